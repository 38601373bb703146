/** Welter's game with the theorems about it, cheapest first. */
import type { CatalogueLine } from '../../core/catalogue.ts';
import { entry } from '../../core/entry.ts';
import { welter } from './rules.ts';
import { welterMisere } from './theory/misere.ts';
import { welterNormal, welterValue } from './theory/welter.ts';

export const entries: readonly CatalogueLine[] = [entry(welter, [welterNormal, welterMisere, welterValue])];
