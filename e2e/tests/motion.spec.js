// What holds while things move: no page is loaded, no click is lost, nothing lies over a sheet.
import { test, expect } from '../server.js';
import { act, chooseSettings, eager, playOut, quick, varied } from '../play.js';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const game of ['Ra', 'Amun-Re']) {
  test(`a whole game of ${game} loads no page`, async ({ page, server }) => {
    await chooseSettings(page, server, { motion: 'full' });
    await quick(page, server, game);
    const documents = [];
    page.on('request', request => {
      if (request.resourceType() === 'document') documents.push(`${request.method()} ${request.url()}`);
    });
    expect(await playOut(page, varied())).toBeGreaterThan(5);
    expect(documents).toEqual([]);
  });

  test(`clicks at ${game} count 50, 150 and 300 ms after an update`, async ({ page, server }) => {
    await chooseSettings(page, server, { motion: 'full' });
    await quick(page, server, game);
    let step;
    for (let acts = 0; acts < 36; acts += 1) {
      const delay = [50, 150, 300][acts % 3];
      const next = await page.evaluate(buttonAfterUpdate, { step, delay, turn: acts });
      if (!next) return;
      step = next.step;
      await page.mouse.click(next.x, next.y);
      await expect(
        page.locator(`#live:not([data-step="${step}"])`),
        `${delay} ms after an update`,
      ).toBeAttached();
    }
  });
}

/**
 * Runs in the page: waits for an update that asks for a decision, and as long after it as told.
 * Says where to click, or nothing when the game is over.
 */
async function buttonAfterUpdate({ step, delay, turn }) {
  const live = () => document.getElementById('live');
  const ready = () =>
    document.querySelector('.final') || ('asked' in live().dataset && live().dataset.step !== step);
  while (!ready()) await new Promise(requestAnimationFrame);
  if (document.querySelector('.final')) return undefined;
  document.querySelector('dialog[open] button.go')?.click();
  await new Promise(done => setTimeout(done, delay));
  const frame = document.getElementById('decide').getBoundingClientRect();
  const points = [...document.querySelectorAll('#decide button[name=do]')].map(button => {
    const box = button.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2, width: box.width };
  });
  const inside = points.filter(
    ({ x, y, width }) =>
      width > 0 &&
      x > frame.left &&
      x < frame.right &&
      y > frame.top &&
      y < Math.min(frame.bottom, innerHeight) - 8,
  );
  const { x, y } = inside[(turn * 7) % inside.length];
  return { x, y, step: live().dataset.step };
}

test('an update between press and release does not take the click away', async ({
  context,
  page,
  server,
}) => {
  await page.addInitScript(() => {
    globalThis.updates = 0;
    globalThis.EventSource = class extends EventSource {
      constructor(url) {
        super(url);
        this.addEventListener('update', () => {
          globalThis.updates += 1;
        });
      }
    };
  });
  await chooseSettings(page, server, { motion: 'full' });
  await quick(page, server, 'Ra');
  await expect(page.locator('#live[data-asked]')).toBeAttached();
  const second = await context.newPage();
  await second.goto(page.url());
  await second.locator('#chat summary').click();
  await second.locator('#chat-text').fill('good luck');
  const step = await page.locator('#live').getAttribute('data-step');
  const updates = () => page.evaluate(() => globalThis.updates);
  const before = await updates();

  await page.locator('#decide button[name=do]:visible').first().hover();
  await page.mouse.down();
  await second.locator('#chat button').click();
  await expect.poll(updates).toBeGreaterThan(before);
  const sent = page.waitForRequest(/\/act$/);
  await page.mouse.up();
  await sent;
  await expect(page.locator(`#live:not([data-step="${step}"])`)).toBeAttached();
  await expect(page.locator('#chat')).toContainText('good luck');
});

test('what travels passes below the sheets', async ({ page, server }) => {
  await chooseSettings(page, server, { motion: 'full' });
  await quick(page, server, 'Ra');
  const sheet = page.locator('dialog.panel--over[open]');
  await expect(async () => {
    if (!(await sheet.isVisible())) await act(page, eager);
    await expect(sheet).toBeVisible({ timeout: 1000 });
  }).toPass();
  const layers = await page.evaluate(() => {
    const look = selector => getComputedStyle(document.querySelector(selector));
    return {
      sheet: Number(look('dialog.panel--over[open]').zIndex),
      flights: Number(look('.flights').zIndex),
      // A view transition would paint what has a name above everything.
      named: [...document.querySelectorAll('#live *')].filter(
        thing => getComputedStyle(thing).viewTransitionName !== 'none',
      ).length,
    };
  });
  expect(layers.sheet).toBeGreaterThan(layers.flights);
  expect(layers.named).toBe(0);
});
