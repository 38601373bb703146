/** The geodetic game with the theorems about it, cheapest first. */
import type { CatalogueLine } from '../../core/catalogue.ts';
import { entry } from '../../core/entry.ts';
import { geodetic } from './rules.ts';
import { geodeticBranches, geodeticComponent } from './theory/branches.ts';
import { geodeticCycle, geodeticCycleMisere } from './theory/cycle.ts';
import { geodeticLabelledSets } from './theory/labelled-sets.ts';
import { geodeticMisereTree } from './theory/misere-tree.ts';
import { geodeticRays } from './theory/rays.ts';
import { geodeticRaysMisere } from './theory/rays-misere.ts';
import { geodeticRowMisere, geodeticRows } from './theory/rows.ts';
import { geodeticTree } from './theory/tree.ts';

export const entries: readonly CatalogueLine[] = [
  entry(geodetic, [
    geodeticCycle,
    geodeticRays,
    geodeticTree,
    geodeticCycleMisere,
    geodeticRaysMisere,
    geodeticMisereTree,
    geodeticRows,
    geodeticRowMisere,
    geodeticBranches,
    geodeticLabelledSets,
    geodeticComponent,
  ]),
];
