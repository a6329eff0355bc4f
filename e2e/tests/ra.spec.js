import { test, expect } from '../server.js';
import { act, choosePace, playOut, quick, quickRa } from '../play.js';

test('a full game of Ra against bots by clicking', async ({ page, server }) => {
  await quickRa(page, server);
  const acts = await playOut(page);
  expect(acts).toBeGreaterThan(5);
  await expect(page.locator('.stele')).toHaveCount(4);
  await expect(page.locator('.stele--win')).toHaveCount(1);
  await page.locator('#shuffle summary').click();
  await expect(page.locator('#shuffle')).toContainText('draws match the seed');
});

test('every act has its key', async ({ page, server }) => {
  await quickRa(page, server);
  await expect(page.locator('#live[data-asked]')).toBeAttached();
  await page.keyboard.press('?');
  await expect(page.locator('#keys')).toBeVisible();
  await expect(page.locator('#keys dt').first()).toBeVisible();
  await page.keyboard.press('Escape');
  for (let turns = 0; turns < 12; turns += 1) {
    await expect(page.locator('.final').or(page.locator('#live[data-asked] #decide')).first()).toBeVisible();
    const keyed = page.locator('#decide button[name=do][data-key]:visible');
    if ((await keyed.count()) === 0) {
      await act(page);
      continue;
    }
    const close = page.locator('dialog[open] button.go');
    if (await close.isVisible()) await close.click();
    const step = await page.locator('#live').getAttribute('data-step');
    const key = await keyed.first().getAttribute('data-key');
    for (const letter of /^\d+$/.test(key) ? [...key] : [key]) await page.keyboard.press(letter);
    await expect(page.locator(`#live:not([data-step="${step}"])`)).toBeAttached();
  }
});

test('two browsers at one table see each other at once', async ({ browser, page, server }) => {
  await choosePace(page, server, 'at-once');
  await page.goto(`${server.url}/new?game=ra`);
  await page.locator('input[name=name]:visible').fill('Masha <3');
  await page.locator('select[name=players]').selectOption('3');
  await page.locator('select[name=seat1]').selectOption('open');
  await page.locator('select[name=seat2]').selectOption('random');
  await page.getByRole('button', { name: 'Create table' }).click();
  const link = await page.locator('#link').inputValue();

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(other.locator('.places')).toContainText('Masha <3');
  await other.locator('.places input[name=name]').fill('Nour');
  await other.getByRole('button', { name: 'Sit here' }).click();
  await expect(page.locator('.places')).toContainText('Nour');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('#table.table')).toBeVisible();
  await expect(other.locator('#table.table')).toBeVisible();
  await expect(other.locator('.opps')).toContainText('Masha <3');
  // Who has waited gets all of the page, not only its live part.
  for (const at of [page, other]) {
    await expect(at.locator('.tips [popover]').first()).toBeAttached();
    await expect(at.locator('#menu')).toBeAttached();
  }

  await page.locator('#chat summary').click();
  await page.locator('#chat-text').fill('good luck');
  await page.locator('#chat button').click();
  await expect(other.locator('#chat')).toContainText('good luck');

  const asked = '#live[data-asked]';
  for (let acts = 0; acts < 10; acts += 1) {
    await expect(async () => {
      expect((await page.locator(asked).count()) + (await other.locator(asked).count())).toBeGreaterThan(0);
    }).toPass();
    await act((await page.locator(asked).count()) ? page : other);
  }
  const log = await page.locator('#log li').count();
  expect(log).toBeGreaterThan(5);
  await other.context().close();
});

test('a server that is killed comes back, and the page goes on', async ({ page, server }) => {
  await quickRa(page, server);
  await act(page);
  await expect(page.locator('#live[data-asked]')).toBeAttached();
  const row = await page.locator('.row').innerText();
  await server.kill();
  await expect(page.locator('#toast')).toContainText('Connection lost');
  await server.start();
  await expect(page.locator('#toast')).not.toHaveClass(/is-shown/, { timeout: 30_000 });
  expect(await page.locator('.row').innerText()).toBe(row);
  await act(page);
});

test('somebody watches without a seat', async ({ browser, page, server }) => {
  await quickRa(page, server);
  const watcher = await (await browser.newContext()).newPage();
  await watcher.goto(page.url());
  await expect(watcher.locator('#decide')).toBeVisible();
  await expect(watcher.locator('button[name=do]')).toHaveCount(0);
  await expect(page.locator('.watch')).toContainText('1');
  const before = await watcher.locator('#live').getAttribute('data-step');
  await act(page);
  await expect(watcher.locator(`#live:not([data-step="${before}"])`)).toBeAttached();
  await watcher.context().close();
});

test('focus stays where it was when an update comes', async ({ page, server }) => {
  await quickRa(page, server);
  await page.locator('#chat summary').click();
  await page.locator('#chat-text').fill('half a sen');
  await page.locator('#chat-text').focus();
  await page.evaluate(() =>
    document
      .querySelector('#decide button[name=do]')
      .form.requestSubmit(document.querySelector('#decide button[name=do]')),
  );
  await expect(page.locator('#log li').nth(4)).toBeAttached();
  await expect(page.locator('#chat-text')).toBeFocused();
  await expect(page.locator('#chat-text')).toHaveValue('half a sen');
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('no update is lost while another one is under way', async ({ page, server }) => {
    await quickRa(page, server);
    // The bots answer at once, so several updates come before the first has been shown.
    for (let acts = 0; acts < 30; acts += 1) if (await act(page)) break;
    // And so they do when somebody cannot wait.
    await quick(page, server, 'Ra', { pace: 'normal' });
    for (let acts = 0; acts < 12; acts += 1) {
      const hurry = page.locator('button[data-key=n]');
      await expect(page.locator('#live[data-asked]').or(hurry).first()).toBeVisible();
      if (await hurry.isVisible()) await page.keyboard.press('n');
      if (await act(page)) break;
    }
  });
});
