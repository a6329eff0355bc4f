import { readFileSync } from 'node:fs';
import { test, expect } from '../server.js';
import { act, eager, playOut, quickRa } from '../play.js';

test('a finished game is replayed, exported and imported', async ({ page, server }) => {
  await quickRa(page, server);
  await playOut(page, eager);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download game' }).click(),
  ]);
  const record = await download.path();
  expect(readFileSync(record, 'utf8')).toContain('"game":"ra"');

  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  await expect(page.locator('.replay__at')).toContainText('0 of');
  await page.getByRole('link', { name: 'Last' }).click();
  await expect(page.locator('.final')).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.locator('button[name=do]')).toHaveCount(0);
  await page.keyboard.press('Home');
  await expect(page.locator('.replay__at')).toContainText('0 of');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.replay__at')).toContainText('1 of');
  await page.locator('.replay select[name=as]').selectOption({ index: 2 });
  await expect(page).toHaveURL(/as=1/);

  await page.goto(server.url);
  await page
    .locator('#record')
    .setInputFiles({ name: 'game.jsonl', mimeType: 'application/jsonl', buffer: readFileSync(record) });
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.locator('#table')).toBeVisible();
});

test('a file that is no record is refused with a reason', async ({ page, server }) => {
  await page.goto(server.url);
  await page
    .locator('#record')
    .setInputFiles({ name: 'game.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from('hello\n') });
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.locator('body')).toContainText('readable game record');
});

test('a game is continued from a point of its replay against bots', async ({ page, server }) => {
  await quickRa(page, server);
  await playOut(page, eager);
  await page.goto(page.url().replace('/table/', '/replay/') + '?step=40&as=0');
  await page.getByRole('button', { name: 'Continue from here' }).click();
  await expect(page.locator('#table.table')).toBeVisible();
  await act(page);
});
