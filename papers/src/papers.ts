/** The papers in the order in which they are shown. */
import { beyondThePapers } from './beyond.ts';
import { theClassics } from './classics.ts';
import { epidemiographyPaper } from './epidemic/paper.ts';
import { geodeticPaper } from './geodetic/paper.ts';
import { nimOnGraphsPaper } from './nim-on-graphs/paper.ts';
import { compoundNodeKaylesPaper } from './node-kayles/paper.ts';
import type { Paper, Statement } from './statements/statement.ts';
import { survivorNimPaper } from './survivor-nim/paper.ts';

export const papers: readonly Paper[] = [
  compoundNodeKaylesPaper,
  epidemiographyPaper,
  geodeticPaper,
  nimOnGraphsPaper,
  survivorNimPaper,
  theClassics,
  beyondThePapers,
];

export interface Chosen {
  readonly paper: Paper;
  readonly statement: Statement;
}

/** All statements, or those of one paper, or those whose name has these words. */
export function chooseStatements(paper?: string, words?: string): readonly Chosen[] {
  return papers
    .filter(({ id }) => paper === undefined || id === paper)
    .flatMap((each) => each.statements.map((statement) => ({ paper: each, statement })))
    .filter(({ statement }) => words === undefined || matches(statement.name, words));
}

/** `theorem 3` is found in `Theorem 3 and (2)` and not in `Theorem 31`. */
function matches(name: string, words: string): boolean {
  const wanted = words.toLowerCase().split(/\s+/).join(' ').trim();
  const place = ` ${name.toLowerCase()} `.indexOf(` ${wanted}`);
  return place >= 0 && !/[\p{L}\p{N}]/u.test(` ${name} `[place + 1 + wanted.length] ?? ' ');
}
