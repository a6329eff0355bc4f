// Short messages above the page.
import { root } from './dom.js';

const SHOWN = 3000;

/** @type {HTMLElement | undefined} */
let box;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/**
 * Shows a message that goes away by itself, unless it is to stay.
 * @param {string} [text]
 * @param {boolean} [stay]
 */
export function toast(text = '', stay = false) {
  if (!box) {
    box = document.createElement('div');
    box.id = 'toast';
    box.className = 'toast';
    box.setAttribute('role', 'status');
    document.body.append(box);
  }
  box.textContent = text;
  box.classList.toggle('is-shown', Boolean(text));
  clearTimeout(timer);
  if (text && !stay) timer = setTimeout(toast, SHOWN);
}

/** Says that the server does not answer, until it does. */
export const toastLost = () => toast(root.dataset.lost, true);
