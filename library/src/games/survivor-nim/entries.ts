/** Survivor Nim with the theorems about it, cheapest first. */
import type { CatalogueLine } from '../../core/catalogue.ts';
import { entry } from '../../core/entry.ts';
import { survivorNim } from './rules.ts';
import { survivorBlocks } from './theory/blocks.ts';
import { survivorOneAlliance } from './theory/one-alliance.ts';
import { survivorTakeSets } from './theory/take-sets.ts';

export const entries: readonly CatalogueLine[] = [entry(survivorNim, [survivorOneAlliance, survivorBlocks, survivorTakeSets])];
