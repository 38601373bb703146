/**
 * The moves of a verdict, looked up in the rules: each must be there and lead where the verdict says, a winning one to a position that is
 * lost by the certificate or by play, and a list that is said to be whole must have them all.
 *
 * What is too much to list or to play out is named as not covered. That a delaying move holds out longest is never looked at.
 */
import { theoryOf } from '../../compounds/theories.ts';
import type { CheckStep } from '../../core/certificate.ts';
import type { Claim } from '../../core/certificate-kind.ts';
import { DEFAULT_LIMITS, LimitReached } from '../../core/limits.ts';
import { excerpt } from '../../core/result.ts';
import type { Setting } from '../../core/setting.ts';
import { type CompoundMove, compoundMoveNamed, findsAllByName, MOST_COUNTED } from '../moves/compound-moves.ts';
import { type Group, groupsOf, isOver, positionKey } from '../moves/compound-position.ts';
import { withoutNumbers } from '../moves/numbered-moves.ts';
import type { OpenQuestion } from '../moves/open.ts';
import { writePosition } from '../moves/write-position.ts';
import { DefinitionSearch } from '../solve/by-definition.ts';
import { LoopFound } from '../solve/loop-found.ts';
import { Session } from '../solve/session.ts';
import { seenByMover } from '../solve/sides.ts';
import type { AnswerFields, Compared, MovePlay } from './compare-verdict.ts';
import { playedValue } from './played-value.ts';

/** What all positions in which the game is over have in common. */
const OVER = 'over';

/** A move as a file has it. */
interface NamedMove {
  readonly move: string;
  readonly to: string | undefined;
  /** Undefined where the file does not say it. */
  readonly sameResult: number | undefined;
}

/** Options by the lines that are written for them; those too long to write stand under their labels. */
interface Option {
  readonly labels: Set<string>;
  /** How many moves lead there. */
  times: bigint;
  readonly groups: readonly Group[];
}

export function compareMoves(question: OpenQuestion, fields: AnswerFields, claim: Claim, play: MovePlay): Compared {
  const winning = readMoves(fields.winningMoves ?? []);
  const delaying = readMoves(fields.delayingMove === undefined ? [] : [fields.delayingMove]);
  const isWhole = fields.winningMovesComplete ?? false;
  if (winning === undefined || delaying === undefined || typeof isWhole !== 'boolean')
    return { steps: [{ what: 'the moves are well formed', result: 'fails' }], notCovered: [] };
  if (claim.outcome !== 'N' && winning.length > 0)
    return { steps: [{ what: 'there is no winning move', result: 'fails', detail: 'some are listed' }], notCovered: [] };
  const asksMoves = claim.outcome === 'N' && (winning.length > 0 || isWhole);
  if (!asksMoves && delaying.length === 0) return { steps: [], notCovered: [] };
  const named = [...winning, ...delaying];
  const isCounted = (asksMoves && isWhole) || named.some(({ sameResult }) => sameResult !== undefined);
  const comparison = new MoveComparison(question, claim, play, named, isCounted);
  const compared = asksMoves ? comparison.winning(winning, isWhole) : { steps: [], notCovered: [] };
  const held = delaying.flatMap((move) => comparison.legalStep(move) ?? []);
  return {
    steps: [...compared.steps, ...held],
    notCovered: [...compared.notCovered, ...(delaying.length === 0 ? [] : ['delayingMove'])],
  };
}

interface FoundMove {
  readonly move?: unknown;
  readonly to?: unknown;
  readonly toOmitted?: unknown;
  readonly sameResult?: unknown;
}

function readMoves(json: unknown): readonly NamedMove[] | undefined {
  if (!Array.isArray(json)) return undefined;
  const moves = json.map((each: unknown): NamedMove | undefined => {
    const { move, to, toOmitted, sameResult }: FoundMove = typeof each === 'object' && each !== null ? each : {};
    if (typeof move !== 'string' || (to !== undefined && typeof to !== 'string')) return undefined;
    if (sameResult !== undefined && (typeof sameResult !== 'number' || !Number.isSafeInteger(sameResult) || sameResult < 1))
      return undefined;
    return toOmitted === (to === undefined ? true : undefined) ? { move, to, sameResult } : undefined;
  });
  return moves.every((move) => move !== undefined) ? moves : undefined;
}

