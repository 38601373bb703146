/** A sum that shows infinitely many elements, as the theorem in `proof.ts` asks for. */
import { leastSum } from '../quotient.ts';
import type { Frame } from './frame.ts';
import type { Keys } from './keys.ts';
import { smallest } from './outcome-table.ts';
import { type OutcomeTable, outcomeAt, type Witness } from './proof.ts';

/** The first one with the least element of B; undefined where every key with both carriers cut has one outcome. */
export function findWitness({ monoid }: Frame, keys: Keys, table: OutcomeTable): Witness | undefined {
  const { heaps, weights } = keys.carriers;
  const { tail, clip } = keys.cuts;
  for (let x = 0; x < monoid.order; x++)
    for (let code = 0; code < keys.codes; code++) {
      const counts = keys.countsOf(code);
      const isCut = (at: number) => (counts[at] as number) >= tail;
      const more = weights.findIndex((weight, at) => weight > 0 && isCut(at));
      const against = weights.findIndex((weight, at) => weight < 0 && isCut(at));
      if (more < 0 || against < 0) continue;
      const key = x * keys.codes + code;
      const other = keys.attained(code).find((c) => outcomeAt(table, keys, key, c) !== outcomeAt(table, keys, key, clip));
      const carried = other === undefined ? undefined : smallest(keys, code, other);
      if (carried === undefined) continue;
      const sum = leastSum(monoid, x).map((count, heap) => ({ heap, count }));
      const carriers = carried.map((count, at) => ({ heap: heaps[at] as number, count }));
      return {
        sum: [...sum, ...carriers].filter(({ count }) => count > 0).sort((a, b) => a.heap - b.heap),
        more: heaps[more] as number,
        against: heaps[against] as number,
      };
    }
  return undefined;
}
