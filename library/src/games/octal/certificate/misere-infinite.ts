/**
 * The kind `misere-infinite`: the misère quotient of the heaps to n of an octal game is infinite, and a table says who wins sums of them.
 *
 * The theorem with its proof is in docs/theory/misere.md, "Infinite quotients". The check makes the options of each heap from the code and
 * shares nothing with the search. That a component has the moves of a heap is what a theorem says.
 */
import type { CheckStep } from '../../../core/certificate.ts';
import type { CertificateKind, CheckTools, Claim } from '../../../core/certificate-kind.ts';
import type { Counted } from '../../../core/counted.ts';
import type { Game } from '../../../core/game.ts';
import {
  anyText,
  listOf,
  oneOf,
  optional,
  pairOf,
  plain,
  readJson,
  record,
  textLike,
  wholeNumber,
} from '../../../core/read-json.ts';
import { Timer } from '../../../core/timer.ts';
import type { Fault } from '../../../proof/misere-outcomes.ts';
import { heapOfComponent } from './heaps-of-question.ts';
import { InfiniteClaim } from './infinite-claim.ts';

export interface MisereInfiniteCertificate {
  readonly kind: 'misere-infinite';
  readonly code: string;
  /** n: the quotient of the heaps to n is infinite. */
  readonly heap: number;
  /** `one`: the table is about sums of smaller heaps beside one n. `all`: about all sums of heaps to n. */
  readonly scope: 'one' | 'all';
  /** The heaps that carry the difference, and what each adds to it. */
  readonly carriers: readonly number[];
  readonly weights: readonly number[];
  /** From `tail` on numbers of carriers count by their rest modulo `period`; differences beyond `clip` count as `clip`. */
  readonly tail: number;
  readonly period: number;
  readonly clip: number;
  /** Heaps that generate the monoid B, and for each its product with the elements 0, 1, 2 …; 0 is the identity. */
  readonly generators: readonly number[];
  readonly actions: readonly (readonly number[])[];
  /** For the heaps 1, 2, 3 … that the sums consist of: an element of B, then how many of each carrier. */
  readonly images: readonly (readonly number[])[];
  /** For each element of B who wins, P or N, by cut numbers of carriers, the first running fastest, and clipped difference, rising. */
  readonly outcomes: readonly string[];
  /** A sum, as pairs of heap and number; more and more of one carrier in it, against another, are never alike. */
  readonly witness: InfiniteWitness;
  /** The quotient of the heaps below n, where the scope is `one`. */
  readonly smaller?: SmallerQuotient;
}

export interface InfiniteWitness {
  readonly sum: readonly (readonly [number, number])[];
  readonly more: number;
  readonly against: number;
}

export interface SmallerQuotient {
  readonly actions: readonly (readonly number[])[];
  readonly lost: readonly number[];
  readonly classes: readonly number[];
}

const small = wholeNumber(0, 65_535);
const weight = plain(
  'a whole number from −1000 to 1000',
  (json): json is number => typeof json === 'number' && Number.isSafeInteger(json) && Math.abs(json) <= 1_000,
);

const readInfinite = record<MisereInfiniteCertificate>({
  kind: oneOf('misere-infinite'),
  code: textLike(/^[04]\.[0-9A-F]{1,1000}$/, 'an octal or hexadecimal code such as 4.76'),
  heap: wholeNumber(1, 1_000),
  scope: oneOf('one', 'all'),
  carriers: listOf(small),
  weights: listOf(weight),
  tail: wholeNumber(0, 100),
  period: wholeNumber(1, 100),
  clip: wholeNumber(0, 1_000),
  generators: listOf(small),
  actions: listOf(listOf(small)),
  images: listOf(listOf(small)),
  outcomes: listOf(anyText),
  witness: record<InfiniteWitness>({ sum: listOf(pairOf(small, small)), more: small, against: small }),
  smaller: optional(record<SmallerQuotient>({ actions: listOf(listOf(small)), lost: listOf(small), classes: listOf(small) })),
});

