// Applies updates: the live part of the page is replaced, and everything that depends on it follows.
import { carryOver, remember } from './carry.js';
import { closest, live, root } from './dom.js';
import { enhance } from './enhance.js';
import { startMotion } from './motion.js';
import { announce } from './notify.js';
import { playCues } from './sound.js';
import { refreshTips } from './why.js';

// An update between the press and the release of a button would take the button away, and the
// click with it: while something is pressed, updates wait.
const PRESSABLE = 'button, label, summary, a, select';
const MAX_PRESS = 10_000;
const UNTIL_CLICK = 50;

/** @type {string[]} */
const waiting = [];
/** @type {ReturnType<typeof setTimeout> | undefined} */
let pressed;

/** @param {number} delay */
function releaseIn(delay) {
  clearTimeout(pressed);
  pressed = setTimeout(() => {
    pressed = undefined;
    for (const html of waiting.splice(0)) replace(html);
  }, delay);
}

addEventListener(
  'pointerdown',
  event => {
    if (event.button === 0 && closest(event, PRESSABLE)) releaseIn(MAX_PRESS);
  },
  true,
);
for (const end of ['pointerup', 'pointercancel', 'blur']) {
  addEventListener(
    end,
    () => {
      if (pressed) releaseIn(UNTIL_CLICK);
    },
    true,
  );
}

/**
 * Replaces the live part of the page, as soon as nothing is pressed.
 * @param {string} html
 */
export function update(html) {
  if (pressed) waiting.push(html);
  else replace(html);
}

/** @param {string} html */
function replace(html) {
  const old = live();
  const next = new DOMParser().parseFromString(html, 'text/html').getElementById('live');
  if (!next || !old) return;
  // A waiting room has become a table: around the live part other things are needed too.
  if ('waiting' in old.dataset && !('waiting' in next.dataset)) {
    location.reload();
    return;
  }
  const finishMotion = startMotion(old, next, isStill());
  playCues(old, next);
  const restore = remember(old);
  carryOver(old, next);
  old.replaceWith(next);
  enhance();
  restore();
  announce();
  refreshTips();
  finishMotion();
}

/** Whether nothing may move: by choice, by the system's setting, or because nobody looks. */
function isStill() {
  if (document.hidden) return true;
  if (root.dataset.motion !== 'system') return root.dataset.motion === 'reduced';
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
