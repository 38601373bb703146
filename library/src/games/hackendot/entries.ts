/** Hackendot with the theorems about it, cheapest first. */
import type { CatalogueLine } from '../../core/catalogue.ts';
import { entry } from '../../core/entry.ts';
import { hackendot } from './rules.ts';
import { hackendotMisere } from './theory/misere.ts';
import { hackendotNormal, hackendotTree } from './theory/normal.ts';

export const entries: readonly CatalogueLine[] = [entry(hackendot, [hackendotNormal, hackendotMisere, hackendotTree])];
