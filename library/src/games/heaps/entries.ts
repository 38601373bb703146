/** The classics on heaps with the theorems about them, cheapest first. */
import type { CatalogueLine } from '../../core/catalogue.ts';
import { entry } from '../../core/entry.ts';
import { euclid } from './euclid.ts';
import { fibonacciNim } from './fibonacci-nim.ts';
import { laskerNim } from './lasker-nim.ts';
import { mooreNim } from './moore-nim.ts';
import { subtraction } from './subtraction.ts';
import { euclidGolden, euclidMisere } from './theory/euclid-outcome.ts';
import { euclidValues } from './theory/euclid-values.ts';
import { fibonacciParts, fibonacciValues } from './theory/fibonacci.ts';
import { laskerHeap, laskerMisere, laskerSums } from './theory/lasker.ts';
import { mooreMisere, mooreNormal, mooreValues } from './theory/moore.ts';
import { subtractionHeap, subtractionMisere, subtractionSums } from './theory/subtraction.ts';
import { wythoffBeatty, wythoffMisere } from './theory/wythoff-beatty.ts';
import { wythoffValues } from './theory/wythoff-values.ts';
import { wythoff } from './wythoff.ts';

export const entries: readonly CatalogueLine[] = [
  entry(subtraction, [subtractionSums, subtractionMisere, subtractionHeap]),
  entry(laskerNim, [laskerSums, laskerMisere, laskerHeap]),
  entry(mooreNim, [mooreNormal, mooreMisere, mooreValues]),
  entry(wythoff, [wythoffBeatty, wythoffMisere, wythoffValues]),
  entry(euclid, [euclidGolden, euclidMisere, euclidValues]),
  entry(fibonacciNim, [fibonacciParts, fibonacciValues]),
];
