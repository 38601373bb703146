/**
 * The kind `nim-heaps`: the heaps of a position of Nim, their nim-sum, and who wins by Bouton's theorem [bouton1901], its misère form, or,
 * where the first heap that ends ends the game and loses it, the theorem for heaps one counter smaller.
 *
 * The check adds the heaps up anew, bit by bit; the theorems are trusted.
 */
import type { CheckStep } from '../../../core/certificate.ts';
import type { CertificateKind } from '../../../core/certificate-kind.ts';
import type { Game } from '../../../core/game.ts';
import { toNimber } from '../../../core/nimber.ts';
import type { Play } from '../../../core/outcome.ts';
import { listOf, oneOf, pairOf, playName, readJson, record, textLike, winner } from '../../../core/read-json.ts';
import { excerpt } from '../../../core/result.ts';

export interface NimHeapsCertificate {
  readonly kind: 'nim-heaps';
  readonly compound: 'disjunctive' | 'diminished-disjunctive';
  readonly play: Play;
  /** Sizes, each with how many heaps there are of it. */
  readonly heaps: readonly (readonly [size: string, count: string])[];
  /** The nim-sum of the heaps; with a heap less one in diminished play, and null there where a heap has ended. */
  readonly sum: string | null;
  readonly outcome: 'N' | 'P';
}

const number = textLike(/^(0|[1-9]\d{0,9999})$/, 'a whole number as text');

const readHeaps = record<NimHeapsCertificate>({
  kind: oneOf('nim-heaps'),
  compound: oneOf('disjunctive', 'diminished-disjunctive'),
  play: playName,
  heaps: listOf(pairOf(number, textLike(/^[1-9]\d{0,9999}$/, 'a number above 0 as text'))),
  sum: (json, field) => (json === null ? null : number(json, field)),
  outcome: winner,
});

export const nimHeaps: CertificateKind<NimHeapsCertificate> = {
  kind: 'nim-heaps',
  parse: (json) => readJson(json, readHeaps),
  claim(certificate) {
    const { compound, play, heaps, outcome } = certificate;
    const text = heaps.length === 0 ? '0' : heaps.map(([size, count]) => (count === '1' ? size : `${size}^${count}`)).join(' ');
    return {
      about: { parts: [{ line: `nim ${text} [${compound}, ${play}]`, count: 1n }] },
      outcome,
      ...valuesOf(certificate),
      outcomeOf(components) {
        const all: Heap[] = [];
        for (const { item, count } of components) {
          const size = sizeOfNim(item);
          if (size === undefined) return undefined;
          all.push([BigInt(size), count]);
        }
        return decide(compound, play, all)?.outcome;
      },
      encodedOf: (component) => (compound === 'disjunctive' && play === 'normal' ? sizeOfNim(component) : undefined),
    };
  },
  check: (certificate) => [checkHeaps(certificate)],
  toText: ({ sum, heaps, compound }) => [
    sum === null
      ? 'A heap has ended, and with it the game.'
      : `The ${heaps.length === 1 ? 'heap has' : 'heaps have'} the nim-sum ${excerpt(sum)}${compound === 'disjunctive' ? '' : ', each less one'}.`,
  ],
};

/** The counters of a heap of Nim; undefined for components of other games. */
export function sizeOfNim(component: Game): string | undefined {
  const text = component.ruleset === 'nim' ? component.text() : '';
  return /^\d+$/.test(text) ? text : undefined;
}

/** What a verdict shows of the sum; misère sums have no value. */
function valuesOf({ compound, play, sum }: NimHeapsCertificate) {
  if (compound === 'diminished-disjunctive') return { values: { foreclosed: sum === null ? null : toNimber(BigInt(sum)) } };
  return play === 'normal' && sum !== null ? { values: { grundy: toNimber(BigInt(sum)) } } : {};
}

type Heap = readonly [size: bigint, count: bigint];

function checkHeaps({ compound, play, heaps, sum, outcome }: NimHeapsCertificate): CheckStep {
  const what = `the nim-sum is ${excerpt(String(sum))}, and the outcome ${outcome}`;
  const found = decide(
    compound,
    play,
    heaps.map(([size, count]) => [BigInt(size), BigInt(count)] as const),
  );
  if (found === undefined) return { what, result: 'fails', detail: 'no theorem on Nim is about this setting' };
  const isSame = found.outcome === outcome && found.sum === (sum === null ? null : BigInt(sum));
  return {
    what,
    result: isSame ? 'holds' : 'fails',
    detail: `added up anew, it is ${excerpt(String(found.sum))}: ${found.outcome}`,
  };
}

function decide(
  compound: string,
  play: Play,
  heaps: readonly Heap[],
): { readonly sum: bigint | null; readonly outcome: 'N' | 'P' } | undefined {
  if (compound === 'disjunctive') {
    const sum = sumOf(heaps);
    const isSmall = heaps.every(([size]) => size < 2n);
    const lost = play === 'misere' && isSmall ? sum === 1n : sum === 0n;
    return { sum, outcome: lost ? 'P' : 'N' };
  }
  if (play === 'normal') return undefined;
  if (heaps.length === 0 || heaps.some(([size]) => size === 0n)) return { sum: null, outcome: 'N' };
  const sum = sumOf(heaps.map(([size, count]) => [size - 1n, count] as const));
  return { sum, outcome: sum === 0n ? 'P' : 'N' };
}

function sumOf(heaps: readonly Heap[]): bigint {
  return heaps.reduce((sum, [size, count]) => (count % 2n === 1n ? sum ^ size : sum), 0n);
}
