/**
 * What searches have found, kept from one question to the next: the members of a family have most of their positions in common, and a
 * search that was stopped can be taken up again.
 *
 * Positions are known by their keys, which begin with the ruleset, so one memory serves one catalogue. That of a family may hold half of
 * what the limits allow one question to store; beyond that it forgets everything when the next question begins. That of one question
 * forgets nothing, and counts as what the question itself has stored.
 */
import type { Game } from '../../core/game.ts';
import type { HeapRule } from '../../core/heap-rule.ts';
import { DEFAULT_LIMITS, type Limits } from '../../core/limits.ts';
import { COMPOUNDS, type Setting } from '../../core/setting.ts';
import type { SubsetBoard } from '../../core/subset-game.ts';
import type { HeapValues } from '../../numeric/heap-values.ts';
import { ShapeBook } from '../../numeric/subset-shapes.ts';
import type { SubsetSolver } from '../../numeric/subset-values.ts';
import { KnownComponents, KnownMoves, type MovesAlone } from './known-moves.ts';

const PART = 0.5;

/** The values of one kind that were found under one setting. */
export interface FoundValues {
  readonly kind: string;
  readonly setting: Setting;
  readonly values: Map<string, unknown>;
}

export class SearchMemory {
  readonly serves: 'family' | 'question';
  private readonly maps = new Map<string, FoundValues>();
  private readonly fast = new Map<string, FastMemory>();
  private readonly moves = new Map<string, KnownMoves>();
  private readonly alone: MovesAlone = new Map();
  components = new KnownComponents();
  private filled = 0;
  private isPassedBy = false;

  constructor(serves: 'family' | 'question') {
    this.serves = serves;
  }

  /** The values of one kind, such as Grundy values of components. Values of one kind have one type. */
  mapFor<V>(kind: string, setting: Setting): Map<string, V> {
    const name = `${kind} ${nameOf(setting)}`;
    const known = this.maps.get(name) ?? { kind, setting, values: new Map<string, unknown>() };
    this.maps.set(name, known);
    return known.values as Map<string, V>;
  }

  /** All of these maps. */
  found(): Iterable<FoundValues> {
    return this.maps.values();
  }

  /** Positions in these maps. */
  get positions(): number {
    let count = 0;
    for (const { values } of this.maps.values()) count += values.size;
    return count;
  }

  private get fastPositions(): number {
    let count = 0;
    for (const { positions } of this.fast.values()) count += positions;
    return count;
  }

  /** Whether searches on bit sets or in tables of heaps have found something besides. */
  get hasMore(): boolean {
    return this.isPassedBy || this.fastPositions > 0;
  }

  /** Told where a search keeps its positions elsewhere. */
  passBy(): void {
    this.isPassedBy = true;
  }

  /** Bytes that it fills, by estimate. */
  get bytes(): number {
    return this.filled;
  }

  /** What searches on small integers have found under the theory of a setting. */
  fastFor(setting: Setting): FastMemory {
    const name = nameOf(setting);
    const known = this.fast.get(name) ?? new FastMemory();
    this.fast.set(name, known);
    return known;
  }

  /** Where moves lead in compounds with the rule of this one. */
  movesFor({ compound }: Setting): KnownMoves {
    const { moveIn, ends } = COMPOUNDS[compound];
    const name = `${moveIn} ${ends}`;
    const known = this.moves.get(name) ?? new KnownMoves(this.alone);
    this.moves.set(name, known);
    return known;
  }

  /** Told of each position that a search stores. */
  add(bytes: number): void {
    this.filled += bytes;
  }

  /** Before a question begins. */
  keepWithin({ positions = DEFAULT_LIMITS.positions, megabytes = DEFAULT_LIMITS.megabytes }: Partial<Limits>): void {
    if (this.serves === 'question') return;
    const size = this.positions + this.fastPositions;
    if (size <= PART * positions && this.filled <= PART * megabytes * 1e6) return;
    this.maps.clear();
    this.fast.clear();
    this.moves.clear();
    this.alone.clear();
    this.components = new KnownComponents();
    this.filled = 0;
  }
}

/** What a position fills whose key has this many characters. */
export function bytesOfKey(length: number): number {
  return 2 * length + 200;
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
