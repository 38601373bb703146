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
import { DEFAULT_LIMITS, type Limits } from '../../core/limits.ts';
import { PLAYS } from '../../core/outcome.ts';
import { COMPOUNDS } from '../../core/setting.ts';
import type { TheoremFacts } from '../../core/theorem.ts';
import type { BadQuestion, Verdict } from '../../core/verdict.ts';
import { fillHole } from '../../notation/question.ts';
import { eachMoveWith } from '../moves/each-move.ts';
import { openQuestion } from '../moves/open.ts';
import { SearchMemory } from '../solve/search-memory.ts';
import { type OpenedOptions, type SolveOptions, solveOpened } from '../solve/solve.ts';

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
  /** Questions before it about smaller positions of the same kind: where search is too long for one of these, it is for this one. */
  readonly smaller: readonly string[];
}

/**
 * A question that search cannot answer within these is left out, and not counted. Moves and memory are counted, so that the same
 * questions are decided on every machine; the time is there for one that has come to a standstill.
 */
const REFEREE: Partial<Limits> = { positions: 3000, steps: 45_000, milliseconds: 600_000 };
/** For the few examples that theorems bring. */
const PATIENT_REFEREE: Partial<Limits> = { positions: 20_000, steps: 50_000, megabytes: 10, milliseconds: 600_000 };
const FAMILY_TERMS = 12;
const REACHED_PER_SAMPLE = 6;
const MOST_DISAGREEMENTS = 5;
/** Lists of winning moves are compared where both are whole; an example may have 2^60 of them. */
const MOST_MOVES = 300;

/** Yields progress; returns the theorems with what they were tried on, but for `beyondSearch`. */
export function* checkCatalogue(
  options: SolveOptions,
  beyondSearch?: readonly string[],
): Generator<Progress, readonly TriedTheorem[]> {
  const trials = listTrials(options, beyondSearch);
  const all = trials.length;
  const parts: (readonly TriedTheorem[])[] = [tryTheorems([], options)];
  let done = 0;
  for (const group of groupTrials(trials)) {
    yield { done, all };
    parts.push(tryTheorems(group, options));
    done += group.length;
  }
  yield { done, all };
  return joinTried(parts);
}

/** All questions on which the theorems of a catalogue are tried, but for those that are known to be `beyondSearch`, and what is larger. */
export function listTrials(options: SolveOptions, beyondSearch: readonly string[] = []): readonly TheoremTrial[] {
  const beyond = new Set(beyondSearch);
  const examples = new Set(everyTheorem(options.catalogue).flatMap((theorem) => theorem.examples ?? []));
  const isWithin = ({ question, smaller }: TheoremTrial) => {
    if (smaller.some((each) => beyond.has(each))) beyond.add(question);
    return !beyond.has(question);
  };
  return [
    ...options.catalogue.entries.flatMap((entry) => listQuestions(entry, options)),
    ...[...examples].map((question) => ({ question, isExample: true, smaller: [] })),
  ].filter(isWithin);
}

/** Those together that have positions in common, which are searched once in one call: one game, or one example. */
export function groupTrials(trials: readonly TheoremTrial[]): readonly (readonly TheoremTrial[])[] {
  const groups = new Map<string, TheoremTrial[]>();
  for (const trial of trials) {
    const name = groupOf(trial);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [trial]);
    else group.push(trial);
  }
  return [...groups.values()];
}

function groupOf({ question, isExample }: TheoremTrial): string {
  return isExample ? question : (question.split(' ', 1)[0] ?? '');
}

/** Tries the theorems on some of the questions; returns every theorem of the catalogue, those that none was about with 0 cases. */
export function tryTheorems(
  trials: readonly TheoremTrial[],
  options: SolveOptions,
  onTooLong: (question: string) => void = () => {},
): readonly TriedTheorem[] {
  const tried = new Map<string, TriedTheorem>();
  for (const theorem of everyTheorem(options.catalogue))
    if (!tried.has(theorem.id)) tried.set(theorem.id, { theorem, cases: 0, disagreements: [] });
  const examined = examples(options);
  for (const group of groupTrials(trials)) {
    const remembered = remembering(options);
    const tooLong = new Set<string>();
    for (const { question, isExample, smaller } of group) {
      const isBeyond = smaller.some((each) => tooLong.has(each));
      const result = isBeyond ? 'too long' : compare(question, isExample ? examined : remembered, tried);
      if (isExample && result === 'refused') throw new Error(`the example ${question} of a theorem cannot be asked`);
      if (result === 'too long') tooLong.add(question);
      if (result === 'too long' && !isBeyond) onTooLong(question);
    }
  }
  return [...tried.values()];
}

