/** The theory of the setting over the components: each by a theorem or by search, joined by `combine`. */
import { combineCopies, type Theory } from '../../compounds/theory.ts';
import type { Certificate } from '../../core/certificate.ts';
import { once } from '../../core/counted.ts';
import type { Game } from '../../core/game.ts';
import { DEFAULT_LIMITS, LimitReached } from '../../core/limits.ts';
import type { Marks } from '../../core/marks.ts';
import type { Setting } from '../../core/setting.ts';
import type { ComponentSolution } from '../../core/theorem.ts';
import type { Because, PassedOver } from '../../core/verdict.ts';
import { formatOptions } from '../../notation/question.ts';
import { type Group, groupsOf, totalCount } from '../moves/compound-position.ts';
import type { OpenQuestion } from '../moves/open.ts';
import { DefinitionSearch } from './by-definition.ts';
import { byMirror, isVeryLarge } from './by-mirror.ts';
import { componentMarks } from './component-marks.ts';
import { ComponentValues, Refused, type ValuedComponent } from './component-values.ts';
import type { Certify, Found } from './found.ts';
import { LoopFound } from './loop-found.ts';
import type { Session } from './session.ts';
import { valueTable } from './value-table.ts';
import { because, countedPositions, listWinning, madeMarks, winnerOf } from './verdict-of.ts';
import { winningMoves } from './winning-moves.ts';

/** The most different components that a certificate lists, and the most reasons for passing over a theorem. */
const MOST_CERTIFIED = 10_000;
const MOST_LISTED = 100;
/** The most components whose values a reason names. */
const MOST_ADDED = 8n;
/** Positions that a search may store before a winning move alone is answer enough. */
const FIRST_TRY = 20_000;

export function byComponents<V>(
  question: OpenQuestion,
  theory: Theory<V>,
  session: Session,
  most: number,
  passedOver: PassedOver[],
): Found {
  const groups = groupsOf(question);
  const values = new ComponentValues(theory, session);
  // The terms of a sequence are values; who wins is not enough there.
  const isTerm = session.memory?.serves === 'family';
  const isLong = !isTerm && groups.some(({ game }) => !values.isProved(game) && isVeryLarge(game) && !values.isKnown(game));
  const copied = isLong ? byMirror(question, session, most, passedOver) : undefined;
  if (copied === undefined) return throughValues(question, groups, values, session, most, passedOver);
  if (copied.outcome === 'P') return copied;
  // A search that is short after all tells more, and who raises the limits or wants all moves asks for one.
  const { positions, milliseconds } = session.limits;
  const isRaised = positions > DEFAULT_LIMITS.positions || milliseconds > DEFAULT_LIMITS.milliseconds;
  const allowance = isRaised || most === Number.POSITIVE_INFINITY ? session : session.allowance(Math.min(FIRST_TRY, positions));
  try {
    const tried = throughValues(question, groups, new ComponentValues(theory, allowance), allowance, most, [...passedOver]);
    const isMoveless = tried.outcome === 'N' && tried.winningMoves.length === 0;
    return isMoveless ? { ...tried, winningMoves: copied.winningMoves } : tried;
  } catch (error) {
    if (error instanceof LimitReached) return copied;
    throw error;
  }
}

/** The verdict where theorems value every component, within the limits; undefined where one of them would have to be searched. */
export function byProvedComponents<V>(
  question: OpenQuestion,
  theory: Theory<V>,
  session: Session,
  most: number,
  passedOver: PassedOver[],
): Found | undefined {
  const groups = groupsOf(question);
  const values = new ComponentValues(theory, session);
  try {
    if (!groups.every(({ game }) => values.isProved(game))) return undefined;
    return throughValues(question, groups, values, session, most, passedOver);
  } catch (error) {
    if (error instanceof LimitReached || error instanceof LoopFound || error instanceof Refused) return undefined;
    throw error;
  }
}

