// Day or night: at once here, for good on the server.
import { BY_SCRIPT, all, closest, formBody, root } from './dom.js';

document.addEventListener('click', event => {
  const button = closest(event, '[data-theme-choice]');
  if (!(button instanceof HTMLButtonElement) || !button.form) return;
  event.preventDefault();
  if (button.value === 'system') delete root.dataset.theme;
  else root.dataset.theme = button.value;
  for (const other of all('[data-theme-choice]')) {
    other.setAttribute('aria-pressed', String(other.getAttribute('value') === button.value));
  }
  const body = formBody(button.form, button);
  fetch(button.form.action, { method: 'POST', body, headers: BY_SCRIPT, redirect: 'manual' });
});
