/**
 * Camps: the vertices of an acyclic epidemic by what a label on them is worth, and who wins where only one germ is in reach.
 *
 * A vertex is *dead* when it has no move, a *one* when each of its moves leaves an even number of ones and nothing else that lives
 * (with one target at a time: only dead ones), and *heavy* otherwise. A move that leaves no heavy label is light, and odd or even
 * as the number of ones it labels is. A heavy vertex with light moves only is a germ: of 2 when all are odd (the 2 of Nimania), of
 * 3 when there are both (the 2 and 3 of Nimania≤₂). Every heavy vertex reaches a germ. Proofs: docs/theory/epidemiography.md.
 */
import type { EpidemicMoves } from './order.ts';

export const ONE = 1;
export const HEAVY = 2;

/** What kinds of moves a vertex has. */
export const TOUCHES_HEAVY = 1;
export const LIGHT_EVEN = 2;
export const LIGHT_ODD = 4;

/** Which germs a vertex reaches; a vertex or position that reaches one kind only belongs to that camp. */
export const GERM_2 = 1;
export const GERM_3 = 2;
export const RACE = 3;
/** Set beside these where a vertex with both heavy and light moves is in reach; it matters in misère play. */
export const MIXED = 4;

export interface EpidemicClasses {
  /** ONE, HEAVY, or 0 for a dead one, for each mortal vertex. */
  readonly kinds: Uint8Array;
  readonly flags: Uint8Array;
  /** GERM_2, GERM_3 and MIXED as bits. */
  readonly germs: Uint8Array;
  /** 1 for double bombs: each move leads to one germ, and there are germs of both kinds among the targets. */
  readonly doubles: Uint8Array;
}

/** The classes of the mortal vertices, which come with targets before sources. */
export function classifyEpidemic(moves: EpidemicMoves, mortal: Uint32Array): EpidemicClasses {
  const kinds = new Uint8Array(moves.order);
  const flags = new Uint8Array(moves.order);
  const germs = new Uint8Array(moves.order);
  const doubles = new Uint8Array(moves.order);
  for (const vertex of mortal) {
    let own = 0;
    let reach = 0;
    let moved = false;
    let toGerms = moves.choice === 'one';
    for (const set of moves.sets(vertex)) {
      moved = true;
      if (!set.every((target) => kinds[target] === HEAVY && ((flags[target] as number) & TOUCHES_HEAVY) === 0)) toGerms = false;
      own |= movesInto(moves.choice, set, kinds);
      for (const target of set) reach |= germs[target] as number;
    }
    if (!moved) continue;
    const heavy = (own & (TOUCHES_HEAVY | LIGHT_ODD)) !== 0;
    if (heavy) reach |= ownReach(own);
    kinds[vertex] = heavy ? HEAVY : ONE;
    flags[vertex] = own;
    germs[vertex] = reach;
    if (toGerms && reach === RACE) doubles[vertex] = 1;
  }
  return { kinds, flags, germs, doubles };
}

/** What a heavy vertex with these moves adds to its reach. */
function ownReach(flags: number): number {
  if ((flags & TOUCHES_HEAVY) === 0) return (flags & LIGHT_EVEN) === 0 ? GERM_2 : GERM_3;
  return flags === TOUCHES_HEAVY ? 0 : MIXED;
}

/** The kinds of moves that this set gives. */
function movesInto(choice: EpidemicMoves['choice'], set: Uint32Array, kinds: Uint8Array): number {
  let flags = 0;
  let ones = 0;
  let dead = 0;
  for (const target of set) {
    const kind = kinds[target];
    if (kind === HEAVY) flags |= TOUCHES_HEAVY;
    else if (kind === ONE) ones++;
    else dead++;
  }
  if (choice === 'all') return flags !== 0 ? flags : ones % 2 === 0 ? LIGHT_EVEN : LIGHT_ODD;
  if (ones > 0) flags |= LIGHT_ODD;
  if (dead > 0 || (choice === 'some' && ones > 1)) flags |= LIGHT_EVEN;
  return flags;
}

/** The kind of one move: TOUCHES_HEAVY, LIGHT_ODD or LIGHT_EVEN. */
export function kindOfMove(targets: readonly number[], kinds: Uint8Array): number {
  let ones = 0;
  for (const target of targets) {
    if (kinds[target] === HEAVY) return TOUCHES_HEAVY;
    if (kinds[target] === ONE) ones++;
  }
  return ones % 2 === 0 ? LIGHT_EVEN : LIGHT_ODD;
}

/** As much of a position as its camp needs. */
export interface CampPosition {
  readonly heavy: bigint;
  /** The flags of the heavy label where there is exactly one. */
  readonly only: number;
  readonly onesOdd: boolean;
  readonly stageOdd: boolean;
}

/** Whether the next player wins in normal play, where the position reaches germs of one kind (or of none). */
export function campWins(reach: number, { heavy, only, onesOdd, stageOdd }: CampPosition): boolean {
  if (heavy === 0n) return onesOdd;
  const odd = (reach & RACE) === GERM_2;
  if (heavy > 1n || stageOdd === odd) return stageOdd === odd;
  if (odd) return (only & (onesOdd ? LIGHT_ODD : LIGHT_EVEN)) !== 0;
  return !onesOdd && (only & (LIGHT_ODD | LIGHT_EVEN)) !== 0;
}
