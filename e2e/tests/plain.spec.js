import { test, expect } from '../server.js';
import { eager } from '../play.js';

test.use({ javaScriptEnabled: false });

test('without JavaScript a game is played by forms alone', async ({ page, server }) => {
  await page.goto(`${server.url}/settings`);
  await page.locator('main select[name=pace]').selectOption('at-once');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.goto(server.url);
  await page.locator('section.game').first().locator('select[name=rank]').selectOption('random');
  await page.getByRole('button', { name: 'Play now' }).first().click();
  let acts = 0;
  for (let loads = 0; loads < 600 && !(await page.locator('.final').count()); loads += 1) {
    const close = page.locator('dialog[open] button.go');
    if (await close.count()) await close.click();
    const buttons = page.locator('#decide button[name=do]:visible');
    if (await buttons.count()) {
      await (await eager(buttons)).click();
      acts += 1;
    } else {
      await page.reload();
    }
  }
  await expect(page.locator('.final')).toBeVisible();
  expect(acts).toBeGreaterThan(5);
});

test('the theme is chosen without JavaScript', async ({ page, server }) => {
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Night' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
});
