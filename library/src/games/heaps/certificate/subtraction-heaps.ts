/**
 * The kind `subtraction-heaps`: heaps of a subtraction game, the nim-sum of their values, and who wins by it in normal or misère play
 * [ferguson1974].
 *
 * The check works out the values from the rule. Larger heaps have theirs by a period, which two equal windows of values prove; they are compared
 * as well. That sums in misère play go by values is taken on trust (`theory/subtraction.ts`).
 */
import type { CheckStep } from '../../../core/certificate.ts';
import type { CertificateKind, CheckTools } from '../../../core/certificate-kind.ts';
import { LimitReached } from '../../../core/limits.ts';
import { toNimber } from '../../../core/nimber.ts';
import type { Play } from '../../../core/outcome.ts';
import { oneOf, orNull, playName, readJson, record, textLike, wholeNumber, winner } from '../../../core/read-json.ts';
import { excerpt } from '../../../core/result.ts';
import { type CountedHeaps, countedHeaps, heapsText, numeral } from './counted-heaps.ts';
import { type ClaimedPeriod, MOST_VALUES, type SubtractionAnew, subtractionAnew } from './subtraction-anew.ts';

export interface SubtractionHeapsCertificate {
  readonly kind: 'subtraction-heaps';
  /** What may be taken: `1,3,4`, `all-but 2`. */
  readonly takes: string;
  readonly play: Play;
  readonly heaps: CountedHeaps;
  /** Null where no heap needs one. */
  readonly period: ClaimedPeriod | null;
  /** The nim-sum of the values. */
  readonly sum: string;
  readonly outcome: 'N' | 'P';
}

export const readClaimedPeriod = record<ClaimedPeriod>({
  period: wholeNumber(1, MOST_VALUES),
  preperiod: wholeNumber(0, MOST_VALUES),
  saltus: wholeNumber(0, MOST_VALUES),
});

export const takesText = textLike(/^(all-but )?[\d,-]{1,100000}$/, 'numbers that may be taken');

const readHeaps = record<SubtractionHeapsCertificate>({
  kind: oneOf('subtraction-heaps'),
  takes: takesText,
  play: playName,
  heaps: countedHeaps,
  period: orNull(readClaimedPeriod),
  sum: numeral,
  outcome: winner,
});

export const subtractionHeaps: CertificateKind<SubtractionHeapsCertificate> = {
  kind: 'subtraction-heaps',
  parse: (json) => readJson(json, readHeaps),
  claim(certificate, _question, { milliseconds }) {
    const { takes, play, heaps, period, sum, outcome } = certificate;
    const text = heapsText(heaps);
    const values = subtractionAnew(takes, milliseconds);
    return {
      about: { parts: [{ line: `subtraction ${takes}: ${text} [${play}]`, count: 1n }] },
      outcome,
      ...(play === 'normal' && { values: { grundy: toNimber(BigInt(sum)) } }),
      outcomeOf(components) {
        if (typeof values === 'string') return undefined;
        const found = components.map(({ item, count }) => {
          const [, own, size] = /^(.*): (\d+)$/.exec(item.ruleset === 'subtraction' ? item.text() : '') ?? [];
          return own === takes && size !== undefined && isInReach(size, period) ? ([BigInt(size), count] as const) : undefined;
        });
        const known = found.filter((heap) => heap !== undefined);
        return known.length < found.length ? undefined : decide(values, known, period, play).outcome;
      },
    };
  },
  check: checkHeaps,
  toText: ({ takes, period, sum }) => [
    `With ${excerpt(takes)} to take the values of the heaps have the nim-sum ${excerpt(sum)}.`,
    ...(period === null ? [] : [periodInWords(period)]),
  ],
};

export function periodInWords({ period, preperiod, saltus }: ClaimedPeriod): string {
  const what = saltus === 0 ? 'repeat' : `grow by ${saltus}`;
  return `From ${preperiod} on the values ${what} each ${period} counters, as two windows of them show.`;
}

function isInReach(size: string, period: ClaimedPeriod | null): boolean {
  return period !== null || (size.length < 10 && Number(size) < MOST_VALUES);
}

function checkHeaps(
  { takes, play, heaps, period, sum, outcome }: SubtractionHeapsCertificate,
  { milliseconds, onLook }: CheckTools,
): readonly CheckStep[] {
  const what = `the nim-sum of the values is ${excerpt(sum)}, and the outcome ${outcome}`;
  const values = subtractionAnew(takes, milliseconds, onLook);
  if (typeof values === 'string') return [{ what, result: 'fails', detail: values }];
  if (!heaps.every(([size]) => isInReach(size, period)))
    return [{ what, result: 'fails', detail: 'a heap is too large without a period' }];
  try {
    const fault = period === null ? undefined : values.faultOf(period);
    const windows: CheckStep = {
      what: 'two windows of values prove the period',
      result: fault === undefined ? 'holds' : 'fails',
      ...(fault !== undefined && { detail: fault }),
    };
    const sizes = heaps.map(([size, count]) => [BigInt(size), BigInt(count)] as const);
    const found = decide(values, sizes, period, play);
    const isSame = found.outcome === outcome && found.sum === BigInt(sum);
    const detail = `added up anew, it is ${excerpt(String(found.sum))}: ${found.outcome}`;
    return [...(period === null ? [] : [windows]), { what, result: isSame ? 'holds' : 'fails', detail }];
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    return [{ what, result: 'not done', detail: error.message, limit: { name: 'milliseconds', value: milliseconds } }];
  }
}

function decide(
  values: SubtractionAnew,
  heaps: readonly (readonly [size: bigint, count: bigint])[],
  period: ClaimedPeriod | null,
  play: Play,
): { readonly sum: bigint; readonly outcome: 'N' | 'P' } {
  const own = heaps.map(([size, count]) => ({ value: values.valueBy(size, period), count }));
  const sum = own.reduce((all, { value, count }) => (count % 2n === 1n ? all ^ value : all), 0n);
  const isLight = own.every(({ value }) => value < 2n);
  const isLost = play === 'misere' && isLight ? sum === 1n : sum === 0n;
  return { sum, outcome: isLost ? 'P' : 'N' };
}
