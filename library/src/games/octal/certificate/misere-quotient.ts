/**
 * The kind `misere-quotient`: the misère quotient of an octal game by what its generators do, the lost elements and the class of
 * each heap. With a period it is that of all heaps; without, of the heaps whose classes it lists.
 *
 * The check makes the options of each heap from the code and shares nothing with the search. That a component has the moves of a heap is
 * what a theorem says.
 */
import type { CheckStep } from '../../../core/certificate.ts';
import type { CertificateKind, CheckTools, Claim } from '../../../core/certificate-kind.ts';
import type { Counted } from '../../../core/counted.ts';
import type { Game } from '../../../core/game.ts';
import { listOf, oneOf, optional, readJson, record, textLike, wholeNumber } from '../../../core/read-json.ts';
import { Timer } from '../../../core/timer.ts';
import { BipartiteMonoid } from '../../../proof/bipartite-monoid.ts';
import { type HeapClass, wrongOutcome } from '../../../proof/misere-outcomes.ts';
import { heapOfComponent } from './heaps-of-question.ts';
import { lastPlace } from './period-step.ts';

export interface MisereQuotientCertificate {
  readonly kind: 'misere-quotient';
  readonly code: string;
  /** For each generator, its product with the elements 0, 1, 2 …; 0 is the identity. */
  readonly actions: readonly (readonly number[])[];
  /** The elements of lost sums. */
  readonly lost: readonly number[];
  /** The elements of the heaps 1, 2, 3 …; with a period up to its first repetition. */
  readonly classes: readonly number[];
  readonly period?: number;
  readonly preperiod?: number;
}

const element = wholeNumber(0, 65_535);

const readQuotient = record<MisereQuotientCertificate>({
  kind: oneOf('misere-quotient'),
  code: textLike(/^[04]\.[0-9A-F]{1,1000}$/, 'an octal or hexadecimal code such as 0.77'),
  actions: listOf(listOf(element)),
  lost: listOf(element),
  classes: listOf(element),
  period: optional(wholeNumber(1)),
  preperiod: optional(wholeNumber(1)),
});

export const misereQuotient: CertificateKind<MisereQuotientCertificate> = {
  kind: 'misere-quotient',
  parse: (json) => readJson(json, readQuotient),
  claim: claimOf,
  check: checkQuotient,
  toText: toSentences,
};

function toSentences({ code, actions, classes, lost, period, preperiod }: MisereQuotientCertificate): readonly string[] {
  const heaps = period === undefined ? `the heaps to ${classes.length}` : 'all heaps';
  const repeats = period === undefined ? '' : ` The classes of heaps have period ${period} from ${preperiod} on.`;
  return [
    `The misère quotient of ${heaps} of ${code} has ${actions[0]?.length ?? 1} elements, ${lost.length} of them lost.${repeats}`,
  ];
}

/** The element of a heap of any size; undefined where the certificate does not speak of it. */
function elementOf({ classes, period, preperiod }: MisereQuotientCertificate, size: bigint): number | undefined {
  if (size === 0n) return 0;
  if (period === undefined || preperiod === undefined || size < BigInt(preperiod))
    return size > BigInt(classes.length) ? undefined : classes[Number(size) - 1];
  return classes[preperiod - 1 + Number((size - BigInt(preperiod)) % BigInt(period))];
}

function claimOf(certificate: MisereQuotientCertificate, question: string, tools: CheckTools): Claim {
  const what = 'the certificate is about the position of the question';
  const opened = tools.open(question);
  const monoid = BipartiteMonoid.from(certificate);
  const isMisere = opened.ok && opened.value.setting.compound === 'disjunctive' && opened.value.setting.play === 'misere';
  if (!isMisere || typeof monoid === 'string') return { about: [{ what, result: 'fails' }] };
  const outcomeOf = (components: readonly Counted<Game>[]) => sumOutcome(certificate, monoid, components);
  const outcome = outcomeOf(opened.value.games.flatMap((game) => game.components()));
  if (outcome === undefined) return { about: [{ what, result: 'fails' }] };
  return { about: [{ what, result: 'holds' }], outcome, outcomeOf };
}

function sumOutcome(
  certificate: MisereQuotientCertificate,
  monoid: BipartiteMonoid,
  components: readonly Counted<Game>[],
): 'N' | 'P' | undefined {
  let total = 0;
  for (const { item, count } of components) {
    // What has ended counts as nothing, whatever game it is of.
    if (item.hasEnded()) continue;
    const heap = heapOfComponent(item);
    const own = heap?.code === certificate.code ? elementOf(certificate, BigInt(heap.size)) : undefined;
    if (own === undefined || own >= monoid.order) return undefined;
    total = monoid.times(total, monoid.power(own, count));
  }
  return monoid.isLost(total) ? 'P' : 'N';
}

