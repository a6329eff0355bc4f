import assert from 'node:assert/strict';
import { test } from 'node:test';
import { part } from './page.js';

const { cues } = await import('../../crates/pages/assets/sound.js');
const live = html => part(html).firstElementChild;

test('an update is heard, and at its end that it is my turn', () => {
  const waiting = live('<p></p>');
  const asked = live('<p data-asked data-heard="draw bid"></p>');
  assert.deepEqual(cues(waiting, asked), ['draw', 'bid', 'turn']);
  assert.deepEqual(cues(asked, asked), ['draw', 'bid']);
  assert.deepEqual(cues(asked, waiting), []);
});
