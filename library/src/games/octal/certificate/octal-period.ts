/**
 * The kind `octal-period`: least period and preperiod of an octal game, checked by recomputing everything.
 *
 * The check shares no code with the finder: it reads the code by itself, values heaps by its own method (`check-values.ts`), and
 * looks for the least period by trying every divisor. The theorems that it relies on, and they alone are taken on trust, are
 * proved in `octal-period.ts` (`guy-smith`) and `octal-window.ts` (`window`) of `numeric`. How many values it takes follows from the
 * claim.
 *
 * Inside a verdict the position must be copies of one heap of that game, and the outcome that of the heap to which the period brings
 * it back, whose value is computed anew. That a component has the moves of a heap is what a theorem says; it is the only thing taken
 * from theorems here.
 */
import type { CertificateKind, CheckTools, Claim, FamilyClaim } from '../../../core/certificate-kind.ts';
import {
  byField,
  type Fields,
  oneOf,
  optional,
  type Reader,
  readJson,
  record,
  trueOrFalse,
  wholeNumber,
} from '../../../core/read-json.ts';
import { Timer } from '../../../core/timer.ts';
import { type Values, valuesAnew } from './check-values.ts';
import { windowFault } from './check-window.ts';
import { claimOfHeaps, copiesOfHeap, MOST_CLAIMED, ValuesAnew } from './heaps-of-question.ts';
import { digitsOf, lastPlace, octalCode, type PeriodCheck, periodStep } from './period-step.ts';

interface ClaimedPeriod {
  readonly kind: 'octal-period';
  readonly code: string;
  readonly period: number;
  readonly preperiod: number;
  /** How many values the finder needed; the check works it out by itself. */
  readonly valuesNeeded?: number;
}

interface ByGuySmith extends ClaimedPeriod {
  readonly argument?: 'guy-smith';
}

/** The numbers that the window lemma speaks of. */
interface ByWindow extends ClaimedPeriod {
  readonly argument: 'window';
  readonly mask: number;
  readonly positional: boolean;
  readonly lastRare: number;
  readonly depth: number;
}

export type OctalPeriodCertificate = ByGuySmith | ByWindow;

export const octalPeriod: CertificateKind<OctalPeriodCertificate> = {
  kind: 'octal-period',
  parse: (json) => readJson(json, readPeriod),
  claim: claimOf,
  claimOfFamily,
  check(certificate, tools) {
    const by = certificate.argument === 'window' ? ', window lemma' : '';
    return [periodStep(certificate.code, certificate, checkOctalPeriod(certificate, tools), by)];
  },
  toText(certificate) {
    const { code, period, preperiod } = certificate;
    const why =
      certificate.argument === 'window'
        ? `because they do so for longer than any heap after them looks back: no heap above ${certificate.lastRare} is rare, and ` +
          `splits with a part of at most ${Math.max(certificate.lastRare, certificate.depth)} decide.`
        : 'because they do so long enough for every longer heap to see only values that repeat.';
    return [`The values of ${code} have period ${period} from ${preperiod} on, ${why}`];
  },
};

const claimedPeriod: Fields<ClaimedPeriod> = {
  kind: oneOf('octal-period'),
  code: octalCode,
  period: wholeNumber(1),
  preperiod: wholeNumber(),
  valuesNeeded: optional(wholeNumber()),
};

const readPeriod: Reader<OctalPeriodCertificate> = byField<OctalPeriodCertificate>(
  'argument',
  {
    'guy-smith': record<ByGuySmith>({ ...claimedPeriod, argument: optional(oneOf('guy-smith')) }),
    window: record<ByWindow>({
      ...claimedPeriod,
      argument: oneOf('window'),
      mask: wholeNumber(0, 0xffff),
      positional: trueOrFalse,
      lastRare: wholeNumber(),
      depth: wholeNumber(),
    }),
  },
  'guy-smith',
);

