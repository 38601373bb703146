/**
 * A game by the definition alone: its value is the least number that no option has, and whoever cannot move wins in misère play; with
 * neither keys, components nor a memory. It
 * trusts nothing that a ruleset says beyond its moves, so it is what the rest is held against; only small games are unfolded.
 */
import type { Game } from '../core/game.ts';
import { optionsOfHeap, type SizedHeap } from '../core/heap-rule.ts';
import type { SubsetGame } from '../core/subset-game.ts';
import { isOver, type Reach } from './reach.ts';

/** Plays that are longer are not followed. */
const DEEPEST = 200;
/** Positions between two looks at the clock. */
const LOOK = 32;

/** What may still be unfolded. */
class Purse {
  private positions: number;
  private readonly reach: Reach;

  constructor(reach: Reach) {
    this.reach = reach;
    this.positions = reach.unfolded;
  }

  /** Pays for one position; false where there are no more, or the time is up. */
  spend(): boolean {
    if (this.positions % LOOK === 0 && isOver(this.reach)) this.positions = 0;
    return --this.positions >= 0;
  }
}

/** Undefined where it is too large, where the players do not simply alternate, or where the time is up. */
export function valueByDefinition(game: Game, reach: Reach): number | undefined {
  const left = new Purse(reach);
  return isOver(reach) || game.sides() !== undefined ? undefined : unfold(game, left, 0);
}

function unfold(game: Game, left: Purse, depth: number): number | undefined {
  if (!left.spend() || depth > DEEPEST) return undefined;
  const options = new Set<number>();
  for (const { to } of game.moves()) {
    const value = unfold(to, left, depth + 1);
    if (value === undefined) return undefined;
    options.add(value);
  }
  return leastOutside(options);
}

/** Undefined as above. */
export function misereByDefinition(game: Game, reach: Reach): 'N' | 'P' | undefined {
  const left = new Purse(reach);
  return isOver(reach) || game.sides() !== undefined ? undefined : unfoldMisere(game, left, 0);
}

function unfoldMisere(game: Game, left: Purse, depth: number): 'N' | 'P' | undefined {
  if (!left.spend() || depth > DEEPEST) return undefined;
  let hasMove = false;
  for (const { to } of game.moves()) {
    hasMove = true;
    const outcome = unfoldMisere(to, left, depth + 1);
    if (outcome !== 'N') return outcome === 'P' ? 'N' : undefined;
  }
  return hasMove ? 'P' : 'N';
}

/** The value of a game on subsets, by its definition; undefined where it is too large. */
export function valueOfSubsets({ start, moves, whole = false }: SubsetGame, reach: Reach): number | undefined {
  const left = new Purse(reach);
  const value = (set: Uint32Array): number | undefined => {
    if (!left.spend()) return undefined;
    const options = new Set<number>();
    for (const { vertex, takes } of moves) {
      if ((((set[vertex >>> 5] ?? 0) >>> (vertex & 31)) & 1) === 0) continue;
      if (whole && takes.some((word, place) => (word & ~(set[place] ?? 0)) !== 0)) continue;
      const option = value(set.map((word, place) => word & ~(takes[place] ?? 0)));
      if (option === undefined) return undefined;
      options.add(option);
    }
    return leastOutside(options);
  };
  return value(start);
}

/** The value of a heap by its rule; undefined where it is too large. */
export function valueOfHeap({ rule, size }: SizedHeap, reach: Reach): number | undefined {
  const left = new Purse(reach);
  const value = (heap: number, depth: number): number | undefined => {
    if (!left.spend() || depth > DEEPEST) return undefined;
    const options = new Set<number>();
    for (const option of optionsOfHeap(rule, heap)) {
      let sum = 0;
      for (const part of option) {
        const one = value(part, depth + 1);
        if (one === undefined) return undefined;
        sum ^= one;
      }
      options.add(sum);
    }
    return leastOutside(options);
  };
  return value(size, 0);
}

function leastOutside(options: ReadonlySet<number>): number {
  let least = 0;
  while (options.has(least)) least++;
  return least;
}
