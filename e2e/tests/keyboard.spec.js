// Whole games without a mouse: only keys are pressed, from the start page to the end of the game.
import { test, expect } from '../server.js';
import { choosePace } from '../play.js';

/** Presses Tab until the focus is on something that matches. */
async function tabTo(page, selector) {
  for (let presses = 0; presses < 300; presses += 1) {
    if (await page.evaluate(wanted => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the focus does not get to ${selector}`);
}

async function begin(page, server, game) {
  await choosePace(page, server, 'at-once');
  await page.goto(server.url);
  await tabTo(page, `section.game:has(#h-${game}) select[name=rank]`);
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, `section.game:has(#h-${game}) form[action="/quick"] button`);
  await page.keyboard.press('Enter');
  await expect(page.locator('#table')).toBeVisible();
}

const ended = page => page.locator('.final');
const asked = page => page.locator('#live[data-asked] #decide');

/** Plays with this way to act until the game is over, and counts the acts. */
async function play(page, actBy) {
  page.on('dialog', question => question.accept());
  for (let acts = 0; acts < 500; acts += 1) {
    await expect(ended(page).or(asked(page)).first()).toBeVisible();
    if (await ended(page).isVisible()) return acts;
    if (await page.locator('dialog[open]').count()) await page.keyboard.press('Enter');
    const step = await page.locator('#live').getAttribute('data-step');
    await actBy(acts);
    await expect(page.locator(`#live:not([data-step="${step}"])`)).toBeAttached();
  }
  throw new Error('the game does not end');
}

test('a whole game of Ra by its keys', async ({ page, server }) => {
  await begin(page, server, 'ra');
  await page.keyboard.press('?');
  await expect(page.locator('#keys dt').first()).toBeVisible();
  await page.keyboard.press('Escape');
  const acts = await play(page, async () => {
    const keys = page.locator('#decide button[name=do][data-key]:visible');
    if (await keys.count()) {
      const key = await keys.first().getAttribute('data-key');
      for (const letter of /^\d+$/.test(key) ? [...key] : [key]) await page.keyboard.press(letter);
    } else {
      await tabTo(page, '#decide button[name=do]');
      await page.keyboard.press('Enter');
    }
  });
  expect(acts).toBeGreaterThan(5);
});

test('a whole game of Amun-Re by going from button to button', async ({ page, server }) => {
  await begin(page, server, 'amun-re');
  const acts = await play(page, async number => {
    await tabTo(page, '#decide button[name=do]');
    for (let further = 0; further < number % 3; further += 1) {
      await page.keyboard.press('Tab');
      if (!(await page.evaluate(() => document.activeElement.matches('#decide button[name=do]')))) {
        await tabTo(page, '#decide button[name=do]');
      }
    }
    await page.keyboard.press('Enter');
  });
  expect(acts).toBeGreaterThan(30);
});

test('things explain themselves to whoever reaches them by key', async ({ page, server }) => {
  await begin(page, server, 'ra');
  await expect(asked(page)).toBeVisible();
  await tabTo(page, '.me [data-why]');
  await expect(page.locator('.tip:popover-open h3')).toBeVisible();
  const first = await page.locator('.tip:popover-open').getAttribute('id');
  for (let steps = 0; steps < 6; steps += 1) await page.keyboard.press('ArrowRight');
  await expect(page.locator('.tip:popover-open')).not.toHaveAttribute('id', first);
  await expect(page.locator('.tip:popover-open .tip__rule a')).toHaveAttribute('href', /^\/rules\/ra#RA-/);
  await page.keyboard.press('Escape');
  await expect(page.locator('.tip:popover-open')).toHaveCount(0);
});
