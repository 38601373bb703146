/**
 * Figures of a measurement under names, in one form for all files of this folder: `npm run bench` collects them, compares them with the
 * last record and, told to, records them.
 *
 *     figure('wasm, 0.13337 to 10^5', 1.31, '×', 'more');
 *     signature('4f2a90c1');
 *
 * A name says what was measured and stays the same; what changes from run to run is the value. Ratios (`×`) are comparable between
 * machines, seconds and rates only on one. A file that is run by itself prints as it always does and collects nothing.
 */
import { appendFileSync } from 'node:fs';

const collected = process.env.IMPARTIAL_FIGURES;

/** `better` says which way is better: `less` for times, `more` for rates and for ratios that say how much faster. */
export function figure(name, value, unit, better = 'less') {
  if (Number.isFinite(value)) collect({ name, value, unit, better });
}

/** A hash of what was computed, which must not change. */
export function signature(text) {
  collect({ signature: text });
}

export function median(times) {
  return [...times].sort((a, b) => a - b)[times.length >> 1];
}

function collect(line) {
  if (collected !== undefined) appendFileSync(collected, `${JSON.stringify(line)}\n`);
}
