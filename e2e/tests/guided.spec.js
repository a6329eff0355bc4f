import { clean } from '../axe.js';
import { test, expect } from '../server.js';
import { act, choosePace, eager } from '../play.js';

const card = (page, name) =>
  page.locator('section.game', { has: page.getByRole('heading', { name, exact: true }) });

/** Begins, or goes on with, the guided game of this name. */
async function learn(page, server, name) {
  await page.goto(server.url);
  await card(page, name).locator('.learn').click();
  await expect(page.locator('#live[data-asked] #decide')).toBeVisible();
}

/** Plays the guided game to its end and collects the lessons that were on the page. */
async function learnAll(page, choose) {
  const lessons = new Set();
  for (let acts = 0; acts < 500; acts += 1) {
    await expect(page.locator('.final').or(page.locator('#live[data-asked] #decide')).first()).toBeVisible();
    const now = page.locator('.lesson details');
    if (await now.count()) lessons.add(await now.getAttribute('id'));
    if (await act(page, choose)) return lessons;
  }
  throw new Error('the game does not end');
}

test('from the first visit to the first own move of Ra in two clicks', async ({ page, server }) => {
  let clicks = 0;
  const click = async button => {
    clicks += 1;
    await button.click();
  };
  await page.goto(server.url);
  await click(card(page, 'Ra').getByRole('button', { name: 'Play now' }));
  await expect(page.locator('#live[data-asked]')).toBeAttached();
  const step = await page.locator('#live').getAttribute('data-step');
  await click(page.locator('#decide button[name=do]:visible').first());
  await expect(page.locator(`#live:not([data-step="${step}"])`)).toBeAttached();
  expect(clicks).toBeLessThanOrEqual(2);
});

test('the guided game of Ra to its end', async ({ page, server }) => {
  await choosePace(page, server, 'at-once');
  await learn(page, server, 'Ra');
  await expect(page.locator('#lesson-ra-draw')).toBeVisible();
  const lessons = await learnAll(page, eager);
  expect(lessons.size).toBeGreaterThan(14);
  await expect(page.locator('.lesson--end')).toContainText('Well played');
  await expect(page.locator('.lesson--end .lesson__count')).toHaveText('16/16');
  await expect(page.locator('#shuffle')).toContainText('Tutorial');
  await expect(page.getByRole('link', { name: 'Read the rules' })).toHaveAttribute('href', '/rules/ra');
  await clean(page, 'result of a guided game');
});

test('the guided game of Amun-Re to its end', async ({ page, server }) => {
  await choosePace(page, server, 'at-once');
  await learn(page, server, 'Amun-Re');
  await expect(page.locator('#lesson-ar-auction')).toBeVisible();
  let turn = 0;
  const varied = acts => ({
    click: async () => {
      turn += 1;
      await acts.nth((turn * 7) % (await acts.count())).click();
    },
  });
  const lessons = await learnAll(page, varied);
  expect(lessons.size).toBeGreaterThan(15);
  await expect(page.locator('.lesson--end')).toContainText('Well played');
  await clean(page, 'result of a guided game');
});

test('a lesson is folded, read again, and the game is left and resumed', async ({ page, server }) => {
  await choosePace(page, server, 'at-once');
  await learn(page, server, 'Ra');
  await clean(page, 'guided game');
  await page.locator('.lesson summary').click();
  await expect(page.locator('.lesson p').first()).toBeHidden();
  await act(page);
  await act(page);
  await expect(page.locator('#live[data-asked]')).toBeAttached();
  await page.locator('.lesson__count').click();
  await expect(page.locator('#learnt')).toContainText('Draw a tile');
  await clean(page, 'what I have learnt');
  const learnt = await page.locator('#learnt li').count();
  const table = page.url();
  await page.goto(server.url);
  await expect(card(page, 'Ra').locator('.learn')).toContainText('Continue the tutorial');
  await server.kill();
  await server.start();
  await learn(page, server, 'Ra');
  expect(page.url()).toBe(table);
  await expect(page.locator('#learnt li')).toHaveCount(learnt);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the card is small, and without it everything of Ra is on one screen', async ({ page, server }) => {
    await choosePace(page, server, 'at-once');
    await learn(page, server, 'Ra');
    for (let acts = 0; acts < 12; acts += 1) {
      await expect(page.locator('#live[data-asked] #decide')).toBeVisible();
      const open = page.locator('.lesson details[open]');
      if (await open.count()) {
        await expect(async () => {
          const box = await page.locator('.lesson').boundingBox();
          expect(box?.height).toBeLessThan(150);
        }).toPass();
        await open.locator('summary').tap();
      }
      await expect(async () => {
        const decide = await page.locator('#decide').boundingBox();
        const others = await page.locator('.opps').boundingBox();
        expect(others.y + others.height, 'the decision covers no opponent').toBeLessThanOrEqual(decide.y);
      }).toPass();
      if (await act(page)) break;
    }
    await page.goto(page.url());
    await clean(page, 'guided game on a phone');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('lessons need no script', async ({ page, server }) => {
    await choosePace(page, server, 'at-once');
    await page.goto(server.url);
    await card(page, 'Ra').locator('.learn').click();
    await expect(page.locator('#lesson-ra-draw')).toBeVisible();
    await page.locator('.lesson summary').click();
    await expect(page.locator('.lesson p').first()).toBeHidden();
    await page.locator('#decide button[name=do]').first().click();
    await expect(page.locator('.lesson__count')).toBeVisible();
  });
});
