// How a person without a plan plays: any act that is possible, again and again.
import { expect } from './server.js';

/** Opens a game of Ra against bots that do not make us wait. */
export async function quickRa(page, server, choice) {
  await quick(page, server, 'Ra', choice);
}

/** Opens a game by its name, in one click from the start page. */
export async function quick(page, server, name, { rank = 'random', pace = 'at-once' } = {}) {
  await choosePace(page, server, pace);
  await page.goto(server.url);
  const game = page.locator('section.game', { has: page.getByRole('heading', { name, exact: true }) });
  await game.locator('select[name=rank]').selectOption(rank);
  await game.getByRole('button', { name: 'Play now' }).click();
  await tableReady(page);
}

/** Waits for a table on which scripts run: they show the button that lists the keys. */
export async function tableReady(page) {
  await expect(page.locator('#table')).toBeVisible();
  await expect(page.locator('[data-show-keys]:not([hidden])')).toBeAttached();
}

/** Opens a table of Ra with this many players, the others bots, and starts the game. */
export async function openRa(page, server, players) {
  await page.goto(`${server.url}/new?game=ra`);
  await page.locator('select[name=players]').selectOption(String(players));
  for (let seat = 1; seat < players; seat += 1) {
    await page.locator(`select[name=seat${seat}]`).selectOption('random');
  }
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await tableReady(page);
}

/** Chooses settings by the names of their fields. */
export async function chooseSettings(page, server, settings) {
  await page.goto(`${server.url}/settings`);
  for (const [name, value] of Object.entries(settings)) {
    const field = page.locator(`main [name=${name}]`);
    if (value === true) await field.check();
    else if (name === 'volume') await field.fill(value);
    else await field.selectOption(value);
  }
  await page.getByRole('button', { name: 'Save' }).click();
}

export async function choosePace(page, server, pace) {
  await chooseSettings(page, server, { pace });
}

/** Acts once if asked; says whether the game is over. */
export async function act(page, choose = acts => acts.first()) {
  const over = page.locator('.final');
  const asked = page.locator('#live[data-asked] #decide');
  await expect(over.or(asked).first()).toBeVisible();
  if (await over.isVisible()) return true;
  const close = page.locator('dialog[open] button.go');
  if (await close.isVisible()) await close.click();
  const step = await page.locator('#live').getAttribute('data-step');
  await (await choose(page.locator('#decide button[name=do]:visible'))).click();
  await expect(page.locator(`#live:not([data-step="${step}"])`)).toBeAttached();
  return false;
}

/** Choices that differ from turn to turn, but are the same in every run. */
export function varied() {
  let turn = 0;
  return async acts => {
    turn += 1;
    return acts.nth((turn * 7) % (await acts.count()));
  };
}

/** Invokes and bids whenever that is possible, so that games are short. */
export async function eager(acts) {
  const bold = acts.and(acts.page().locator('[value^=bid], [value=invoke]'));
  return (await bold.count()) ? bold.first() : acts.first();
}

/** Plays until the game is over. */
export async function playOut(page, choose) {
  for (let acts = 0; acts < 500; acts += 1) {
    if (await act(page, choose)) return acts;
  }
  throw new Error('the game does not end');
}

/** Whether parts of the header lie on each other, or beyond the screen. */
export async function crowded(page) {
  return page.locator('.top').evaluate(top => {
    const parts = [
      ...top.querySelectorAll('.brand, .top__title, .epochs, .king__now, .ph[aria-current], .tilebox, .tool'),
    ];
    const seen = parts.filter(
      part => part.checkVisibility() && getComputedStyle(part).position !== 'absolute',
    );
    const boxes = seen.map(part => part.getBoundingClientRect());
    return boxes.some((box, number) => box.right > (boxes[number + 1]?.left ?? innerWidth) + 0.5);
  });
}
