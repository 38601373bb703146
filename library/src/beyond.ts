/** Beyond the papers: what the program adds, each with its proof, or computed, or named a conjecture. */
import { beyondEpidemics } from './games/epidemic/paper/beyond.ts';
import { beyondReadings } from './games/epidemic/paper/beyond-readings.ts';
import { beyondVariations } from './games/epidemic/paper/beyond-variations.ts';
import { beyondGraphs } from './games/geodetic/paper/beyond.ts';
import { beyondNimOnGraphs } from './games/nim-on-graphs/paper/beyond.ts';
import { beyondPaths } from './games/node-kayles/paper/beyond.ts';
import { misereQuotientsOfPaths } from './games/node-kayles/paper/misere-quotients.ts';
import { beyondOctal } from './games/octal/paper/beyond.ts';
import { beyondSurvivor } from './games/survivor-nim/paper/beyond.ts';
import type { Paper } from './papers/statement.ts';

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
    ...misereQuotientsOfPaths,
    ...beyondOctal,
    ...beyondSurvivor,
  ],
};
