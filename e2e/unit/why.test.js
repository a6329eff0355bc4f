import assert from 'node:assert/strict';
import { test } from 'node:test';
import { putAt, show } from './page.js';

const { refreshTips } = await import('../../crates/pages/assets/why.js');

/** A page with a thing and its explanation, which a click opens. */
function openTip() {
  show('<span data-why="tip"></span><div id="tip" class="tip"><p class="tip__now"></p></div>');
  const [thing, box] = [document.querySelector('span'), document.getElementById('tip')];
  const tip = { thing, isOpen: false };
  for (const element of [thing, box]) putAt(element, 0, 0, 10, 10);
  box.showPopover = () => {
    tip.isOpen = true;
  };
  box.hidePopover = () => {
    tip.isOpen = false;
  };
  box.matches = () => tip.isOpen;
  thing.dispatchEvent(new window.Event('click', { bubbles: true }));
  assert.ok(tip.isOpen);
  return tip;
}

test('an update closes the explanation of what it took away', () => {
  const tip = openTip();
  refreshTips();
  assert.ok(tip.isOpen);
  tip.thing.remove();
  refreshTips();
  assert.ok(!tip.isOpen);
});

test('an explanation may have been closed before the update comes', () => {
  const tip = openTip();
  tip.thing.dispatchEvent(new window.Event('click', { bubbles: true }));
  assert.ok(!tip.isOpen);
  tip.thing.remove();
  assert.doesNotThrow(refreshTips);
});
