/**
 * The certificate of the camp theorem and of the race of the germs: every vertex in reach with its height, its class and its targets.
 *
 * Whoever checks it needs no search: heights fall along every arc, so that the vector of label counts by height falls
 * lexicographically with every move and the game ends (Theorem 1); classes follow from the targets; the rest is the statement.
 */

import type { Certificate, CertificateOf } from '../../../core/certificate.ts';
import { MOST_DIGITS_WRITTEN } from '../../../core/digits.ts';
import type { Play } from '../../../core/outcome.ts';
import { digraphVertexName } from '../../../structures/digraph.ts';
import type { DancingPosition } from '../position.ts';
import { analyse } from './analysis.ts';
import { epidemicOrder } from './loops/order.ts';
import { terminationVector } from './loops/termination.ts';

/** The names of the classes, as `classes.kinds` numbers them. */
const CLASSES = ['dead', 'one', 'heavy'] as const;
/** Vertices and arcs that a certificate lists; digraphs with more vertices are not looked through again for the part in reach. */
const MOST_VERTICES = 10_000;
const MOST_ARCS = 50_000;

export function campCertificate(
  position: DancingPosition,
  won: boolean,
  play: Play,
  log?: CertificateOf<'epidemic-camps'>['log'],
): Certificate | undefined {
  const { ground, labels, stage } = position;
  const { order, classes, heights } = analyse(position);
  if (order.mortal.length > MOST_VERTICES) return undefined;
  const { mortal } = epidemicOrder(
    ground.spread,
    labels.map(({ vertex }) => vertex),
  );
  const { digraph, spread } = ground;
  let arcs = 0;
  for (const vertex of mortal) for (const set of spread.sets(vertex)) arcs += set.length;
  if (arcs > MOST_ARCS) return undefined;
  const counts = labels.map(({ count }) => String(count));
  if (counts.some((count) => count.length > MOST_DIGITS_WRITTEN) || String(stage).length > MOST_DIGITS_WRITTEN) return undefined;
  const name = (vertex: number) => digraphVertexName(digraph, vertex);
  return {
    kind: 'epidemic-camps',
    choice: spread.choice,
    play,
    stage: String(stage),
    labels: labels.map(({ vertex }, index) => ({ vertex: name(vertex), count: counts[index] ?? '' })),
    vertices: [...mortal].map((vertex) => ({
      vertex: name(vertex),
      height: heights[vertex] as number,
      class: CLASSES[classes.kinds[vertex] as 0 | 1 | 2],
      sets: spread.sets(vertex).map((set) => [...set].map(name)),
    })),
    /** The numbers of labels by height, highest first: it falls with every move. */
    vector: terminationVector(
      labels.map(({ vertex, count }) => ({ height: heights[vertex] as number, count })),
      labels.reduce((most, { vertex }) => Math.max(most, heights[vertex] as number), 0),
    ).map(String),
    outcome: won ? 'N' : 'P',
    ...(log !== undefined && { log }),
  };
}
