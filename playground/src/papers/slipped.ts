/** What slips in print are about: theorems, and questions that show one. The build puts the data itself in the place of this file. */
import { shownSlips } from './shown-slips.ts';

export const slippedTheorems: readonly string[] = [...new Set(shownSlips.flatMap(({ theorems }) => theorems))];
export const slippedQuestions: readonly string[] = shownSlips.map(({ counterexample }) => counterexample.at);
