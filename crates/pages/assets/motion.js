// Things on their way. An update says what moved ("out row-3 seat-1-nile"), the page says where
// that is (data-at), and a copy of the thing makes the way above the table, without being in
// anybody's way. A piece that keeps its name (data-vt) travels from its old place to its new one.
// Points count up or down to what they are now (data-tally).
//
// View transitions are not used: they hold the page back while they look at it, and lose clicks.

const root = document.documentElement;
const TIME = 480;
const LATER = 70;
const LONGEST = 1000;
/** Whatever moved less has been pushed by its neighbours, and does not travel. */
const NEAR = 4;

/** The thing at a place that can be seen, or else where its name begins. */
function find(part, place) {
  for (let name = place; name; name = name.replace(/-?[^-]*$/, '')) {
    const things = part.querySelectorAll(`[data-at="${CSS.escape(name)}"]`);
    const seen = [...things].findLast(thing => thing.getBoundingClientRect().width > 0);
    if (seen) return seen;
  }
  return undefined;
}

let layer;
let glides = [];

/** What a copy has from the place where the thing lies, and would lose elsewhere. */
const FROM_PLACE = ['--d', 'width', 'height', 'padding', 'gap', 'font', 'inset'];

/** A copy that is shown above the table at this place. */
function copyAt(thing, box) {
  const copy = thing.cloneNode(true);
  const originals = [thing, ...thing.querySelectorAll('*')];
  [copy, ...copy.querySelectorAll('*')].forEach((part, number) => {
    for (const name of ['id', 'data-vt', 'data-at', 'data-why', 'style']) part.removeAttribute(name);
    const look = getComputedStyle(originals[number]);
    for (const property of FROM_PLACE) part.style.setProperty(property, look.getPropertyValue(property));
  });
  copy.classList.add('flight');
  Object.assign(copy.style, {
    inset: 'auto', left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px`,
  });
  return copy;
}

/** A drawing of the sprite, as a thing of its own. */
function drawn(name, box) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `#${name}`);
  svg.append(use);
  svg.setAttribute('class', 'glyph flight');
  const size = 40;
  Object.assign(svg.style, {
    left: `${box.left + (box.width - size) / 2}px`, top: `${box.top + (box.height - size) / 2}px`,
    width: `${size}px`, height: `${size}px`,
  });
  return svg;
}

/** The way from the middle of one box to the middle of another, shrinking to fit. */
function way(from, to, most = 1) {
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  const scale = Math.min(most, to.width / from.width, to.height / from.height);
  return `translate(${x}px, ${y}px) scale(${Math.max(scale, 0.25)})`;
}

function animate(thing, frames, delay = 0) {
  const easing = getComputedStyle(root).getPropertyValue('--ease-travel') || 'ease-in-out';
  return thing.animate(frames, { duration: TIME, delay, easing, fill: 'backwards' });
}

/** Shows a copy for the time of its motion. */
function fly(copy, frames, delay) {
  layer ??= Object.assign(document.createElement('div'), { className: 'flights', ariaHidden: 'true' });
  if (!layer.isConnected) document.body.append(layer);
  layer.append(copy);
  const motion = animate(copy, frames, delay);
  const gone = () => copy.remove();
  motion.finished.then(gone, gone);
  return motion;
}

/** The pieces that can be seen, by their names. */
function pieces(part) {
  const seen = new Map();
  for (const thing of part.querySelectorAll('[data-vt]')) {
    const box = thing.getBoundingClientRect();
    if (box.width > 0) seen.set(thing.dataset.vt, { thing, box });
  }
  return seen;
}

/** Pieces that lie elsewhere now come from where they were; until then their new place is empty. */
function glide(before, now) {
  for (const [name, { thing, box }] of now) {
    const from = before.get(name)?.box;
    if (!from || Math.hypot(from.left - box.left, from.top - box.top) < NEAR) continue;
    glides.push(
      fly(copyAt(thing, box), [{ transform: way(box, from, Infinity) }, { transform: 'none' }]),
      animate(thing, [{ opacity: 0 }, { opacity: 0 }]),
    );
  }
}

const WAYS = {
  /** What lies there now comes from elsewhere. */
  in({ box, to, part }, delay) {
    const thing = find(part, to);
    if (!box || thing?.dataset.at !== to) return;
    const end = thing.getBoundingClientRect();
    animate(thing, [{ transform: way(end, box), opacity: 0 }, { opacity: 1, offset: 0.3 }, { transform: 'none' }], delay);
  },
  /** What lay there goes elsewhere. */
  out({ box, copy, to, part }, delay) {
    const end = find(part, to)?.getBoundingClientRect();
    if (copy && end) fly(copy, [{ transform: 'none' }, { transform: way(box, end), opacity: 0.7 }], delay);
  },
  /** Something is carried. */
  carry({ box, drawing, to, part }, delay) {
    const end = find(part, to)?.getBoundingClientRect();
    if (!box || !end) return;
    const copy = drawn(drawing, box);
    const start = { left: box.left + box.width / 2 - 20, top: box.top + box.height / 2 - 20, width: 40, height: 40 };
    fly(copy, [{ transform: 'none' }, { transform: way(start, end), opacity: 0.8 }], delay);
  },
  /** What lay there breaks. */
  break({ copy }, delay) {
    if (!copy) return;
    copy.classList.add('flight--broken');
    fly(copy, [
      { transform: 'none' }, { transform: 'translateX(-4px) rotate(-3deg)', offset: 0.15 },
      { transform: 'translateX(4px) rotate(3deg)', offset: 0.3 }, { transform: 'none', offset: 0.4 },
      { transform: 'translateY(16px) scale(0.8)', opacity: 0, filter: 'grayscale(1)' },
    ], delay);
  },
  /** Here something happened. */
  shine({ from, part }, delay) {
    const thing = find(part, from);
    if (thing) animate(thing, [{ filter: 'none' }, { filter: 'brightness(1.25) saturate(1.3)' }, { filter: 'none' }], delay);
  },
};

document.addEventListener('swap', ({ detail: { old, next, then, still } }) => {
  for (const motion of glides.splice(0)) motion.cancel();
  if (still) return;
  const counts = [...old.querySelectorAll('[data-tally]')].map(thing => [thing.dataset.tally, number(thing)]);
  const before = pieces(old);
  const travels = (next.dataset.seen ?? '').split('\n').filter(Boolean).map(line => {
    const [name, from, to, drawing] = line.split(' ');
    const thing = name === 'shine' ? undefined : find(old, from);
    const box = thing?.getBoundingClientRect();
    const exact = thing?.dataset.at === from;
    const copy = exact && (name === 'out' || name === 'break') ? copyAt(thing, box) : undefined;
    return { name, from, to, drawing, box, copy };
  });
  then.push(() => {
    const part = document.getElementById('live');
    glide(before, pieces(part));
    travels.forEach((travel, place) =>
      WAYS[travel.name]?.({ ...travel, part }, Math.min(place * LATER, LONGEST - TIME)));
    for (const [name, before] of counts) count(part.querySelector(`[data-tally="${name}"]`), before);
  });
});

const number = thing => Number(thing.textContent.trim().replace('\u2212', '-'));

/** Counts from a number to the one that is there. */
function count(thing, before) {
  const text = thing && [...thing.querySelectorAll('*'), thing].find(inner => !inner.children.length);
  const now = text && number(text);
  if (!text || !Number.isInteger(before) || !Number.isInteger(now) || before === now) return;
  const end = text.textContent;
  const begun = performance.now();
  const write = value => (end.startsWith('+') && value > 0 ? '+' : '') + String(value).replace('-', '\u2212');
  const step = time => {
    const part = Math.min(Math.max((time - begun) / 600, 0), 1);
    text.textContent = part === 1 ? end : write(Math.round(before + (now - before) * part));
    if (part < 1 && text.isConnected) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
