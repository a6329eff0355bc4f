// Tells what is new: in the title, the icon and the narration, and by a notification to readers
// who look elsewhere.
import { closest, live, root } from './dom.js';
import { toast } from './toast.js';

let wasAsked = false;

/** Announces the state of the live part. */
export function announce() {
  const part = live();
  if (!part?.dataset.title) return;
  const asked = 'asked' in part.dataset;
  const site = document.title.split(' · ').pop();
  document.title = `${asked ? '● ' : ''}${part.dataset.title} · ${site}`;
  setIcon(asked);
  if (asked && !wasAsked && document.hidden) notify(part.dataset.title);
  wasAsked = asked;
  narrate();
}

/** Speaks what is new to screen readers, which only notice changes of an element that stays. */
function narrate() {
  const news = document.getElementById('narration')?.textContent?.trim();
  const narrator = document.getElementById('narrator');
  if (narrator && news) narrator.textContent = news;
}

/** @returns {HTMLLinkElement | null} */
const icon = () => document.querySelector('link[rel=icon]');

/** @param {boolean} asked */
function setIcon(asked) {
  const link = icon();
  if (!link) return;
  link.dataset.default ??= link.href;
  link.href = (asked && link.dataset.turn) || link.dataset.default;
}

/**
 * Shows a notification of the browser, which leads back here.
 * @param {string} title
 */
function notify(title) {
  if (!('notify' in root.dataset) || globalThis.Notification?.permission !== 'granted') return;
  try {
    const note = new Notification(title, { tag: location.pathname, icon: icon()?.href });
    note.onclick = () => {
      focus();
      note.close();
    };
  } catch {
    // Some browsers of phones have notifications, but not from pages.
  }
}

// A reader who wants notifications is asked for the permission; without it the choice is undone.
document.addEventListener('change', async event => {
  const choice = closest(event, '[data-ask-notify]');
  if (!(choice instanceof HTMLInputElement) || !choice.checked) return;
  if ((await globalThis.Notification?.requestPermission()) === 'granted') return;
  choice.checked = false;
  toast(choice.dataset.askNotify);
});
