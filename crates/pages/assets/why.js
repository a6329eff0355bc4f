// Everything on a table explains itself: on hover, on focus, and on touch. The explanations stand
// in the page (data-why names one); this puts the right one beside the thing.

const WAIT = 350;
let shown;
let thing;
let timer;

/** What explains itself here; explanations themselves do not. */
const asked = target => {
  const found = target.closest?.('[data-why]');
  return found && !found.closest('.tip') ? found : undefined;
};

function show(next) {
  clearTimeout(timer);
  const box = document.getElementById(next.dataset.why);
  if (!box || (box === shown && next === thing)) return;
  hide();
  // What the thing says of itself is said in the box, and not a second time by the browser.
  if (next.title) {
    next.dataset.title = next.title;
    next.removeAttribute('title');
  }
  box.querySelector('.tip__now').textContent = next.dataset.title ?? '';
  if (!box.matches(':popover-open')) box.showPopover();
  place(box, next.getBoundingClientRect());
  [shown, thing] = [box, next];
}

function hide() {
  clearTimeout(timer);
  if (shown?.matches(':popover-open')) shown.hidePopover();
  [shown, thing] = [];
}

/** Below the thing or, where there is no room, above it. On a narrow screen it lies at the bottom. */
function place(box, at) {
  Object.assign(box.style, { inset: '', positionArea: 'none' });
  if (innerWidth < 700) {
    if (at.top > innerHeight / 2) box.style.inset = '8px 8px auto';
    return;
  }
  const { width, height } = box.getBoundingClientRect();
  const left = Math.min(Math.max(at.left + at.width / 2 - width / 2, 8), innerWidth - width - 8);
  const below = at.bottom + 8 + height < innerHeight;
  const top = below ? at.bottom + 8 : Math.max(at.top - height - 8, 8);
  box.style.inset = `${top}px auto auto ${left}px`;
}

document.addEventListener('pointerover', event => {
  if (event.pointerType !== 'mouse') return;
  const next = asked(event.target);
  clearTimeout(timer);
  if (next) timer = setTimeout(show, shown ? 60 : WAIT, next);
  else if (shown && !shown.contains(event.target)) timer = setTimeout(hide, WAIT / 2);
});

document.addEventListener('focusin', event => {
  const next = asked(event.target);
  if (next && event.target.matches(':focus-visible')) show(next);
  else if (shown && !shown.contains(event.target)) hide();
});

// A touch explains what does nothing else; what does something explains itself when it is held.
document.addEventListener('click', event => {
  const next = asked(event.target);
  if (!next || event.target.closest('button, label, a')) return;
  if (shown && next === thing) hide();
  else show(next);
});
document.addEventListener('contextmenu', event => {
  const next = asked(event.target);
  if (!next || event.pointerType === 'mouse') return;
  event.preventDefault();
  show(next);
});

// A button that opens the same explanation finds it open already, and keeps it.
document.addEventListener('click', event => {
  const button = event.target.closest('[popovertarget]');
  if (!button || button.getAttribute('popovertarget') !== shown?.id) return;
  event.preventDefault();
}, true);

// ---- keys: one stop for each area, arrows from thing to thing in it ----
const visible = part => [...part.querySelectorAll('[data-why]')]
  .filter(inner => inner.getBoundingClientRect().width > 0 && !inner.closest('.tip'));

function stops() {
  for (const area of document.querySelectorAll('[data-roving]')) {
    visible(area).forEach((inner, number) => {
      if (!inner.matches('button, a')) inner.tabIndex = number ? -1 : 0;
    });
  }
}

document.addEventListener('keydown', event => {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const here = asked(event.target);
  const area = step && here === event.target && here.closest('[data-roving]');
  if (!area) return;
  event.preventDefault();
  const all = visible(area);
  all.at((all.indexOf(here) + step) % all.length)?.focus();
});

document.addEventListener('swap', ({ detail: { then } }) => {
  const again = thing && document.activeElement !== thing;
  then.push(() => {
    stops();
    if (again && thing && !thing.isConnected) hide();
  });
});
addEventListener('resize', stops);
stops();
