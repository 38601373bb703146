/** Octal games with the theorems about them, cheapest first. */
import type { CatalogueLine } from '../../core/catalogue.ts';
import { entry } from '../../core/entry.ts';
import { dawsonsChess, dawsonsKayles, kayles, officers, treblecross } from './instances.ts';
import { octal } from './rules.ts';
import { octalMisere } from './theory/misere.ts';
import { octalMisereInfinite } from './theory/misere-infinite.ts';
import { octalPeriodicity } from './theory/periodicity.ts';
import { octalRemoteness } from './theory/remoteness.ts';
import { octalSequence } from './theory/sequence.ts';
import { octalSuspense } from './theory/suspense.ts';

const theorems = [octalPeriodicity, octalRemoteness, octalSuspense, octalSequence, octalMisere, octalMisereInfinite];

export const entries: readonly CatalogueLine[] = [
  entry(octal, theorems),
  entry(kayles, theorems),
  entry(dawsonsChess, theorems),
  entry(dawsonsKayles, theorems),
  entry(officers, theorems),
  entry(treblecross, theorems),
];
