/**
 * Values of regions of a board on which a move takes squares, and who wins whole boards in misère play.
 *
 * Regions that do not touch are summands, so that a set of squares has the nim-sum of the values of its regions; of all images of a region
 * under turns, reflections and shifts one is looked into. Asked is seldom "which value?" but "is it k?" [lemoineViennot2012]: a region has
 * the value k exactly when no move leaves k and, for each smaller value, some move leaves it. So one move that leaves k settles the
 * question, and of a sum all regions but the largest have to be valued and the largest only to be compared. What is known of all moves is
 * looked up before any is searched; then those come first that leave the fewest pairs of squares that touch, for they are the smallest
 * searches. What a region has not is remembered along with what it has. (Asking whether it has one of several values
 * [belingRogalski2020] saves more on larger boards, and was not needed on these.)
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
import { BoardLimits, SETS_PER_LOOK } from './board-limits.ts';
import { BoardSets } from './board-sets.ts';
import { BoardTable } from './board-table.ts';
import { countBits } from './count-bits.ts';

const LOST = 0;
const WON = 1;
/** Values from this on are not remembered as excluded. */
const MOST_EXCLUDED = 62;

export function plainBoardSearch(game: BoardGame, limits: Bounds): BoardSearch {
  return new PlainBoardSearch(game, limits);
}

/** Sets that are still to be searched, those first that are searched first. */
class OpenSets {
  readonly lows: number[] = [];
  readonly highs: number[] = [];
  private readonly orders: number[] = [];
  count = 0;

  insert(low: number, high: number, order: number): void {
    let at = this.count++;
    for (; at > 0 && (this.orders[at - 1] as number) > order; at--) {
      this.lows[at] = this.lows[at - 1] as number;
      this.highs[at] = this.highs[at - 1] as number;
      this.orders[at] = this.orders[at - 1] as number;
    }
    this.lows[at] = low;
    this.highs[at] = high;
    this.orders[at] = order;
  }
}

class PlainBoardSearch implements BoardSearch {
  private readonly moves: Int32Array;
  private readonly dominoes: boolean;
  private readonly sets: BoardSets;
  private readonly limits: BoardLimits;
  private readonly values: BoardTable;
  private readonly outcomes: BoardTable;
  private readonly levels: OpenSets[] = [];
  private work = 0;

  constructor(game: BoardGame, limits: Bounds) {
    this.moves = Int32Array.from(game.moves);
    this.dominoes = game.dominoes;
    this.sets = new BoardSets(game);
    this.limits = new BoardLimits(limits);
    this.values = new BoardTable(this.limits);
    this.outcomes = new BoardTable(this.limits);
  }

  get positions(): number {
    return this.values.stored + this.outcomes.stored;
  }

  renew(limits: Bounds): void {
    this.limits.renew(limits, this.positions);
  }

  value(low: number, high: number): number {
    this.drop(low | 0, high | 0);
    return this.valueOfSet(this.sets.low, this.sets.high, 0);
  }

  isValue(low: number, high: number, value: number): boolean {
    this.drop(low | 0, high | 0);
    return this.isValueOfSet(this.sets.low, this.sets.high, value, 0);
  }

  isWonMisere(low: number, high: number): boolean {
    const { sets } = this;
    this.drop(low | 0, high | 0);
    if ((sets.low | sets.high) === 0) return true;
    sets.leastImage(sets.low, sets.high);
    return this.isWon(sets.low, sets.high, 0);
  }

  /** Leaves in `sets` what matters of a set. */
  private drop(low: number, high: number): void {
    if (this.dominoes) this.sets.reduced(low, high);
    else {
      this.sets.low = low;
      this.sets.high = high;
    }
  }

  private level(level: number): OpenSets {
    const open = this.levels[level] ?? new OpenSets();
    this.levels[level] = open;
    open.count = 0;
    return open;
  }

  private spend(): void {
    if (++this.work < SETS_PER_LOOK) return;
    this.work = 0;
    this.limits.look(this.positions);
  }

  private valueOfSet(low: number, high: number, level: number): number {
    const { sets } = this;
    let value = 0;
    let [leftLow, leftHigh] = [low, high];
    while ((leftLow | leftHigh) !== 0) {
      sets.firstRegion(leftLow, leftHigh);
      leftLow ^= sets.low;
      leftHigh ^= sets.high;
      sets.leastImage(sets.low, sets.high);
      value ^= this.valueOfRegion(sets.low, sets.high, level);
    }
    return value;
  }

