/**
 * Values of vertex subsets, for graphs of any order: a set is a row of 32-bit words, the stack is explicit.
 *
 * Level d of the stack holds a component, its vertices still to be played, what is left after the move under way and not yet
 * valued, and the value of what is. Level 0 holds no component: what is left there is the question.
 */
import type { Bounds } from '../core/limits.ts';
import type { SubsetGame, SubsetTheory } from '../core/subset-game.ts';
import { SubsetImages } from './subset-images.ts';
import { MISSING, SubsetMemo } from './subset-memo.ts';
import { longer, lowestBit, type SubsetRows, subsetRows } from './subset-rows.ts';
import { NO_SHAPE, type ShapeBook, SubsetShapes } from './subset-shapes.ts';
import type { SubsetSolver } from './subset-values.ts';

interface Level {
  readonly component: Int32Array;
  /** The number of its shape, where it has one. */
  shape: number;
  readonly unplayed: Int32Array;
  /** The moves of the vertex in turn: from here to there. */
  move: number;
  end: number;
  readonly rest: Int32Array;
  /** The vertices of `rest` next to what was taken; every component of `rest` has some. */
  readonly edge: Int32Array;
  /** `MISSING` while no component of what was left is valued. */
  value: number;
  options: Int32Array;
  count: number;
}

export class WideSolver implements SubsetSolver {
  private readonly words: number;
  private readonly theory: SubsetTheory;
  private readonly memo: SubsetMemo;
  private readonly rows: SubsetRows;
  private readonly shapes: SubsetShapes | undefined;
  private readonly images: SubsetImages | undefined;
  private readonly whole: boolean;
  /** Whether every two vertices are adjacent, so that no set splits. */
  private readonly isComplete: boolean;
  private readonly levels: Level[] = [];
  private readonly open: Int32Array;

  constructor(game: SubsetGame, theory: SubsetTheory, limits: Bounds, book?: ShapeBook) {
    this.words = game.words;
    this.theory = theory;
    this.memo = new SubsetMemo(game.words, limits);
    this.rows = subsetRows(game, game.words);
    this.shapes = game.followsGraph ? new SubsetShapes(this.rows.adjacent, game.words, game.ends, book) : undefined;
    this.images = game.board === undefined ? undefined : new SubsetImages(game.board, game.words);
    this.whole = game.whole === true;
    this.isComplete = hasAllEdges(game);
    this.open = new Int32Array(game.order);
  }

  get positions(): number {
    return this.memo.stored;
  }

  renew(limits: Bounds): void {
    this.memo.renew(limits);
  }

  value(set: Uint32Array): number {
    const { theory, memo } = this;
    const question = this.level(0);
    question.rest.set(set);
    question.edge.set(set);
    question.value = MISSING;
    let depth = 0;
    for (;;) {
      const level = this.level(depth);
      const next = this.level(depth + 1);
      if (this.takeComponent(level, next.component)) {
        this.images?.makeLeast(next.component);
        const known = memo.get(next.component, 0);
        const same = known === MISSING ? this.valueOfShape(next) : known;
        if (same !== MISSING) this.join(level, known === MISSING ? this.remember(next, same) : same);
        else if (this.begin(next)) memo.depth = ++depth;
        else this.join(level, this.remember(next, theory.ended));
        continue;
      }
      const reached = level.value === MISSING ? theory.ended : level.value;
      if (depth === 0) return reached;
      if (level.count === level.options.length) level.options = longer(level.options);
      level.options[level.count++] = reached;
      if (depth === 1) memo.decided = level.count;
      if (this.play(level)) continue;
      depth--;
      memo.depth = depth;
      this.join(this.level(depth), this.remember(level, theory.fromOptions(level.options, level.count)));
    }
  }

  private level(depth: number): Level {
    const known = this.levels[depth];
    if (known !== undefined) return known;
    const set = () => new Int32Array(this.words);
    const level = {
      component: set(),
      shape: NO_SHAPE,
      unplayed: set(),
      rest: set(),
      edge: set(),
      options: new Int32Array(16),
      move: 0,
      end: 0,
      value: MISSING,
      count: 0,
    };
    this.levels[depth] = level;
    return level;
  }