function checkQuotient(certificate: MisereQuotientCertificate, { milliseconds, onLook }: CheckTools): readonly CheckStep[] {
  const { classes, period, preperiod, code } = certificate;
  const monoid = BipartiteMonoid.from(certificate);
  const isMonoid = 'the actions are a commutative monoid';
  if (typeof monoid === 'string') return [{ what: isMonoid, result: 'fails', detail: monoid }];
  const steps: CheckStep[] = [{ what: isMonoid, result: 'holds', detail: `${monoid.order} elements` }];
  if (classes.some((each) => each >= monoid.order)) return [...steps, { what: 'the classes are elements', result: 'fails' }];
  if (
    (period === undefined) !== (preperiod === undefined) ||
    (period !== undefined && classes.length !== period + (preperiod ?? 0) - 1)
  )
    return [...steps, { what: 'the classes are listed to the end of the first period', result: 'fails' }];
  const digits = Array.from(code.replace('.', ''), (digit) => Number.parseInt(digit, 16));
  const largest = period === undefined ? classes.length : heapsNeeded(digits, period, preperiod ?? 0);
  const timer = new Timer(milliseconds);
  const mayGoOn = (done: number) => {
    onLook?.({ values: done, needed: largest });
    return !timer.isOver();
  };
  const what = `it says who wins every sum of heaps to ${largest}`;
  const fault = wrongOutcome(monoid, heapClasses(certificate, monoid, digits, largest), mayGoOn);
  if (fault !== undefined && 'tooLong' in fault)
    return [
      ...steps,
      { what, result: 'not done', detail: 'it took too long', limit: { name: 'milliseconds', value: milliseconds } },
    ];
  if (fault !== undefined) return [...steps, { what, result: 'fails', detail: fault.wrong }];
  return [...steps, { what, result: 'holds' }, ...exactness(monoid, classes), ...periodStep(certificate)];
}

/** That no smaller monoid would do: every element is the class of a sum, and every two are told apart. */
function exactness(monoid: BipartiteMonoid, classes: readonly number[]): readonly CheckStep[] {
  const alike = monoid.indistinguishable();
  const isReached = monoid.generated(classes).size === monoid.order;
  return [
    { what: 'every element is the class of a sum', result: isReached ? 'holds' : 'fails' },
    {
      what: 'every two elements are told apart by a sum beside them',
      result: alike === undefined ? 'holds' : 'fails',
      ...(alike !== undefined && { detail: `not ${alike[0]} and ${alike[1]}` }),
    },
  ];
}

function periodStep({ period, preperiod }: MisereQuotientCertificate): readonly CheckStep[] {
  if (period === undefined) return [];
  return [
    {
      what: `the classes of heaps have period ${period} from ${preperiod} on`,
      result: 'holds',
      detail: 'by the periodicity theorem',
    },
  ];
}

/** The heap to which the outcomes must be right so that the period goes on for ever. */
function heapsNeeded(digits: readonly number[], period: number, preperiod: number): number {
  const parts = Math.max(1, ...digits.map((digit) => (digit === 0 ? 0 : 31 - Math.clz32(digit))));
  return parts * (preperiod + period) + lastPlace(digits);
}

function* heapClasses(
  certificate: MisereQuotientCertificate,
  monoid: BipartiteMonoid,
  digits: readonly number[],
  largest: number,
): Iterable<HeapClass> {
  const classes = Array.from({ length: largest + 1 }, (_, size) => elementOf(certificate, BigInt(size)) as number);
  for (let size = 1; size <= largest; size++) {
    const options = new Set<number>();
    for (const [taken, digit] of digits.entries()) addOptions(options, size - taken, digit, taken === 0, classes, monoid);
    yield { element: classes[size] as number, options, name: String(size) };
  }
}

/** The classes of what may be left of `rest` counters in no, one, two or three heaps, as the digit says. */
function addOptions(
  options: Set<number>,
  rest: number,
  digit: number,
  isWhole: boolean,
  classes: readonly number[],
  monoid: BipartiteMonoid,
): void {
  const of = (size: number) => classes[size] as number;
  if (rest === 0 && (digit & 1) !== 0 && !isWhole) options.add(0);
  if (rest > 0 && (digit & 2) !== 0 && !isWhole) options.add(of(rest));
  if ((digit & 4) !== 0) for (let a = 1; 2 * a <= rest; a++) options.add(monoid.times(of(a), of(rest - a)));
  if ((digit & 8) !== 0)
    for (let a = 1; 3 * a <= rest; a++)
      for (let b = a; a + 2 * b <= rest; b++) options.add(monoid.times(of(a), monoid.times(of(b), of(rest - a - b))));
}
