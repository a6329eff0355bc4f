// Small sounds, made as they are needed; silent until the reader chooses a volume.
import { closest, root } from './dom.js';

/** @typedef {[at: number, length: number, from: number, to: number, form: OscillatorType, loud: number]} Note */

/**
 * Each sound as notes: when it begins, how long it is, its pitch at both ends, its form, how loud.
 * @type {Record<string, Note[]>}
 */
// prettier-ignore
const SOUNDS = {
  draw: [[0, 0.07, 520, 380, 'triangle', 0.5]],
  ra: [[0, 0.5, 196, 196, 'sawtooth', 0.22], [0, 0.5, 294, 294, 'triangle', 0.4], [0.12, 0.5, 392, 392, 'triangle', 0.4]],
  bid: [[0, 0.12, 660, 660, 'sine', 0.5], [0.05, 0.16, 880, 880, 'sine', 0.35]],
  pass: [[0, 0.12, 330, 260, 'sine', 0.4]],
  win: [[0, 0.14, 523, 523, 'triangle', 0.5], [0.1, 0.14, 659, 659, 'triangle', 0.5], [0.2, 0.3, 784, 784, 'triangle', 0.5]],
  loss: [[0, 0.25, 180, 70, 'sawtooth', 0.4], [0, 0.12, 90, 60, 'square', 0.3]],
  gold: [[0, 0.06, 1760, 1760, 'sine', 0.3], [0.06, 0.14, 2217, 2217, 'sine', 0.3]],
  place: [[0, 0.09, 150, 90, 'square', 0.35]],
  score: [[0, 0.3, 392, 392, 'triangle', 0.4], [0.15, 0.3, 494, 494, 'triangle', 0.4], [0.3, 0.5, 587, 587, 'triangle', 0.4]],
  over: [[0, 0.25, 523, 523, 'triangle', 0.5], [0.2, 0.25, 659, 659, 'triangle', 0.5], [0.4, 0.25, 784, 784, 'triangle', 0.5], [0.6, 0.7, 1047, 1047, 'triangle', 0.5]],
  turn: [[0, 0.18, 587, 587, 'sine', 0.6], [0.14, 0.3, 880, 880, 'sine', 0.6]],
};
const GAP = 0.18;

/** @type {AudioContext | undefined} */
let context;

/**
 * Plays sounds one after the other. Browsers allow it once the reader has touched the page.
 * @param {string[]} names
 * @param {number} volume from 0 to 10
 */
function play(names, volume) {
  if (!(volume > 0)) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') context.resume();
  const all = context.createGain();
  all.gain.value = (volume / 10) ** 2 * 0.5;
  all.connect(context.destination);
  for (const [place, name] of names.entries()) {
    const start = context.currentTime + place * GAP;
    for (const note of SOUNDS[name] ?? []) playNote(all, start, note);
  }
}

/**
 * @param {GainNode} output
 * @param {number} start
 * @param {Note} note
 */
function playNote(output, start, [at, length, from, to, form, loud]) {
  const begin = start + at;
  const tone = output.context.createOscillator();
  const gain = output.context.createGain();
  tone.type = form;
  tone.frequency.setValueAtTime(from, begin);
  tone.frequency.exponentialRampToValueAtTime(to, begin + length);
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loud, begin + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.001, begin + length);
  tone.connect(gain).connect(output);
  tone.start(begin);
  tone.stop(begin + length);
}

/**
 * What an update lets the reader hear, and that it has become their turn.
 * @param {HTMLElement} old
 * @param {HTMLElement} next
 */
export function cues(old, next) {
  const names = (next.dataset.heard ?? '').split(' ').filter(Boolean);
  if ('asked' in next.dataset && !('asked' in old.dataset)) names.push('turn');
  return names;
}

/**
 * Plays the sounds of an update.
 * @param {HTMLElement} old
 * @param {HTMLElement} next
 */
export const playCues = (old, next) => play(cues(old, next), Number(root.dataset.volume));

// Choosing a volume lets one hear it.
document.addEventListener('change', event => {
  const choice = closest(event, '[data-volume-choice]');
  if (choice instanceof HTMLInputElement) play(['bid'], Number(choice.value));
});
