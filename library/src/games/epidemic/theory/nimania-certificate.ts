/**
 * The certificate of Nimania: the numbers in reach as vertices of the digraph that they move on.
 *
 * It is the certificate of the camp theorem (`certificate.ts`), so the same separate code checks it. The position itself is
 * the vector of Theorem 1: the numbers by height, highest first.
 */
import type { Certificate, CertificateOf } from '../../../core/certificate.ts';
import type { Play } from '../../../core/outcome.ts';
import { canMove, eachSmaller, type NimaniaPosition } from '../nimania-rules.ts';
import { terminationVector } from './loops/termination.ts';

/** Numbers and arcs that a certificate lists, and digits of a count. */
const MOST_NUMBERS = 1000;
const MOST_ARCS = 20_000;
const MOST_DIGITS = 1000;

export function nimaniaCertificate(
  { numbers, strain, stage }: NimaniaPosition,
  won: boolean,
  play: Play,
): Certificate | undefined {
  const height = (value: bigint) => Number(strain.spread === 'raving' ? value / strain.reach : value);
  const labels = numbers.map(({ value, count }) => ({ value, vertex: String(value), count: String(count) }));
  if ([...labels.map(({ count }) => count), String(stage)].some(({ length }) => length > MOST_DIGITS)) return undefined;
  const reached = new Set(numbers.map(({ value }) => value));
  const vertices: CertificateOf<'epidemic-camps'>['vertices'][number][] = [];
  let arcs = 0;
  for (const value of reached) {
    if (vertices.length === MOST_NUMBERS) return undefined;
    const targets: string[] = [];
    for (const to of eachSmaller(value, strain)) {
      if (++arcs > MOST_ARCS) return undefined;
      reached.add(to);
      targets.push(String(to));
    }
    const kind = !canMove(value, strain) ? 'dead' : height(value) === 1 ? 'one' : 'heavy';
    vertices.push({ vertex: String(value), height: height(value), class: kind, sets: targets.length === 0 ? [] : [targets] });
  }
  const heights = numbers.map(({ value, count }) => ({ height: height(value), count }));
  const highest = heights.reduce((most, each) => Math.max(most, each.height), 0);
  return {
    kind: 'epidemic-camps',
    choice: 'one',
    play,
    stage: String(stage),
    labels: labels.map(({ vertex, count }) => ({ vertex, count })),
    vertices,
    vector: terminationVector(heights, highest).map(String),
    outcome: won ? 'N' : 'P',
  };
}
