/**
 * Every theorem and theory of the catalogue tried against the definition, on the samples of its ruleset, on positions reached
 * from them by play, and on the start of its family, under every setting that the ruleset allows; and beside a heap of Nim, where
 * theorems on whole positions are silent and those on components are asked.
 *
 * Outcome, value and the whole list of winning moves must agree. The examples that theorems bring are too large for play by
 * definition over whole positions; there the referee is search from the rules alone, component by component. A theorem that was
 * never tried is reported with 0 cases: the caller decides that this is a failure.
 */
import { theories } from '../../compounds/theories.ts';
import { type Catalogue, toCatalogue } from '../../core/catalogue.ts';
import type { Entry } from '../../core/entry.ts';
import type { Limits } from '../../core/limits.ts';
import { PLAYS } from '../../core/outcome.ts';
import { COMPOUNDS } from '../../core/setting.ts';
import type { TheoremFacts } from '../../core/theorem.ts';
import type { Verdict } from '../../core/verdict.ts';
import { fillHole } from '../../notation/question.ts';
import { eachMoveWith } from '../moves/each-move.ts';
import { type SolveOptions, solveWith } from '../solve/solve.ts';

export interface TriedTheorem {
  readonly theorem: TheoremFacts;
  /** Questions that it answered and the definition answered too. */
  cases: number;
  /** The first questions on which the two disagree, with what each says. */
  readonly disagreements: { readonly question: string; readonly theorem: string; readonly definition: string }[];
}

export interface Progress {
  readonly done: number;
  readonly all: number;
}

/** A question on which the theorems are tried; an example is one that a theorem brings. */
export interface TheoremTrial {
  readonly question: string;
  readonly isExample: boolean;
}

/**
 * A question that search cannot answer within these is left out, and not counted. Moves and memory are counted, so that the same
 * questions are decided on every machine; the time is there for one that has come to a standstill.
 */
const REFEREE: Partial<Limits> = { positions: 3000, steps: 45_000, milliseconds: 60_000 };
/** For the few examples that theorems bring. */
const PATIENT_REFEREE: Partial<Limits> = { positions: 20_000, steps: 50_000, megabytes: 10, milliseconds: 10_000 };
const FAMILY_TERMS = 12;
const REACHED_PER_SAMPLE = 6;
const MOST_DISAGREEMENTS = 5;
/** Lists of winning moves are compared where both are whole; an example may have 2^60 of them. */
const MOST_MOVES = 300;

/** Yields progress; returns the theorems with what they were tried on. */
export function* checkCatalogue(options: SolveOptions): Generator<Progress, readonly TriedTheorem[]> {
  const trials = listTrials(options);
  const parts: (readonly TriedTheorem[])[] = [tryTheorems([], options)];
  for (const [done, trial] of trials.entries()) {
    yield { done, all: trials.length };
    parts.push(tryTheorems([trial], options));
  }
  yield { done: trials.length, all: trials.length };
  return joinTried(parts);
}

/** All questions on which the theorems of a catalogue are tried. */
export function listTrials(options: SolveOptions): readonly TheoremTrial[] {
  const examples = new Set(everyTheorem(options.catalogue).flatMap((theorem) => theorem.examples ?? []));
  return [
    ...options.catalogue.entries
      .flatMap((entry) => listQuestions(entry, options))
      .map((question) => ({ question, isExample: false })),
    ...[...examples].map((question) => ({ question, isExample: true })),
  ];
}

/** Tries the theorems on some of the questions; returns every theorem of the catalogue, those that none was about with 0 cases. */
export function tryTheorems(trials: readonly TheoremTrial[], options: SolveOptions): readonly TriedTheorem[] {
  const tried = new Map<string, TriedTheorem>();
  for (const theorem of everyTheorem(options.catalogue))
    if (!tried.has(theorem.id)) tried.set(theorem.id, { theorem, cases: 0, disagreements: [] });
  for (const { question, isExample } of trials) {
    const referee: SolveOptions = isExample
      ? { catalogue: rulesOnly(options.catalogue), limits: PATIENT_REFEREE }
      : { catalogue: options.catalogue, limits: REFEREE, method: 'search' };
    compare(question, options, referee, tried);
  }
  return [...tried.values()];
}

/** The theorems with the cases of all parts. */
export function joinTried(parts: readonly (readonly TriedTheorem[])[]): readonly TriedTheorem[] {
  const tried = new Map<string, TriedTheorem>();
  for (const { theorem, cases, disagreements } of parts.flat()) {
    const before = tried.get(theorem.id);
    tried.set(theorem.id, {
      theorem,
      cases: cases + (before?.cases ?? 0),
      disagreements: [...(before?.disagreements ?? []), ...disagreements].slice(0, MOST_DISAGREEMENTS),
    });
  }
  return [...tried.values()];
}

