/** The papers in the order in which they are shown. */
import { beyondThePapers } from './beyond.ts';
import { theClassics } from './classics.ts';
import { epidemiographyPaper } from './games/epidemic/paper/paper.ts';
import { geodeticPaper } from './games/geodetic/paper/paper.ts';
import { nimOnGraphsPaper } from './games/nim-on-graphs/paper/paper.ts';
import { compoundNodeKaylesPaper } from './games/node-kayles/paper/paper.ts';
import { survivorNimPaper } from './games/survivor-nim/paper/paper.ts';
import type { Paper, Statement } from './papers/statement.ts';

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
