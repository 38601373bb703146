/** Beyond the papers: what the program adds, each with its proof, or computed, or named a conjecture. */
import { beyondEpidemics } from './beyond-epidemics.ts';
import { beyondGraphs } from './beyond-graphs.ts';
import { beyondNimOnGraphs } from './beyond-nim-on-graphs.ts';
import { beyondPaths } from './beyond-paths.ts';
import { beyondReadings } from './beyond-readings.ts';
import { beyondSurvivor } from './beyond-survivor.ts';
import { beyondVariations } from './beyond-variations.ts';
import type { Paper } from './statement.ts';

export const beyondThePapers: Paper = {
  id: 'beyond',
  title: 'Beyond the papers',
  statements: [
    ...beyondEpidemics,
    ...beyondVariations,
    ...beyondReadings,
    ...beyondGraphs,
    ...beyondNimOnGraphs,
    ...beyondPaths,
    ...beyondSurvivor,
  ],
};