/** How many moves are looked at one by one: a heap of a million has more. */
const MOST_MOVES = 20_000;

/** Characters of all that these moves leave: one may leave thousands of coins, each with many digits. */
const MOST_CHARACTERS = 20_000_000;

/** How many more are searched for the moves that the file names. */
const MOST_SEARCHED = 2_000_000;

/** Playing out what no certificate decides may take this part of the time: large positions would take all of it. */
const PART_TO_PLAY = 1 / 10;

function searchFor(setting: Setting, { limits, signal }: MovePlay, part: number): DefinitionSearch {
  const milliseconds = part * (limits.milliseconds ?? DEFAULT_LIMITS.milliseconds);
  return new DefinitionSearch(
    setting,
    new Session({ limits: { ...limits, milliseconds }, ...(signal !== undefined && { signal }) }),
  );
}

class MoveComparison {
  private readonly groups: readonly Group[];
  /** Whether something has ended already: how a move is written that ends the rest depends on what is taken for the end. */
  private readonly hasBegunEnding: boolean;
  /** Lists the moves. */
  private readonly search: DefinitionSearch;
  /** Plays out what the certificate does not decide. */
  private player: DefinitionSearch | undefined;
  private readonly claim: Claim;
  private readonly play: MovePlay;
  private readonly options = new Map<string, Option>();
  private characters = 0;
  /** Whether all moves are among the options. */
  private isWhole = true;
  private hasMoves = false;
  private isTired = false;
  /** Whether the game need not end, so that components have no values. */
  private isLoopy = false;

  /** All moves are listed if they are counted, or if one that is named is not found without the others. */
  constructor(question: OpenQuestion, claim: Claim, play: MovePlay, named: readonly NamedMove[], isCounted: boolean) {
    this.groups = groupsOf(question);
    this.hasBegunEnding = question.games.some((game) => game.components().some(({ item }) => item.hasEnded()));
    this.search = searchFor(question.setting, play, 1);
    this.claim = claim;
    this.play = play;
    if (!isCounted && this.addNamed(named).size === 0 && named.every((move) => this.find(move) !== undefined)) {
      this.isWhole = false;
      return;
    }
    this.options.clear();
    this.characters = 0;
    try {
      this.list(named, isCounted);
    } catch (error) {
      if (!(error instanceof LimitReached)) throw error;
      this.isWhole = false;
      this.addNamed(named);
    }
  }

  /** All moves; of too many, and where nothing is counted, only those that are named. */
  private list(named: readonly NamedMove[], isCounted: boolean): void {
    const names = new Set(named.map(({ move }) => move));
    const isNamed = ({ label }: CompoundMove) => names.has(label) || names.has(withoutNumbers(label));
    const each = this.eachMove();
    const first: CompoundMove[] = [];
    let next = each.next();
    for (; !next.done && first.length < MOST_MOVES; next = each.next()) first.push(next.value);
    this.hasMoves = first.length > 0;
    this.isWhole = next.done === true && next.value && this.addAll(isCounted ? first : first.filter(isNamed));
    if (this.isWhole) return;
    if (this.addNamed(named).size === 0) return;
    for (const made of first) if (isNamed(made)) this.add(made);
    for (let left = MOST_SEARCHED; !next.done && left > 0; left--, next = each.next())
      if (isNamed(next.value)) this.add(next.value);
  }

  /** The moves, as far as the limits allow; whether these are all. */
  private *eachMove(): Generator<CompoundMove, boolean> {
    try {
      yield* this.search.moves(this.groups);
      return true;
    } catch (error) {
      if (!(error instanceof LimitReached)) throw error;
      return false;
    }
  }

  /** Whether there is room for what all of them leave. */
  private addAll(moves: readonly CompoundMove[]): boolean {
    for (const made of moves) {
      if (this.characters > MOST_CHARACTERS) return false;
      this.add(made);
    }
    return true;
  }

