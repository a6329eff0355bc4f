import { test, expect } from '../server.js';
import { act, quick } from '../play.js';

const LANGUAGES = { en: 'en-GB', ru: 'ru-RU', nl: 'nl-NL', 'pt-BR': 'pt-PT' };

for (const [code, locale] of Object.entries(LANGUAGES)) {
  test.describe(`a browser that speaks ${locale}`, () => {
    test.use({ locale });

    test('is answered in its language', async ({ page, server }) => {
      await page.goto(server.url);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await page.goto(`${server.url}/new?game=amun-re`);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
    });
  });
}

test('the language is changed in the middle of a game', async ({ page, server }) => {
  await quick(page, server, 'Ra');
  await act(page);
  const table = page.url();
  const heard = new Set();
  for (const code of Object.keys(LANGUAGES)) {
    await page.goto(`${server.url}/settings`);
    await page.locator('main select[name=language]').selectOption(code);
    await page.locator('main form button').last().click();
    await page.goto(table);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(page.locator('#live[data-asked]').or(page.locator('.final')).first()).toBeAttached();
    heard.add(await page.locator('#h-decide').innerText());
    await act(page);
  }
  // Each language has words of its own for what is to be decided.
  expect(heard.size).toBeGreaterThan(2);
});

// Longer words must not push anything out of the window.
for (const [code, locale] of Object.entries(LANGUAGES)) {
  test.describe(`on a phone that speaks ${locale}`, () => {
    test.use({ locale, viewport: { width: 360, height: 740 } });

    test('nothing is wider than the window', async ({ page, server }) => {
      const narrow = async what => {
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, `${what}, ${code}`).toBeLessThanOrEqual(360);
      };
      for (const path of ['/', '/new?game=ra', '/new?game=amun-re', '/settings', '/fair']) {
        await page.goto(server.url + path);
        await narrow(path);
      }
      for (const game of [0, 1]) {
        await page.goto(server.url);
        const section = page.locator('section.game').nth(game);
        await section.locator('select[name=rank]').selectOption('random');
        await section.locator('button.go').click();
        await expect(page.locator('#table.table')).toBeVisible();
        await narrow(`the table of game ${game}`);
      }
    });
  });
}
