/** Compound Node-Kayles on Paths [guignardSopena2009]. */
import { nodeKaylesConjunctive } from './node-kayles-conjunctive.ts';
import { nodeKaylesDisjunctive } from './node-kayles-disjunctive.ts';
import { nodeKaylesSelective } from './node-kayles-selective.ts';
import { nodeKaylesTables } from './node-kayles-tables.ts';
import { nodeKaylesTheory } from './node-kayles-theory.ts';
import type { Paper } from './statement.ts';

export const compoundNodeKaylesPaper: Paper = {
  id: 'compound-node-kayles',
  title: 'Compound Node-Kayles on Paths',
  key: 'guignardSopena2009',
  statements: [
    ...nodeKaylesTheory,
    ...nodeKaylesDisjunctive,
    ...nodeKaylesConjunctive,
    ...nodeKaylesSelective,
    ...nodeKaylesTables,
  ],
};
