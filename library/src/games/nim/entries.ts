/** Nim with the theorems about it, cheapest first. */
import type { CatalogueLine } from '../../core/catalogue.ts';
import { entry } from '../../core/entry.ts';
import { nim } from './rules.ts';
import { boutonNim } from './theory/bouton.ts';
import { nimCompounds } from './theory/compounds.ts';
import { nimDiminishedMisere } from './theory/diminished-misere.ts';
import { misereNim } from './theory/misere.ts';

export const entries: readonly CatalogueLine[] = [entry(nim, [boutonNim, misereNim, nimDiminishedMisere, nimCompounds])];
