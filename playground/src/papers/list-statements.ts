/**
 * The statements of the papers and the theorems of the program as plain data. The build writes them into the page, so that the
 * page that shows them does not load the checks behind them.
 */
import { bibliography, catalogue, type Source } from 'impartial';
import { type Counterexample, papers, type Status } from 'impartial/papers';

export interface ListedStatement {
  readonly name: string;
  readonly says: string;
  readonly truth?: string;
  readonly status: Status;
  readonly theorems: readonly string[];
  readonly tried: string;
  readonly proof?: string;
  readonly counterexample?: Counterexample;
}

export interface ListedPaper {
  readonly title: string;
  readonly source?: string;
  readonly statements: readonly ListedStatement[];
}

export interface ListedTheorem {
  readonly id: string;
  readonly title: string;
  readonly statement: string;
  readonly sources: readonly string[];
  readonly examples: readonly string[];
}

export interface Statements {
  readonly papers: readonly ListedPaper[];
  readonly theorems: readonly ListedTheorem[];
}

export function listStatements(): Statements {
  const theorems = new Map(catalogue.entries.flatMap((entry) => entry.theorems).map((theorem) => [theorem.id, theorem]));
  return {
    papers: papers.map(({ title, key, statements }) => ({
      title,
      ...(key !== undefined && { source: toText({ key }) }),
      statements: statements.map(({ name, says, truth, recorded, theorems: carried = [], domain, proof, counterexample }) => ({
        name,
        says,
        status: recorded,
        theorems: carried,
        tried: domain(false),
        ...(truth !== undefined && { truth }),
        ...(proof?.where !== undefined && { proof: proof.where }),
        ...(counterexample !== undefined && { counterexample }),
      })),
    })),
    theorems: [...theorems.values()].map(({ id, title, statement, sources, examples = [] }) => ({
      ...{ id, title, statement, examples: examples.slice(0, 3) },
      sources: sources.map(toText),
    })),
  };
}

function toText({ key, where }: Source): string {
  const { authors, title, year } = bibliography[key];
  const what = key === 'impartial' ? 'Proved in this repository' : `${authors} ${year}. ${title}`;
  return where === undefined ? what : `${what}: ${where}`;
}
