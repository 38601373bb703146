/** The games with numbers with the theorems about them, cheapest first. */
import type { CatalogueLine } from '../../core/catalogue.ts';
import { entry } from '../../core/entry.ts';
import { sylver } from './sylver.ts';
import { sylverPairs, sylverPrimes, sylverStealing, sylverZero } from './theory/sylver.ts';

export const entries: readonly CatalogueLine[] = [entry(sylver, [sylverPairs, sylverPrimes, sylverStealing, sylverZero])];
