/** Epidemiography [fraenkelNesetril1985]. */
import { digraphStatements } from './epidemiography-digraphs.ts';
import { nimaniaStatements } from './epidemiography-nimania.ts';
import type { Paper } from './statement.ts';

const first = digraphStatements.findIndex(({ name }) => name.startsWith('§5'));
const section6 = nimaniaStatements.findIndex(({ name }) => name.startsWith('Corollary 2'));

export const epidemiographyPaper: Paper = {
  id: 'epidemiography',
  title: 'Epidemiography',
  key: 'fraenkelNesetril1985',
  statements: [
    ...digraphStatements.slice(0, first),
    ...nimaniaStatements.slice(0, section6),
    ...digraphStatements.slice(first),
    ...nimaniaStatements.slice(section6),
  ],
};
