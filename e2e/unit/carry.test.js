import assert from 'node:assert/strict';
import { test } from 'node:test';
import { part, show } from './page.js';

const { carryOver, successor } = await import('../../crates/pages/assets/carry.js');

/** Carries over from one part to another, and gives the other. */
function carried(from, to) {
  const next = part(to);
  carryOver(part(from), next);
  return next;
}

test('text that was typed is kept, and other text is not', () => {
  const old = part('<input id="a" data-keep><input id="b">');
  for (const input of old.querySelectorAll('input')) input.value = 'typed';
  const next = part('<input id="a" data-keep><input id="b">');
  carryOver(old, next);
  assert.equal(next.querySelector('#a').value, 'typed');
  assert.notEqual(next.querySelector('#b').value, 'typed');
});

test('what the reader unfolded stays unfolded', () => {
  const next = carried('<details id="log" data-touched open></details>', '<details id="log"></details>');
  assert.ok(next.querySelector('details').hasAttribute('open'));
  assert.ok(next.querySelector('details').hasAttribute('data-touched'));
});

test('what the reader did not touch is as the update has it', () => {
  const next = carried('<details id="log" open></details>', '<details id="log"></details>');
  assert.ok(!next.querySelector('details').hasAttribute('open'));
});

test('a sheet that was closed is not opened again, but a new one is', () => {
  const next = carried(
    '<dialog id="epoch-1"></dialog>',
    '<dialog id="epoch-1" open></dialog><dialog id="epoch-2" open></dialog>',
  );
  assert.ok(!next.querySelector('#epoch-1').hasAttribute('open'));
  assert.ok(next.querySelector('#epoch-2').hasAttribute('open'));
});

test('ids with special characters are found', () => {
  const next = carried('<details id="a.b" data-touched open></details>', '<details id="a.b"></details>');
  assert.ok(next.querySelector('details').hasAttribute('open'));
});

test('the focus goes to the same id, the same place, the same act, or the decision', () => {
  const focused = html => part(html).querySelector('button');
  show('<section id="decide"><button id="x" data-at="row-1" value="pass"></button></section>');
  const button = document.querySelector('button');
  assert.equal(successor(focused('<button id="x"></button>')), button);
  assert.equal(successor(focused('<button id="y" data-at="row-1"></button>')), button);
  assert.equal(successor(focused('<button value="pass"></button>')), button);
  const gone = focused('<section id="decide"><button value="draw"></button></section>');
  assert.equal(successor(gone), document.getElementById('decide'));
  assert.equal(successor(focused('<button value="draw"></button>')), null);
});