function everyTheorem(catalogue: Catalogue): readonly TheoremFacts[] {
  return [...theories, ...catalogue.entries.flatMap(({ theorems }) => theorems)];
}

function rulesOnly(catalogue: Catalogue): Catalogue {
  return toCatalogue(catalogue.entries.map((entry) => entry.withoutTheorems()));
}

function listQuestions({ facts, theorems }: Entry, options: SolveOptions): readonly string[] {
  const lines = new Set<string>();
  for (const sample of facts.samples) {
    const line = `${facts.id} ${sample}`;
    lines.add(line);
    for (const reached of eachReached(line, options)) lines.add(reached);
  }
  const company = theorems.some(({ scope }) => scope === 'component') ? [...lines].map(inCompany) : [];
  if (facts.family !== undefined) {
    for (let n = facts.family.from; n < facts.family.from + FAMILY_TERMS; n++)
      lines.add(fillHole(`${facts.id} ${facts.family.text}`, n));
  }
  const compounds = facts.indivisible ? (['disjunctive'] as const) : Object.keys(COMPOUNDS);
  return [
    ...[...lines].flatMap((line) => compounds.flatMap((compound) => PLAYS.map((play) => withSetting(line, compound, play)))),
    ...company,
  ];
}

function* eachReached(line: string, options: SolveOptions): Iterable<string> {
  const moves = eachMoveWith(line, options);
  if ('error' in moves) return;
  let count = 0;
  for (const { to } of moves) {
    if (count++ >= REACHED_PER_SAMPLE) return;
    yield to;
  }
}

/** The line with its compound and convention replaced. */
function withSetting(line: string, compound: string, play: string): string {
  const { position, options } = withoutSetting(line);
  return `${position} [${[...options, compound, play].join(', ')}]`;
}

/** The position beside a heap of Nim, in disjunctive normal play. */
function inCompany(line: string): string {
  const { position, options } = withoutSetting(line);
  return `${position}${options.length === 0 ? '' : ` [${options.join(', ')}]`} + nim 2 [disjunctive, normal]`;
}

function withoutSetting(line: string): { readonly position: string; readonly options: readonly string[] } {
  const bracket = line.search(/\s\[[^\]]*\]$/);
  if (bracket < 0) return { position: line, options: [] };
  const options = line
    .slice(bracket + 2, -1)
    .split(',')
    .map((option) => option.trim())
    .filter((option) => !Object.hasOwn(COMPOUNDS, option) && !/^(normal|misere)$/.test(option));
  return { position: line.slice(0, bracket), options };
}

function compare(question: string, options: SolveOptions, referee: SolveOptions, tried: Map<string, TriedTheorem>): void {
  const claimed = solveWith(question, { ...options, moves: MOST_MOVES, limits: { ...options.limits, ...referee.limits } });
  if ('error' in claimed || claimed.outcome === 'unknown') return;
  const used = claimed.because.flatMap(({ theorem }) => tried.get(theorem) ?? []);
  if (used.length === 0) return;
  const found = solveWith(question, { ...referee, moves: MOST_MOVES });
  if ('error' in found || found.outcome === 'unknown') return;
  const withMoves = claimed.winningMovesComplete && found.winningMovesComplete;
  const says = [claimed, found].map((verdict) => summary(verdict, claimed, withMoves));
  for (const each of used) {
    each.cases++;
    if (says[0] !== says[1]) {
      each.disagreements.push({ question, theorem: says[0] ?? '', definition: says[1] ?? '' });
    }
  }
}

/** What a verdict says, values only as far as they are claimed: a theorem may know who wins and no value. */
function summary({ outcome, alliance, values, winningMoves }: Verdict, claimed: Verdict, withMoves: boolean): string {
  const { length: _, ...value } = values;
  const comparable = Object.entries(value).filter(([name]) => Object.hasOwn(claimed.values, name));
  const shown = comparable.map(([name, each]) => `, ${name} ${each}`);
  const moves = withMoves ? winningMoves.map(({ to }) => to ?? '').sort() : [];
  const side = alliance === undefined ? '' : `, alliance ${alliance}`;
  return `${outcome}${side}${shown.join('')}${moves.length === 0 ? '' : `, winning moves to ${moves.join('; ')}`}`;
}
