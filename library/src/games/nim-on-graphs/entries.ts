/** Nim on graphs with the theorems about it, cheapest first. Its edges carry games of other entries. */
import type { CatalogueLine } from '../../core/catalogue.ts';
import { entry } from '../../core/entry.ts';
import { nimOnGraphs } from './rules.ts';
import { nimOnGraphsTheorems } from './theory/theorems.ts';

export const entries: readonly CatalogueLine[] = [(find) => entry(nimOnGraphs(find), nimOnGraphsTheorems)];