  /** All regions are valued but the largest, which only has to be compared. */
  private isValueOfSet(low: number, high: number, value: number, level: number): boolean {
    const { sets, values } = this;
    let wanted = value;
    let [largeLow, largeHigh, size] = [0, 0, 0];
    let [leftLow, leftHigh] = [low, high];
    while ((leftLow | leftHigh) !== 0) {
      sets.firstRegion(leftLow, leftHigh);
      leftLow ^= sets.low;
      leftHigh ^= sets.high;
      sets.leastImage(sets.low, sets.high);
      const [regionLow, regionHigh] = [sets.low, sets.high];
      const known = values.valueAt(values.place(regionLow, regionHigh));
      if (known >= 0) {
        wanted ^= known;
        continue;
      }
      const squares = countBits(regionLow) + countBits(regionHigh);
      if (squares <= size) wanted ^= this.valueOfRegion(regionLow, regionHigh, level);
      else {
        if (size > 0) wanted ^= this.valueOfRegion(largeLow, largeHigh, level);
        [largeLow, largeHigh, size] = [regionLow, regionHigh, squares];
      }
    }
    return size === 0 ? wanted === 0 : this.isValueOfRegion(largeLow, largeHigh, wanted, level);
  }

  private valueOfRegion(low: number, high: number, level: number): number {
    const known = this.values.valueAt(this.values.place(low, high));
    if (known >= 0) return known;
    let value = 0;
    while (!this.isValueOfRegion(low, high, value, level)) value++;
    return value;
  }

  private isValueOfRegion(low: number, high: number, value: number, level: number): boolean {
    const { values } = this;
    const place = values.place(low, high);
    const known = values.valueAt(place);
    if (known >= 0) return known === value;
    if (values.excludesAt(place, value)) return false;
    this.spend();
    const open = this.level(level);
    if (this.lookUpMoves(low, high, value, open)) return false;
    for (let index = 0; index < open.count; index++) {
      if (!this.isValueOfSet(open.lows[index] as number, open.highs[index] as number, value, level + 1)) continue;
      this.exclude(low, high, value);
      return false;
    }
    for (let less = 0; less < value; less++) if (this.isValueOfRegion(low, high, less, level + 1)) return false;
    values.storeValue(low, high, value);
    return true;
  }

  private exclude(low: number, high: number, value: number): void {
    if (value >= MOST_EXCLUDED) return;
    this.values.storeExcluded(low, high, value < 32 ? 1 << value : 0, value < 32 ? 0 : 1 << (value - 32));
  }

  /** Whether some move is known to leave this value; moves of which it is not known are listed. */
  private lookUpMoves(low: number, high: number, value: number, open: OpenSets): boolean {
    const { moves, sets, values } = this;
    let [seenLow, seenHigh] = [0, 0];
    let isFound = false;
    for (let move = 0; move < moves.length && !isFound; move += 2) {
      const takenLow = moves[move] as number;
      const takenHigh = moves[move + 1] as number;
      if (((takenLow & ~low) | (takenHigh & ~high)) !== 0) continue;
      this.drop(low ^ takenLow, high ^ takenHigh);
      const [restLow, restHigh] = [sets.low, sets.high];
      let [leftLow, leftHigh] = [restLow, restHigh];
      let [joined, unknown, last, size] = [0, 0, 0, 0];
      while ((leftLow | leftHigh) !== 0) {
        sets.firstRegion(leftLow, leftHigh);
        leftLow ^= sets.low;
        leftHigh ^= sets.high;
        const edges = sets.edges(sets.low, sets.high);
        sets.leastImage(sets.low, sets.high);
        const place = values.place(sets.low, sets.high);
        const known = values.valueAt(place);
        if (known >= 0) joined ^= known;
        else {
          unknown++;
          last = place;
          size = Math.max(size, edges);
        }
      }
      if (unknown === 0) {
        if (joined < 32) seenLow |= 1 << joined;
        else if (joined < MOST_EXCLUDED) seenHigh |= 1 << (joined - 32);
        isFound = joined === value;
      } else if (unknown > 1 || !values.excludesAt(last, value ^ joined))
        open.insert(restLow, restHigh, 2 * (64 * size + unknown) + (values.isNewAt(last) ? 1 : 0));
    }
    values.storeExcluded(low, high, seenLow, seenHigh);
    return isFound;
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
    for (let move = 0; move < moves.length; move += 2) {
      const takenLow = moves[move] as number;
      const takenHigh = moves[move + 1] as number;
      if (((takenLow & ~low) | (takenHigh & ~high)) !== 0) continue;
      this.drop(low ^ takenLow, high ^ takenHigh);
      if ((sets.low | sets.high) === 0) continue;
      sets.leastImage(sets.low, sets.high);
      const known = outcomes.valueAt(outcomes.place(sets.low, sets.high));
      if (known === LOST) return true;
      if (known < 0) open.insert(sets.low, sets.high, sets.edges(sets.low, sets.high));
    }
    return false;
  }
}
