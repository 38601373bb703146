/** What the theorems on Welter's game rest on, as data: which coins are mates. */
import type { Certificate } from '../../../core/certificate.ts';
import type { Play } from '../../../core/outcome.ts';
import type { Board } from './board.ts';

/** Of more coins than this the pairs are not written down. */
const MOST_COINS = 10_000;

export function pairsCertificate(boards: readonly Board[], play: Play, outcome: 'N' | 'P'): Certificate | undefined {
  if (boards.reduce((coins, { row }) => coins + row.numbers.length, 0) > MOST_COINS) return undefined;
  const strips = boards.map(({ pairs, odd, value }) => ({
    pairs: pairs.map(([a, b]) => [String(a), String(b)] as const),
    odd: odd === undefined ? null : String(odd),
    value: String(value),
  }));
  return { kind: 'welter-pairs', play, strips, outcome };
}
