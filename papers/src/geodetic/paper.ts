/** Geodetic Contraction Games on Graphs [fraenkelHarary1989]. */

import { withBehind } from '../statements/order.ts';
import type { Paper } from '../statements/statement.ts';
import { geodeticCyclesAndTrees } from './cycles-and-trees.ts';
import {
  cycleProofs,
  evenClique,
  figure4,
  forcedToLeave,
  lastInterval,
  middlePair,
  runOfZeros,
  symmetricPairs,
  withoutZeros,
} from './proofs.ts';
import { geodeticRaysStatements } from './rays.ts';

export const geodeticPaper: Paper = {
  id: 'geodetic-contraction-games',
  title: 'Geodetic Contraction Games',
  key: 'fraenkelHarary1989',
  statements: withBehind([...geodeticCyclesAndTrees, ...geodeticRaysStatements], {
    'Theorem 2': cycleProofs.slice(0, 2),
    'Theorem 3': cycleProofs.slice(2),
    'Theorem 4': [evenClique],
    '§5, phase II is Nim': [forcedToLeave],
    'Strategy W': [figure4],
    'Proposition 5(i)': [withoutZeros],
    'Proposition 5(v)': [runOfZeros],
    'Proposition 5(vi)': middlePair,
    'Proposition 7, the range of t': [symmetricPairs, lastInterval],
  }),
};
