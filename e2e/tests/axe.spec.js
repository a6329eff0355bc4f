import { clean } from '../axe.js';
import { test, expect } from '../server.js';
import { act, eager, playOut, quickRa } from '../play.js';

test('pages of text and forms are accessible', async ({ page, server }) => {
  for (const path of [
    '/',
    '/new?game=ra',
    '/settings',
    '/fair',
    '/design',
    '/design/amun-re',
    '/rules/ra',
    '/rules/amun-re',
    '/table/nothing',
  ]) {
    await page.goto(server.url + path);
    await clean(page, path);
  }
  await page.goto(`${server.url}/new?game=ra`);
  await page.locator('select[name=seat1]').selectOption('open');
  await page.getByRole('button', { name: 'Create table' }).click();
  await clean(page, 'waiting room');
});

test('the table of Ra is accessible in every state', async ({ page, server }) => {
  await quickRa(page, server);
  const seen = new Set();
  for (let acts = 0; acts < 60; acts += 1) {
    // While bots move, the page changes under the hands of the check.
    await expect(page.locator('#live[data-asked]').or(page.locator('.final')).first()).toBeAttached();
    if (await page.locator('.final').count()) break;
    const heading = await page.locator('#h-decide').innerText();
    if (!seen.has(heading) && seen.size < 5) {
      seen.add(heading);
      await clean(page, heading);
    }
    if (await act(page)) break;
  }
  expect(seen.size).toBeGreaterThan(1);
  await playOut(page, eager);
  await clean(page, 'result');
  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  await clean(page, 'replay');
});