  /** Moves one connected component out of what is left; false when nothing is. */
  private takeComponent({ rest, edge }: Level, component: Int32Array): boolean {
    const { words, open } = this;
    const { adjacent } = this.rows;
    const start = takeVertex(edge);
    if (start < 0) return false;
    component.set(rest);
    if (this.isComplete) {
      rest.fill(0);
      edge.fill(0);
      this.memo.spend(words);
      return true;
    }
    rest[start >>> 5] = (rest[start >>> 5] as number) ^ (1 << start);
    let openCount = 0;
    open[openCount++] = start;
    while (openCount > 0) {
      const row = (open[--openCount] as number) * words;
      let apart = 0;
      for (let word = 0; word < words; word++) {
        const left = rest[word] as number;
        let found = (adjacent[row + word] as number) & left;
        if (found !== 0) {
          rest[word] = left ^ found;
          edge[word] = (edge[word] as number) & ~found;
          for (; found !== 0; found &= found - 1) open[openCount++] = word * 32 + lowestBit(found);
        }
        apart |= edge[word] as number;
      }
      this.memo.spend(words);
      if (apart === 0) {
        rest.fill(0);
        return true;
      }
    }
    for (let word = 0; word < words; word++) component[word] = (component[word] as number) ^ (rest[word] as number);
    return true;
  }

  private begin(level: Level): boolean {
    level.unplayed.set(level.component);
    level.move = 0;
    level.end = 0;
    level.count = 0;
    return this.play(level);
  }

  /** Makes the next move of the component; false when there is none. */
  private play(level: Level): boolean {
    const { first, takes, around } = this.rows;
    let row: number;
    do {
      while (level.move === level.end) {
        const vertex = takeVertex(level.unplayed);
        if (vertex < 0) return false;
        level.move = first[vertex] as number;
        level.end = first[vertex + 1] as number;
      }
      row = level.move++ * this.words;
    } while (this.whole && !isPart(takes, row, level.component));
    for (let word = 0; word < this.words; word++) {
      const rest = (level.component[word] as number) & ~(takes[row + word] as number);
      level.rest[word] = rest;
      level.edge[word] = rest & (around[row + word] as number);
    }
    level.value = MISSING;
    return true;
  }

  private join(level: Level, value: number): void {
    level.value = level.value === MISSING ? value : this.theory.combine(level.value, value);
  }

  /** Notes the shape of the component; `MISSING` where no set of this shape is valued. */
  private valueOfShape(level: Level): number {
    level.shape = this.shapes?.shapeOf(level.component) ?? NO_SHAPE;
    return level.shape === NO_SHAPE ? MISSING : (this.shapes?.valueOf(level.shape) ?? MISSING);
  }

  private remember(level: Level, value: number): number {
    this.memo.add(level.component, 0, value);
    if (level.shape !== NO_SHAPE) this.shapes?.store(level.shape, value);
    return value;
  }
}

/** Takes the lowest vertex out of the set; −1 when it is empty. */
function takeVertex(set: Int32Array): number {
  for (let word = 0; word < set.length; word++) {
    const bits = set[word] as number;
    if (bits === 0) continue;
    set[word] = bits & (bits - 1);
    return word * 32 + lowestBit(bits);
  }
  return -1;
}

/** Whether the row that begins at a place lies in the set. */
function isPart(rows: Int32Array, row: number, set: Int32Array): boolean {
  for (let word = 0; word < set.length; word++) if (((rows[row + word] as number) & ~(set[word] as number)) !== 0) return false;
  return true;
}

function hasAllEdges({ order, words, adjacency }: SubsetGame): boolean {
  for (let vertex = 0; vertex < order; vertex++) {
    for (let other = 0; other < order; other++) {
      const isThere = (((adjacency[vertex * words + (other >>> 5)] as number) >>> other) & 1) === 1;
      if (!isThere && other !== vertex) return false;
    }
  }
  return true;
}
