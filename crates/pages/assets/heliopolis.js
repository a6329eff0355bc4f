// What the pages do beyond their forms. Without this file everything works by reloading.

const root = document.documentElement;
const live = () => document.getElementById('live');
const ASKED = { 'X-Requested-With': 'heliopolis' };

// ---- theme: at once here, for good on the server ----
document.addEventListener('click', event => {
  const button = event.target.closest('[data-theme-choice]');
  if (!button) return;
  event.preventDefault();
  if (button.value === 'system') delete root.dataset.theme;
  else root.dataset.theme = button.value;
  for (const other of document.querySelectorAll('[data-theme-choice]')) {
    other.setAttribute('aria-pressed', other.value === button.value);
  }
  const body = new URLSearchParams(new FormData(button.form, button));
  fetch(button.form.action, { method: 'POST', body, headers: ASKED, redirect: 'manual' });
});

/** Random salt for every form that wants some; neither the host nor the others can know it. */
function addSalt() {
  for (const input of document.querySelectorAll('[data-salt]')) {
    if (input.value) continue;
    const bytes = crypto.getRandomValues(new Uint8Array(12));
    input.value = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
  }
}

/** What only makes sense with script is hidden without it. */
function prepare() {
  addSalt();
  for (const button of document.querySelectorAll('[data-copy], [data-show-keys]')) button.hidden = false;
  for (const select of document.querySelectorAll('select[data-submit]')) {
    select.onchange = () => select.form.requestSubmit();
    select.form.querySelector('button').hidden = true;
  }
  const players = document.querySelector('select[data-players]');
  if (players) {
    const show = () => {
      for (const field of document.querySelectorAll('[data-seat-field]')) {
        field.hidden = Number(field.dataset.seatField) >= Number(players.value);
      }
    };
    players.onchange = show;
    show();
  }
}

document.addEventListener('click', async event => {
  const copy = event.target.closest('[data-copy]');
  if (copy) {
    const input = document.querySelector(copy.dataset.copy);
    input.select();
    try { await navigator.clipboard.writeText(input.value); } catch { document.execCommand('copy'); }
    toast(copy.dataset.copied);
  }
  if (event.target.closest('[data-show-keys]')) showKeys();
});

/** A short message that goes away by itself; `stay` keeps it. */
function toast(text, stay = false) {
  let box = document.getElementById('toast');
  if (!box) {
    box = document.createElement('div');
    box.id = 'toast';
    box.className = 'toast';
    box.setAttribute('role', 'status');
    document.body.append(box);
  }
  box.textContent = text;
  box.classList.toggle('is-shown', Boolean(text));
  clearTimeout(toast.timer);
  if (text && !stay) toast.timer = setTimeout(() => toast(''), 3000);
}

// ---- the live part ----

/** What the visitor has typed, unfolded, scrolled or opened in the old part goes into the new. */
function carryOver(from, to) {
  const same = thing => thing.id && to.querySelector('#' + CSS.escape(thing.id));
  for (const input of from.querySelectorAll('input[type=checkbox][id], input[type=radio][id]')) {
    const next = same(input);
    if (next && next.defaultChecked === input.defaultChecked) next.checked = input.checked;
  }
  for (const input of from.querySelectorAll('[data-keep][id]')) {
    const next = same(input);
    if (next) next.value = input.value;
  }
  for (const details of from.querySelectorAll('details[id]')) {
    const next = same(details);
    if (next && details.dataset.touched) {
      next.open = details.open;
      next.dataset.touched = '1';
    }
  }
  for (const dialog of from.querySelectorAll('dialog[id]:not([open]):not([popover])')) {
    const next = same(dialog);
    if (next && next.open) next.open = false;
  }
}

document.addEventListener('click', event => {
  const summary = event.target.closest('summary');
  if (summary) summary.parentElement.dataset.touched = '1';
});

