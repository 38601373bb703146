/**
 * Outcomes of vertex subsets by the definition alone: a position is won when some move of it leads to a lost one.
 *
 * Sets are not split and no theory is used, so this serves disjunctive misère play, which has no theory, and referees the rest.
 * A position is left at its first winning move; moves to positions already known are tried before any other.
 */
import type { Bounds } from '../core/limits.ts';
import type { Play } from '../core/outcome.ts';
import type { SubsetGame, SubsetMove } from '../core/subset-game.ts';
import { SubsetImages } from './subset-images.ts';
import { MISSING, SubsetMemo } from './subset-memo.ts';

/** As stored in the memo. */
const LOST = 0;
const WON = 1;

/** A set and how far its moves were tried: `move` counts the list of moves twice, first for known positions only. */
interface Level {
  readonly set: Int32Array;
  move: number;
  hasMoves: boolean;
}

export class SubsetReferee {
  private readonly game: SubsetGame;
  private readonly play: Play;
  private readonly memo: SubsetMemo;
  private readonly moves: readonly SubsetMove[];
  private readonly images: SubsetImages | undefined;
  private readonly levels: Level[] = [];

  constructor(game: SubsetGame, play: Play, limits: Bounds) {
    this.game = game;
    this.play = play;
    this.memo = new SubsetMemo(game.words, limits);
    this.moves = game.board?.moves ?? game.moves;
    this.images = game.board === undefined ? undefined : new SubsetImages(game.board, game.words);
  }

  /** Number of sets stored so far. */
  get positions(): number {
    return this.memo.stored;
  }

  /** Who wins the disjunctive game on this set of `words` words. Throws `LimitReached`. */
  outcome(set: Uint32Array): 'N' | 'P' {
    const { memo } = this;
    const question = this.level(0);
    question.set.set(set);
    this.images?.makeLeast(question.set);
    let result = memo.get(question.set, 0);
    let depth = -1;
    memo.decided = 0;
    if (result === MISSING) {
      begin(question);
      depth = 0;
    }
    while (depth >= 0) {
      const level = this.level(depth);
      const child = this.level(depth + 1);
      result = this.tryMoves(level, child.set);
      if (result === MISSING) {
        begin(child);
        depth++;
      } else {
        memo.add(level.set, 0, result);
        depth--;
        if (depth === 0) memo.decided++;
      }
      memo.depth = depth + 1;
    }
    return result === WON ? 'N' : 'P';
  }

  /** The result of a level; or `MISSING` with the set that must be known first, and then the same move is tried again. */
  private tryMoves(level: Level, option: Int32Array): number {
    const { memo, moves, images } = this;
    const { words, whole = false } = this.game;
    const { set } = level;
    memo.spend(words);
    for (; level.move < 2 * moves.length; level.move++) {
      const descends = level.move >= moves.length;
      const { vertex, takes } = moves[descends ? level.move - moves.length : level.move] as SubsetMove;
      if ((((set[vertex >>> 5] as number) >>> vertex) & 1) === 0 || (whole && !isPart(takes, set))) continue;
      level.hasMoves = true;
      for (let word = 0; word < words; word++) option[word] = (set[word] as number) & ~(takes[word] as number);
      images?.makeLeast(option);
      memo.spend(words);
      const known = memo.get(option, 0);
      if (known === LOST) return WON;
      if (known === MISSING && descends) return MISSING;
    }
    return level.hasMoves || this.play === 'normal' ? LOST : WON;
  }

  private level(depth: number): Level {
    const known = this.levels[depth];
    if (known !== undefined) return known;
    const level = { set: new Int32Array(this.game.words), move: 0, hasMoves: false };
    this.levels[depth] = level;
    return level;
  }
}

function isPart(part: Uint32Array, set: Int32Array): boolean {
  for (let word = 0; word < set.length; word++) if (((part[word] as number) & ~(set[word] as number)) !== 0) return false;
  return true;
}

function begin(level: Level): void {
  level.move = 0;
  level.hasMoves = false;
}

/** The outcome of the game's start. Throws `LimitReached`. */
export function subsetOutcome(game: SubsetGame, play: Play, limits: Bounds): { outcome: 'N' | 'P'; positions: number } {
  const referee = new SubsetReferee(game, play, limits);
  const outcome = referee.outcome(game.start);
  return { outcome, positions: referee.positions };
}
