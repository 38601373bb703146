/** Cram with the theorems about it, cheapest first. */
import type { CatalogueLine } from '../../core/catalogue.ts';
import { entry } from '../../core/entry.ts';
import { cram } from './rules.ts';
import { cramHalfTurn, cramMiddleDomino } from './theory/half-turn.ts';
import { cramRow } from './theory/row.ts';

export const entries: readonly CatalogueLine[] = [entry(cram, [cramRow, cramHalfTurn, cramMiddleDomino])];
