/** A cycle of four or more vertices under the readings other than contraction, with one row of labels or none. */
import { labelledInFamily } from '../families.ts';
import type { Reading } from '../position.ts';
import { rangesSize } from '../vertex-ranges.ts';
import type { Row } from './closed-forms.ts';
import { arcsOnCycle, type FamilyPart } from './stretches.ts';

export function rowOf({ family, labelled: given }: FamilyPart, reading: Reading): Row | undefined {
  if (reading === 'contraction' || family.kind !== 'cycle' || family.order < 3n) return undefined;
  const labelled = labelledInFamily(family, given, reading);
  const isRow = labelled.length === 0 || arcsOnCycle(family.order, labelled).length <= 1;
  return isRow ? { order: family.order, labels: rangesSize(labelled) } : undefined;
}
