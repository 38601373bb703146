/** The games on boards with the theorems about them, cheapest first. */
import type { CatalogueLine } from '../../core/catalogue.ts';
import { entry } from '../../core/entry.ts';
import { corner } from './corner.ts';
import { notakto } from './notakto.ts';
import { tacTix } from './tac-tix.ts';
import { cornerMisere, cornerMisereNim } from './theory/corner-misere.ts';
import { cornerSum } from './theory/corner-sum.ts';
import { cornerValues } from './theory/corner-values.ts';
import { notaktoByQuotient } from './theory/notakto.ts';
import { tacTixHalfTurn, tacTixMiddleLine, tacTixRow } from './theory/tac-tix.ts';

export const entries: readonly CatalogueLine[] = [
  entry(tacTix, [tacTixRow, tacTixHalfTurn, tacTixMiddleLine]),
  entry(notakto, [notaktoByQuotient]),
  entry(corner, [cornerSum, cornerMisere, cornerMisereNim, cornerValues]),
];