export const misereInfinite: CertificateKind<MisereInfiniteCertificate> = {
  kind: 'misere-infinite',
  parse: (json) => readJson(json, readInfinite),
  claim: claimOf,
  check: checkInfinite,
  toText: toSentences,
};

function toSentences({ code, heap, scope, carriers, weights, actions }: MisereInfiniteCertificate): readonly string[] {
  const about = scope === 'one' ? `sums of smaller heaps beside one heap of ${heap}` : `all sums of heaps to ${heap}`;
  const difference = carriers.map((carrier, at) => `${carrier}: ${weights[at]}`).join(', ');
  const order = actions[0]?.length ?? 1;
  return [
    `The misère quotient of the heaps to ${heap} of ${code} is infinite.`,
    `Who wins ${about} depends on an element of a monoid of ${order} and on a difference, to which heaps add (${difference}).`,
  ];
}

function claimOf(certificate: MisereInfiniteCertificate, question: string, tools: CheckTools): Claim {
  const what = 'the certificate is about the position of the question';
  const opened = tools.open(question);
  const claim = InfiniteClaim.from(certificate);
  const isMisere = opened.ok && opened.value.setting.compound === 'disjunctive' && opened.value.setting.play === 'misere';
  if (!isMisere || typeof claim === 'string') return { about: [{ what, result: 'fails' }] };
  const outcomeOf = (components: readonly Counted<Game>[]) => {
    const heaps = components.map(({ item, count }) => ({ heap: heapOfComponent(item), count }));
    if (heaps.some(({ heap }) => heap?.code !== certificate.code)) return undefined;
    return claim.outcomeOf(heaps.map(({ heap, count }) => ({ size: BigInt(heap?.size ?? 0), count })));
  };
  const outcome = outcomeOf(opened.value.games.flatMap((game) => game.components()));
  if (outcome === undefined) return { about: [{ what, result: 'fails' }] };
  return { about: [{ what, result: 'holds' }], outcome, outcomeOf };
}

function checkInfinite(certificate: MisereInfiniteCertificate, { milliseconds, onLook }: CheckTools): readonly CheckStep[] {
  const isWellFormed = 'the monoid, the images and the table are well formed';
  const claim = InfiniteClaim.from(certificate);
  if (typeof claim === 'string') return [{ what: isWellFormed, result: 'fails', detail: claim }];
  const timer = new Timer(milliseconds);
  const mayGoOn = (done: number) => {
    onLook?.({ positions: done });
    return !timer.isOver();
  };
  const steps: CheckStep[] = [{ what: isWellFormed, result: 'holds', detail: `${claim.differences.size} keys` }];
  const { heap, scope, code } = certificate;
  if (scope === 'one') {
    const step = faultStep(
      `the smaller quotient says who wins every sum of heaps below ${heap}`,
      claim.wrongSmaller(mayGoOn),
      milliseconds,
    );
    steps.push(step);
    if (step.result !== 'holds') return steps;
  }
  const about = scope === 'one' ? `every sum of heaps below ${heap} beside one ${heap}` : `every sum of heaps to ${heap}`;
  const found = claim.check(mayGoOn);
  const isRight = `the table says who wins ${about}`;
  if (!('sums' in found)) return [...steps, faultStep(isRight, found, milliseconds)];
  steps.push({ what: isRight, result: 'holds', detail: `${found.sums} states` });
  const wrong = claim.wrongWitness();
  const isInfinite = `the quotient of the heaps to ${heap} of ${code} is infinite`;
  return [
    ...steps,
    { what: isInfinite, result: wrong === undefined ? 'holds' : 'fails', ...(wrong !== undefined && { detail: wrong }) },
  ];
}

function faultStep(what: string, fault: Fault | undefined, milliseconds: number): CheckStep {
  if (fault === undefined) return { what, result: 'holds' };
  if ('wrong' in fault) return { what, result: 'fails', detail: fault.wrong };
  return { what, result: 'not done', detail: 'it took too long', limit: { name: 'milliseconds', value: milliseconds } };
}
