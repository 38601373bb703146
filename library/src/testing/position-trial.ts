/**
 * A question tried: what `solve` says of it, and what every theorem says that answers, against play by definition.
 *
 * Outcome and values of every kind must agree. Each winning move is asked again: it is a move of the rules, it leads to the question
 * that is written, and there the opponent has lost. A list that is said to be whole leaves out no result that wins.
 */
import { theoryOf } from '../compounds/theories.ts';
import type { Catalogue } from '../core/catalogue.ts';
import { type Counted, once } from '../core/counted.ts';
import type { Entry } from '../core/entry.ts';
import type { AppliedTheorem, Game } from '../core/game.ts';
import { LimitReached, type Limits } from '../core/limits.ts';
import { PLAYS } from '../core/outcome.ts';
import { COMPOUNDS, type Setting } from '../core/setting.ts';
import type { PositionSolution, Tools } from '../core/theorem.ts';
import type { Values, Verdict, WinningMove } from '../core/verdict.ts';
import { type Group, groupsOf, isOver, positionKey, toGroups } from '../engine/moves/compound-position.ts';
import { type OpenQuestion, openQuestion } from '../engine/moves/open.ts';
import { writePosition } from '../engine/moves/write-position.ts';
import { DefinitionSearch } from '../engine/solve/by-definition.ts';
import { LoopFound } from '../engine/solve/loop-found.ts';
import { SearchMemory } from '../engine/solve/search-memory.ts';
import { Session } from '../engine/solve/session.ts';
import { sidesOf } from '../engine/solve/sides.ts';
import { solveOpened } from '../engine/solve/solve.ts';
import type { FuzzDice } from './dice.ts';
import { anyPosition } from './positions.ts';

/** What came of one question. */
export interface Tried {
  /** Whether play decided it, and it was compared; else the line does not read, or has too many positions. */
  readonly isCompared: boolean;
  /** Ids of the theorems that answered. */
  readonly theorems: readonly string[];
  /** Winning moves that were asked again. */
  readonly replayed: number;
  readonly complaints: readonly string[];
}

const NOT_COMPARED: Tried = { isCompared: false, theorems: [], replayed: 0, complaints: [] };

/** Positions are counted, so that the same questions are decided on every machine. */
const LIMITS: Partial<Limits> = { positions: 3000, steps: 1000, milliseconds: 60_000, heap: 1000 };
/** With heaps computed up to here only, theorems look for periods at sizes that play can decide. */
const LOW = { ...LIMITS, heap: 4 };
/** With so few positions `solve` looks for a misère quotient at once, too: one question in this many. */
const FEW: Partial<Limits> = { ...LOW, positions: 200 };
const FEW_ONCE_IN = 8;
/** Positions that are remembered from one question to the next. */
const KEPT = { positions: 200_000, megabytes: 200 };

/** Once in this many times a position is beside another, and is played under another rule than the disjunctive one. */
const OTHER = 3;
const SUM = 8;
const OVER = 'over';
/** Winning moves of one answer that are asked again. */
const MOST_MOVES = 100;

/** Any question about the ruleset, in any setting that it allows. */
export function anyQuestion({ facts }: Entry, dice: FuzzDice): string {
  const first = anyPosition(facts, dice);
  const sum = dice.once(SUM) ? ` + ${dice.once(2) ? `nim ${dice.roll(4)}` : `${facts.id} ${anyPosition(facts, dice).text}`}` : '';
  const compound = dice.once(OTHER) ? dice.pick(Object.keys(COMPOUNDS)) : 'disjunctive';
  const setting = [compound, dice.pick(PLAYS)];
  const { text, options } = first;
  if (sum === '') return `${facts.id} ${text} [${[...options, ...setting].join(', ')}]`;
  return `${facts.id} ${text}${options.length === 0 ? '' : ` [${options.join(', ')}]`}${sum} [${setting.join(', ')}]`;
}

/** Tries questions one after another; what they have in common is searched once. */
export class PositionTrial {
  private readonly catalogue: Catalogue;
  private readonly byRules = new SearchMemory('family');
  /** That of one question, since what it holds may be more than a question of a family would keep. */
  private bySolve = new SearchMemory('question');
  private count = 0;

  constructor(catalogue: Catalogue) {
    this.catalogue = catalogue;
  }

