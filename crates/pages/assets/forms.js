// Sends forms without leaving the page, and asks before likely mistakes.
import { BY_SCRIPT, all, formBody, live, root } from './dom.js';
import { update } from './live.js';
import { toastLost } from './toast.js';

/** Forms that have been sent. One in the live part stays: the update will bring its successor. */
const sent = new WeakSet();

document.addEventListener('submit', event => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  const question = event.submitter?.dataset.slip;
  if (question && 'confirm' in root.dataset && !confirm(question)) {
    event.preventDefault();
    return;
  }
  if (!('live' in form.dataset)) return;
  event.preventDefault();
  if (!sent.has(form)) send(form, event.submitter);
});

/**
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} button
 */
async function send(form, button) {
  sent.add(form);
  let accepted = false;
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      body: formBody(form, button),
      headers: BY_SCRIPT,
    });
    accepted = answer.ok;
    if (answer.redirected) location.assign(answer.url);
    else if (answer.status !== 204) update(await answer.text());
    if (accepted) for (const input of all('input[data-keep]', form)) clear(input);
  } catch {
    toastLost();
  } finally {
    if (!accepted || !live()?.contains(form)) sent.delete(form);
  }
}

/** @param {HTMLElement} input */
function clear(input) {
  if (input instanceof HTMLInputElement) input.value = '';
}
