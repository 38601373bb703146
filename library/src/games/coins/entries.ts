/** Games of turning coins with the theorems about them, cheapest first. */
import type { CatalogueLine } from '../../core/catalogue.ts';
import { entry } from '../../core/entry.ts';
import { acrosticTwins } from './acrostic-twins.ts';
import { mockTurtles, moebius, mogul, moidores, motley, ruler, triplets, turningTurtles, twins } from './instances.ts';
import { tartan, turningCorners } from './tartan.ts';
import { acrosticTwinsNormal, acrosticTwinsValue } from './theory/acrostic-twins.ts';
import { turningAnyNumber } from './theory/any-number.ts';
import { tartanNormal, tartanValue } from './theory/boards.ts';
import { turningNormal, turningValue } from './theory/rows.ts';
import { turning } from './turning.ts';

const inRow = [turning, turningTurtles, mockTurtles, ruler, twins, triplets, motley, moebius, mogul, moidores];

export const entries: readonly CatalogueLine[] = [
  ...inRow.map((ruleset) => entry(ruleset, [turningNormal, turningAnyNumber, turningValue])),
  entry(tartan, [tartanNormal, tartanValue]),
  entry(turningCorners, [tartanNormal, tartanValue]),
  entry(acrosticTwins, [acrosticTwinsNormal, acrosticTwinsValue]),
];