  try(line: string): Tried {
    const opened = openQuestion(line, this.catalogue);
    if (!opened.ok) return NOT_COMPARED;
    this.byRules.keepWithin(KEPT);
    if (this.bySolve.positions > KEPT.positions || this.bySolve.bytes > 1e6 * KEPT.megabytes)
      this.bySolve = new SearchMemory('question');
    try {
      const isFew = this.count++ % FEW_ONCE_IN === 0;
      const limits = isFew ? FEW : LIMITS;
      const verdict = solveOpened(opened.value, { limits, moves: MOST_MOVES }, isFew ? undefined : this.bySolve);
      if ('error' in verdict || verdict.outcome === 'unknown') return NOT_COMPARED;
      const referee = new Referee(opened.value, this.byRules, isFew ? LOW : LIMITS);
      const complaints = [...referee.compare(verdict), ...this.replay(verdict, referee)];
      const theorems = askTheorems(opened.value, verdict, referee, complaints);
      return { isCompared: true, theorems, replayed: verdict.winningMoves.length, complaints };
    } catch (error) {
      if (!(error instanceof LimitReached)) throw error;
      return NOT_COMPARED;
    }
  }

  /** The winning moves of a verdict, by the rules and by the questions that they are said to lead to. */
  private replay({ winningMoves, winningMovesComplete, delayingMove }: Verdict, referee: Referee): readonly string[] {
    const complaints: string[] = [];
    const listed: Result[] = [];
    const replay = ({ move, to = '' }: WinningMove, wins: boolean) => {
      const again = openQuestion(to, this.catalogue);
      if (!again.ok) complaints.push(`${move} leads to ${to}, which does not read: ${again.error.message}`);
      else {
        const left = toGroups(
          again.value.games.flatMap((game) => game.components()),
          again.value.setting,
        );
        const result = referee.toResult(left, to);
        if (wins) listed.push(result);
        const outcome = referee.outcomeAfter(left);
        if (!referee.hasMove(move, result)) complaints.push(`has the move ${move} to ${to}, which the rules do not have`);
        else if (wins && outcome !== 'P') complaints.push(`says that ${move} wins; it leads to ${to}, which is ${outcome}`);
      }
    };
    for (const move of winningMoves) replay(move, true);
    if (delayingMove !== undefined) replay(delayingMove, false);
    if (winningMovesComplete && complaints.length === 0) complaints.push(...referee.lacking(listed));
    return complaints;
  }
}

/** Asks every theorem that `solve` has not taken; returns the ids of those that answered. */
function askTheorems(
  { games, setting }: OpenQuestion,
  { because }: Verdict,
  referee: Referee,
  complaints: string[],
): readonly string[] {
  const taken = because.map(({ theorem }) => theorem);
  const answered = [...taken];
  const ask = (theorem: AppliedTheorem, component: Game) => {
    const answer = withinLimits(() => theorem.answer(setting, referee.tools));
    if (answer === undefined || answer.scope === 'none') return;
    answered.push(theorem.facts.id);
    const found = answer.scope === 'position' ? referee.compareSolution(answer) : referee.compareValue(component, answer.value);
    complaints.push(...found.map((complaint) => `${theorem.facts.id} ${complaint}`));
  };
  if (games.length === 1)
    for (const theorem of games[0].theorems('position')) if (!taken.includes(theorem.facts.id)) ask(theorem, games[0]);
  const components = new Map(games.flatMap((game) => game.components().map(({ item }) => [item.key, item] as const)));
  for (const component of components.values()) for (const theorem of component.theorems('component')) ask(theorem, component);
  return answered;
}

/** Undefined where limits are reached, or a game need not end. */
function withinLimits<T>(find: () => T): T | undefined {
  try {
    return find();
  } catch (error) {
    if (!(error instanceof LimitReached) && !(error instanceof LoopFound)) throw error;
    return undefined;
  }
}

/** One question by definition. All of it may throw `LimitReached`. */
class Referee {
  readonly tools: Tools;
  private readonly setting: Setting;
  private readonly games: OpenQuestion['games'];
  private readonly isSum: boolean;
  private readonly groups: readonly Group[];
  private readonly search: DefinitionSearch;
  private readonly outcome: string;
  private readonly values: Values;
  private readonly options: readonly Option[];

  constructor(question: OpenQuestion, memory: SearchMemory, limits: Partial<Limits>) {
    const session = new Session({ limits }, memory);
    this.tools = session.tools;
    this.setting = question.setting;
    this.isSum = question.games.length > 1;
    this.groups = groupsOf(question);
    this.search = new DefinitionSearch(question.setting, session);
    this.outcome = this.search.outcome(this.groups);
    this.values = this.valuesOf(this.groups);
    this.options = Array.from(this.search.moves(this.groups), ({ label, to }) => this.toOption(label, [...to()]));
    this.games = question.games;
  }

