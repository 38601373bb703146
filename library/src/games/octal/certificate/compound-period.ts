/**
 * The kind `compound-period`: the period of the heaps of an octal game in one of Conway's compounds.
 *
 * The check shares no code with the finder: the six ways of valuing a component are written down once more, from their definitions
 * (`games/heaps/certificate/compound-valuing.ts`), and the condition of the periodicity theorem (proved in `engine/sequence/theory.ts`) is looked at
 * value by value. What is compared at the end is what a person sees: a number, nothing, or who wins.
 */
import type { CertificateKind, CheckTools, FamilyClaim } from '../../../core/certificate-kind.ts';
import type { Play } from '../../../core/outcome.ts';
import { compoundName, type Fields, oneOf, optional, playName, readJson, record, wholeNumber } from '../../../core/read-json.ts';
import type { Compound } from '../../../core/setting.ts';
import { type Valuing, valuingOf } from '../../heaps/certificate/compound-valuing.ts';
import { claimOfHeaps } from './heaps-of-question.ts';
import { digitsOf, lastPlace, octalCode, type PeriodCheck, periodStep } from './period-step.ts';

/** What is claimed of the heaps of an octal game in a compound. */
export interface CompoundPeriodClaim {
  readonly code: string;
  readonly compound: Compound;
  readonly play: Play;
  readonly period: number;
  readonly preperiod: number;
  /** How many values the finder needed; the check works it out by itself. */
  readonly valuesNeeded?: number;
}

export interface CompoundPeriodCertificate extends CompoundPeriodClaim {
  readonly kind: 'compound-period';
}

export const compoundPeriodClaim: Fields<CompoundPeriodClaim> = {
  code: octalCode,
  compound: compoundName,
  play: playName,
  period: wholeNumber(1),
  preperiod: wholeNumber(),
  valuesNeeded: optional(wholeNumber()),
};

const readPeriod = record<CompoundPeriodCertificate>({ kind: oneOf('compound-period'), ...compoundPeriodClaim });

export const compoundPeriod: CertificateKind<CompoundPeriodCertificate> = {
  kind: 'compound-period',
  parse: (json) => readJson(json, readPeriod),
  claim: () => undefined,
  claimOfFamily: claimOfCompoundFamily,
  check(certificate) {
    const { code, compound, play } = certificate;
    return [periodStep(`${code}, ${compound}, ${play},`, certificate, checkCompoundPeriod(certificate))];
  },
  toText: compoundPeriodToText,
};

export function compoundPeriodToText({ code, compound, play, period, preperiod }: CompoundPeriodClaim): readonly string[] {
  return [
    `The values of ${code} in ${compound} ${play} play have period ${period} from ` +
      `${preperiod} on, because they do so long enough for every longer heap to see only values that repeat.`,
  ];
}

/** The steps of the recomputation; these take some seconds. */
const MOST_STEPS = 3e8;

/** With `isOption` the heaps are the only options of what has the period. */
export function checkCompoundPeriod(claim: CompoundPeriodClaim, isOption = false): PeriodCheck {
  const found = repeatedValues(claim, isOption);
  if ('result' in found) return found;
  const { shown, whole } = found;
  const check = comparison(shown, whole, claim);
  const needed = 2 * Math.max(1, whole.preperiod) + 2 * whole.period + lastPlace(digitsOf(claim.code));
  const { valuesNeeded = needed } = claim;
  // An ended component is told from a lost one here, so that more values may be needed than the finder had to have.
  if (check.result !== 'holds' || valuesNeeded <= needed) return check;
  return wrong(`it takes ${needed} values, and not ${valuesNeeded}`);
}

/** What the certificate says of a family, in the same setting, whose members are such heaps or lead to them. */
export function claimOfCompoundFamily(
  claim: CompoundPeriodClaim,
  question: string,
  tools: CheckTools,
  isOption = false,
): FamilyClaim {
  const { code, compound, play, period, preperiod } = claim;
  const opened = tools.open(question.replace('{n}', '7'));
  const isSame = opened.ok && opened.value.setting.compound === compound && opened.value.setting.play === play;
  if (!isSame) return { about: [{ what: 'the certificate is about the setting of the question', result: 'fails' }], fields: {} };
  const found = repeatedValues(claim, isOption);
  const at = 'result' in found ? () => undefined : (size: number) => valueAt(found.shown, found.whole, size);
  const heaps = { code, sense: isOption ? 'only-option' : 'same-moves', period, preperiod } as const;
  return claimOfHeaps(question, tools, heaps, at, (line) => shownByPlay(line, claim, tools));
}

/** What is shown of the first values, and how the values themselves repeat, found anew: they may do so later than what is shown. */
function repeatedValues(
  { code, compound, play }: CompoundPeriodClaim,
  isOption: boolean,
): { readonly shown: readonly string[]; readonly whole: Repetition } | PeriodCheck {
  const valuing = valuingOf(compound, play === 'misere');
  if (valuing === undefined) return wrong('its compound is none that components have values in');
  const digits = digitsOf(code);
  let values: readonly string[] = [];
  for (let count = FIRST_VALUED; ; count *= 2) {
    if ((count * count * digits.length) / 2 > MOST_STEPS)
      return { result: 'not done', why: `it needs more than ${count / 2} values, too many for this check` };
    values = valuesOf(digits, count, valuing, values);
    const whole = repetition(values, lastPlace(digits));
    if (whole === undefined) continue;
    const members = isOption ? values.map((option) => valuing.of(new Set([option]))) : values;
    return { shown: members.map(valuing.shown), whole };
  }
}

