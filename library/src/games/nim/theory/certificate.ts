/** What the theorems on Nim rest on, as data: the heaps and their sum. */
import type { Certificate, CertificateOf } from '../../../core/certificate.ts';
import type { Nimber } from '../../../core/nimber.ts';
import type { Heaps } from '../../../structures/heaps.ts';

/** Of more different heaps than this the nim-sum is not written down. */
const MOST_HEAPS = 10_000;

export function heapsCertificate(
  heaps: Heaps,
  { compound, play, outcome }: Pick<CertificateOf<'nim-heaps'>, 'compound' | 'play' | 'outcome'>,
  sum: Nimber | null,
): Certificate | undefined {
  if (heaps.length > MOST_HEAPS) return undefined;
  const written = heaps.map(({ size, count }) => [String(size), count === 1n ? '1' : String(count)] as const);
  return { kind: 'nim-heaps', compound, play, heaps: written, sum: sum === null ? null : String(sum), outcome };
}