  /** The moves of the whole position: those in equal components are all listed. */
  private get ofWhole(): readonly Option[] {
    if (this.setting.compound !== 'disjunctive') return [];
    return Array.from(this.games[0].moves(), ({ label, to }) => this.toOption(label, to.components()));
  }

  private toOption(label: string, components: readonly Counted<Game>[]): Option {
    return { label, components, ...this.toResult(this.search.toGroups(components)) };
  }

  toResult(groups: readonly Group[], line?: string): Result {
    const key = isOver(groups, this.setting) ? OVER : positionKey(groups);
    return { groups, key, ...(line !== undefined && { line }) };
  }

  private valuesOf(groups: readonly Group[]): Values {
    const theory = theoryOf(this.setting);
    if (theory === undefined || sidesOf(groups) !== undefined) return {};
    const value = withoutLoop(() => this.search.value(groups, theory));
    return value === undefined ? {} : theory.values(value);
  }

  /** Outcome and values as far as they are claimed: a theorem may know who wins and no value. */
  compare({ outcome, values }: Pick<Verdict, 'outcome' | 'values'>): readonly string[] {
    const complaints = outcome === this.outcome ? [] : [`says ${outcome}; by play it is ${this.outcome}`];
    for (const [name, value] of Object.entries(values)) {
      if (name !== 'length' && value !== this.values[name])
        complaints.push(`says ${name} ${value}; by play it is ${this.values[name]}`);
    }
    return complaints;
  }

  /** What a theorem says of the whole position; of very many winning moves the first are looked at. */
  compareSolution(solution: PositionSolution<Game>): readonly string[] {
    const complaints = [...this.compare(solution)];
    let left = MOST_MOVES;
    for (const { label, to } of solution.winningMoves()) {
      if (left-- === 0) break;
      const groups = this.search.toGroups(to.components());
      if (!this.hasMove(label, this.toResult(groups)))
        complaints.push(`has the move ${label} to ${to.text()}, which the rules do not have`);
      else if (this.outcomeAfter(groups) !== 'P') complaints.push(`says that ${label} wins`);
    }
    return complaints;
  }

  /** What a theorem says of one component. */
  compareValue(component: Game, value: unknown): readonly string[] {
    const theory = theoryOf(this.setting);
    if (theory === undefined) return [`gives ${component.text()} a value where there are none`];
    const found = withoutLoop(() => this.search.value(toGroups([once(component)], this.setting), theory));
    if (found === undefined || theory.encode(found) === theory.encode(value)) return [];
    return [`gives ${component.text()} the value ${theory.encode(value)}; by play it is ${theory.encode(found)}`];
  }

  /** Whether a move of this name leads there; in a sum names say more than those of moves in a component. */
  hasMove(label: string, to: Result): boolean {
    const isThere = (option: Option) => (this.isSum || option.label === label) && this.isSame(option, to);
    return this.options.some(isThere) || this.ofWhole.some(isThere);
  }

  /** As far as can be told: vertices of equal positions may have other names, so that keys differ. */
  private isSame({ key, components }: Option, { key: other, line }: Result): boolean {
    return (
      key === other || (line !== undefined && ![key, other].includes(OVER) && writePosition(components, this.setting) === line)
    );
  }

  /** The outcome after a move, `P` where it wins. */
  outcomeAfter(left: readonly Group[]): string {
    return this.search.outcomeOfOption(this.groups, left);
  }

  /** A winning move whose result is none of these. */
  lacking(listed: readonly Result[]): readonly string[] {
    if (this.outcome !== 'N') return [];
    const missing = this.options.find(
      (option) => this.outcomeAfter(option.groups) === 'P' && !listed.some((other) => this.isSame(option, other)),
    );
    return missing === undefined ? [] : [`the list of winning moves lacks ${missing.label}`];
  }
}

/** What a move is said to lead to, and the line that was written for it. */
interface Result {
  readonly groups: readonly Group[];
  /** The same for all positions in which the game is over. */
  readonly key: string;
  readonly line?: string;
}

interface Option extends Result {
  readonly label: string;
  readonly components: readonly Counted<Game>[];
}

function withoutLoop<T>(find: () => T): T | undefined {
  try {
    return find();
  } catch (error) {
    if (!(error instanceof LoopFound)) throw error;
    return undefined;
  }
}
