// A page without a browser, for tests of single modules.
import { parseHTML } from 'linkedom';

const { window } = parseHTML('<!doctype html><html><body><div id="live"></div></body></html>');

/** What the modules expect to be global, as far as tests reach it. */
const globals = {
  window,
  document: window.document,
  Element: window.Element,
  HTMLElement: window.HTMLElement,
  HTMLInputElement: window.HTMLInputElement,
  Node: window.Node,
  CSS: { escape: text => text.replace(/[^\w-]/g, '\\$&') },
  addEventListener: () => {},
  innerWidth: 1440,
  innerHeight: 900,
};
Object.assign(globalThis, globals);

/** Shows this in the body. */
export function show(html) {
  document.body.innerHTML = html;
  return document.body;
}

/** A part that is not in the page, as an update brings it. */
export const part = html => parseHTML(`<div>${html}</div>`).document.querySelector('div');

/** Gives an element a place on the screen. */
export function putAt(element, left, top, width, height) {
  element.getBoundingClientRect = () => ({ left, top, width, height });
  return element;
}
