/**
 * A game on the edges of a graph.
 *
 * Ask about it:    impartial solve "my-game P7 + C5" --ruleset my-game.ts
 * See it:          impartial web --ruleset my-game.ts
 * Is it sound?     impartial verify --ruleset my-game.ts
 */
import { graphGame } from 'impartial/define';

export const game = graphGame({
  id: 'my-game',
  title: 'My game',
  rule: 'Take an edge and all edges that meet it.',
  on: 'edges',

  /** The edges that go when this one is taken; undefined where it may not be taken. */
  take: (graph, [u, v]) => graph.edgesAt(u, v),

  /** A move takes from what is left what it would have taken from the whole graph: search is much faster then. Leave it out where not. */
  fixed: true,
});
