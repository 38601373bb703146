/**
 * Grundy values of paths: a vertex taken from a path leaves at most two paths, which makes the game the octal game 0.137,
 * Dawson's chess. Its values have period 34 from 52 on [guySmith1956]; the period is found and proved at its first use.
 */
import type { Certificate } from '../../../core/certificate.ts';
import { toNimber } from '../../../core/nimber.ts';
import type { OctalHeap } from '../../../core/theorem.ts';
import { lastPlace, valuesToProve } from '../../../numeric/octal-period.ts';
import { octalSequence } from '../../../numeric/octal-sequence.ts';
import { PeriodicValues } from '../../../numeric/periodic-values.ts';
import { pathTheorem } from './path-theorem.ts';

/** The digits of 0.137: taking 1, 2 or 3 counters. */
export const DAWSONS_CHESS = Uint8Array.of(0, 1, 3, 7);

/** Some 200 values prove the period, for which the plain loop is quick enough. */
const values = new PeriodicValues((upTo) => octalSequence(DAWSONS_CHESS, upTo), DAWSONS_CHESS);

export function grundyOfPath(order: bigint): number {
  return values.at(order);
}

export function periodOfPaths() {
  return values.period;
}

export const dawsonsChessPeriod = pathTheorem({
  id: 'dawsons-chess-period',
  title: "Node-Kayles on paths is Dawson's chess",
  statement:
    'The path with n vertices has the Grundy value of n counters in the octal game 0.137; these values have period 34 from n = 52 on.',
  sources: [{ key: 'guySmith1956' }, { key: 'guignardSopena2009', where: '§3.1' }],
  examples: ['node-kayles P97', 'node-kayles P60 + P70 + P81'],
  compound: 'disjunctive',
  play: 'normal',
  value: grundyOfPath,
  because(order, value) {
    const { period, preperiod } = values.period;
    const same = order < preperiod ? '' : `, whose values have period ${period} from ${preperiod} on`;
    return `has the Grundy value of as many counters in Dawson's chess${same}: ${value}`;
  },
  certificate: (order) => (order < values.period.preperiod ? undefined : proof()),
  heapOfSameValue: toHeap,
  heapOfSameMoves: toHeap,
});

/** The path as a heap of Dawson's chess, which has the same moves. */
export function toHeap(order: bigint): OctalHeap {
  return { code: '0.137', digits: DAWSONS_CHESS, size: toNimber(order) };
}

let certificate: Certificate | undefined;

function proof(): Certificate {
  if (certificate === undefined) {
    const valuesNeeded = valuesToProve(values.period, lastPlace(DAWSONS_CHESS));
    certificate = { kind: 'octal-period', code: '0.137', ...values.period, valuesNeeded };
  }
  return certificate;
}
