/**
 * Epidemics by the rules, read so that a vertex of a copy is labelled or not: a position is how many copies have which set of
 * vertices labelled. Sets are bits. Only vertices that can move are kept, as in `rules.ts`.
 */
import type { Spread } from './rules.ts';

type Copies = ReadonlyMap<number, number>;

class TooLarge extends Error {}

/** Whether the player to move wins in normal play from one copy with one label; undefined where play is too large. */
export function isWonWithCopies(spread: Spread, vertex: number, most: number): boolean | undefined {
  const live = (spread[vertex] ?? []).length > 0;
  const search = new CopiesSearch(spread, most);
  try {
    return search.isWon(new Map(live ? [[1 << vertex, 1]] : []), 1, DEEPEST);
  } catch (error) {
    if (error instanceof TooLarge) return undefined;
    throw error;
  }
}

/** Moves that a line of play may have; each takes some of the stack. */
const DEEPEST = 1000;

class CopiesSearch {
  private readonly spread: Spread;
  private readonly memo = new Map<string, boolean>();
  private left: number;

  constructor(spread: Spread, most: number) {
    this.spread = spread;
    this.left = most;
  }

  isWon(copies: Copies, stage: number, deeper: number): boolean {
    const key = `${[...copies]
      .sort(([a], [b]) => a - b)
      .map((each) => each.join('*'))
      .join()} ${stage}`;
    const known = this.memo.get(key);
    if (known !== undefined) return known;
    if (--this.left < 0 || deeper === 0) throw new TooLarge();
    let won = false;
    for (const option of this.eachOption(copies, stage)) {
      won = !this.isWon(option, stage + 1, deeper - 1);
      if (won) break;
    }
    this.memo.set(key, won);
    return won;
  }

  private *eachOption(copies: Copies, stage: number): Iterable<Copies> {
    for (const set of copies.keys()) {
      for (const [vertex, moves] of this.spread.entries()) {
        if ((set & (1 << vertex)) === 0) continue;
        for (const targets of moves) {
          const labelled = targets.reduce((bits, to) => ((this.spread[to] ?? []).length > 0 ? bits | (1 << to) : bits), 0);
          const after = new Map(copies);
          add(after, set, -1);
          add(after, (set & ~(1 << vertex)) | labelled, 1);
          add(after, labelled, stage);
          yield after;
        }
      }
    }
  }
}

function add(copies: Map<number, number>, set: number, count: number): void {
  const there = (copies.get(set) ?? 0) + count;
  if (set !== 0 && there > 0) copies.set(set, there);
  else copies.delete(set);
}
