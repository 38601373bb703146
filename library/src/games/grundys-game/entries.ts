/** Grundy’s game with the theorems about it, cheapest first. */
import type { CatalogueLine } from '../../core/catalogue.ts';
import { entry } from '../../core/entry.ts';
import { grundysGame } from './rules.ts';
import { grundysGameSequence } from './theory/sequence.ts';

export const entries: readonly CatalogueLine[] = [entry(grundysGame, [grundysGameSequence])];
