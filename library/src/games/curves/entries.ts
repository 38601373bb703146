/** The games of curves with the theorems about them, cheapest first. */
import type { CatalogueLine } from '../../core/catalogue.ts';
import { entry } from '../../core/entry.ts';
import { brusselsSprouts } from './brussels-sprouts.ts';
import { sprouts } from './sprouts.ts';
import { brusselsLength, brusselsRegion } from './theory/brussels-length.ts';
import { sproutsSearch, sproutsValue } from './theory/sprouts.ts';

export const entries: readonly CatalogueLine[] = [
  entry(sprouts, [sproutsSearch, sproutsValue]),
  entry(brusselsSprouts, [brusselsLength, brusselsRegion]),
];
