import { test, expect } from '../server.js';
import { quickRa } from '../play.js';

test('what scores is one key away, and the rules open beside the game', async ({ page, server }) => {
  await quickRa(page, server);
  await page.keyboard.press('?');
  await expect(page.locator('#keys')).toContainText('Scoring summary');
  await page.keyboard.press('Escape');
  await page.keyboard.press('s');
  const scores = page.locator('#scores');
  await expect(scores).toBeVisible();
  await expect(scores).toContainText('Pharaohs');
  const [rules] = await Promise.all([
    page.context().waitForEvent('page'),
    scores.getByRole('link', { name: 'All rules' }).click(),
  ]);
  await expect(rules.getByRole('heading', { level: 1 })).toHaveText('The rules of Ra');
  await expect(page).toHaveURL(/\/table\//);
});

test('a citation leads to its passage', async ({ page, server }) => {
  for (const [game, clause] of [
    ['ra', 'RA-5.4'],
    ['amun-re', 'AR-8.5'],
  ]) {
    await page.goto(`${server.url}/rules/${game}#${clause}`);
    const passage = page.locator('.rule', { has: page.locator(`[id="${clause}"]`) });
    await expect(passage).toBeInViewport();
  }
});

test('only tables of the rules scroll sideways on a phone', async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const game of ['ra', 'amun-re']) {
    await page.goto(`${server.url}/rules/${game}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what scores can be opened', async ({ page, server }) => {
    await page.goto(server.url);
    await page.getByRole('button', { name: 'Play now' }).first().click();
    await page.getByRole('button', { name: 'Scoring summary' }).click();
    await expect(page.locator('#scores')).toBeVisible();
  });
});
