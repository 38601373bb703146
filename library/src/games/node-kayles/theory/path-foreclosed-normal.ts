/**
 * Foreclosed values of paths, normal play: −2 for P0, which has ended; −1 for P1, P2 and P3, which a move ends; else the mex over
 * the moves that leave no path below P4 [guignardSopena2009, §3.2].
 *
 * They have period 84 from 245 on. The proof in `numeric/octal-period.ts` serves here too: a path above P3 cannot be taken whole,
 * and a split has a value as soon as both its paths have one, so that option sets can be compared in the same way; that a path
 * has no value is itself something that repeats or not. This is Theorem 1 of the paper.
 */
import { PeriodicValues } from '../../../numeric/periodic-values.ts';
import { DAWSONS_CHESS } from './dawsons-chess-period.ts';
import { pathTheorem } from './path-theorem.ts';

export const ENDED = -2;
export const CAN_BE_ENDED = -1;

const NO_VALUE = 0xffff;
const SHORTEST_WITH_VALUE = 4;

const values = new PeriodicValues(foreclosedSequence, DAWSONS_CHESS);

export function foreclosedOfPath(order: bigint): number {
  if (order === 0n) return ENDED;
  return order < SHORTEST_WITH_VALUE ? CAN_BE_ENDED : values.at(order);
}

export function foreclosedPeriod() {
  return values.period;
}

function foreclosedSequence(upTo: number): Uint16Array {
  const sequence = new Uint16Array(upTo + 1).fill(NO_VALUE);
  for (let order = SHORTEST_WITH_VALUE; order <= upTo; order++) {
    const seen = new Set([sequence[order - 2], sequence[order - 3]]);
    for (let left = SHORTEST_WITH_VALUE; 2 * left <= order - 3; left++) {
      seen.add((sequence[left] as number) ^ (sequence[order - 3 - left] as number));
    }
    let mex = 0;
    while (seen.has(mex)) mex++;
    sequence[order] = mex;
  }
  return sequence;
}

export const pathForeclosedNormal = pathTheorem({
  id: 'path-foreclosed-normal',
  title: 'Paths that may not be ended',
  statement:
    'Under diminished disjunctive normal play P0 has ended, P1, P2 and P3 can be ended at once, and the foreclosed values of all longer paths have period 84 from P245 on. Alone, exactly the paths of order 0, 4, 5, 9, 10, 14, 28, 50, 54 and 98 are lost.',
  sources: [{ key: 'guignardSopena2009', where: 'Theorem 1, Table 1, Corollary 2' }],
  examples: ['node-kayles P98 [diminished-disjunctive]', 'node-kayles P40 + P51 [diminished-disjunctive]'],
  compound: 'diminished-disjunctive',
  play: 'normal',
  value: foreclosedOfPath,
  because(order, value) {
    if (value === ENDED) return 'has ended';
    if (value === CAN_BE_ENDED) return 'can be ended by the next move, which wins';
    const { period, preperiod } = values.period;
    const repeated = order < preperiod ? '' : `; the values have period ${period} from ${preperiod} on`;
    return `has foreclosed value ${value}${repeated}`;
  },
});
