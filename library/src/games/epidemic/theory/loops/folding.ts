/**
 * Folding: a finite table that decides every position of an epidemic at every stage, and a proof that it does.
 *
 * A number above C is folded to C or C − 1, whichever has the same parity: multiplicities and the stage alike, C ≥ 2. Folded
 * moves lower the multiplicities lexicographically, so that outcomes F of folded positions are well defined. If F is the same for C − 2
 * labels of a type as for C, whatever else is there, then F after folding is the outcome of every position. *Proof.* Folding
 * commutes with k + 1 and with adding labels: j(k + 1) ≥ C where k is folded, and where a multiplicity is folded the sum is ≥ C,
 * both with the right parity. It commutes with taking a label away but for multiplicities C + 1, C + 3, … (folded to C − 1): the
 * true result folds to C, the folded one is C − 2, and F is the same for both. Induct on the true game, which ends. ∎
 */
import type { EpidemicTypes } from './types.ts';

export interface Folding {
  readonly types: EpidemicTypes;
  /** The C of the proof. */
  readonly bound: number;
  /** 1 where the next player wins; see `foldedIndex`. */
  readonly table: Uint8Array;
}

/** The table for one C, where it is certified and has at most so many entries. */
export function foldEpidemic(types: EpidemicTypes, bound: number, misere: boolean, mostEntries: number): Folding | undefined {
  const base = bound + 1;
  const entries = base ** types.moves.length * bound;
  if (entries > mostEntries) return undefined;
  const table = new Uint8Array(entries);
  const weights = types.moves.map((_, type) => base ** type * bound);
  const counts = new Array<number>(types.moves.length).fill(0);
  // Types are numbered targets first, so a move lowers the index: entries can be filled in ascending order.
  for (let entry = 0; entry < entries; entry += bound) {
    const empty = entry === 0;
    for (let stage = bound; stage >= 1; stage--) {
      const won = empty ? misere : hasLostOption(types, counts, stage, bound, weights, table, entry);
      table[entry + stage - 1] = won ? 1 : 0;
    }
    if (!isCertified(counts, bound, weights, table, entry)) return undefined;
    for (let type = 0; type < counts.length; type++) {
      counts[type] = ((counts[type] as number) + 1) % base;
      if (counts[type] !== 0) break;
    }
  }
  return { types, bound, table };
}

function hasLostOption(
  types: EpidemicTypes,
  counts: readonly number[],
  stage: number,
  bound: number,
  weights: readonly number[],
  table: Uint8Array,
  entry: number,
): boolean {
  const next = foldNumber(stage + 1, bound) - 1 - (stage - 1);
  for (let type = 0; type < counts.length; type++) {
    if (counts[type] === 0) continue;
    for (const move of types.moves[type] ?? []) {
      let to = entry + stage - 1 + next - (weights[type] as number);
      for (const { type: target, times } of move) {
        const had = counts[target] as number;
        to += (foldNumber(had + times * (stage + 1), bound) - had) * (weights[target] as number);
      }
      if (table[to] === 0) return true;
    }
  }
  return false;
}

/** Whether C labels of a type are worth as much as C − 2, for every type that has C here. */
function isCertified(
  counts: readonly number[],
  bound: number,
  weights: readonly number[],
  table: Uint8Array,
  entry: number,
): boolean {
  for (let type = 0; type < counts.length; type++) {
    if (counts[type] !== bound) continue;
    for (let stage = 0; stage < bound; stage++)
      if (table[entry + stage] !== table[entry + stage - 2 * (weights[type] as number)]) return false;
  }
  return true;
}

function foldNumber(number: number, bound: number): number {
  return number <= bound ? number : bound - ((number - bound) % 2);
}

/** Whether the next player wins a position with these numbers of labels, at any stage. */
export function foldedWins({ bound, table }: Folding, counts: readonly bigint[], stage: bigint): boolean {
  let index = Number(foldBig(stage, bound)) - 1;
  for (const [type, count] of counts.entries()) index += Number(foldBig(count, bound)) * (bound + 1) ** type * bound;
  return table[index] === 1;
}

function foldBig(number: bigint, bound: number): bigint {
  const most = BigInt(bound);
  return number <= most ? number : most - ((number - most) % 2n);
}
