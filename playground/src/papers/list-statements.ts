/**
 * The statements of the papers and the theorems of the program, with their proofs, as plain data. The build writes them into the page,
 * so that the view that shows them does not load the checks behind them.
 */
import { bibliography, catalogue, type Source, solve } from 'impartial';
import {
  listTheorems as allTheorems,
  type Counterexample,
  papers,
  recordedCounts,
  type Status,
  statementId,
  theoremProofs,
  triedTheorems,
} from 'impartial-papers';

export interface ListedStatement {
  readonly id: string;
  readonly name: string;
  /** The section of the paper that it is listed under. */
  readonly part: string;
  readonly says: string;
  readonly truth?: string;
  readonly status: Status;
  readonly theorems: readonly string[];
  /** On what it was tried, in how many cases, and how many of them failed as printed. */
  readonly tried: string;
  readonly cases: number;
  readonly failures: number;
  /** True where no paper proves it but we do. */
  readonly isOurs: boolean;
  readonly counterexample?: Counterexample;
  /** A question that shows it. */
  readonly example?: string;
}

export interface ListedPaper {
  readonly id: string;
  readonly title: string;
  readonly source?: string;
  readonly statements: readonly ListedStatement[];
}

export interface ListedTheorem {
  readonly id: string;
  readonly title: string;
  readonly statement: string;
  /** Works in which it is proved; ours are left out, since the proof stands beside them. */
  readonly sources: readonly string[];
  readonly isOurs: boolean;
  readonly proof: readonly string[];
  readonly inFull?: string;
  /** Positions on which it was compared with play by the rules. */
  readonly cases: number;
  readonly examples: readonly string[];
}

export interface Statements {
  readonly papers: readonly ListedPaper[];
  readonly theorems: readonly ListedTheorem[];
}

export function listStatements(): Statements {
  const theorems = listTheorems();
  const exampleOf = new Map(theorems.map(({ id, examples: [example] }) => [id, example]));
  return {
    papers: papers
      .filter(({ statements }) => statements.length > 0)
      .map(({ id: paper, title, key, statements }) => ({
        id: paper,
        title,
        ...(key !== undefined && { source: toText({ key }) }),
        statements: statements.map(({ name, says, truth, recorded, theorems: carried = [], domain, proof, counterexample }) => {
          const [cases = 0, failures = 0] = recordedCounts[`${paper}: ${name}`] ?? [];
          const shown = counterexample?.outcome === undefined ? undefined : counterexample.at;
          const example = shown ?? carried.flatMap((id) => exampleOf.get(id) ?? [])[0];
          return {
            ...{ id: statementId(name), name, part: partOf(name), says, status: recorded, theorems: carried },
            ...{ tried: domain(false), cases, failures, isOurs: key === undefined || proof?.key === 'impartial' },
            ...(truth !== undefined && { truth }),
            ...(counterexample !== undefined && { counterexample }),
            ...(example !== undefined && { example }),
          };
        }),
      })),
    theorems,
  };
}

/** `Section 3.2`, `Lemma 3`, `Proposition 5`: what comes before the details of a name. */
function partOf(name: string): string {
  const section = /^(?:§|Section )(\d+)/.exec(name)?.[1];
  return section === undefined
    ? name
        .replace(/^after /, '')
        .replace(/[,(].*$| and .*$/, '')
        .trim()
    : `Section ${section}`;
}

function listTheorems(): readonly ListedTheorem[] {
  const samples = sampleOf();
  return allTheorems().map(({ id, title, statement, sources, examples = [] }) => {
    const { proof = [], inFull } = theoremProofs.find(({ theorem }) => theorem === id) ?? {};
    const shown = examples.length > 0 ? examples.slice(0, 3) : [samples.get(id) ?? []].flat();
    return {
      ...{ id, title, statement, proof, examples: shown, cases: triedTheorems[id] ?? 0 },
      sources: sources.filter(({ key }) => key !== 'impartial').map(toText),
      isOurs: sources[0].key === 'impartial',
      ...(inFull !== undefined && { inFull }),
    };
  });
}

const SETTINGS = [
  '',
  'misere',
  'conjunctive',
  'continued-conjunctive',
  'selective',
  'shortened-selective',
  'diminished-disjunctive',
];

/** For each theorem a sample of some ruleset that it decides. */
function sampleOf(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { facts } of catalogue.entries)
    for (const sample of facts.samples.slice(0, 3))
      for (const setting of SETTINGS) {
        if (setting !== '' && (sample.includes('[') || facts.indivisible === true)) continue;
        const question = `${facts.id} ${sample}${setting === '' ? '' : ` [${setting}]`}`;
        const verdict = solve(question, { moves: 0, limits: { positions: 2000, milliseconds: 100 } });
        if (!('error' in verdict))
          for (const { theorem } of verdict.because) if (!found.has(theorem)) found.set(theorem, question);
      }
  return found;
}

function toText({ key, where }: Source): string {
  const { authors, title, year } = bibliography[key];
  const what = `${authors} ${year}. ${title}`;
  return where === undefined ? what : `${what}, ${where}`;
}
