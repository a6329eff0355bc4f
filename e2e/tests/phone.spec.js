// A whole game by touch on a phone held upright.
import { test, expect } from '../server.js';
import { choosePace, crowded } from '../play.js';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('a whole game of Ra by touch, without scrolling', async ({ page, server }) => {
  await choosePace(page, server, 'at-once');
  await page.goto(server.url);
  const game = page.locator('section.game').first();
  await game.locator('select[name=rank]').selectOption('random');
  await game.getByRole('button', { name: 'Play now' }).tap();
  const ended = page.locator('.final');
  const asked = page.locator('#live[data-asked] #decide');
  for (let acts = 0; acts < 500; acts += 1) {
    await expect(ended.or(asked).first()).toBeVisible();
    if (await ended.isVisible()) break;
    const on = page.locator('dialog[open] button.go');
    if (await on.isVisible()) await on.tap();
    const choices = page.locator('#decide button[name=do]:visible');
    expect(await crowded(page)).toBe(false);
    if (acts < 20) {
      // The row, every player and the decision are there at once.
      for (const part of ['.row', '.opps', '.me', '#decide']) {
        const box = await page.locator(part).first().boundingBox();
        expect(box.y, part).toBeGreaterThanOrEqual(0);
        expect(box.y, part).toBeLessThan(740);
      }
      for (const choice of await choices.all()) {
        const box = await choice.boundingBox();
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
        expect(box.y + box.height).toBeLessThanOrEqual(741);
      }
    }
    const step = await page.locator('#live').getAttribute('data-step');
    await choices.nth(acts % (await choices.count())).tap();
    await expect(page.locator(`#live:not([data-step="${step}"])`)).toBeAttached();
  }
  await expect(ended).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide).toBe(false);
});

test('a touch explains what it touches', async ({ page, server }) => {
  await choosePace(page, server, 'at-once');
  await page.goto(server.url);
  await page.locator('section.game').first().getByRole('button', { name: 'Play now' }).tap();
  await expect(page.locator('#table')).toBeVisible();
  await page.locator('.centre .sun').tap();
  await expect(page.locator('#why-ra-centre')).toBeVisible();
  await page.locator('.top__title').tap();
  await expect(page.locator('#why-ra-centre')).toBeHidden();
});

test.describe('held sideways', () => {
  test.use({ viewport: { width: 740, height: 360 } });

  for (const number of [0, 1]) {
    test(`game ${number} can be played`, async ({ page, server }) => {
      await choosePace(page, server, 'at-once');
      await page.goto(server.url);
      await page.locator('section.game').nth(number).getByRole('button', { name: 'Play now' }).tap();
      const choice = page.locator('#live[data-asked] #decide button[name=do]:visible').first();
      await expect(choice).toBeVisible();
      const step = await page.locator('#live').getAttribute('data-step');
      await choice.tap();
      await expect(page.locator(`#live:not([data-step="${step}"])`)).toBeAttached();
      expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    });
  }
});

test('a device is passed round, and nobody sees what the next one holds', async ({ page, server }) => {
  await page.goto(`${server.url}/new?game=amun-re`);
  await page.locator('input[name=name]:visible').fill('Anne');
  await page.locator('select[name=players]').selectOption('3');
  await page.locator('select[name=seat1]').selectOption('open');
  await page.locator('select[name=seat2]').selectOption('random');
  await page.getByLabel('Hot seat (share one device)').check();
  await page.locator('input[name=name1]').fill('Ben');
  await page.getByRole('button', { name: 'Create table' }).tap();
  await page.getByRole('button', { name: 'Start the game' }).tap();
  const seen = new Set();
  let last;
  for (let acts = 0; acts < 6; acts += 1) {
    const cover = page.locator('.cover');
    const name = (await cover.locator('h2').textContent()).replace('Pass the device to ', '');
    seen.add(name);
    if (name !== last) await expect(cover).toBeVisible();
    // A player whose turn goes on keeps the device, and is not covered again.
    if (await cover.isVisible()) {
      await expect(page.locator('.hand')).toBeHidden();
      await page.getByText(`I’m ${name}`).tap();
      await expect(cover).toBeHidden();
    }
    last = name;
    await expect(page.locator('.whose')).toContainText(name);
    const step = await page.locator('#live').getAttribute('data-step');
    await page.locator('#decide button[name=do]:visible').first().tap();
    await expect(page.locator(`#live[data-asked]:not([data-step="${step}"])`)).toBeAttached();
  }
  expect([...seen].sort()).toEqual(['Anne', 'Ben']);
});
