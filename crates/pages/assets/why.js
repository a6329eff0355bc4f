// Everything on a table explains itself: on hover, on focus, and on touch. The explanations are in
// the page (data-why names one); this puts the right one beside the thing.
import { all, closest, isShown } from './dom.js';

const OPEN_DELAY = 350;
/** Once one explanation is open, the next one comes almost at once. */
const NEXT_DELAY = 60;
const CLOSE_DELAY = 175;
const NARROW = 700;
const MARGIN = 8;

/** @type {{ box: HTMLElement, thing: HTMLElement } | undefined} the open explanation */
let open;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/**
 * What explains itself where an event happened; explanations themselves do not.
 * @param {Event} event
 */
function explained(event) {
  const thing = closest(event, '[data-why]');
  return thing?.closest('.tip') ? null : thing;
}

/** @param {HTMLElement} thing */
function show(thing) {
  clearTimeout(timer);
  const box = document.getElementById(thing.dataset.why ?? '');
  if (!box || (open?.box === box && open.thing === thing)) return;
  hide();
  // The title of the thing is shown in the box, and not a second time by the browser.
  if (thing.title) {
    thing.dataset.title = thing.title;
    thing.removeAttribute('title');
  }
  const now = box.querySelector('.tip__now');
  if (now) now.textContent = thing.dataset.title ?? '';
  if (!box.matches(':popover-open')) box.showPopover();
  place(box, thing.getBoundingClientRect());
  open = { box, thing };
}

function hide() {
  clearTimeout(timer);
  if (open?.box.matches(':popover-open')) open.box.hidePopover();
  open = undefined;
}

/**
 * Places a box below a thing or, where there is no room, above it; on a narrow screen at the end of
 * the screen that is farther away.
 * @param {HTMLElement} box
 * @param {DOMRect} at
 */
function place(box, at) {
  box.style.inset = '';
  box.style.setProperty('position-area', 'none');
  if (innerWidth < NARROW) {
    if (at.top > innerHeight / 2) box.style.inset = `${MARGIN}px ${MARGIN}px auto`;
    return;
  }
  const { width, height } = box.getBoundingClientRect();
  const left = Math.min(Math.max(at.left + at.width / 2 - width / 2, MARGIN), innerWidth - width - MARGIN);
  const below = at.bottom + MARGIN + height < innerHeight;
  const top = below ? at.bottom + MARGIN : Math.max(at.top - height - MARGIN, MARGIN);
  box.style.inset = `${top}px auto auto ${left}px`;
}

/** @param {Event} event */
const isInside = event => event.target instanceof Node && open?.box.contains(event.target);

document.addEventListener('pointerover', event => {
  if (event.pointerType !== 'mouse') return;
  const thing = explained(event);
  clearTimeout(timer);
  if (thing) timer = setTimeout(show, open ? NEXT_DELAY : OPEN_DELAY, thing);
  else if (open && !isInside(event)) timer = setTimeout(hide, CLOSE_DELAY);
});

document.addEventListener('focusin', event => {
  const thing = explained(event);
  if (thing && closest(event, ':focus-visible')) show(thing);
  else if (open && !isInside(event)) hide();
});

// A touch explains what does nothing else; what does something explains itself when it is held.
document.addEventListener('click', event => {
  const thing = explained(event);
  if (!thing || closest(event, 'button, label, a')) return;
  if (open?.thing === thing) hide();
  else show(thing);
});
document.addEventListener('contextmenu', event => {
  const thing = explained(event);
  if (!thing || /** @type {PointerEvent} */ (event).pointerType === 'mouse') return;
  event.preventDefault();
  show(thing);
});

// A button that opens the same explanation finds it open already, and keeps it.
document.addEventListener(
  'click',
  event => {
    const button = closest(event, '[popovertarget]');
    if (button && open && button.getAttribute('popovertarget') === open.box.id) event.preventDefault();
  },
  true,
);

/**
 * The things in an area that explain themselves.
 * @param {Element} area
 */
const things = area => all('[data-why]', area).filter(thing => isShown(thing) && !thing.closest('.tip'));

/** An area is one stop for the Tab key; arrows lead from thing to thing in it. */
function setStops() {
  for (const area of all('[data-roving]')) {
    for (const [number, thing] of things(area).entries()) {
      if (!thing.matches('button, a')) thing.tabIndex = number ? -1 : 0;
    }
  }
}

/** @type {Record<string, number>} */
const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

document.addEventListener('keydown', event => {
  const step = STEPS[event.key];
  const here = explained(event);
  const area = here === event.target && here?.closest('[data-roving]');
  if (!step || !area || !here) return;
  event.preventDefault();
  const stops = things(area);
  stops.at((stops.indexOf(here) + step) % stops.length)?.focus();
});

/** Closes the explanation of a thing that an update has taken away, and finds the new stops. */
export function refreshTips() {
  setStops();
  if (open && !open.thing.isConnected) hide();
}

addEventListener('resize', setStops);
setStops();
