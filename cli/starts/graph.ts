/**
 * A game on the vertices of a graph.
 *
 * Ask about it:    impartial solve "my-game P7 + C5" --ruleset my-game.ts
 * See it:          impartial web --ruleset my-game.ts
 * Is it sound?     impartial verify --ruleset my-game.ts
 */
import { graphGame } from 'impartial/define';

export const game = graphGame({
  id: 'my-game',
  title: 'My game',
  rule: 'Take a vertex with at most two neighbours, and these neighbours.',

  /** The vertices that go when this one is taken; undefined where it may not be taken. The rule may not look at the numbers themselves. */
  take(graph, vertex) {
    const neighbours = [...graph.neighbours(vertex)];
    return neighbours.length <= 2 ? [vertex, ...neighbours] : undefined;
  },
  // fixed: true makes search much faster where a move takes from what is left exactly what it would have taken from the whole graph.
});
