import { clean } from '../axe.js';
import { test, expect } from '../server.js';
import { act, choosePace, crowded, playOut, quick, varied } from '../play.js';

const quickAmunRe = (page, server, choice) => quick(page, server, 'Amun-Re', choice);

test('a full game of Amun-Re against bots by clicking', async ({ page, server }) => {
  await quickAmunRe(page, server);
  await expect(page.locator('.map__art').first()).toBeVisible();
  const acts = await playOut(page, varied());
  expect(acts).toBeGreaterThan(30);
  await expect(page.locator('.rank li')).toHaveCount(4);
  await expect(page.locator('.sc')).toHaveCount(2);
  await page.locator('#shuffle summary').click();
  await expect(page.locator('#shuffle')).toContainText('draws match the seed');
  await clean(page, 'result');
  for (const size of [
    { width: 360, height: 740 },
    { width: 820, height: 1180 },
  ]) {
    await page.setViewportSize(size);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(size.height);
  }
});

test('a province is clicked on the map', async ({ page, server }) => {
  await quickAmunRe(page, server);
  for (let acts = 0; acts < 40; acts += 1) {
    await expect(page.locator('#live[data-asked] #decide')).toBeVisible();
    const put = page.locator('label.hit--put').first();
    if (await put.count()) {
      const step = await page.locator('#live').getAttribute('data-step');
      await put.click();
      await expect(page.locator(`#live:not([data-step="${step}"])`)).toBeAttached();
      return;
    }
    await act(page);
  }
  throw new Error('nothing was to be placed');
});

test('cards explain themselves and are sold', async ({ page, server }) => {
  await quickAmunRe(page, server);
  await expect(page.locator('#live[data-asked] #decide')).toBeVisible();
  await page.getByRole('button', { name: /^Architect/ }).click();
  await expect(page.locator('#card-architect')).toContainText('2 stones');
  await page.getByRole('button', { name: 'Sell Architect for 1 gold' }).click();
  await expect(page.locator('.pl--me .pl__own')).toContainText('21');
});

test('the table of Amun-Re is accessible in every phase', async ({ page, server }) => {
  await quickAmunRe(page, server);
  const seen = new Set();
  const choose = varied();
  while (seen.size < 8) {
    await expect(page.locator('.final').or(page.locator('#live[data-asked] #decide')).first()).toBeVisible();
    const phase = (await page.locator('#h-ask').innerText()).replace(/\d+|\s(on|leads?|lead)\s.*/g, '');
    if (!seen.has(phase)) {
      seen.add(phase);
      await clean(page, phase);
    }
    if (await act(page, choose)) break;
  }
  expect(seen.size).toBeGreaterThan(4);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the decision is at hand, and the map can be moved', async ({ page, server }) => {
    await quickAmunRe(page, server);
    await expect(page.locator('#live[data-asked] #decide')).toBeVisible();
    await page.locator('.tabs label[for=tab-map]').tap();
    await expect(page.locator('.map__pan')).toBeVisible();
    await expect(async () => {
      await page.getByText('Zoom in', { exact: true }).tap();
      const wide = await page.locator('.map__pan').evaluate(pan => pan.scrollWidth > 2 * pan.clientWidth);
      expect(wide).toBe(true);
    }).toPass();
    for (const name of ['Key', 'Provinces']) {
      await page.getByRole('button', { name, exact: true }).tap();
      const sheet = page.getByRole('dialog');
      await sheet.locator('li').last().scrollIntoViewIfNeeded();
      await sheet.getByRole('button', { name: 'Close' }).tap();
      await expect(sheet).toBeHidden();
    }
    await page.locator('.tabs label[for=tab-ask]').tap();
    for (let acts = 0; acts < 12; acts += 1) {
      await act(page);
      expect(await crowded(page)).toBe(false);
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(overflow).toBe(false);
    await clean(page, 'phone');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('some rounds of Amun-Re are played by forms alone', async ({ page, server }) => {
    await choosePace(page, server, 'at-once');
    await page.goto(server.url);
    const game = page.locator('section.game', {
      has: page.getByRole('heading', { name: 'Amun-Re', exact: true }),
    });
    await game.locator('select[name=rank]').selectOption('random');
    await game.getByRole('button', { name: 'Play now' }).click();
    for (let loads = 0; loads < 300; loads += 1) {
      if (
        (await page.locator('.king__now').innerText()).includes('New') ||
        (await page.locator('.king__now i.d').count()) === 2
      ) {
        return;
      }
      const buttons = page.locator('#decide button[name=do]:visible');
      if (await buttons.count()) await buttons.first().click();
      else await page.reload();
    }
    throw new Error('the third round was not reached');
  });
});
