// Shows how pieces move. An update says what moved ("out row-3 seat-1-nile"), and the page says where
// that is (data-at). A piece that keeps its name (data-piece) travels from its old place to its new
// one. Points count up or down to what they are now (data-tally).
//
// Copies of the pieces travel in a layer above the table and below every sheet, so that nothing is
// ever in the way of a click. View transitions are not used: they hold the page back while they
// capture it, and clicks are lost.
import { all, isShown, live, root } from './dom.js';

const DURATION = 480;
const STAGGER = 70;
const MAX_DURATION = 1000;
const COUNT_DURATION = 600;
/** The size of a drawing that is carried. */
const CARRIED = 40;
/** Pieces that moved less have only been pushed by their neighbours. */
const NEAR = 4;
/** What a piece looks like because of its place, and would lose in the layer. */
const LOOK = ['--d', 'width', 'height', 'padding', 'gap', 'font', 'inset'];

/** @typedef {{ left: number, top: number, width: number, height: number }} Box */
/** @typedef {{ kind: string, from: string, to: string, drawing?: string }} Cue */
/** @typedef {{ thing: HTMLElement, box: Box }} Piece */
/** @typedef {Cue & { box?: Box, copy?: HTMLElement }} Journey a cue, with what was there before */

/**
 * The motions that an update asks for, one in a line.
 * @param {string} [lines]
 * @returns {Cue[]}
 */
export const readCues = (lines = '') =>
  lines
    .split('\n')
    .filter(Boolean)
    .map(line => {
      const [kind = '', from = '', to = '', drawing] = line.split(' ');
      return { kind, from, to, drawing };
    });

/**
 * What is shown at a place; if there is nothing, at the place that the name begins with.
 * @param {Element} part
 * @param {string} at
 * @returns {HTMLElement | undefined}
 */
export function find(part, at) {
  for (let name = at; name; name = name.replace(/-?[^-]*$/, '')) {
    const seen = all(`[data-at="${CSS.escape(name)}"]`, part).findLast(isShown);
    if (seen) return seen;
  }
  return undefined;
}

/**
 * The transform that brings one box to the middle of another, scaled to fit.
 * @param {Box} from
 * @param {Box} to
 * @param {number} [maxScale]
 */
export function toward(from, to, maxScale = 1) {
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  const scale = Math.min(maxScale, to.width / from.width, to.height / from.height);
  return `translate(${x}px, ${y}px) scale(${Math.max(scale, 0.25)})`;
}

/** @type {HTMLElement | undefined} */
let layer;

/**
 * A copy of a thing at this place of the layer.
 * @param {HTMLElement} thing
 * @param {Box} box
 */
function copyAt(thing, box) {
  const copy = /** @type {HTMLElement} */ (thing.cloneNode(true));
  const originals = [thing, ...all('*', thing)];
  for (const [number, part] of [copy, ...all('*', copy)].entries()) {
    for (const name of ['id', 'data-piece', 'data-at', 'data-why', 'style']) part.removeAttribute(name);
    const look = getComputedStyle(/** @type {HTMLElement} */ (originals[number]));
    for (const property of LOOK) part.style.setProperty(property, look.getPropertyValue(property));
  }
  copy.classList.add('flight');
  place(copy, box);
  return copy;
}

/**
 * A drawing of the sprite, in the middle of this place.
 * @param {string} name
 * @param {Box} box
 */
function drawn(name, box) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `#${name}`);
  svg.append(use);
  svg.setAttribute('class', 'glyph flight');
  place(svg, box);
  return svg;
}

/**
 * @param {HTMLElement | SVGElement} thing
 * @param {Box} box
 */
function place(thing, { left, top, width, height }) {
  thing.style.inset = `${top}px auto auto ${left}px`;
  thing.style.width = `${width}px`;
  thing.style.height = `${height}px`;
}

/**
 * @param {Element} thing
 * @param {Keyframe[]} frames
 * @param {number} [delay]
 */
function animate(thing, frames, delay = 0) {
  const easing = getComputedStyle(root).getPropertyValue('--ease-travel') || 'ease-in-out';
  return thing.animate(frames, { duration: DURATION, delay, easing, fill: 'backwards' });
}

/**
 * Shows a copy for the time of its motion.
 * @param {HTMLElement | SVGElement} copy
 * @param {Keyframe[]} frames
 * @param {number} [delay]
 */
function fly(copy, frames, delay) {
  if (!layer) {
    layer = document.createElement('div');
    layer.className = 'flights';
    layer.setAttribute('aria-hidden', 'true');
    document.body.append(layer);
  }
  layer.append(copy);
  const motion = animate(copy, frames, delay);
  const remove = () => copy.remove();
  motion.finished.then(remove, remove);
  return motion;
}

/**
 * The pieces that are shown, by their names.
 * @param {Element} part
 * @returns {Map<string, Piece>}
 */
function pieces(part) {
  const shown = all('[data-piece]', part).filter(isShown);
  return new Map(
    shown.map(thing => [thing.dataset.piece ?? '', { thing, box: thing.getBoundingClientRect() }]),
  );
}

/** @type {Animation[]} */
const glides = [];

/**
 * Lets pieces that lie elsewhere now come from where they were; until then their place is empty.
 * @param {Map<string, Piece>} before
 * @param {Map<string, Piece>} now
 */
