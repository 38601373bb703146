/**
 * The octal periodicity theorem [guySmith1956]: a repetition that is long enough goes on for ever. The bound is derived in
 * `numeric/octal-period.ts`; the certificate is checked by `games/octal/certificate/octal-period.ts`.
 *
 * A period is looked for among the first 16,384 values at most: enough for Kayles, Dawson's chess and most codes of three digits that have
 * a known one. For a heap beyond the limit of the recurrence it is looked for further on, also by the window lemma
 * (`numeric/octal-window.ts`): that answers heaps of any size in 0.16, 0.56 and 0.127. Games with digits above 7 are left alone:
 * their values may grow with the heap.
 */
import type { Nimber } from '../../../core/nimber.ts';
import { excerpt } from '../../../core/result.ts';
import { pass, type Theorem, type Tools } from '../../../core/theorem.ts';
import { type ProvedPeriod, toCertificate } from '../../../numeric/octal-look.ts';
import type { OctalPeriod } from '../../../numeric/octal-period.ts';
import type { OctalPosition } from '../rules.ts';
import { SMALL_HEAP } from './sequence.ts';
import { distantPeriod, isHexadecimal, octalPeriod, octalValues, valuesSearched } from './values.ts';

export const octalPeriodicity: Theorem<OctalPosition> = {
  id: 'octal-periodicity',
  title: 'Octal periodicity theorem',
  statement:
    'Let k be the last place of an octal code. If G(n + p) = G(n) for all n from n0 up to, but not including, 2·n0 + p + k, where n0 ≥ 1, then for all n ≥ n0. Where nearly all values are of one of two kinds, fewer values prove it.',
  sources: [
    { key: 'guySmith1956' },
    { key: 'siegel2013', where: 'Ch. IV' },
    { key: 'impartial', where: 'numeric/octal-window.ts' },
  ],
  scope: 'component',
  examples: ['kayles 310', 'dawsons-chess 305 320'],
  answer({ code, heaps }, { compound, play }, tools) {
    const [heap] = heaps;
    if (heap === undefined || heaps.length > 1 || heap.count > 1n) return pass('it is about one heap');
    if (compound !== 'disjunctive' || play !== 'normal') return pass('it is about disjunctive normal play');
    if (isHexadecimal(code)) return pass('the code has a digit above 7, and its values may grow with the heap');
    const { size } = heap;
    if (size <= Math.min(SMALL_HEAP, tools.limits.heap)) return pass('the heap is small enough for the recurrence');
    const found = periodFor(size, code, tools);
    if (found === undefined) return pass(`the first ${valuesSearched(size)} values prove no period`);
    const same = sizeWithSameValue(size, found);
    const value = octalValues(code, same, tools)[same] ?? 0;
    const { period, preperiod, valuesNeeded, window } = found;
    const lemma = window === undefined ? '' : ' by the window lemma';
    return {
      scope: 'component',
      value,
      text: `${excerpt(code.text)} has period ${period} from ${preperiod} on${lemma}, so the heap of ${excerpt(String(size))} has the value of the heap of ${same}: ${value}`,
      certificate: () =>
        window === undefined
          ? { kind: 'octal-period', code: code.text, period, preperiod, valuesNeeded }
          : toCertificate(code.text, found),
    };
  },
};

function periodFor(size: Nimber, code: OctalPosition['code'], tools: Tools): ProvedPeriod | undefined {
  const near = octalPeriod(code, valuesSearched(size), tools);
  return near ?? (size > tools.limits.heap ? distantPeriod(code, tools) : undefined);
}

function sizeWithSameValue(size: Nimber, { period, preperiod }: OctalPeriod): number {
  if (size < preperiod) return Number(size);
  if (typeof size === 'number') return preperiod + ((size - preperiod) % period);
  return preperiod + Number((size - BigInt(preperiod)) % BigInt(period));
}
