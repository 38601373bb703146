/**
 * Grundy values of paths: a vertex taken from a path leaves at most two paths, which makes the game the octal game 0.137,
 * Dawson's chess. Its values have period 34 from 52 on [guySmith1956]; the period is found and proved at its first use.
 */
import { octalSequence } from '../numeric/octal-sequence.ts';
import { PeriodicValues } from '../numeric/periodic-values.ts';

/** The digits of 0.137: taking 1, 2 or 3 counters. */
export const DAWSONS_CHESS = Uint8Array.of(0, 1, 3, 7);

const values = new PeriodicValues((upTo) => octalSequence(DAWSONS_CHESS, upTo), DAWSONS_CHESS);

export function grundyOfPath(order: bigint): number {
  return values.at(order);
}

export function periodOfPaths() {
  return values.period;
}
