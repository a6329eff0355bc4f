// What all modules look up in the page.

/** The root element; the settings of the reader are its data attributes. */
export const root = document.documentElement;

/** The part of the page that updates replace. */
export const live = () => document.getElementById('live');

/** Tells the server that a script asks, so that it answers with a part of a page. */
export const BY_SCRIPT = { 'X-Requested-With': 'heliopolis' };

/**
 * All elements that match.
 * @param {string} selector
 * @param {ParentNode} [within]
 * @returns {HTMLElement[]}
 */
export const all = (selector, within = document) => [...within.querySelectorAll(selector)].map(element);

/**
 * The closest element to where an event happened.
 * @param {Event} event
 * @param {string} selector
 * @returns {HTMLElement | null}
 */
export const closest = ({ target }, selector) =>
  target instanceof Element ? target.closest(selector) : null;

/**
 * Our pages look up HTML elements only, and drawings that have the same attributes.
 * @param {Element} found
 */
const element = found => /** @type {HTMLElement} */ (found);

/** Whether a box has a size on the screen. */
export const isShown = (/** @type {Element} */ thing) => thing.getBoundingClientRect().width > 0;

/**
 * What a form sends when this button submits it.
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} button
 */
export function formBody(form, button) {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form, button)) body.append(name, String(value));
  return body;
}