  /** Adds the moves that their rulesets find by name; the names of others that may be there. */
  private addNamed(named: readonly NamedMove[]): Set<string> {
    const wanted = new Set(named.map(({ move }) => move));
    for (const { labels } of this.options.values()) for (const label of labels) wanted.delete(label);
    for (const move of [...wanted]) {
      const made = compoundMoveNamed(this.groups, this.search.setting, move);
      if (made === undefined) continue;
      this.add(made);
      wanted.delete(move);
    }
    return findsAllByName(this.groups, this.search.setting) ? new Set() : wanted;
  }

  private add({ label, times, to }: CompoundMove): void {
    const components = [...to()];
    const line = writePosition(components, this.search.setting) ?? `label ${label}`;
    const known = this.options.get(line);
    const option = known ?? { labels: new Set(), times: 0n, groups: this.search.toGroups(components) };
    option.labels.add(label).add(withoutNumbers(label));
    option.times += times;
    if (known !== undefined) return;
    this.options.set(line, option);
    this.characters += line.length;
  }

  winning(moves: readonly NamedMove[], isWhole: boolean): Compared {
    const steps: CheckStep[] = [];
    const listed = new Set<Option>();
    let [undecided, endsOtherwise, endings] = [0, false, 0n];
    for (const move of moves) {
      const option = this.find(move);
      if (option !== undefined) listed.add(option);
      if (option !== undefined && this.keyOf(option.groups) === OVER) {
        endings += 1n + BigInt(this.isCounted(move, option, false) ? (move.sameResult ?? 0) : 0);
        endsOtherwise ||= !this.isWritten(move, option);
      }
      const outcome = option === undefined ? undefined : this.outcomeOf(option);
      const what = `the move ${excerpt(move.move)} wins`;
      if (option === undefined && this.isWhole) steps.push({ what, result: 'fails', detail: 'the rules have no such move' });
      else if (option !== undefined && !this.isCounted(move, option, isWhole))
        steps.push({ what, result: 'fails', detail: `${option.times - 1n} others have the same result` });
      else if (outcome === undefined) undecided++;
      else steps.push({ what, result: outcome === 'P' ? 'holds' : 'fails', detail: `it leaves ${outcome}` });
    }
    if (new Set(moves.map(({ move, to }) => `${move} ${to}`)).size < moves.length)
      steps.push({ what: 'no winning move is listed twice', result: 'fails' });
    const isEmpty = moves.length === 0 && this.hasMoves;
    const whole = isWhole ? this.wholeStep(listed, endsOtherwise || this.areAllEndings(endings), isEmpty) : undefined;
    if (whole !== undefined) steps.push(whole);
    const notCovered = [
      ...(undecided > 0 ? [`winningMoves (${undecided} of ${moves.length})`] : []),
      ...(isWhole && whole === undefined ? ['winningMovesComplete'] : []),
    ];
    return { steps, notCovered };
  }

  /** That a move exists; undefined where there are too many to tell. */
  legalStep(move: NamedMove): CheckStep | undefined {
    const isThere = this.find(move) !== undefined;
    if (!isThere && !this.isWhole) return undefined;
    return { what: `the move ${excerpt(move.move)} is there`, result: isThere ? 'holds' : 'fails' };
  }

  private find({ move, to }: NamedMove): Option | undefined {
    const option = this.options.get(to ?? `label ${move}`);
    if (option?.labels.has(move) === true) return option;
    return to === undefined ? undefined : this.findEqual(move, to);
  }

  /** Whether what the move leaves is written as here. */
  private isWritten({ move, to }: NamedMove, option: Option): boolean {
    return this.options.get(to ?? `label ${move}`) === option;
  }