/** The two who are asked. A theorem claims nothing that a search over the whole position would have to find. */
interface Sides {
  claim(question: string): Verdict | BadQuestion;
  byRules(question: string): Verdict | BadQuestion;
}

/** What is claimed is claimed within the time that every question has: some theorems leave more to search where there is more time. */
const { milliseconds } = DEFAULT_LIMITS;

function examples({ catalogue, ...options }: SolveOptions): Sides {
  const limits = { ...options.limits, ...PATIENT_REFEREE, milliseconds };
  return {
    claim: ask(catalogue, { ...options, limits, leavesSearch: true }),
    byRules: ask(rulesOnly(catalogue), { limits: PATIENT_REFEREE }),
  };
}

/** Each side remembers what it has searched, and nothing of the other's. */
function remembering({ catalogue, ...options }: SolveOptions): Sides {
  const limits = { ...options.limits, ...REFEREE, milliseconds };
  return {
    claim: ask(catalogue, { ...options, limits, leavesSearch: true }, new SearchMemory('question')),
    byRules: ask(catalogue, { limits: REFEREE, method: 'search' }, new SearchMemory('question')),
  };
}

function ask(catalogue: Catalogue, options: OpenedOptions, memory?: SearchMemory): (question: string) => Verdict | BadQuestion {
  return (question) => {
    const opened = openQuestion(question, catalogue);
    return opened.ok ? solveOpened(opened.value, { ...options, moves: MOST_MOVES }, memory) : { question, error: opened.error };
  };
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

function listQuestions({ facts, theorems }: Entry, options: SolveOptions): readonly TheoremTrial[] {
  /** Each with smaller ones. */
  const lines = new Map<string, readonly string[]>();
  const add = (line: string, smaller: readonly string[]) => lines.set(line, lines.get(line) ?? smaller);
  for (const sample of facts.samples) {
    const line = `${facts.id} ${sample}`;
    const reached = [...eachReached(line, options)];
    for (const each of reached) add(each, []);
    add(line, reached);
  }
  const inSums = theorems.some(({ scope }) => scope === 'component') ? [...lines] : [];
  if (facts.family !== undefined) {
    const { from, text } = facts.family;
    const member = (n: number) => fillHole(`${facts.id} ${text}`, n);
    for (let n = from; n < from + FAMILY_TERMS; n++) add(member(n), n === from ? [] : [member(n - 1)]);
  }
  const compounds = facts.indivisible ? (['disjunctive'] as const) : Object.keys(COMPOUNDS);
  const settings = compounds.flatMap((compound) => PLAYS.map((play) => (line: string) => withSetting(line, compound, play)));
  const asked = (lines: Iterable<readonly [string, readonly string[]]>, write: (line: string) => string) =>
    [...lines].map(([line, smaller]) => ({ question: write(line), isExample: false, smaller: smaller.map(write) }));
  return [...settings.flatMap((set) => asked(lines, set)), ...asked(inSums, inCompany)];
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

type Result = 'compared' | 'nothing claimed' | 'too long' | 'refused';

/** Asks both and counts. */
function compare(question: string, sides: Sides, tried: Map<string, TriedTheorem>): Result {
  const claimed = sides.claim(question);
  if ('error' in claimed) return 'refused';
  if (claimed.outcome === 'unknown') return whyUnknown(claimed);
  const used = claimed.because.flatMap(({ theorem }) => tried.get(theorem) ?? []);
  if (used.length === 0) return 'nothing claimed';
  const found = sides.byRules(question);
  if ('error' in found) return 'refused';
  if (found.outcome === 'unknown') return whyUnknown(found);
  const withMoves = claimed.winningMovesComplete && found.winningMovesComplete;
  const says = [claimed, found].map((verdict) => summary(verdict, claimed, withMoves));
  for (const each of used) {
    each.cases++;
    if (says[0] !== says[1]) {
      each.disagreements.push({ question, theorem: says[0] ?? '', definition: says[1] ?? '' });
    }
  }
  return 'compared';
}

function whyUnknown({ limit }: Verdict): Result {
  return limit?.name === 'positions' || limit?.name === 'steps' ? 'too long' : 'nothing claimed';
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
