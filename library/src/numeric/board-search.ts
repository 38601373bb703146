/**
 * Values of regions of a board on which a move takes squares, by `set-search.ts`, and who wins whole boards in misère play. A region is the
 * same game as its images under turns, reflections and shifts.
 *
 * Where moves are dominoes, squares that change nothing are dropped first. The free squares are the vertices of a graph, and a move takes
 * an edge with both ends. Let v be a vertex all of whose neighbours have another neighbour, a leaf, that has no other neighbour. Then G and
 * G − v have the same options, up to such vertices. Proof, by induction on the edges. An edge xy apart from v leaves v such a vertex: a
 * neighbour w of v that is still there has its leaf, since the only edge at the leaf is the one to w. An edge vw leaves the leaf of w alone,
 * a vertex without neighbours; so it leaves what the edge from w to the leaf leaves in G − v, up to such a vertex. ∎ The options being the
 * same, this holds in misère play, too. Of several leaves at one vertex all but one can go, and every vertex without neighbours.
 */
import type { BoardGame, BoardSearch } from '../core/kernels.ts';
import type { Bounds } from '../core/limits.ts';
import { BoardSets } from './board-sets.ts';
import { SetLimits, SLOT_BYTES } from './set-limits.ts';
import { type OpenSets, PlainSetSearch } from './set-search.ts';
import { SetTable } from './set-table.ts';

const LOST = 0;
const WON = 1;

export function plainBoardSearch(game: BoardGame, limits: Bounds): BoardSearch {
  const { moves } = game;
  const words = Array.from({ length: moves.length / 2 }, (_, move) => [moves[2 * move] ?? 0, moves[2 * move + 1] ?? 0]);
  return new PlainBoardSearch(
    Int32Array.from(words.flatMap((both) => [...both, ...both])),
    game,
    new SetLimits(limits, SLOT_BYTES),
  );
}

class PlainBoardSearch extends PlainSetSearch<BoardSets> implements BoardSearch {
  private readonly outcomes: SetTable;

  constructor(moves: Int32Array, game: BoardGame, limits: SetLimits) {
    super(moves, new BoardSets(game), new SetTable(limits), limits);
    this.outcomes = new SetTable(limits);
  }

  override get positions(): number {
    return super.positions + this.outcomes.stored;
  }

  isWonMisere(low: number, high: number): boolean {
    const { sets } = this;
    sets.drop(low | 0, high | 0);
    if ((sets.low | sets.high) === 0) return true;
    sets.leastImage(sets.low, sets.high);
    return this.isWon(sets.low, sets.high, 0);
  }

  private isWon(low: number, high: number, level: number): boolean {
    const { outcomes } = this;
    const known = outcomes.valueAt(outcomes.place(low, high));
    if (known >= 0) return known === WON;
    this.spend();
    const open = this.level(level);
    let isWon = this.lookUpOutcomes(low, high, open);
    for (let index = 0; index < open.count && !isWon; index++)
      isWon = !this.isWon(open.lows[index] as number, open.highs[index] as number, level + 1);
    outcomes.storeValue(low, high, isWon ? WON : LOST);
    return isWon;
  }

  /** Whether some move is known to leave a lost set; moves of which nothing is known are listed. */
  private lookUpOutcomes(low: number, high: number, open: OpenSets): boolean {
    const { moves, sets, outcomes } = this;
    for (let move = 0; move < moves.length; move += 4) {
      if ((((moves[move] as number) & ~low) | ((moves[move + 1] as number) & ~high)) !== 0) continue;
      sets.drop(low & ~(moves[move + 2] as number), high & ~(moves[move + 3] as number));
      if ((sets.low | sets.high) === 0) continue;
      sets.leastImage(sets.low, sets.high);
      const known = outcomes.valueAt(outcomes.place(sets.low, sets.high));
      if (known === LOST) return true;
      if (known < 0) open.insert(sets.low, sets.high, sets.size(sets.low, sets.high));
    }
    return false;
  }
}