  /** One result may be written in several ways: with other names, or by any of its components that have ended. */
  private findEqual(move: string, to: string): Option | undefined {
    const { setting } = this.search;
    const opened = this.play.open(to);
    if (opened?.setting.compound !== setting.compound || opened.setting.play !== setting.play) return undefined;
    const groups = this.search.toGroups(opened.games.flatMap((game) => game.components()));
    const [key, left] = [this.keyOf(groups), leftOf(groups)];
    for (const option of this.options.values())
      if (option.labels.has(move) && this.keyOf(option.groups) === key && leftOf(option.groups) === left) return option;
    return undefined;
  }

  /** The same for all positions in which the game is over, unless it matters whose turn it is. */
  private keyOf(groups: readonly Group[]): string {
    const hasSides = groups.some(({ game }) => game.sides() !== undefined);
    return !hasSides && isOver(groups, this.search.setting) ? OVER : positionKey(groups);
  }

  /** Whether this many moves are all that end the game, if something has ended before. */
  private areAllEndings(endings: bigint): boolean {
    if (!this.hasBegunEnding) return false;
    let all = 0n;
    for (const { times, groups } of this.options.values()) if (this.keyOf(groups) === OVER) all += times;
    return endings === all;
  }

  /** Whether as many others lead there as the file says; a list that is cut short may have fewer. */
  private isCounted({ sameResult }: NamedMove, { times, groups }: Option, isWhole: boolean): boolean {
    if (sameResult === undefined || !this.isWhole || (this.hasBegunEnding && this.keyOf(groups) === OVER)) return true;
    const others = times - 1n < MOST_COUNTED ? times - 1n : MOST_COUNTED;
    return isWhole ? BigInt(sameResult) === others : BigInt(sameResult) <= others;
  }

  /** Who wins after the move, as the side that moves then sees it. */
  private outcomeOf({ groups }: Option): string | undefined {
    const told = this.claim.outcomeOf?.(groups.map(({ game, count }) => ({ item: game, count })));
    if (told !== undefined) return seenByMover(told, this.groups, groups);
    if (this.isTired) return undefined;
    try {
      return this.outcomeByPlay(groups);
    } catch (error) {
      if (!(error instanceof LimitReached || error instanceof LoopFound)) throw error;
      this.isTired = true;
      return undefined;
    }
  }

  /** Several components are played out one by one where the compound has a theory: most of them are in every option. */
  private outcomeByPlay(groups: readonly Group[]): string {
    const { setting } = this.search;
    this.player ??= searchFor(setting, this.play, PART_TO_PLAY);
    const theory = groups.length > 1 && !this.isLoopy ? theoryOf(setting) : undefined;
    if (theory === undefined) return this.player.outcomeOfOption(this.groups, groups);
    try {
      return theory.outcome(playedValue(groups, theory, this.player));
    } catch (error) {
      if (!(error instanceof LoopFound)) throw error;
      this.isLoopy = true;
      return this.player.outcomeOfOption(this.groups, groups);
    }
  }

  /**
   * Every winning move is listed, or leaves the same as one that is. Where a listed move ends the game and that is written in another way,
   * which of the moves that end it are written alike is not known here. An empty list is never whole: from an N-position some move wins.
   */
  private wholeStep(listed: ReadonlySet<Option>, endsOtherwise: boolean, isEmpty: boolean): CheckStep | undefined {
    const what = 'the list of winning moves is whole';
    if (isEmpty) return { what, result: 'fails', detail: 'some move wins' };
    if (!this.isWhole) return undefined;
    let [wins, missing, undecided] = [0, 0, 0];
    for (const option of this.options.values()) {
      const outcome = this.outcomeOf(option);
      if (outcome === undefined) undecided++;
      if (outcome !== 'P') continue;
      wins++;
      if (!listed.has(option) && !(endsOtherwise && this.keyOf(option.groups) === OVER)) missing++;
    }
    if (missing === 0 && undecided > 0) return undefined;
    const result = missing === 0 ? 'holds' : 'fails';
    return { what, result, detail: `${wins} of ${this.options.size} win` };
  }
}

/** What has not ended: in some compounds the game may be over with that. */
function leftOf(groups: readonly Group[]): string {
  return positionKey(groups.filter(({ game }) => !game.hasEnded()));
}
