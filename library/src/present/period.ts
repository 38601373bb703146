/** A period for people: what was found, and what proves it. */
import type { Because } from '../core/verdict.ts';
import { kindInside, kindInWords } from './kind.ts';
import { besideLabel, wrapWords } from './layout.ts';
import { type Look, PLAIN_LOOK } from './look.ts';

export interface ShownPeriod {
  /** What the values are: `Grundy values`. */
  readonly kind: string;
  readonly period?: number;
  readonly preperiod?: number;
  readonly arithmetic?: { readonly period: number; readonly saltus: number; readonly preperiod: number };
  readonly valuesComputed: number;
  readonly because: readonly Because[];
  readonly reason?: string;
  readonly observed?: {
    readonly from: number;
    readonly to: number;
    readonly reason: string;
    readonly repetition?: { readonly period: number; readonly preperiod: number; readonly saltus: number; readonly seen: number };
  };
  readonly ifCode?: {
    readonly code: string;
    readonly subtraction?: readonly number[];
    readonly comparedTo: number;
    readonly period?: number;
    readonly preperiod?: number;
  };
}

const LABEL = 13;

export function periodToText(answer: ShownPeriod, look: Look = PLAIN_LOOK): string {
  const { paint, width } = look;
  const { kind, period, preperiod, arithmetic, valuesComputed, because, reason } = answer;
  const reasons = because.flatMap(({ theorem, source, text }) => [
    ...wrapWords(text, width - LABEL - 4),
    ...wrapWords(`[${theorem}, ${source}]`, width - LABEL - 4).map(paint.dim),
  ]);
  if (period === undefined && arithmetic === undefined) {
    const why = wrapWords(`${capital(reason ?? 'no period is proved')}.`, width).map(reasons.length > 0 ? paint.good : paint.bad);
    const proved = reasons.length > 0 ? besideLabel('by theorem', LABEL, reasons, paint.dim) : [];
    const below = [...proved, ...observedLines(answer, look)];
    return `${[...why, ...(below.length > 0 ? ['', ...below] : [])].join('\n')}\n`;
  }
  return `${[
    paint.good(
      arithmetic === undefined
        ? `Period ${period} from n = ${preperiod} on.`
        : `Arithmetic period ${arithmetic.period} with saltus ${arithmetic.saltus} from n = ${arithmetic.preperiod} on.`,
    ),
    '',
    ...besideLabel('kind', LABEL, wrapWords(kindInWords(kind), width - LABEL - 4), paint.dim),
    ...besideLabel('by theorem', LABEL, reasons, paint.dim),
    ...(arithmetic === undefined ? besideLabel('computed', LABEL, [`${valuesComputed} values`], paint.dim) : []),
  ].join('\n')}\n`;
}

function observedLines(answer: ShownPeriod, { paint, width }: Look): string[] {
  const beside = (label: string, text: string | undefined) =>
    text === undefined ? [] : besideLabel(label, LABEL, wrapWords(text, width - LABEL - 4), paint.dim);
  return [...beside('observed', observedInWords(answer)), ...beside('recognised', ifCodeInWords(answer))];
}

/** What was seen, with the words that it is not proved; undefined where nobody asked. */
export function observedInWords({ kind, observed }: ShownPeriod): string | undefined {
  if (observed === undefined) return undefined;
  const { from, to, repetition, reason } = observed;
  if (to < from) return `no value is known; it stopped there: ${reason}`;
  const among = `among the ${kindInside(kind)} of n = ${from} to ${to}`;
  const end = `it stopped there: ${reason}`;
  if (repetition === undefined) return `no repetition is seen ${among}; ${end}`;
  const { period, preperiod, saltus, seen } = repetition;
  const what = saltus === 0 ? `period ${period}` : `arithmetic period ${period} with saltus ${saltus}`;
  return `${what} from n = ${preperiod} on, seen ${seen} times ${among}: observed, not proved; ${end}`;
}

/** What follows if the family is what it looks like; undefined where it looks like nothing known. */
export function ifCodeInWords({ ifCode }: ShownPeriod): string | undefined {
  if (ifCode === undefined) return undefined;
  const { code, subtraction, comparedTo, period, preperiod } = ifCode;
  const name = subtraction === undefined ? code : `${code}, where a move takes ${listWords(subtraction)}`;
  const then =
    period === undefined ? 'nothing is proved of that game either' : `then period ${period} from n = ${preperiod} on is proved`;
  return `its options are those of ${name}, for all n to ${comparedTo}; if for all n, ${then}`;
}

function listWords(numbers: readonly number[]): string {
  return numbers.length < 2 ? numbers.join('') : `${numbers.slice(0, -1).join(', ')} or ${numbers.at(-1)}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
