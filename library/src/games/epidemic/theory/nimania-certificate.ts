/**
 * The certificates of Nimania: the numbers in reach as vertices of the digraph that they move on, or, where these are too many, by ranges.
 *
 * The first is the certificate of the camp theorem (`certificate.ts`), so the same separate code checks it. The position itself is
 * the vector of Theorem 1: the numbers by height, highest first. The second names a few ranges, and numbers of any size have it.
 */

import type { Certificate, CertificateOf } from '../../../core/certificate.ts';
import { MOST_DIGITS_WRITTEN } from '../../../core/digits.ts';
import type { Play } from '../../../core/outcome.ts';
import { canMove, eachSmaller, type NimaniaPosition } from '../nimania-rules.ts';
import { terminationVector } from './loops/termination.ts';

/** Numbers and arcs that a certificate lists, and digits of a count. */
const MOST_NUMBERS = 200;
const MOST_ARCS = 4000;

export function nimaniaCertificate(position: NimaniaPosition, won: boolean, play: Play): Certificate {
  return campsCertificate(position, won, play) ?? rangesCertificate(position, won, play);
}

function campsCertificate({ numbers, strain, stage }: NimaniaPosition, won: boolean, play: Play): Certificate | undefined {
  const height = (value: bigint) => Number(strain.spread === 'raving' ? value / strain.reach : value);
  const labels = numbers.map(({ value, count }) => ({ value, vertex: String(value), count: String(count) }));
  if ([...labels.map(({ count }) => count), String(stage)].some(({ length }) => length > MOST_DIGITS_WRITTEN)) return undefined;
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

/** The certificate of any position: the numbers by ranges. */
function rangesCertificate({ numbers, strain, stage }: NimaniaPosition, won: boolean, play: Play): Certificate {
  return {
    kind: 'nimania-ranges',
    spread: strain.spread,
    reach: String(strain.reach),
    play,
    stage: String(stage),
    numbers: numbers.map(({ value, count }) => [String(value), String(count)]),
    ranges: strain.spread === 'raving' ? ravingRanges(strain.reach) : sweepingRanges(strain.reach),
    outcome: won ? 'N' : 'P',
  };
}

type Ranges = CertificateOf<'nimania-ranges'>['ranges'];

/** n becomes n − p: dead ones, ones, germs of 2, and all that is larger. */
function ravingRanges(reach: bigint): Ranges {
  const range = (times: bigint) => ({ from: String(times * reach), to: String((times + 1n) * reach - 1n) });
  return [
    { ...range(0n), class: 'dead', leaves: [] },
    { ...range(1n), class: 'one', leaves: ['dead'] },
    { ...range(2n), class: 'heavy', leaves: ['one'] },
    { ...range(3n), to: null, class: 'heavy', leaves: ['heavy'] },
  ];
}

/** n becomes n − 1, … or n − p, with p of 2 or more: 2 is the only germ, and up to p + 1 there are light moves. */
function sweepingRanges(reach: bigint): Ranges {
  const middle: Ranges = [{ from: '3', to: String(reach), class: 'heavy', leaves: ['heavy', 'one', 'dead'] }];
  return [
    { from: '0', to: '0', class: 'dead', leaves: [] },
    { from: '1', to: '1', class: 'one', leaves: ['dead'] },
    { from: '2', to: '2', class: 'heavy', leaves: ['one', 'dead'] },
    ...(reach > 2n ? middle : []),
    { from: String(reach + 1n), to: String(reach + 1n), class: 'heavy', leaves: ['heavy', 'one'] },
    { from: String(reach + 2n), to: null, class: 'heavy', leaves: ['heavy'] },
  ];
}
