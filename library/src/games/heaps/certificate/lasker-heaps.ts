/**
 * The kind `lasker-heaps`: the heaps of a position of Lasker's Nim, the nim-sum of their values, and who wins by it in normal or misère play.
 *
 * The check values the heaps anew, by their remainders modulo 4, and adds them up. The theorem on the values and the misère lemma
 * are trusted (`theory/lasker.ts`).
 */
import type { CheckStep } from '../../../core/certificate.ts';
import type { CertificateKind } from '../../../core/certificate-kind.ts';
import type { Game } from '../../../core/game.ts';
import { toNimber } from '../../../core/nimber.ts';
import type { Play } from '../../../core/outcome.ts';
import { oneOf, playName, readJson, record, winner } from '../../../core/read-json.ts';
import { excerpt } from '../../../core/result.ts';
import { type CountedHeaps, countedHeaps, heapsText, numeral } from './counted-heaps.ts';

export interface LaskerHeapsCertificate {
  readonly kind: 'lasker-heaps';
  readonly play: Play;
  readonly heaps: CountedHeaps;
  /** The nim-sum of the values. */
  readonly sum: string;
  readonly outcome: 'N' | 'P';
}

const readHeaps = record<LaskerHeapsCertificate>({
  kind: oneOf('lasker-heaps'),
  play: playName,
  heaps: countedHeaps,
  sum: numeral,
  outcome: winner,
});

export const laskerHeaps: CertificateKind<LaskerHeapsCertificate> = {
  kind: 'lasker-heaps',
  parse: (json) => readJson(json, readHeaps),
  claim: ({ play, heaps, sum, outcome }) => ({
    about: { parts: [{ line: `lasker-nim ${heapsText(heaps)} [${play}]`, count: 1n }] },
    outcome,
    ...(play === 'normal' && { values: { grundy: toNimber(BigInt(sum)) } }),
    outcomeOf(components) {
      const all: (readonly [bigint, bigint])[] = [];
      for (const { item, count } of components) {
        const size = sizeOf(item);
        if (size === undefined) return undefined;
        all.push([size, count]);
      }
      return decide(all, play).outcome;
    },
    encodedOf(component) {
      const size = sizeOf(component);
      return play === 'misere' || size === undefined ? undefined : String(valueOfHeap(size));
    },
  }),
  check: (certificate) => [checkHeaps(certificate)],
  toText: ({ sum }) => [`The values of the heaps have the nim-sum ${excerpt(sum)}.`],
};

/** The counters of a heap of Lasker's Nim; undefined for components of other games. */
function sizeOf(component: Game): bigint | undefined {
  const text = component.ruleset === 'lasker-nim' ? component.text() : '';
  return /^\d+$/.test(text) ? BigInt(text) : undefined;
}

function checkHeaps({ play, heaps, sum, outcome }: LaskerHeapsCertificate): CheckStep {
  const found = decide(
    heaps.map(([size, count]) => [BigInt(size), BigInt(count)]),
    play,
  );
  const isSame = found.outcome === outcome && found.sum === BigInt(sum);
  return {
    what: `the nim-sum of the values is ${excerpt(sum)}, and the outcome ${outcome}`,
    result: isSame ? 'holds' : 'fails',
    detail: `added up anew, it is ${excerpt(String(found.sum))}: ${found.outcome}`,
  };
}

function decide(heaps: readonly (readonly [size: bigint, count: bigint])[], play: Play) {
  const sum = heaps.reduce((all, [size, count]) => (count % 2n === 1n ? all ^ valueOfHeap(size) : all), 0n);
  const isLight = heaps.every(([size]) => size < 2n);
  const isLost = play === 'misere' && isLight ? sum === 1n : sum === 0n;
  return { sum, outcome: isLost ? ('P' as const) : ('N' as const) };
}

/** With 1, 2, 3, 4 for the place of a heap in its block of four, the values are 1, 2, 4, 3 above the block. */
function valueOfHeap(size: bigint): bigint {
  if (size === 0n) return 0n;
  const place = (size - 1n) % 4n;
  return size - 1n - place + ([1n, 2n, 4n, 3n][Number(place)] as bigint);
}
