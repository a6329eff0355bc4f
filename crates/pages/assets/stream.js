// Listens to the server. The browser reconnects by itself, and the server sends what was missed.
import { live } from './dom.js';
import { update } from './live.js';
import { toast, toastLost } from './toast.js';

const RETRY = 2000;

/** @type {EventSource | undefined} */
let source;

/** Opens the stream of the table that the page shows, if there is one. */
export function listen() {
  const part = live();
  if (!part?.dataset.stream || source) return;
  const stream = new EventSource(`${part.dataset.stream}?after=${part.dataset.step ?? 0}`);
  source = stream;
  stream.addEventListener('open', () => toast());
  stream.addEventListener('update', event => {
    toast();
    update(event.data);
  });
  stream.addEventListener('error', () => {
    toastLost();
    if (stream.readyState !== EventSource.CLOSED) return;
    source = undefined;
    setTimeout(listen, RETRY);
  });
}

// A page that may come back from the browser's cache must not keep its connection.
addEventListener('pagehide', () => {
  source?.close();
  source = undefined;
});
addEventListener('pageshow', event => {
  if (event.persisted) listen();
});
