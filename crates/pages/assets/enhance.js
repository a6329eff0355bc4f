// What forms and buttons gain from script. Every update is prepared again.
import { all, closest } from './dom.js';
import { toast } from './toast.js';

/** Prepares the page, or what an update has brought. */
export function enhance() {
  addSalt();
  // What only makes sense with script is hidden without it.
  for (const button of all('[data-copy], [data-show-keys]')) button.hidden = false;
  for (const select of selects('[data-submit]')) {
    select.onchange = () => select.form?.requestSubmit();
    const button = select.form?.querySelector('button');
    if (button) button.hidden = true;
  }
  for (const players of selects('[data-players]')) {
    players.onchange = () => showSeats(Number(players.value));
    showSeats(Number(players.value));
  }
}

/** @returns {NodeListOf<HTMLSelectElement>} */
const selects = (/** @type {string} */ matching) => document.querySelectorAll(`select${matching}`);

/** Adds random salt to the forms that want some; neither the host nor the others can know it. */
function addSalt() {
  /** @type {NodeListOf<HTMLInputElement>} */
  const inputs = document.querySelectorAll('input[data-salt]');
  for (const input of inputs) {
    if (input.value) continue;
    const bytes = crypto.getRandomValues(new Uint8Array(12));
    input.value = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
  }
}

/** Shows the fields of as many seats as there are players. */
function showSeats(/** @type {number} */ players) {
  for (const field of all('[data-seat-field]')) {
    field.hidden = Number(field.dataset.seatField) >= players;
  }
}

document.addEventListener('click', async event => {
  const copy = closest(event, '[data-copy]');
  const input = copy?.dataset.copy && document.querySelector(copy.dataset.copy);
  if (!(input instanceof HTMLInputElement)) return;
  input.select();
  try {
    await navigator.clipboard.writeText(input.value);
  } catch {
    document.execCommand('copy'); // Without https there is no clipboard.
  }
  toast(copy?.dataset.copied);
});
