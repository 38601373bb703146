/**
 * Marks: what a picture of a position should show of a proof. Plain data by the names of vertices, heaps and seats.
 *
 * They come from the theorem that solved the position. The page, `impartial draw` and `explain` show them and work out nothing; what
 * a picture says about winning stands beside its words as data (`says`), so that a test can play it.
 */
import type { Nimber } from './nimber.ts';

/** Vertices, heaps or seats of the largest position that is marked: larger ones have no picture on which a mark could be seen. */
export const MOST_MARKED = 2000;
/** Rows that a table lists. */
export const MOST_ROWS = 200;
/** Numbers of a table that is added in binary are less than this, so that there is room for their digits. */
const TOO_LARGE = 2 ** 30;

export interface Marks {
  /** Overlays on the picture; each can be switched on by itself. */
  readonly layers: readonly MarkLayer[];
  /** A small table beside it: the sum of the parts, or what decides. */
  readonly table?: MarkTable;
  /** A sentence beside both. */
  readonly note?: string;
}

/** One thing to see: the cut, the cycles. One with several pictures is stepped through. */
export interface MarkLayer {
  /** As an address writes it: `cut`. */
  readonly id: string;
  /** As a switch says it: `Cut`. */
  readonly name: string;
  /** What one of its pictures is called: `cycle`. */
  readonly part: string;
  /** Whether it is drawn unless the reader says otherwise. */
  readonly isDefault: boolean;
  readonly pictures: readonly MarkPicture[];
}

export interface MarkPicture {
  readonly caption: string;
  readonly marks: readonly Mark[];
  readonly says?: Said;
}

/** What a picture or a row says about winning. */
export interface Said {
  /**
   * Moves that win, by their labels: `so leave 6` names the moves that leave 6. In a sum of several positions the number of its
   * position stands before a move, `2: 3>1`; moves that are made at once are joined, `1 & 5`.
   */
  readonly winningMoves?: readonly string[];
  /** That the position as a whole is won or lost. */
  readonly outcome?: 'N' | 'P';
}

export type Mark =
  /** Vertices in one colour; those that no mark colours are left out of account. */
  | { readonly kind: 'colour'; readonly vertices: readonly string[]; readonly colour: 'black' | 'white' }
  /** A word beside a vertex: its class, its value. */
  | { readonly kind: 'badge'; readonly vertex: string; readonly text: string }
  /** Vertices that are emphasised. */
  | { readonly kind: 'lit'; readonly vertices: readonly string[] }
  /** A path along edges, from the first vertex on. */
  | { readonly kind: 'path'; readonly vertices: readonly string[] }
  /** A cycle, closed, and how much flows along it. */
  | { readonly kind: 'cycle'; readonly vertices: readonly string[]; readonly count: string }
  | CutMark
  /** A stretch of the graph with a word. */
  | { readonly kind: 'bracket'; readonly vertices: readonly string[]; readonly text: string }
  /** An arc of a cycle in its order, and the part of it that a winner would leave. */
  | { readonly kind: 'arc'; readonly vertices: readonly string[]; readonly keep: readonly string[]; readonly text: string }
  /** Who loses at each seat of a table with each number of counters: blocks that change losers, the first from one counter on. */
  | { readonly kind: 'blocks'; readonly blocks: BlockTable };

/** A cut: the vertices on one side, a vertex that is left out of account, and what it says about itself. */
export interface CutMark {
  readonly kind: 'cut';
  readonly side: readonly string[];
  readonly besides?: string;
  readonly text: string;
  /** What crosses it. */
  readonly capacity: bigint;
  /** Two vertices on its two sides. */
  readonly between: readonly [string, string];
  /** Whether no cut between them has less. */
  readonly isMinimum: boolean;
}

export interface BlockTable {
  readonly seats: readonly (1 | 2)[];
  /** The seat to move, from 0. */
  readonly player: number;
  readonly counters: bigint;
  /** The first blocks at the seat to move. */
  readonly own: readonly LossBlock[];
  /** What comes after the blocks, in a sentence. */
  readonly rest: string;
  /** All blocks at every seat; missing where these are too many. */
  readonly rows?: readonly {
    /** Who loses with one counter. */
    readonly first: 1 | 2;
    /** The last number of counters of each block. */
    readonly changes: readonly bigint[];
    /** The first number from which on the loser never changes; missing where the losers go on changing. */
    readonly clearFrom?: bigint;
  }[];
  /** The least numbers that may be taken, and whether taking them wins. */
  readonly moves: readonly { readonly taken: bigint; readonly wins: boolean }[];
}

export interface LossBlock {
  readonly loser: 1 | 2;
  readonly from: bigint;
  /** Missing where the losses never end. */
  readonly to?: bigint;
}

export interface MarkRow {
  readonly name: string;
  /** The part of the picture that it is about. */
  readonly vertices?: readonly string[];
  readonly says?: Said;
}

export interface NimRow extends MarkRow {
  readonly value: Nimber;
  /** What a winner makes of it; missing where no move in this row is advised. */
  readonly leave?: Nimber;
}

export interface CellsRow extends MarkRow {
  readonly cells: readonly string[];
  /** Whether it is one of the rows that decide. */
  readonly isKey?: boolean;
}

/** Values that are added in binary without carrying; `heading` is what they are called. */
export interface NimSumTable {
  readonly kind: 'nim-sum';
  readonly heading: string;
  /** Whether the numbers are sizes, which a move makes smaller, or values, which it leaves. */
  readonly unit: 'size' | 'value';
  readonly rows: readonly NimRow[];
  readonly sum: Nimber;
  readonly below?: string;
  readonly says?: Said;
}

export interface CellsTable {
  readonly kind: 'cells';
  readonly headings: readonly string[];
  readonly rows: readonly CellsRow[];
  readonly below?: string;
  readonly says?: Said;
}

export type MarkTable = NimSumTable | CellsTable;

/** Marks of these layers that have pictures, and of the table; undefined where nothing is left to show. */
export function marksOf(layers: readonly MarkLayer[], table?: MarkTable, note?: string): Marks | undefined {
  const shown = layers.filter(({ pictures }) => pictures.length > 0);
  if (shown.length === 0 && table === undefined && note === undefined) return undefined;
  return { layers: shown, ...(table !== undefined && { table }), ...(note !== undefined && { note }) };
}

/** Whether these numbers can be shown in binary, one to a row. */
export function fitNimSum(values: readonly Nimber[]): boolean {
  return values.length >= 2 && values.length <= MOST_ROWS && values.every((value) => value < TOO_LARGE);
}