/** Values of the heaps of a code in a compound, computed as far as they are asked for, or until they are proved to repeat. */
export class CompoundHeaps {
  private readonly digits: readonly number[];
  private readonly valuing: Valuing | undefined;
  private values: readonly string[] = [];
  private whole: Repetition | undefined;

  constructor({ code, compound, play }: Pick<CompoundPeriodClaim, 'code' | 'compound' | 'play'>) {
    this.digits = digitsOf(code);
    this.valuing = valuingOf(compound, play === 'misere');
  }

  /** The value of one heap, or of what has it as its only option; undefined if that needs too many values. */
  value(size: bigint, isOption: boolean): string | undefined {
    const { valuing, digits } = this;
    if (valuing === undefined) return undefined;
    while (size >= BigInt(this.values.length) && this.whole === undefined) {
      const count = Math.max(FIRST_VALUED, 2 * this.values.length);
      if ((count * count * digits.length) / 2 > MOST_STEPS) return undefined;
      this.values = valuesOf(digits, count, valuing, this.values);
      this.whole = repetition(this.values, lastPlace(digits));
    }
    const value = this.values[this.sameAs(size)] as string;
    return isOption ? valuing.of(new Set([value])) : value;
  }

  /** The heap that has the same value, small enough to have been valued. */
  private sameAs(size: bigint): number {
    if (size < BigInt(this.values.length) || this.whole === undefined) return Number(size);
    const { period, preperiod } = this.whole;
    return preperiod + Number((size - BigInt(preperiod)) % BigInt(period));
  }
}

/** Heaps that are valued at first. */
const FIRST_VALUED = 64;

/** What is shown of a small member, by play alone. */
function shownByPlay(line: string, { compound, play }: CompoundPeriodClaim, tools: CheckTools): string | undefined {
  const isOutcome = compound === 'selective' || compound === 'shortened-selective';
  const found = isOutcome ? tools.outcomeByPlay(line) : tools.valueByPlay(line, { compound, play });
  if ('why' in found) return undefined;
  if (isOutcome) return found.value === 'N' ? 'W' : 'L';
  return /^\d/.test(found.value) ? found.value : '';
}

function valueAt(shown: readonly string[], { period, preperiod }: Repetition, n: number): string {
  return shown[n < preperiod ? n : preperiod + ((n - preperiod) % period)] as string;
}

interface Repetition {
  readonly period: number;
  readonly preperiod: number;
}

/** The least period that the theorem proves for these values. */
function repetition(values: readonly string[], last: number): Repetition | undefined {
  for (let period = 1; 4 * period < 3 * values.length; period++) {
    let preperiod = values.length - period;
    while (preperiod > 0 && values[preperiod - 1] === values[preperiod - 1 + period]) preperiod--;
    if (2 * Math.max(1, preperiod) + 2 * period + last <= values.length) return { period, preperiod };
  }
  return undefined;
}

/** With the values periodic for ever, what is shown of them is decided by the first periods. */
function comparison(shown: readonly string[], whole: Repetition, claimed: Repetition): PeriodCheck {
  const at = (n: number) => valueAt(shown, whole, n);
  const end = Math.max(whole.preperiod, claimed.preperiod) + whole.period * claimed.period;
  if (end > 1e7) return wrong('its period is not that of the values');
  const differs = (n: number, by: number) => at(n) !== at(n + by);
  for (let n = claimed.preperiod; n < end; n++)
    if (differs(n, claimed.period)) return wrong(`the heaps ${n} and ${n + claimed.period} have different values`);
  if (claimed.preperiod > 0 && !differs(claimed.preperiod - 1, claimed.period))
    return wrong(`the period holds from ${claimed.preperiod - 1} already`);
  for (let shorter = 1; shorter < claimed.period; shorter++) {
    if (claimed.period % shorter !== 0) continue;
    let n = claimed.preperiod;
    while (n < end && !differs(n, shorter)) n++;
    if (n === end) return wrong(`${shorter} is a period already`);
  }
  return { result: 'holds', values: shown.length };
}

/** The values of this many heaps, of which the first are known. Few are different, so that what two make together is found once. */
function valuesOf(digits: readonly number[], count: number, { ended, of, both }: Valuing, known: readonly string[]): string[] {
  const values = [...known];
  const together = new Map<string, Map<string, string>>();
  for (let heap = values.length; heap < count; heap++) {
    const options = new Set<string>();
    for (let taken = 0; taken < digits.length && taken <= heap; taken++) {
      const digit = digits[taken] ?? 0;
      const left = heap - taken;
      if (digit % 2 === 1 && left === 0) options.add(ended);
      if (digit % 4 >= 2 && left > 0) options.add(values[left] ?? '');
      if (digit >= 4)
        for (let part = 1; 2 * part <= left; part++) {
          const [one, other] = [values[part] ?? '', values[left - part] ?? ''];
          const withOne = together.get(one) ?? new Map<string, string>();
          const value = withOne.get(other) ?? both(one, other);
          if (!withOne.has(other)) together.set(one, withOne.set(other, value));
          options.add(value);
        }
    }
    values.push(options.size === 0 ? ended : of(options));
  }
  return values;
}

function wrong(why: string): PeriodCheck {
  return { result: 'fails', why };
}
