/** Epidemiography [fraenkelNesetril1985]. */

import { withBehind } from '../statements/order.ts';
import type { Paper } from '../statements/statement.ts';
import { digraphStatements } from './digraphs.ts';
import { afterTheorem3, figure4, theorem3 } from './levels.ts';
import { nimaniaStatements } from './nimania.ts';
import { chainCondition, lemma3Induction } from './proofs.ts';

const section5 = digraphStatements.findIndex(({ name }) => name.startsWith('§5'));
const section6 = digraphStatements.findIndex(({ name }) => name.startsWith('§6'));
const corollary2 = nimaniaStatements.findIndex(({ name }) => name === 'Corollary 2');

const inOrder = [
  ...digraphStatements.slice(0, section5),
  ...nimaniaStatements.slice(0, corollary2),
  ...digraphStatements.slice(section5, section6),
  ...theorem3,
  ...nimaniaStatements.slice(corollary2, corollary2 + 1),
  figure4,
  ...afterTheorem3,
  ...digraphStatements.slice(section6),
  ...nimaniaStatements.slice(corollary2 + 1),
];

export const epidemiographyPaper: Paper = {
  id: 'epidemiography',
  title: 'Epidemiography',
  key: 'fraenkelNesetril1985',
  statements: withBehind(inOrder, { 'Corollary 3': [chainCondition], 'Lemma 3(ii)': [lemma3Induction] }),
};
