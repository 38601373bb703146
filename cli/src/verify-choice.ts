/** Which statements `impartial verify` is asked for, and what is near where no name fits. */
import { excerpt } from 'impartial';
import { type Chosen, chooseStatements, papers } from 'impartial-papers';
import { UsageError } from './usage-error.ts';

/** What to try, and how to tell it: everything with the theorems of the catalogue, tables, or single statements at length. */
export interface Selection {
  readonly chosen: readonly Chosen[];
  readonly isAll: boolean;
  readonly isAtLength: boolean;
  /** Names that begin like the one asked for. */
  readonly related: readonly string[];
}

/** The first word may be a paper or already belong to a statement. A statement with just that name comes before longer names. */
export function select(first: string | undefined, words: readonly string[]): Selection {
  const paper = papers.find(({ id }) => id === first)?.id;
  const name = [first ?? '', ...words].slice(paper === undefined ? 0 : 1).join(' ');
  const fitting = chooseStatements(paper, name === '' ? undefined : name);
  if (fitting.length === 0) throw new UsageError(nothingNamed(name, paper));
  const exact = fitting.filter(({ statement }) => plain(statement.name) === plain(name));
  const chosen = exact.length === 0 ? fitting : exact;
  const related = fitting.filter((each) => !chosen.includes(each)).map(({ statement }) => statement.name);
  return { chosen, isAll: first === undefined, isAtLength: name !== '', related: [...new Set(related)] };
}

function plain(name: string): string {
  return name.toLowerCase().split(/\s+/).join(' ').trim();
}

const MOST_NEAR = 5;
/** Longer than every name. */
const LONGEST = 80;

function nothingNamed(name: string, paper: string | undefined): string {
  const shown = excerpt(name);
  const near = nearest(name, paper === undefined ? papers.map(({ id }) => id) : [], paper);
  const hint = near.length === 0 ? '' : `; near are ${near.join(' · ')}`;
  return paper === undefined
    ? `no paper and no statement is named ${shown}${hint}; the papers are ${papers.map(({ id }) => id).join(', ')}`
    : `${paper} has no statement named ${shown}${hint}; impartial verify ${paper} lists them`;
}

/** Names of papers and statements that differ from this one by few letters, nearest first. */
function nearest(name: string, ids: readonly string[], paper: string | undefined): readonly string[] {
  const names = new Set([...ids, ...chooseStatements(paper).map(({ statement }) => statement.name)]);
  const wanted = plain(name).slice(0, LONGEST);
  return [...names]
    .map((each) => ({ each, far: distance(wanted, plain(each)) }))
    .filter(({ far }) => far <= Math.max(2, wanted.length / 3))
    .sort((a, b) => a.far - b.far)
    .slice(0, MOST_NEAR)
    .map(({ each }) => each);
}

/** How many letters have to be added, dropped or changed to make one of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const changed = (row[j] ?? 0) + Number(letter !== b[j]);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