function throughValues<V>(
  question: OpenQuestion,
  groups: readonly Group[],
  values: ComponentValues<V>,
  session: Session,
  most: number,
  passedOver: PassedOver[],
): Found {
  const { theory } = values;
  const valued = valueAll(groups, values, passedOver);
  const total = joinAll(theory, groups, valued.values);
  const outcome = theory.outcome(total);
  const moves =
    outcome === 'P'
      ? { winningMoves: [], winningMovesComplete: true }
      : listWinning(question, winningMoves(groups, valued.values, values), most);
  return {
    question: question.line,
    outcome,
    ...winnerOf(outcome),
    values: theory.values(total),
    ...moves,
    method: valued.isSearched ? 'search' : 'theorem',
    because: reasons(theory, groups, valued, total, session),
    why: theory.why(total, { values: valued.values, count: totalCount(groups) }),
    passedOver,
    certificate: certifier(question, groups, valued, total, theory),
    ...madeMarks(session, () => valued.marks?.() ?? componentMarks(question, groups, valued.values, total, values)),
  };
}

/** What the answer rests on; of a million different components only the values are kept. */
interface Valued<V> {
  /** Group by group. */
  readonly values: readonly V[];
  /** Each theorem once, with what it says of the first component it is about. */
  readonly byTheorems: readonly Because[];
  /** Whether some component was searched. */
  readonly isSearched: boolean;
  /** What makes the certificates of theorems, group by group, for the first groups. */
  readonly certificates: readonly ComponentSolution['certificate'][];
  /** Which of these groups a theorem values. */
  readonly areProved: readonly boolean[];
  /** What a picture should show of the only component. */
  readonly marks: (() => Marks | undefined) | undefined;
}

function valueAll<V>(groups: readonly Group[], values: ComponentValues<V>, passedOver: PassedOver[]): Valued<V> {
  const byTheorems = new Map<string, Because>();
  let isSearched = false;
  let last: ValuedComponent<V> | undefined;
  const certificates: ComponentSolution['certificate'][] = [];
  const areProved: boolean[] = [];
  const all = groups.map(({ game }) => {
    last = values.explain(game);
    const { theorem, solution } = last;
    isSearched ||= theorem === undefined;
    if (theorem !== undefined && solution !== undefined && !byTheorems.has(theorem.facts.id))
      byTheorems.set(theorem.facts.id, because(theorem.facts, solution.text));
    addPassedOver(passedOver, last.passedOver);
    if (certificates.length < MOST_CERTIFIED) {
      certificates.push(solution?.certificate);
      areProved.push(solution !== undefined);
    }
    return last.value;
  });
  const isOne = groups.length === 1 && groups[0]?.count === 1n;
  const marks = isOne ? last?.solution?.marks : undefined;
  return { values: all, byTheorems: [...byTheorems.values()], isSearched, certificates, areProved, marks };
}

function joinAll<V>(theory: Theory<V>, groups: readonly Group[], values: readonly V[]): V {
  let total: V | undefined;
  for (const [index, { count }] of groups.entries()) {
    const value = combineCopies(theory, values[index] ?? theory.ended, count);
    total = total === undefined ? value : theory.combine(total, value);
  }
  return total ?? theory.ended;
}

function addPassedOver(all: PassedOver[], more: readonly PassedOver[]): void {
  for (const each of more) {
    if (all.length < MOST_LISTED && !all.some(({ theorem, why }) => theorem === each.theorem && why === each.why)) all.push(each);
  }
}

function reasons<V>(
  theory: Theory<V>,
  groups: readonly Group[],
  { values, byTheorems, isSearched }: Valued<V>,
  total: V,
  session: Session,
): readonly Because[] {
  if (!isSearched && totalCount(groups) === 1n) return byTheorems;
  const found = isSearched ? ` (${countedPositions(session.positions)} examined)` : '';
  return [...byTheorems, because(theory, `${describeTotal(theory, groups, values, total)}${found}`)];
}

function describeTotal<V>(theory: Theory<V>, groups: readonly Group[], values: readonly V[], total: V): string {
  const lost = theory.outcome(total) === 'P' ? 'lost' : 'won';
  const count = totalCount(groups);
  const whole = count === 1n ? 'the position' : `the compound of ${count} components`;
  const value = theory.describe(total);
  return `${whole} ${value === undefined ? 'is' : `has ${value}${joinedFrom(theory, groups, values)}:`} ${lost} for the player to move`;
}

