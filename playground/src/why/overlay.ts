/** What certificates draw on the board: plain data, by the names of vertices. Layers that are shown together make one overlay. */
export interface Overlay {
  /** An odd path, from the piece on. */
  readonly path?: readonly string[];
  /** One cut: the vertices on one side, a vertex that is left out of account, and what it says about itself. */
  readonly cut?: { readonly side: readonly string[]; readonly besides?: string; readonly caption: string };
  /** A cycle, closed, and how often it is used. */
  readonly cycle?: { readonly vertices: readonly string[]; readonly count: string };
  /** A word beside a vertex: its class, its value. */
  readonly notes?: ReadonlyMap<string, string>;
  /** Stretches of the graph with a word each: the unlabelled ends of rays. */
  readonly brackets?: readonly { readonly vertices: readonly string[]; readonly text: string }[];
  /** An arc of a cycle in its order, and the part of it that a winner would leave. */
  readonly arc?: { readonly vertices: readonly string[]; readonly keep: readonly string[]; readonly text: string };
  /** Vertices that a colouring makes black or white; all others are left out. */
  readonly colours?: ReadonlyMap<string, 'black' | 'white'>;
  /** What a row of a table points at. */
  readonly lit?: readonly string[];
}
