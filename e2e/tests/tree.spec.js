// Whole games by what a screen reader has: the accessibility tree tells what there is and what can
// be done; nothing is looked up in the page.
import { test, expect } from '../server.js';
import { choosePace } from '../play.js';

/** The tree of the page as a list of nodes, with role, name, state and the nodes above. */
async function tree(wire) {
  const { nodes } = await wire.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map(node => [node.nodeId, node]));
  const above = node => (node ? [node, ...above(byId.get(node.parentId))] : []);
  return nodes
    .filter(node => !node.ignored)
    .map(node => ({
      role: node.role?.value,
      name: node.name?.value ?? '',
      disabled: (node.properties ?? []).some(({ name, value }) => name === 'disabled' && value.value),
      level: (node.properties ?? []).find(({ name }) => name === 'level')?.value.value,
      within: above(byId.get(node.parentId)).map(({ role, name }) => `${role?.value}: ${name?.value ?? ''}`),
      backend: node.backendDOMNodeId,
    }));
}

/** Goes to a node of the tree as assistive technology does, and presses a key there. */
async function press(page, wire, node, key = 'Enter') {
  try {
    await wire.send('DOM.focus', { backendNodeId: node.backend });
  } catch {
    return; // An update has replaced it.
  }
  await page.keyboard.press(key);
}

async function play(page, server, game, region) {
  await choosePace(page, server, 'at-once');
  await page.goto(server.url);
  const wire = await page.context().newCDPSession(page);
  await wire.send('Accessibility.enable');
  await wire.send('DOM.enable');
  const before = await tree(wire);
  const weakest = before.filter(node => node.role === 'combobox' && node.name.startsWith('against'));
  await press(page, wire, weakest[game], 'End');
  const start = before.filter(node => node.role === 'button' && node.name.startsWith('Play now'));
  await press(page, wire, start[game]);
  // Until the table is there, the buttons of the start page would be taken for choices.
  await page.waitForURL(/\/table\//);
  // Every question whether it is meant is answered with yes.
  page.on('dialog', question => question.accept());
  let last = '';
  let looks = 0;
  const told = new Set();
  for (let acts = 0; acts < 600;) {
    const nodes = await tree(wire);
    if (nodes.some(node => node.role === 'heading' && / wins?\b|You win|share/.test(node.name))) {
      return { acts, told };
    }
    const spoken = nodes.filter(
      node => node.role === 'StaticText' && node.within.some(up => up.startsWith('status')),
    );
    for (const { name } of spoken) told.add(name);
    const buttons = nodes.filter(node => node.role === 'button' && !node.disabled);
    const dialog = buttons.find(
      node => node.within.some(up => up.startsWith('dialog')) && / to |on/i.test(node.name),
    );
    const choices = buttons.filter(node => node.within.some(up => region.test(up)));
    // The same choices at the same moment of the story mean that nothing has happened yet.
    const now = JSON.stringify([choices.map(node => [node.name, node.backend]), [...told].at(-1)]);
    // A button that does nothing to the game is left for another one after a while.
    looks = now === last ? looks + 1 : 0;
    if (!choices.length || (now === last && looks % 100 !== 99)) {
      if (dialog && !choices.length) await press(page, wire, dialog);
      await page.waitForTimeout(30);
      continue;
    }
    last = now;
    acts += 1;
    await press(page, wire, choices[acts % 3 === 0 ? choices.length - 1 : 0]);
  }
  throw new Error('the game does not end');
}

test('a whole game of Ra by the accessibility tree alone', async ({ page, server }) => {
  const { acts, told } = await play(
    page,
    server,
    0,
    /^(region|form): (Your turn|Your bid|You must bid|Another god\?|Unrest|Earthquake|War)/,
  );
  expect(acts).toBeGreaterThan(5);
  expect([...told].join(' ')).toContain('draw');
});

test('a whole game of Amun-Re by the accessibility tree alone', async ({ page, server }) => {
  const { acts, told } = await play(page, server, 1, /^region: (?!Map|Your hand|Players)/);
  expect(acts).toBeGreaterThan(30);
  expect([...told].join(' ')).toContain('gold');
});
