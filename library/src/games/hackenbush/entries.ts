/** Green Hackenbush with the theorems about it, cheapest first. */
import type { CatalogueLine } from '../../core/catalogue.ts';
import { entry } from '../../core/entry.ts';
import { hackenbush } from './rules.ts';
import { hackenbushComponent, hackenbushFusion } from './theory/fusion.ts';
import { hackenbushMisere } from './theory/misere.ts';

export const entries: readonly CatalogueLine[] = [entry(hackenbush, [hackenbushFusion, hackenbushMisere, hackenbushComponent])];
