// Motion, sounds, the calls of the browser, and the settings that rule them.
import { test, expect } from '../server.js';
import { act, chooseSettings, quickRa } from '../play.js';

/** How many things moved by themselves while the page was watched. */
async function watchFlights(page) {
  await page.evaluate(() => {
    globalThis.flights = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
      globalThis.flights += 1;
      return animate.apply(this, how);
    };
  });
  return () => page.evaluate(() => globalThis.flights);
}

test('tiles travel if the visitor wants them to', async ({ page, server }) => {
  await chooseSettings(page, server, { motion: 'full' });
  await quickRa(page, server);
  await expect(page.locator('#live[data-asked]')).toBeAttached();
  const flights = await watchFlights(page);
  await act(page);
  await expect(async () => expect(await flights()).toBeGreaterThan(0)).toPass();
  await expect(page.locator('.flight')).toHaveCount(0);
});

test('nothing travels if they do not', async ({ page, server }) => {
  await chooseSettings(page, server, { motion: 'reduced' });
  await quickRa(page, server);
  await expect(page.locator('#live[data-asked]')).toBeAttached();
  const flights = await watchFlights(page);
  await act(page);
  await act(page);
  expect(await flights()).toBe(0);
});

test('sounds are silent until a volume is chosen', async ({ page, server }) => {
  await page.addInitScript(() => {
    globalThis.tones = 0;
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
      globalThis.tones += 1;
      return make.call(this);
    };
  });
  const tones = () => page.evaluate(() => globalThis.tones);
  await quickRa(page, server);
  await act(page);
  expect(await tones()).toBe(0);
  await chooseSettings(page, server, { volume: '6' });
  await expect(page.locator('html')).toHaveAttribute('data-volume', '6');
  await quickRa(page, server);
  await act(page);
  await expect(async () => expect(await tones()).toBeGreaterThan(0)).toPass();
});

test('title and icon tell whose turn it is', async ({ page, server }) => {
  await quickRa(page, server);
  await expect(page.locator('#live[data-asked]')).toBeAttached();
  await expect(page).toHaveTitle(/^● /);
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /icon-turn/);
});

test('a notification calls those who look elsewhere', async ({ context, page, server }) => {
  await context.grantPermissions(['notifications'], { origin: server.url });
  await page.addInitScript(() => {
    globalThis.called = [];
    globalThis.Notification = class {
      static permission = 'granted';
      static requestPermission = async () => 'granted';
      constructor(title) {
        globalThis.called.push(title);
      }
      close() {}
    };
    Object.defineProperty(document, 'hidden', { get: () => Boolean(globalThis.away) });
  });
  await chooseSettings(page, server, { notify: true });
  await quickRa(page, server, { pace: 'normal' });
  await expect(page.locator('#live[data-asked]')).toBeAttached({ timeout: 60_000 });
  await page.evaluate(() => {
    globalThis.away = true;
  });
  await page.locator('#decide button[name=do]:visible').first().click();
  await expect(async () => {
    expect(await page.evaluate(() => globalThis.called)).not.toEqual([]);
  }).toPass({ timeout: 60_000 });
});

test('slow bots are skipped', async ({ page, server }) => {
  await quickRa(page, server, { pace: 'slow' });
  for (let turns = 0; turns < 4; turns += 1) {
    const skip = page.getByRole('button', { name: 'Skip to my turn' });
    await expect(skip.or(page.locator('#live[data-asked]')).first()).toBeAttached();
    if (await skip.count()) await page.keyboard.press('n');
    await expect(page.locator('#live[data-asked]')).toBeAttached({ timeout: 60_000 });
    await act(page);
  }
});

test('the pace of a running table is changed in its menu', async ({ page, server }) => {
  await quickRa(page, server);
  await page.getByRole('button', { name: 'Menu' }).click();
  const sent = page.waitForResponse(answer => answer.url().endsWith('/pace'));
  await page.locator('#pace').selectOption('fast');
  await sent;
  await page.reload();
  await expect(page.locator('#pace')).toHaveValue('fast');
});

test('pieces explain themselves when pointed at', async ({ page, server }) => {
  await quickRa(page, server);
  await page.locator('.me .slot').first().hover();
  await expect(page.locator('.tip:popover-open .tip__rule a')).toBeVisible();
  await page.locator('.top').hover({ position: { x: 5, y: 5 } });
  await expect(page.locator('.tip:popover-open')).toHaveCount(0);
});
