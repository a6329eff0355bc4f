// The stage stands still: whatever is asked, the row of Ra stays where it is.
import { test, expect } from '../server.js';
import { chooseSettings, openRa, playOut, varied } from '../play.js';

const SIZES = [
  [360, 740],
  [820, 1180],
  [1440, 900],
  [1280, 720],
];

for (const [width, height] of SIZES) {
  test.describe(`at ${width} x ${height}`, () => {
    test.use({ viewport: { width, height } });

    // Two players have the most suns, so the most buttons; five have the most names.
    for (const players of [2, 5]) {
      test(`the row stands still in a game of ${players}`, async ({ page, server }) => {
        await chooseSettings(page, server, { pace: 'at-once' });
        await openRa(page, server, players);
        await watchStage(page);
        await playOut(page, varied());
        const { rows, tools, cut } = await page.evaluate(() => globalThis.stage);
        expect(rows).toHaveLength(1);
        expect(tools).toHaveLength(1);
        expect(cut, 'the decision fits into its strip').toEqual([]);
      });
    }
  });
}

/** Notes at every update where the row and the tools are, and decisions that do not fit. */
async function watchStage(page) {
  await page.evaluate(() => {
    const stage = { rows: [], tools: [], cut: [] };
    globalThis.stage = stage;
    const note = (list, thing) => {
      const { left, top, width, height } = thing.getBoundingClientRect();
      const place = [left, top + scrollY, width, height].map(Math.round).join(' ');
      if (!list.includes(place)) list.push(place);
    };
    const look = () => {
      const [row, tools, decide] = ['.row', '.tools', '.decide'].map(name => document.querySelector(name));
      if (!row) return;
      note(stage.rows, row);
      note(stage.tools, tools);
      if (decide.scrollHeight > decide.clientHeight) stage.cut.push(decide.innerText);
    };
    look();
    new MutationObserver(look).observe(document.body, { childList: true });
  });
}
