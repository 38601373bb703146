/** Compound Node-Kayles on Paths [guignardSopena2009]. */

import { withBehind } from '../statements/order.ts';
import type { Paper } from '../statements/statement.ts';
import { nodeKaylesConjunctive } from './conjunctive.ts';
import { nodeKaylesDisjunctive } from './disjunctive.ts';
import {
  firstForeclosed,
  kaylesPeriod,
  openingClaims,
  selectiveProofs,
  suspenseProofs,
  theorem17Proofs,
  zerosOfTable2,
} from './proofs.ts';
import { nodeKaylesSelective } from './selective.ts';
import { nodeKaylesTables } from './tables.ts';
import { nodeKaylesTheory } from './theory.ts';

export const compoundNodeKaylesPaper: Paper = {
  id: 'compound-node-kayles',
  title: 'Compound Node-Kayles on Paths',
  key: 'guignardSopena2009',
  leftOut: 'How long decisions take (linear time), and what is cited from other papers.',
  statements: withBehind(
    [...nodeKaylesTheory, ...nodeKaylesDisjunctive, ...nodeKaylesConjunctive, ...nodeKaylesSelective, ...nodeKaylesTables],
    {
      '§1 and (1), options': openingClaims,
      '§2, disjunctive, normal': [kaylesPeriod],
      '§3.2, undefined values in misère play': [firstForeclosed],
      'Theorem 7, proof': suspenseProofs.slice(0, 2),
      'Corollary 8': suspenseProofs.slice(2),
      'Lemma 16': selectiveProofs,
      'Theorem 17': theorem17Proofs.slice(0, 1),
      '§3.6, unions, misère': theorem17Proofs.slice(1),
      'Table 2': [zerosOfTable2],
    },
  ),
};
