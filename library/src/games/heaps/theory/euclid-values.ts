/** The Grundy value of Euclid as a component of sums: one pass along Euclid's algorithm, proved in `euclid-value.ts`. */
import { toNimber } from '../../../core/nimber.ts';
import { excerpt } from '../../../core/result.ts';
import type { Theorem } from '../../../core/theorem.ts';
import type { TwoNumbers } from '../euclid.ts';
import { euclidMarks } from './euclid-marks.ts';
import { euclidSteps } from './euclid-value.ts';

export const euclidValues: Theorem<TwoNumbers> = {
  id: 'euclid-values',
  title: 'Values along Euclid’s algorithm',
  statement:
    'Let b = qa + r in Euclid’s algorithm, and h the Grundy value of (r, a). The value of (a, b) is q − 1 if q ≤ h, else q; where r = 0 it is q, and q − 1 with stop-equal, where the value is ⌊b/a − a/b⌋ in all.',
  sources: [
    { key: 'impartial', where: 'games/heaps/theory/euclid-value.ts' },
    { key: 'nivasch2006' },
    { key: 'cairnsHoLengyel2011' },
  ],
  scope: 'component',
  setting: { compound: 'disjunctive', play: 'normal' },
  answer(position) {
    const steps = euclidSteps(position);
    const [step] = steps;
    const value = step?.value ?? 0n;
    return {
      scope: 'component',
      value: toNimber(value),
      text:
        step === undefined
          ? 'one number is 0, and there is no move'
          : `${excerpt(String(step.small))} goes into ${excerpt(String(step.large))} ${excerpt(String(step.quotient))} times, and along Euclid’s algorithm that gives the value ${excerpt(String(value))}`,
      marks: () => euclidMarks(steps, value === 0n ? 'P' : 'N'),
    };
  },
};
