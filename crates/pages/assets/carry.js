// What the reader has typed, unfolded, scrolled, opened or focused survives an update.
import { all, closest } from './dom.js';

/**
 * Puts what the reader has chosen in the old part into the new one, before it is shown.
 * @param {Element} from
 * @param {Element} to
 */
export function carryOver(from, to) {
  for (const [input, next] of pairs(from, to, 'input[type=checkbox], input[type=radio]')) {
    if (isInput(input) && isInput(next) && next.defaultChecked === input.defaultChecked) {
      next.checked = input.checked;
    }
  }
  for (const [input, next] of pairs(from, to, 'input[data-keep]')) {
    if (isInput(input) && isInput(next)) next.value = input.value;
  }
  for (const [details, next] of pairs(from, to, 'details[data-touched]')) {
    next.toggleAttribute('open', details.hasAttribute('open'));
    next.dataset.touched = '';
  }
  for (const [, next] of pairs(from, to, 'dialog:not([open]):not([popover])')) next.removeAttribute('open');
}

/**
 * Elements of the old part with the ones that have the same id in the new.
 * @param {Element} from
 * @param {Element} to
 * @param {string} selector
 * @returns {[HTMLElement, HTMLElement][]}
 */
function pairs(from, to, selector) {
  return all(selector, from).flatMap(old => {
    const next = old.id && all(`#${CSS.escape(old.id)}`, to)[0];
    return next ? [[old, next]] : [];
  });
}

const isInput = (/** @type {Element} */ thing) => thing instanceof HTMLInputElement;

// Only what the reader has folded or unfolded is kept; the rest is as the update has it.
document.addEventListener('click', event => {
  const details = closest(event, 'summary')?.parentElement;
  if (details) details.dataset.touched = '';
});

/**
 * Remembers what only a shown part has: the focus, open popovers, and how far lists are scrolled.
 * @param {Element} part
 * @returns {() => void} restores it, once the new part is shown
 */
export function remember(part) {
  const focus = rememberFocus(part);
  const open = all('[popover]:popover-open', part).map(popover => popover.id);
  const scrolled = all('[data-keep-scroll]', part).map(box => ({ id: box.id, top: box.scrollTop }));
  return () => {
    for (const { id, top } of scrolled) {
      const box = document.getElementById(id);
      if (box) box.scrollTop = top;
    }
    for (const id of open) document.getElementById(id)?.showPopover?.();
    focus();
  };
}

/**
 * Remembers the focus, as an id or as the value of a button, and where text is selected.
 * @param {Element} part
 */
function rememberFocus(part) {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !part.contains(focused)) return () => {};
  const input = focused instanceof HTMLInputElement ? focused : undefined;
  const [start, end] = [input?.selectionStart ?? null, input?.selectionEnd ?? null];
  return () => {
    const next = successor(focused);
    next?.focus({ preventScroll: true });
    if (start !== null && next instanceof HTMLInputElement) next.setSelectionRange(start, end);
  };
}

/**
 * What has the place of a focused element in the page of now.
 * @param {HTMLElement} focused
 * @returns {HTMLElement | null}
 */
export function successor(focused) {
  const value = focused.getAttribute('value');
  const selectors = [
    focused.id && `#${CSS.escape(focused.id)}`,
    focused.dataset.at && `[data-at="${CSS.escape(focused.dataset.at)}"]`,
    value && `button[value="${CSS.escape(value)}"]`,
    focused.closest('#decide') && '#decide',
  ];
  for (const selector of selectors) {
    const next = selector ? all(selector)[0] : undefined;
    if (next) return next;
  }
  return null;
}