/** The values that were joined, component by component, where they are few enough to be added up by a reader. */
function joinedFrom<V>(theory: Theory<V>, groups: readonly Group[], values: readonly V[]): string {
  const count = totalCount(groups);
  if (count < 2n || count > MOST_ADDED) return '';
  const write = theory.write ?? theory.encode;
  const each = groups.flatMap(({ count }, index) => Array<string>(Number(count)).fill(write(values[index] as V)));
  return `, from ${each.slice(0, -1).join(', ')} and ${each.at(-1)}`;
}

/** A function that holds only what it is given: the verdict keeps it, and must not keep what a search has found besides. */
function certifier<V>(
  question: OpenQuestion,
  groups: readonly Group[],
  { values: each, certificates: given, areProved }: Pick<Valued<V>, 'values' | 'certificates' | 'areProved'>,
  total: V,
  theory: Theory<V>,
): Certify {
  return (session, isShort) => {
    const certificates = given.map((make) => make?.(session.tools));
    const [only] = certificates;
    const isGrundy = theory.setting.compound === 'disjunctive' && theory.setting.play === 'normal';
    if (groups.length === 1 && only !== undefined && isGrundy) return only;
    if (groups.length > MOST_CERTIFIED) return undefined;
    const lineOf = (game: Game) => componentLine(game, question);
    const played = groups.filter((_, index) => !isGrundy || certificates[index] === undefined).map(({ game }) => game);
    const table = isShort ? undefined : valueTable(played, theory, lineOf, () => session.isLate());
    const certified = (game: Game, index: number, value: string) => {
      if (isGrundy && certificates[index] !== undefined) return certificates[index];
      return table?.has(game) === true ? undefined : (certificates[index] ?? heapCertificate(game, theory.setting, value));
    };
    const components = groups.map(({ game, count }, index) => {
      const value = theory.encode(each[index] ?? theory.ended);
      const certificate = isShort ? undefined : certified(game, index, value);
      return { question: lineOf(game), count: String(count), value, ...(certificate !== undefined && { certificate }) };
    });
    // What a theorem values is played out by the check if nothing else is there, and may be far too large for that.
    const isCheckable = ({ game }: Group, index: number) =>
      areProved[index] !== true ||
      components[index]?.certificate !== undefined ||
      table?.has(game) === true ||
      isPlayedOut(game, theory, session);
    if (!isShort && !groups.every(isCheckable)) return undefined;
    return {
      kind: 'component-values',
      compound: theory.setting.compound,
      play: theory.setting.play,
      components,
      total: theory.encode(total),
      ...(table !== undefined && { table: table.rows }),
    };
  };
}

/** Moves in which a component is to be played out that has no other evidence. */
const MOST_PLAYED = 100_000;

function isPlayedOut<V>(game: Game, theory: Theory<V>, session: Session): boolean {
  const search = new DefinitionSearch(theory.setting, session.forPart({ ...session.remaining(), steps: MOST_PLAYED }));
  try {
    search.value(search.toGroups([once(game)]), theory);
    return true;
  } catch (error) {
    if (error instanceof LimitReached || error instanceof LoopFound) return false;
    throw error;
  }
}

/** The certificate of a component that has the moves of a heap of an octal game, or whose moves all lead to one. */
function heapCertificate(game: Game, setting: Setting, value: string): Certificate | undefined {
  const { compound, play } = setting;
  for (const theorem of game.theorems()) {
    const same = theorem.heapOfSameMoves(setting);
    const heap = same ?? theorem.heapOfOnlyOption();
    if (heap === undefined || heap.digits.some((digit) => digit > 7)) continue;
    const { code, size } = heap;
    return { kind: 'compound-heap', code, compound, play, size: String(size), isOption: same === undefined, value };
  }
  return undefined;
}

/** A component as a question of its own. Options may mean something else in another compound, so the line has the setting too. */
export function componentLine(game: Game, { setting }: OpenQuestion): string {
  return `${game.ruleset} ${game.text()}${formatOptions(game.options(), setting, game.defaultPlay)}`;
}
