/** The coins on strips with the theorems about them, cheapest first. */
import type { CatalogueLine } from '../../core/catalogue.ts';
import { entry } from '../../core/entry.ts';
import { nimble } from './nimble.ts';
import { silverDollar } from './silver-dollar.ts';
import { staircaseNim } from './staircase-nim.ts';
import { nimbleCoin, nimbleMisere, nimbleNormal } from './theory/nimble.ts';
import {
  silverDollarMisere,
  silverDollarNormal,
  silverDollarValue,
  staircaseMisere,
  staircaseNormal,
  staircaseValue,
} from './theory/staircase.ts';

export const entries: readonly CatalogueLine[] = [
  entry(nimble, [nimbleNormal, nimbleMisere, nimbleCoin]),
  entry(staircaseNim, [staircaseNormal, staircaseMisere, staircaseValue]),
  entry(silverDollar, [silverDollarNormal, silverDollarMisere, silverDollarValue]),
];