/** The focus, as an id or as the value of a button, and where text was selected. */
function rememberFocus() {
  const focused = document.activeElement;
  if (!focused || !live()?.contains(focused)) return () => {};
  const find = () =>
    (focused.id && document.getElementById(focused.id)) ||
    (focused.dataset.at && live().querySelector(`[data-at="${CSS.escape(focused.dataset.at)}"]`)) ||
    (focused.value && live().querySelector(`button[value="${CSS.escape(focused.value)}"]`)) ||
    (focused.closest('#decide') && document.getElementById('decide'));
  const { selectionStart, selectionEnd } = focused;
  return () => {
    const next = find();
    if (!next) return;
    next.focus({ preventScroll: true });
    if (selectionStart != null) next.setSelectionRange?.(selectionStart, selectionEnd);
  };
}

// An update between the press and the release of a button would take the button away, and the click
// with it: while something is pressed, updates wait.
const LONGEST_PRESS = 1000;
const UNTIL_CLICK = 50;
const waiting = [];
let pressed;

function release() {
  clearTimeout(pressed);
  pressed = undefined;
  for (const html of waiting.splice(0)) replace(html);
}
addEventListener('pointerdown', event => {
  if (event.button !== 0) return;
  clearTimeout(pressed);
  pressed = setTimeout(release, LONGEST_PRESS);
}, true);
for (const end of ['pointerup', 'pointercancel', 'blur']) {
  addEventListener(end, () => {
    if (!pressed) return;
    clearTimeout(pressed);
    pressed = setTimeout(release, UNTIL_CLICK);
  }, true);
}

/** Replaces the live part by this one, as soon as nothing is pressed. */
function swap(html) {
  if (pressed) waiting.push(html);
  else replace(html);
}

function replace(html) {
  const old = live();
  const next = new DOMParser().parseFromString(html, 'text/html').getElementById('live');
  if (!next || !old) return;
  // A waiting room has become a table: round the live part there must be other things too.
  if ('waiting' in old.dataset && !('waiting' in next.dataset)) {
    location.reload();
    return;
  }
  const still = document.hidden || (root.dataset.motion === 'system'
    ? matchMedia('(prefers-reduced-motion: reduce)').matches : root.dataset.motion === 'reduced');
  // Other scripts see both states: the old one now, the new one when they are called back.
  const then = [];
  document.dispatchEvent(new CustomEvent('swap', { detail: { old, next, then, still } }));
  const focus = rememberFocus();
  const open = [...old.querySelectorAll('[popover]:popover-open')].map(popover => popover.id);
  const scrolled = [...old.querySelectorAll('[data-keep-scroll]')].map(box => [box.id, box.scrollTop]);
  carryOver(old, next);
  old.replaceWith(next);
  for (const [id, top] of scrolled) {
    const box = document.getElementById(id);
    if (box) box.scrollTop = top;
  }
  for (const id of open) document.getElementById(id)?.showPopover?.();
  prepare();
  focus();
  announce();
  for (const call of then) call();
}

let wasAsked = false;

/** Title, icon and narration tell what is new, and a notification to whoever looks elsewhere. */
function announce() {
  const part = live();
  if (!part?.dataset.title) return;
  const site = document.title.split(' · ').pop();
  const asked = 'asked' in part.dataset;
  document.title = `${asked ? '● ' : ''}${part.dataset.title} · ${site}`;
  const icon = document.querySelector('link[rel=icon]');
  icon.dataset.usual ??= icon.href;
  icon.href = asked ? icon.dataset.turn : icon.dataset.usual;
  if (asked && !wasAsked && document.hidden) call(part.dataset.title);
  wasAsked = asked;
  const news = document.getElementById('narration')?.textContent.trim();
  const narrator = document.getElementById('narrator');
  if (narrator && news) narrator.textContent = news;
}

/** A notification of the browser, which leads back here. */
function call(title) {
  if (!('notify' in root.dataset) || globalThis.Notification?.permission !== 'granted') return;
  try {
    const note = new Notification(title, { tag: location.pathname, icon: document.querySelector('link[rel=icon]').href });
    note.onclick = () => { focus(); note.close(); };
  } catch { /* Some browsers of phones have none on pages. */ }
}

