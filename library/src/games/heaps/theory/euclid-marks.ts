/** Euclid's algorithm as a table: pair by pair the quotient and the value. */
import { type Marks, MOST_ROWS, marksOf } from '../../../core/marks.ts';
import type { EuclidStep } from './euclid-value.ts';

export function euclidMarks(steps: readonly EuclidStep[], outcome: 'N' | 'P'): Marks | undefined {
  if (steps.length === 0 || steps.length > MOST_ROWS || String(steps[0]?.large).length > 15) return undefined;
  return marksOf([], {
    kind: 'cells',
    headings: ['quotient', 'value'],
    rows: steps.map(({ small, large, quotient, value }, index) => ({
      name: `${small}, ${large}`,
      cells: [String(quotient), String(value)],
      ...(index === 0 && { isKey: true }),
    })),
    below: 'From below: the value is the quotient, less 1 where the quotient is no more than the value below it.',
    says: { outcome },
  });
}
