import assert from 'node:assert/strict';
import { test } from 'node:test';
import { part, putAt } from './page.js';

const { find, readCues, toward, writeLike } = await import('../../crates/pages/assets/motion.js');

test('an update says what moves, from where, to where, and as what', () => {
  assert.deepEqual(readCues('out row-3 seat-1-nile\ncarry seat-0 bid-0 g-sun'), [
    { kind: 'out', from: 'row-3', to: 'seat-1-nile', drawing: undefined },
    { kind: 'carry', from: 'seat-0', to: 'bid-0', drawing: 'g-sun' },
  ]);
  assert.deepEqual(readCues(undefined), []);
});

test('a place that is not shown is looked for where its name begins', () => {
  const table = part('<p data-at="seat-1"></p><p data-at="seat-1-nile"></p>');
  const [seat, nile] = table.querySelectorAll('p');
  putAt(seat, 0, 0, 10, 10);
  putAt(nile, 0, 0, 0, 0);
  assert.equal(find(table, 'seat-1-nile'), seat);
  putAt(nile, 0, 0, 10, 10);
  assert.equal(find(table, 'seat-1-nile'), nile);
  assert.equal(find(table, 'seat-2'), undefined);
});

test('of two places with the same name the last one that is shown counts', () => {
  const table = part('<p data-at="bag" id="a"></p><p data-at="bag" id="b"></p><p data-at="bag" id="c"></p>');
  const [a, b, c] = table.querySelectorAll('p');
  putAt(a, 0, 0, 10, 10);
  putAt(b, 0, 0, 10, 10);
  putAt(c, 0, 0, 0, 0);
  assert.equal(find(table, 'bag'), b);
});

test('a piece moves to the middle of a place and shrinks to fit', () => {
  const piece = { left: 0, top: 0, width: 40, height: 40 };
  const place = { left: 100, top: 50, width: 20, height: 30 };
  assert.equal(toward(piece, place), 'translate(90px, 45px) scale(0.5)');
});

test('a piece grows only where it may, and never vanishes', () => {
  const small = { left: 0, top: 0, width: 10, height: 10 };
  const large = { left: 0, top: 0, width: 100, height: 100 };
  assert.equal(toward(small, large), 'translate(45px, 45px) scale(1)');
  assert.equal(toward(small, large, Infinity), 'translate(45px, 45px) scale(10)');
  assert.equal(toward(large, small), 'translate(-45px, -45px) scale(0.25)');
});

test('points are written as the page writes them', () => {
  assert.equal(writeLike(3, '+5'), '+3');
  assert.equal(writeLike(3, '5'), '3');
  assert.equal(writeLike(-2, '+5'), '\u22122');
  assert.equal(writeLike(0, '+5'), '0');
});
