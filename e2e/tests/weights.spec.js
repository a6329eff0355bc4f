// What a visit costs on the wire (budgets: 120 kB for a first visit to a table, 20 kB of it
// JavaScript, 10 kB for an update). WEIGHTS=1 prints the figures.
import { gzipSync } from 'node:zlib';
import { test, expect } from '../server.js';
import { act, quick } from '../play.js';

const KB = 1024;

/** Adds up the bytes that came over the wire, packed, by the sort of what was asked for. */
async function scales(page) {
  const wire = await page.context().newCDPSession(page);
  const sorts = new Map();
  const weights = { all: 0, Script: 0, streamed: 0, updates: [], coming: new Set() };
  await wire.send('Network.enable');
  await wire.send('Network.setCacheDisabled', { cacheDisabled: true });
  wire.on('Network.requestWillBeSent', ({ requestId, type }) => {
    sorts.set(requestId, type);
    if (type !== 'EventSource') weights.coming.add(requestId);
  });
  wire.on('Network.loadingFailed', ({ requestId }) => weights.coming.delete(requestId));
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    weights.coming.delete(requestId);
    const sort = sorts.get(requestId);
    weights.all += encodedDataLength;
    if (sort in weights) weights[sort] += encodedDataLength;
  });
  // Several updates may arrive in one read, so each is packed again as the server packs it.
  wire.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (sorts.get(requestId) === 'EventSource') weights.streamed += encodedDataLength;
  });
  wire.on('Network.eventSourceMessageReceived', ({ data }) => {
    weights.updates.push(gzipSync(data, { level: 6 }).length);
  });
  return weights;
}

for (const game of ['Ra', 'Amun-Re']) {
  test(`a visit to a table of ${game} and its updates are light`, async ({ page, server }) => {
    await quick(page, server, game);
    for (let acts = 0; acts < 8; acts += 1) await act(page);
    const weights = await scales(page);
    await page.reload();
    await expect(page.locator('#live[data-asked]')).toBeAttached();
    await page.waitForLoadState();
    await expect.poll(() => weights.coming.size, 'everything has arrived').toBe(0);
    const visit = { ...weights };
    for (let acts = 0; acts < 12; acts += 1) if (await act(page)) break;
    const largest = Math.max(...weights.updates);
    if (process.env.WEIGHTS) {
      const kb = bytes => `${(bytes / KB).toFixed(1)} kB`;
      console.log(
        `${game}: first visit ${kb(visit.all)}, JavaScript ${kb(visit.Script)}, largest update ${kb(largest)}`,
      );
    }
    expect(visit.all).toBeGreaterThan(KB);
    expect(visit.all).toBeLessThan(120 * KB);
    expect(visit.Script).toBeLessThan(20 * KB);
    expect(weights.updates.length).toBeGreaterThan(0);
    expect(largest).toBeLessThan(10 * KB);
    expect(weights.streamed / weights.updates.length).toBeLessThan(10 * KB);
  });
}
