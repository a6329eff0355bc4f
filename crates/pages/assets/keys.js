// Keys for everything that can be done now (data-key), and their list.
import { all, closest } from './dom.js';

const UNTIL_NEXT_DIGIT = 700;

let digits = '';
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

document.addEventListener('keydown', event => {
  if (!isOurs(event)) return;
  if (event.key === '?') showKeys();
  else if (/^[0-9]$/.test(event.key)) typeDigit(event.key);
  else {
    const thing = find(event.key);
    if (!thing) return;
    event.preventDefault();
    thing.click();
  }
});

/**
 * Whether a key is meant for the table, and not for the browser, a field or a focused button.
 * @param {KeyboardEvent} event
 */
function isOurs(event) {
  if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return false;
  if (closest(event, 'input, select, textarea')) return false;
  return event.key !== 'Enter' || !closest(event, 'button, a, summary');
}

/**
 * The visible thing that a key does.
 * @param {string} key
 */
function find(key) {
  const wanted = key.toLowerCase();
  return all('[data-key]').find(thing => thing.dataset.key?.toLowerCase() === wanted && thing.offsetParent);
}

/**
 * Collects digits until no other number can be meant.
 * @param {string} digit
 */
function typeDigit(digit) {
  digits += digit;
  clearTimeout(timer);
  if (
    mayGrow(
      digits,
      all('[data-key]').map(thing => thing.dataset.key ?? ''),
    )
  ) {
    timer = setTimeout(pressNumber, UNTIL_NEXT_DIGIT);
  } else {
    pressNumber();
  }
}

function pressNumber() {
  find(digits)?.click();
  digits = '';
}

/**
 * Whether more digits would lead to another key.
 * @param {string} typed
 * @param {string[]} keys
 */
export const mayGrow = (typed, keys) =>
  keys.some(key => /^\d+$/.test(key) && key !== typed && key.startsWith(typed));

/** Shows all keys that do something now. */
function showKeys() {
  const box = document.getElementById('keys');
  const list = box?.querySelector('dl');
  if (!box || !list) return;
  list.replaceChildren();
  for (const thing of all('[data-key]')) {
    const key = document.createElement('kbd');
    key.textContent = thing.dataset.key ?? '';
    const [term, says] = [document.createElement('dt'), document.createElement('dd')];
    term.append(key);
    says.textContent = nameOf(thing);
    list.append(term, says);
  }
  document.getElementById('menu')?.hidePopover();
  box.togglePopover();
}

/** @param {HTMLElement} thing */
function nameOf(thing) {
  const name =
    thing.querySelector('strong')?.textContent || thing.getAttribute('aria-label') || thing.textContent;
  return name?.trim() ?? '';
}

document.addEventListener('click', event => {
  if (closest(event, '[data-show-keys]')) showKeys();
});
