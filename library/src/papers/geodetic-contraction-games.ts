/** Geodetic Contraction Games on Graphs [fraenkelHarary1989]. */
import { geodeticCyclesAndTrees } from './geodetic-cycles-and-trees.ts';
import { geodeticRaysStatements } from './geodetic-rays.ts';
import type { Paper } from './statement.ts';

export const geodeticPaper: Paper = {
  id: 'geodetic-contraction-games',
  title: 'Geodetic Contraction Games',
  key: 'fraenkelHarary1989',
  statements: [...geodeticCyclesAndTrees, ...geodeticRaysStatements],
};
