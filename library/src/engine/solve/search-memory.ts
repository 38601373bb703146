/**
 * What searches have found, kept from one question to the next: the members of a family have most of their positions in common.
 *
 * Positions are known by their keys, which begin with the ruleset, so one memory serves one catalogue. It may hold half of what the
 * limits allow one question to store; beyond that it forgets everything when the next question begins.
 */
import type { Game } from '../../core/game.ts';
import type { HeapRule } from '../../core/heap-rule.ts';
import { DEFAULT_LIMITS, type Limits } from '../../core/limits.ts';
import type { Setting } from '../../core/setting.ts';
import type { SubsetBoard } from '../../core/subset-game.ts';
import type { HeapValues } from '../../numeric/heap-values.ts';
import { ShapeBook } from '../../numeric/subset-shapes.ts';
import type { SubsetSolver } from '../../numeric/subset-values.ts';

const PART = 0.5;

export class SearchMemory {
  private readonly maps = new Map<string, Map<string, unknown>>();
  private readonly fast = new Map<string, FastMemory>();
  private bytes = 0;

  /** The values of one kind, such as Grundy values of components. Values of one kind have one type. */
  mapFor<V>(kind: string, setting: Setting): Map<string, V> {
    const name = `${kind} ${nameOf(setting)}`;
    const known = this.maps.get(name) ?? new Map<string, unknown>();
    this.maps.set(name, known);
    return known as Map<string, V>;
  }

  /** What searches on small integers have found under the theory of a setting. */
  fastFor(setting: Setting): FastMemory {
    const name = nameOf(setting);
    const known = this.fast.get(name) ?? new FastMemory();
    this.fast.set(name, known);
    return known;
  }

  /** Told of each position that a search stores. */
  add(bytes: number): void {
    this.bytes += bytes;
  }

  /** Before a question begins. */
  keepWithin({ positions = DEFAULT_LIMITS.positions, megabytes = DEFAULT_LIMITS.megabytes }: Partial<Limits>): void {
    let size = 0;
    for (const map of this.maps.values()) size += map.size;
    for (const fast of this.fast.values()) size += fast.positions;
    if (size <= PART * positions && this.bytes <= PART * megabytes * 1e6) return;
    this.maps.clear();
    this.fast.clear();
    this.bytes = 0;
  }
}

function nameOf({ compound, play }: Setting): string {
  return `${compound} ${play}`;
}

/** Tables of heaps, searches on boards, and the values of shapes of graphs. */
export class FastMemory {
  readonly heaps = new Map<HeapRule, HeapValues>();
  readonly boards = new Map<SubsetBoard, SubsetSolver>();
  private readonly books = new Map<object, Map<string, ShapeBook>>();

  /** The shapes of one ruleset on one ground. */
  bookOf(game: Game): ShapeBook {
    const grounds = this.books.get(game.rules) ?? new Map<string, ShapeBook>();
    this.books.set(game.rules, grounds);
    const ground = game.ground();
    const book = grounds.get(ground) ?? new ShapeBook();
    grounds.set(ground, book);
    return book;
  }

  get positions(): number {
    let count = 0;
    for (const { positions } of this.heaps.values()) count += positions;
    for (const { positions } of this.boards.values()) count += positions;
    for (const grounds of this.books.values()) for (const { values } of grounds.values()) count += values.size;
    return count;
  }
}
