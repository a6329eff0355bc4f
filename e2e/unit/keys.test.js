import assert from 'node:assert/strict';
import { test } from 'node:test';
import './page.js';

const { mayGrow } = await import('../../crates/pages/assets/keys.js');

test('a digit waits only if a longer number begins with it', () => {
  assert.equal(mayGrow('1', ['1', '13', 'p']), true);
  assert.equal(mayGrow('13', ['1', '13', 'p']), false);
  assert.equal(mayGrow('2', ['1', '13', 'p']), false);
  assert.equal(mayGrow('', ['p', 'Enter']), false);
});