function glide(before, now) {
  for (const [name, { thing, box }] of now) {
    const from = before.get(name)?.box;
    if (!from || Math.hypot(from.left - box.left, from.top - box.top) < NEAR) continue;
    glides.push(
      fly(copyAt(thing, box), [{ transform: toward(box, from, Infinity) }, { transform: 'none' }]),
      animate(thing, [{ opacity: 0 }, { opacity: 0 }]),
    );
  }
}

/** @type {Record<string, (part: Element, journey: Journey, delay: number) => void>} */
const JOURNEYS = {
  /** What lies there now comes from elsewhere. */
  in(part, { box, to }, delay) {
    const thing = find(part, to);
    if (!box || thing?.dataset.at !== to) return;
    const start = toward(thing.getBoundingClientRect(), box);
    animate(
      thing,
      [{ transform: start, opacity: 0 }, { opacity: 1, offset: 0.3 }, { transform: 'none' }],
      delay,
    );
  },
  /** What lay there goes elsewhere. */
  out(part, { box, copy, to }, delay) {
    const end = find(part, to)?.getBoundingClientRect();
    if (box && copy && end) {
      fly(copy, [{ transform: 'none' }, { transform: toward(box, end), opacity: 0.7 }], delay);
    }
  },
  /** Something is carried. */
  carry(part, { box, drawing, to }, delay) {
    const end = find(part, to)?.getBoundingClientRect();
    if (!box || !end || !drawing) return;
    const start = {
      left: box.left + (box.width - CARRIED) / 2,
      top: box.top + (box.height - CARRIED) / 2,
      width: CARRIED,
      height: CARRIED,
    };
    fly(
      drawn(drawing, start),
      [{ transform: 'none' }, { transform: toward(start, end), opacity: 0.8 }],
      delay,
    );
  },
  /** What lay there breaks. */
  break(_, { copy }, delay) {
    if (!copy) return;
    copy.classList.add('flight--broken');
    fly(
      copy,
      [
        { transform: 'none' },
        { transform: 'translateX(-4px) rotate(-3deg)', offset: 0.15 },
        { transform: 'translateX(4px) rotate(3deg)', offset: 0.3 },
        { transform: 'none', offset: 0.4 },
        { transform: 'translateY(16px) scale(0.8)', opacity: 0, filter: 'grayscale(1)' },
      ],
      delay,
    );
  },
  /** Something happened here. */
  shine(part, { from }, delay) {
    const thing = find(part, from);
    const bright = 'brightness(1.25) saturate(1.3)';
    if (thing) animate(thing, [{ filter: 'none' }, { filter: bright }, { filter: 'none' }], delay);
  },
};

/**
 * Looks at the part of the page that an update is about to replace.
 * @param {HTMLElement} old
 * @param {HTMLElement} next
 * @param {boolean} still whether nothing may move
 * @returns {() => void} shows the motion, once the new part is in the page
 */
export function startMotion(old, next, still) {
  for (const motion of glides.splice(0)) motion.cancel();
  if (still) return () => {};
  const tallies = all('[data-tally]', old).map(thing => ({
    name: thing.dataset.tally,
    value: numberIn(thing),
  }));
  const before = pieces(old);
  const journeys = readCues(next.dataset.seen).map(cue => depart(old, cue));
  return () => {
    const part = live();
    if (!part) return;
    glide(before, pieces(part));
    for (const [number, journey] of journeys.entries()) {
      JOURNEYS[journey.kind]?.(part, journey, Math.min(number * STAGGER, MAX_DURATION - DURATION));
    }
    for (const { name, value } of tallies) {
      for (const thing of all(`[data-tally="${name}"]`, part)) countFrom(value, thing);
    }
  };
}

/**
 * Adds to a cue where it begins, and a copy of what leaves.
 * @param {Element} old
 * @param {Cue} cue
 * @returns {Journey}
 */
function depart(old, cue) {
  const thing = cue.kind === 'shine' ? undefined : find(old, cue.from);
  if (!thing) return cue;
  const box = thing.getBoundingClientRect();
  const leaves = thing.dataset.at === cue.from && (cue.kind === 'out' || cue.kind === 'break');
  return { ...cue, box, copy: leaves ? copyAt(thing, box) : undefined };
}

/** @param {Element} thing */
const numberIn = thing => Number(thing.textContent?.trim().replace('\u2212', '-'));

/**
 * Writes a number as the page does: with a true minus sign, and a plus where the last one has it.
 * @param {number} value
 * @param {string} like
 */
export const writeLike = (value, like) =>
  (like.startsWith('+') && value > 0 ? '+' : '') + String(value).replace('-', '\u2212');

/**
 * Counts from a number to the one that is shown.
 * @param {number} before
 * @param {HTMLElement} thing
 */
function countFrom(before, thing) {
  const text = [...all('*', thing), thing].find(inner => !inner.children.length);
  const now = text ? numberIn(text) : NaN;
  if (!text || !Number.isInteger(before) || !Number.isInteger(now) || before === now) return;
  const last = text.textContent ?? '';
  const start = performance.now();
  const step = (/** @type {number} */ time) => {
    const share = Math.min(Math.max((time - start) / COUNT_DURATION, 0), 1);
    text.textContent = share === 1 ? last : writeLike(Math.round(before + (now - before) * share), last);
    if (share < 1 && text.isConnected) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