function claimOf({ code, period, preperiod }: OctalPeriodCertificate, question: string, tools: CheckTools): Claim {
  const what = 'the certificate is about the position of the question';
  const copies = copiesOfHeap(question, tools);
  if (copies === undefined || copies.heap.code !== code) return { about: [{ what, result: 'fails' }] };
  const same = broughtBack(BigInt(copies.heap.size), period, preperiod);
  if (same >= MOST_CLAIMED) return { about: [{ what, result: 'not done' }] };
  const heaps = new ValuesAnew(digitsOf(code), tools);
  const small = (size: bigint) => broughtBack(size, period, preperiod);
  const value = heaps.value(same);
  const total = copies.count % 2n === 0n ? 0 : value;
  return {
    about: [{ what, result: 'holds', detail: `the heap of ${same} has the value ${value}` }],
    outcome: total === 0 ? 'P' : 'N',
    values: { grundy: total },
    outcomeOf: (components) => heaps.outcomeOf(components, code, small),
    encodedOf: (component) => heaps.encodedOf(component, code, small),
  };
}

/** The small heap that has the same value, by the period. */
function broughtBack(size: bigint, period: number, preperiod: number): number {
  const start = BigInt(preperiod);
  return Number(size < start ? size : start + ((size - start) % BigInt(period)));
}

function claimOfFamily({ code, period, preperiod }: OctalPeriodCertificate, question: string, tools: CheckTools): FamilyClaim {
  const heaps = new ValuesAnew(digitsOf(code), tools);
  return claimOfHeaps(question, tools, { code, sense: 'same-values', period, preperiod }, (size) =>
    String(heaps.value(broughtBack(BigInt(size), period, preperiod))),
  );
}

/** More values than this are not kept in memory. */
const MOST_VALUES = 5e8;

export function checkOctalPeriod(
  certificate: OctalPeriodCertificate,
  { milliseconds, onLook }: Pick<CheckTools, 'milliseconds' | 'onLook'>,
): PeriodCheck {
  const { code, period, preperiod } = certificate;
  const window = certificate.argument === 'window' ? certificate : undefined;
  const digits = digitsOf(code);
  const last = lastPlace(digits);
  const from = preperiod === 0 ? 1 : preperiod;
  const needed = from + period + last + (window === undefined ? from + period : Math.max(window.lastRare, window.depth));
  if (needed > MOST_VALUES) return { result: 'not done', why: `it needs ${needed} values, too many for this check` };
  const timer = new Timer(milliseconds);
  const goOn = (known = needed) => {
    onLook?.({ values: known, needed });
    return !timer.isOver();
  };
  const values = valuesAnew(digits, needed, goOn);
  if (values === undefined) return tooLong(needed, milliseconds);
  const fault = repetitionFault(values, period, preperiod);
  if (fault !== undefined) return wrong(fault);
  const windowWrong = window && windowFault(values, digits, window, goOn);
  if (windowWrong === 'not done') return tooLong(needed, milliseconds);
  if (windowWrong !== undefined) return wrong(windowWrong);
  const { valuesNeeded = needed } = certificate;
  // A finder may have needed fewer, by the lemma with other numbers, but not more.
  if (valuesNeeded > needed) return wrong(`it takes ${needed} values, and not ${valuesNeeded}`);
  return { result: 'holds', values: needed };
}

/** Whether all values repeat from there on, not earlier, and with no shorter period. */
function repetitionFault(values: Values, period: number, preperiod: number): string | undefined {
  const repeats = (n: number, by: number) => values[n] === values[n + by];
  for (let n = preperiod; n + period < values.length; n++)
    if (!repeats(n, period)) return `the heaps ${n} and ${n + period} have different values`;
  if (preperiod > 0 && repeats(preperiod - 1, period)) return `the period holds from ${preperiod - 1} already`;
  const from = Math.max(1, preperiod);
  for (let shorter = 1; shorter < period; shorter++) {
    if (period % shorter !== 0) continue;
    let n = from;
    while (n < from + period - shorter && repeats(n, shorter)) n++;
    if (n === from + period - shorter) return `${shorter} is a period already`;
  }
  return undefined;
}

function tooLong(needed: number, milliseconds: number): PeriodCheck {
  const why = `its ${needed} values take longer than ${milliseconds / 1000} seconds`;
  return { result: 'not done', why, limit: { name: 'milliseconds', value: milliseconds } };
}

function wrong(why: string): PeriodCheck {
  return { result: 'fails', why };
}
