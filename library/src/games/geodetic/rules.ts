/**
 * The geodetic game: pick an unlabelled vertex; it is labelled together with all vertices on shortest paths from it to the labels.
 *
 * The rule in the abstract of [fraenkelHarary1989] reads "between u and any vertex of L"; its theorems are about shortest paths
 * to the *set* L, as if L were contracted to one vertex. That reading is the default; `literal` is the abstract's, `interval` and
 * `hull` are those of later papers [daillyGahlawatMyint2024].
 */

import type { GraphDrawing } from '../../core/drawing.ts';
import type { Move, Ruleset } from '../../core/ruleset.ts';
import { drawTerms } from '../../notation/graph-drawing.ts';
import type { Graph } from '../../structures/graph.ts';
import { hasGraph, orderOfTerm } from '../../structures/graph-sum.ts';
import { geodeticComponents, joinGeodetic } from './components.ts';
import { formatGeodetic } from './format.ts';
import { namesLabelledBy } from './labels.ts';
import { parseGeodetic } from './parse.ts';
import { afterMove, playPart, vertexLabel } from './play.ts';
import { type GeodeticPart, type GeodeticPosition, READINGS, type Reading, withoutNames } from './position.ts';
import { complementOf } from './vertex-ranges.ts';

export const geodetic: Ruleset<GeodeticPosition> = {
  id: 'geodetic',
  title: 'Geodetic contraction game',
  rule: 'Pick an unlabelled vertex; label it and every vertex on a shortest path from it to the labelled set (or, with an option, on more paths).',
  inShort: 'label shortest ways',
  notation:
    'A graph, and after a colon its labelled vertices: `C7`, `K3oR21 : 1.4`, `C1000 : 1..400`, `g6:D?{ : 1 3`. Options: `literal`, paths to each labelled vertex; `interval`, between picked ones; `hull`, between labelled ones (for these two the picked vertices stand after the colon).',
  sources: [{ key: 'fraenkelHarary1989' }, { key: 'daillyGahlawatMyint2024' }],
  samples: [
    'C7',
    'P5 : 2',
    'K3oR3',
    'C5 [literal]',
    'K2,3 [interval]',
    'K2,3 : 1 3 [hull]',
    '2*C4 : 1',
    '1-2 2-3 2-4 5-6',
    'G3x3',
    'P0',
  ],
  graph: { arrow: '-', families: true, labels: 'set' },
  family: { text: 'C{n}', from: 1 },
  optionNames: READINGS,
  parse: parseGeodetic,
  format: formatGeodetic,
  leastLength,
  formatOptions: ({ reading }) => (reading === 'contraction' ? [] : [reading]),
  moves: eachMove,
  components: geodeticComponents,
  join: joinGeodetic,
  key: geodeticKey,
  draw: drawGeodetic,
  toMove: ({ reading }) =>
    `pick an unlabelled vertex; it is labelled, and so is every vertex on a shortest path ${PATHS[reading]}`,
  changedBy: namesLabelledBy,
};

/** Between which vertices the shortest paths run that are labelled. */
const PATHS: Readonly<Record<Reading, string>> = {
  contraction: 'from it to the labels',
  literal: 'from it to any labelled vertex',
  interval: 'between it and a vertex picked before',
  hull: 'between any two labelled vertices',
};

/** A listed graph is written vertex by vertex, labels range by range. */
function leastLength({ parts, reading }: GeodeticPosition): number {
  const [only] = parts;
  if (only === undefined || parts.length > 1 || reading === 'interval' || reading === 'hull') return 0;
  const { term, given } = only.item;
  if (complementOf(given, orderOfTerm(term)).length === 0) return 0;
  return 2 * given.length + (term.kind === 'listed' ? term.graph.order : 0);
}

/** Graphs of more vertices than this are told apart by identity in keys: their texts are long, and play keeps the graph. */
const LARGEST_IN_KEY = 1000;
const identities = new WeakMap<Graph, number>();
let latestIdentity = 0;

function geodeticKey(position: GeodeticPosition): string {
  const [only] = position.parts;
  const graph = position.parts.length === 1 && only?.count === 1n && hasGraph(only.item.term) ? only.item.term.graph : undefined;
  if (only === undefined || graph === undefined) return `${position.reading} ${formatGeodetic(position)}`;
  // A component has other names in each union that it is written in.
  if (graph.order <= LARGEST_IN_KEY) {
    const parts = [{ item: { ...only.item, term: withoutNames(only.item.term) }, count: 1n }];
    return `${position.reading} ${formatGeodetic({ reading: position.reading, parts })}`;
  }
  const identity = identities.get(graph) ?? ++latestIdentity;
  identities.set(graph, identity);
  const labels = only.item.given.map(({ from, to }) => `${from}..${to}`).join(' ');
  return `${position.reading} graph ${identity} : ${labels}`;
}

function drawGeodetic({ parts, reading, first }: GeodeticPosition): GraphDrawing {
  const terms = parts.map(({ item, count }) => ({ term: item.term, count, labelled: () => labelledPlaces(item, reading) }));
  return drawTerms('label', terms, first);
}

/** Names every one of them: for parts that are small enough to be drawn. */
function labelledPlaces(part: GeodeticPart, reading: Reading): readonly number[] {
  const labelled = complementOf(playPart(part, reading).unlabelled, orderOfTerm(part.term));
  return labelled.flatMap(({ from, to }) => Array.from({ length: Number(to - from) + 1 }, (_, step) => Number(from) + step));
}

function* eachMove(position: GeodeticPosition): Iterable<Move<GeodeticPosition>> {
  let first = position.first ?? 1n;
  for (const [index, { item, count }] of position.parts.entries()) {
    const order = orderOfTerm(item.term);
    const { unlabelled, pick } = playPart(item, position.reading);
    for (let copy = 0n; unlabelled.length > 0 && copy < count; copy++) {
      for (const { from, to } of unlabelled) {
        for (let vertex = from; vertex <= to; vertex++)
          yield {
            label: vertexLabel(position, item.term, first + copy * order, vertex),
            to: afterMove(position, index, pick(vertex)),
          };
      }
    }
    first += count * order;
  }
}
