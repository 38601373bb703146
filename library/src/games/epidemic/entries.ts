/** Epidemic games with the theorems about them, cheapest first. */
import type { CatalogueLine } from '../../core/catalogue.ts';
import { entry } from '../../core/entry.ts';
import { dancingMania } from './dancing-mania-rules.ts';
import { nimania } from './nimania-rules.ts';
import { nimaniaParity } from './theory/nimania-parity.ts';
import { nimaniaSweeping } from './theory/nimania-sweeping.ts';
import { dancingTheorems } from './theory/theorems.ts';

export const entries: readonly CatalogueLine[] = [
  entry(nimania, [nimaniaParity, nimaniaSweeping]),
  entry(dancingMania, dancingTheorems),
];
