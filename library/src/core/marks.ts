/**
 * Marks: what a picture of a position should show of a proof. Plain data by the names of vertices, heaps and seats.
 *
 * They come from the theorem that solved the position. The page, `impartial draw` and `explain` show them and work out nothing; what
 * a picture says about winning stands beside its words as data (`says`), so that a test can play it.
 */
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
  readonly pictures: readonly MarkPicture[];
}

export interface MarkPicture {
  readonly caption: string;
  readonly marks: readonly Mark[];
  readonly says?: Said;
}

/** What a picture or a row says about winning. */
export interface Said {
  /** Moves that win, by their labels: `so leave 6` names the moves that leave 6. */
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
  /** A cut: the vertices on one side, a vertex that is left out of account, and what it says about itself. */
  | { readonly kind: 'cut'; readonly side: readonly string[]; readonly besides?: string; readonly text: string }
  /** A stretch of the graph with a word. */
  | { readonly kind: 'bracket'; readonly vertices: readonly string[]; readonly text: string }
  /** An arc of a cycle in its order, and the part of it that a winner would leave. */
  | { readonly kind: 'arc'; readonly vertices: readonly string[]; readonly keep: readonly string[]; readonly text: string }
  /** Who loses at each seat of a table with each number of counters: blocks that change losers, the first from one counter on. */
  | { readonly kind: 'blocks'; readonly blocks: BlockTable };

export interface BlockTable {
  readonly seats: readonly (1 | 2)[];
  /** The seat to move, from 0. */
  readonly player: number;
  readonly counters: bigint;
  readonly rows: readonly {
    /** Who loses with one counter. */
    readonly first: 1 | 2;
    /** The last number of counters of each block. */
    readonly changes: readonly bigint[];
    /** The first number from which on the loser never changes; missing where that is not known. */
    readonly clearFrom?: bigint;
  }[];
  /** Numbers that may be taken, and whether taking them wins. */
  readonly moves: readonly { readonly taken: bigint; readonly wins: boolean }[];
}

export interface MarkRow {
  readonly name: string;
  /** The part of the picture that it is about. */
  readonly vertices?: readonly string[];
}

export type MarkTable =
  /** Values that are added in binary without carrying; `heading` is what they are called. */
  | {
      readonly kind: 'nim-sum';
      readonly heading: string;
      readonly rows: readonly (MarkRow & { readonly value: number | bigint })[];
    }
  | {
      readonly kind: 'cells';
      readonly headings: readonly string[];
      readonly rows: readonly (MarkRow & { readonly cells: readonly string[]; readonly isKey?: boolean; readonly says?: Said })[];
      readonly below?: string;
    };
