/**
 * The length of an epidemic when the winner hurries and the loser tarries: Conway's remoteness of the position.
 *
 * Positions are the numbers of labels of each type at a stage. Who wins is known beforehand, so the winner tries only moves that
 * win. The length is found by bisection: can the end be forced within so many moves? A position whose shortest play is longer
 * cannot, and bounds found for one number of moves are kept for the others.
 */
import { LimitReached } from '../../../../core/limits.ts';
import { shortestPlay } from './lengths.ts';
import type { EpidemicTypes, TypeMove } from './types.ts';

export interface OptimalQuestion {
  readonly types: EpidemicTypes;
  /** The length of a shortest way to its end for a label of each type. */
  readonly depths: readonly number[];
  wins(counts: readonly number[], stage: number): boolean;
  /** Positions that may be looked at. */
  readonly most: number;
}

interface Bounds {
  /** The end cannot be forced within `low` moves, and can within `high`. */
  low: number;
  high: number;
}

/** Longer plays are not followed. */
const LONGEST = 1500;

/** The number of moves; undefined where it is too large to be found. */
export function optimalPlay(question: OptimalQuestion, counts: readonly number[], stage: number): number | undefined {
  try {
    return bisect(new OptimalSearch(question), counts, stage);
  } catch (error) {
    if (error instanceof LimitReached) return undefined;
    throw error;
  }
}

function bisect(search: OptimalSearch, counts: readonly number[], stage: number): number | undefined {
  let high = search.shortest(counts, stage);
  let low = high - 1;
  while (high > LONGEST || !search.endsWithin(counts, stage, high)) {
    if (high > LONGEST) return undefined;
    low = high;
    high *= 2;
  }
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (search.endsWithin(counts, stage, middle)) high = middle;
    else low = middle;
  }
  return high;
}

class OptimalSearch {
  private readonly question: OptimalQuestion;
  private readonly memo = new Map<string, Bounds>();

  constructor(question: OptimalQuestion) {
    this.question = question;
  }

  shortest(counts: readonly number[], stage: number): number {
    const heights = counts.flatMap((count, type) =>
      count === 0 ? [] : [{ height: BigInt(this.question.depths[type] ?? 1), count: BigInt(count) }],
    );
    const length = shortestPlay(heights, BigInt(stage));
    return length === undefined ? Number.POSITIVE_INFINITY : Number(length);
  }

  /** Whether the winner can force the end within so many moves. */
  endsWithin(counts: readonly number[], stage: number, moves: number): boolean {
    if (counts.every((count) => count === 0)) return true;
    const key = `${counts.join()}:${stage}`;
    const known = this.memo.get(key) ?? this.start(key, counts, stage);
    if (moves <= known.low) return false;
    if (moves >= known.high) return true;
    const ends = this.look(counts, stage, moves);
    if (ends) known.high = Math.min(known.high, moves);
    else known.low = Math.max(known.low, moves);
    return ends;
  }

  private start(key: string, counts: readonly number[], stage: number): Bounds {
    if (this.memo.size >= this.question.most)
      throw new LimitReached('program', this.question.most, `the length would need more than ${this.question.most} positions`);
    const bounds = { low: this.shortest(counts, stage) - 1, high: Number.POSITIVE_INFINITY };
    this.memo.set(key, bounds);
    return bounds;
  }

  private look(counts: readonly number[], stage: number, moves: number): boolean {
    const winning = this.question.wins(counts, stage);
    for (const option of this.eachOption(counts, stage, winning)) {
      if (winning && this.question.wins(option, stage + 1)) continue;
      if (this.endsWithin(option, stage + 1, moves - 1) === winning) return winning;
    }
    return !winning;
  }

  /** The winner hurries with the highest types first, the loser tarries with the lowest. */
  private *eachOption(counts: readonly number[], stage: number, highFirst: boolean): Iterable<readonly number[]> {
    for (let index = 0; index < counts.length; index++) {
      const type = highFirst ? counts.length - 1 - index : index;
      if (counts[type] === 0) continue;
      for (const move of this.question.types.moves[type] as readonly TypeMove[]) {
        const option = [...counts];
        option[type] = (option[type] as number) - 1;
        for (const { type: target, times } of move) option[target] = (option[target] as number) + times * (stage + 1);
        yield option;
      }
    }
  }
}
