/** What a certificate draws on the board: plain data, by the names of vertices. */
export interface Overlay {
  /** An odd path, from the piece on. */
  readonly path?: readonly string[];
  /** One cut: the vertices on the side of the piece, and what it costs. */
  readonly cut?: { readonly side: readonly string[]; readonly capacity: string };
  readonly cycle?: { readonly vertices: readonly string[]; readonly count: string };
  /** A word beside a vertex: its class, its value. */
  readonly notes?: ReadonlyMap<string, string>;
}