document.addEventListener('change', async event => {
  const choice = event.target.closest('[data-ask-notify]');
  if (!choice?.checked || await globalThis.Notification?.requestPermission() === 'granted') return;
  choice.checked = false;
  toast(choice.dataset.askNotify);
});

// ---- the stream: it reconnects by itself and catches up ----
let source;
let address;

function listen() {
  const part = live();
  if (!part?.dataset.stream || source) return;
  address = part.dataset.stream;
  source = new EventSource(`${address}?after=${part.dataset.step ?? 0}`);
  source.addEventListener('update', event => {
    toast('');
    swap(event.data);
  });
  source.addEventListener('open', () => toast(''));
  source.addEventListener('error', () => {
    toast(root.dataset.lost, true);
    if (source.readyState !== EventSource.CLOSED) return;
    source = undefined;
    setTimeout(listen, 2000);
  });
}
addEventListener('pagehide', () => { source?.close(); source = undefined; });
addEventListener('pageshow', event => { if (event.persisted) listen(); });

// ---- forms of the live part are sent without leaving the page ----

/** Forms on their way. One in the live part stays among them: the update brings its successor. */
const sent = new WeakSet();

document.addEventListener('submit', async event => {
  const form = event.target;
  const button = event.submitter;
  const question = button?.dataset.slip;
  if (question && 'confirm' in root.dataset && !confirm(question)) {
    event.preventDefault();
    return;
  }
  if (!('live' in form.dataset)) return;
  event.preventDefault();
  if (sent.has(form)) return;
  sent.add(form);
  let done = false;
  const body = new URLSearchParams(new FormData(form, button));
  try {
    const answer = await fetch(form.action, { method: 'POST', body, headers: ASKED });
    if (answer.redirected) location.assign(answer.url);
    else if (answer.status !== 204) swap(await answer.text());
    if (answer.ok) for (const input of form.querySelectorAll('[data-keep]')) input.value = '';
    done = answer.ok;
  } catch {
    toast(root.dataset.lost, true);
  } finally {
    if (!done || !live()?.contains(form)) sent.delete(form);
  }
});

// ---- keys ----
let digits = '';

/** The visible thing that a key does. */
const keyed = key => [...document.querySelectorAll('[data-key]')].find(
  thing => thing.dataset.key.toLowerCase() === key.toLowerCase() && thing.offsetParent !== null);

document.addEventListener('keydown', event => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
  if (event.target.matches('input, select, textarea')) return;
  const key = event.key;
  if (key === '?') return showKeys();
  if (/^[0-9]$/.test(key)) return digit(key);
  // A focused button keeps its own Enter.
  if (key === 'Enter' && event.target.closest('button, a, summary')) return;
  const thing = keyed(key);
  if (!thing) return;
  event.preventDefault();
  thing.click();
});

/** Digits are collected until no other number can be meant. */
function digit(key) {
  digits += key;
  clearTimeout(digit.timer);
  const numbers = [...document.querySelectorAll('[data-key]')]
    .map(thing => thing.dataset.key).filter(number => /^\d+$/.test(number));
  const longer = numbers.some(number => number !== digits && number.startsWith(digits));
  const act = () => {
    const number = digits;
    digits = '';
    if (numbers.includes(number)) keyed(number)?.click();
  };
  if (longer) digit.timer = setTimeout(act, 700);
  else act();
}

/** The list of all keys that do something now. */
function showKeys() {
  const box = document.getElementById('keys');
  const list = box?.querySelector('dl');
  if (!list) return;
  list.replaceChildren();
  for (const thing of document.querySelectorAll('[data-key]')) {
    const name = thing.querySelector('strong')?.textContent || thing.getAttribute('aria-label') || thing.textContent;
    const [key, says] = [document.createElement('dt'), document.createElement('dd')];
    key.append(Object.assign(document.createElement('kbd'), { textContent: thing.dataset.key }));
    says.textContent = name.trim();
    list.append(key, says);
  }
  document.getElementById('menu')?.hidePopover();
  box.togglePopover();
}

prepare();
announce();
listen();
