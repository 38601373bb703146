/** Beyond the papers: what the program adds, each with its proof, or computed, or named a conjecture. */

import { beyondOctal } from './classics/octal/beyond.ts';
import { beyondEpidemics } from './epidemic/beyond.ts';
import { beyondReadings } from './epidemic/beyond-readings.ts';
import { beyondVariations } from './epidemic/beyond-variations.ts';
import { beyondGraphs } from './geodetic/beyond.ts';
import { beyondNimOnGraphs } from './nim-on-graphs/beyond.ts';
import { beyondPaths } from './node-kayles/beyond.ts';
import { misereQuotientsOfPaths } from './node-kayles/misere-quotients.ts';
import type { Paper } from './statements/statement.ts';
import { beyondSurvivor } from './survivor-nim/beyond.ts';

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
