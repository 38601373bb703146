/**
 * Proofs of searches, written line by line in the form of `proof/line.ts`: only the positions that are needed, each after those it
 * rests on.
 *
 * In disjunctive normal play these may be components with their Grundy values. In every other setting they are positions of the compound:
 * of a won one a single winning move is needed, of a lost one every option. Where only the outcome is asked for and both can be had, the
 * shorter of the two is written: games that fall apart have few components, and of one that stays whole only some positions are needed.
 */
import type { Counted } from '../../core/counted.ts';
import { once } from '../../core/counted.ts';
import type { Game, GameMove } from '../../core/game.ts';
import { LimitReached } from '../../core/limits.ts';
import { mex, type Nimber, nimSum } from '../../core/nimber.ts';
import { formatProofLine, PROOF_FORMAT, type ProofLine } from '../../proof/line.ts';
import type { CompoundMove } from '../moves/compound-moves.ts';
import { type Group, groupsOf, positionKey } from '../moves/compound-position.ts';
import type { OpenQuestion } from '../moves/open.ts';
import { writePosition } from '../moves/write-position.ts';
import { type Decided, DefinitionSearch } from './by-definition.ts';
import { LoopFound } from './loop-found.ts';
import type { Session } from './session.ts';
import { seenByMover } from './sides.ts';

/** The longest position that a proof has a line for. */
const LONGEST_LINE = 1_000_000;

export interface WrittenProof {
  readonly outcome: 'N' | 'P';
  /** Each line with its line feed. May throw as `startProof` does. */
  readonly lines: Iterable<string>;
}

/** Searches; the lines come after it. Throws `LimitReached` and, where the game need not end, `LoopFound`. */
export function startProof(question: OpenQuestion, session: Session, wanted: 'outcome' | 'value'): WrittenProof {
  const proof = !hasValues(question)
    ? new OutcomeProof(question, searched(question, session))
    : wanted === 'value'
      ? new ValueProof(question, session)
      : shorterProof(question, session);
  return { outcome: proof.outcome, lines: proofLines(question.line, proof) };
}

function hasValues({ games, setting }: OpenQuestion): boolean {
  return setting.compound === 'disjunctive' && setting.play === 'normal' && games.every((game) => game.sides() === undefined);
}

/** How many positions the first tries may store; each later pair of tries has so many times more. */
const FIRST_TRY = 1000;
const GROWTH = 4;

/**
 * Values and outcomes are searched in turn, with more and more positions, so that a search that does not end keeps no other from being
 * done. With all values known the outcome of every position is, and of those that are needed there may be far fewer than of components.
 */
function shorterProof(question: OpenQuestion, session: Session): Proof {
  const most = session.limits.positions;
  for (let positions = FIRST_TRY; ; positions *= GROWTH) {
    const allowed = Math.min(positions, most);
    const valued = tryWithin(allowed, session, (part) => new ValueProof(question, part), false);
    if (valued !== undefined) return positionsOnly(question, valued, session) ?? valued;
    const isLast = allowed === most;
    // Positions of many components take longer than components.
    const fewer = isLast ? most : Math.ceil(allowed / GROWTH);
    const played = tryWithin(fewer, session, (part) => new OutcomeProof(question, searched(question, part)), isLast);
    if (played !== undefined) return played;
  }
}

/** The proof that lists positions, where it has at most half as many lines as the one that lists values. */
function positionsOnly(question: OpenQuestion, valued: ValueProof, session: Session): Proof | undefined {
  const search = new DefinitionSearch(question.setting, session);
  const outcomeOf = (groups: readonly Group[]) => (valued.sumOf(componentsOf(groups)) === 0 ? 'P' : 'N');
  const proof = new OutcomeProof(question, { search, outcomeOf, knownOutcome: outcomeOf });
  const lines: ProofLine[] = [];
  for (const line of proof.each()) if (lines.push(line) > valued.size / 2) return undefined;
  return { outcome: proof.outcome, each: () => lines };
}

/** What can be made with so many positions; undefined where it would take more, unless that is to be thrown. */
function tryWithin<T>(positions: number, session: Session, make: (part: Session) => T, isLast: boolean): T | undefined {
  try {
    return make(session.allowance(positions));
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    if (isLast || error.limit.name !== 'positions') throw session.asGiven(error);
    return undefined;
  }
}

interface Proof {
  readonly outcome: 'N' | 'P';
  each(): Iterable<ProofLine>;
}

function* proofLines(question: string, proof: Proof): Generator<string> {
  yield `${PROOF_FORMAT}\n`;
  yield written({ kind: 'question', question: questionOfProof(question) });
  yield written({ kind: 'outcome', outcome: proof.outcome });
  let count = 0;
  for (const line of proof.each()) {
    yield written(line);
    count++;
  }
  yield written({ kind: 'end', count });
}

/** The question in one field of a line, whatever white space it was typed with. */
export function questionOfProof(line: string): string {
  return line.trim().replaceAll(/\s/g, ' ');
}

function written(line: ProofLine): string {
  return `${formatProofLine(line)}\n`;
}

function lineOf(components: Iterable<Counted<Game>>, { setting }: OpenQuestion): string {
  const line = writePosition(components, setting, LONGEST_LINE);
  if (line === undefined)
    throw new LimitReached('program', LONGEST_LINE, `a position of the proof is longer than ${LONGEST_LINE} characters`);
  return line;
}

interface ValueFrame {
  readonly game: Game;
  readonly moves: Iterator<GameMove>;
  readonly options: Nimber[];
  /** What the current move leaves, and how much of it is added up. */
  components: readonly Counted<Game>[];
  next: number;
  sum: Nimber;
}

/** Components and their values, options first. */
class ValueProof {
  readonly outcome: 'N' | 'P';
  private readonly question: OpenQuestion;
  private readonly session: Session;
  private readonly values = new Map<string, number>();
  private readonly settled: Game[] = [];

  constructor(question: OpenQuestion, session: Session) {
    this.question = question;
    this.session = session;
    this.outcome = this.sumOf(question.games.flatMap((game) => game.components())) === 0 ? 'P' : 'N';
  }

  /** The nim-sum of components. */
  sumOf(components: readonly Counted<Game>[]): Nimber {
    let sum: Nimber = 0;
    for (const { item, count } of components) {
      const value = this.values.get(item.key) ?? this.valueOf(item);
      if (count % 2n === 1n) sum = nimSum(sum, value);
    }
    return sum;
  }

  /** How many lines it has. */
  get size(): number {
    return this.settled.length;
  }

  *each(): Iterable<ProofLine> {
    for (const game of this.settled)
      yield { kind: 'v', position: lineOf([once(game)], this.question), value: this.values.get(game.key) as number };
  }

  private valueOf(root: Game): number {
    const stack: ValueFrame[] = [];
    const onStack = new Set<string>();
    const push = (game: Game) => {
      if (onStack.has(game.key)) throw new LoopFound([{ game }]);
      onStack.add(game.key);
      this.session.store(game.key.length);
      stack.push({ game, moves: game.moves()[Symbol.iterator](), options: [], components: [], next: 0, sum: 0 });
    };
    if (!this.values.has(root.key)) push(root);
    for (let frame = stack.at(-1); frame !== undefined; frame = stack.at(-1)) {
      const component = frame.components[frame.next];
      if (component !== undefined) {
        const value = this.values.get(component.item.key);
        if (value === undefined) push(component.item);
        else {
          if (component.count % 2n === 1n) frame.sum = nimSum(frame.sum, value);
          frame.next++;
        }
        continue;
      }
      if (frame.components.length > 0) frame.options.push(frame.sum);
      this.session.step();
      const move = frame.moves.next();
      if (move.done) {
        this.settle(frame);
        onStack.delete(frame.game.key);
        stack.pop();
      } else {
        frame.components = move.value.to.components();
        [frame.next, frame.sum] = [0, 0];
      }
    }
    return this.values.get(root.key) as number;
  }

  private settle({ game, options }: ValueFrame): void {
    this.values.set(game.key, mex(options));
    this.settled.push(game);
  }
}

interface OutcomeFrame {
  readonly groups: readonly Group[];
  readonly outcome: 'N' | 'P';
  /** The positions that it rests on and that have no line yet. */
  readonly needed: (readonly Group[])[];
  readonly to: readonly Group[] | undefined;
}

/** Who wins in positions, and how they are played. */
interface Outcomes {
  readonly search: DefinitionSearch;
  outcomeOf(groups: readonly Group[]): Decided;
  /** The same where it is known without a search; of a position that is won that of one winning move is. */
  knownOutcome(groups: readonly Group[]): Decided | undefined;
}

function searched({ setting }: OpenQuestion, session: Session): Outcomes {
  const search = new DefinitionSearch(setting, session);
  return {
    search,
    outcomeOf: (groups) => search.outcome(groups),
    knownOutcome: (groups) => search.knownOutcome(groups),
  };
}

/** Positions of the compound, won or lost, those that they rest on first. */
class OutcomeProof {
  readonly outcome: 'N' | 'P';
  private readonly question: OpenQuestion;
  private readonly outcomes: Outcomes;
  private readonly root: readonly Group[];

  constructor(question: OpenQuestion, outcomes: Outcomes) {
    this.question = question;
    this.outcomes = outcomes;
    this.root = groupsOf(question);
    this.outcome = decided(this.root, outcomes);
  }

  *each(): Iterable<ProofLine> {
    /** Whether the line of a position is written: false while it waits for others. */
    const written = new Map<string, boolean>();
    const stack: OutcomeFrame[] = [];
    const push = (groups: readonly Group[]) => {
      const key = positionKey(groups);
      if (written.get(key) === false) throw new LoopFound(groups);
      if (written.has(key)) return;
      written.set(key, false);
      stack.push(this.frameOf(groups, written));
    };
    push(this.root);
    for (let frame = stack.at(-1); frame !== undefined; frame = stack.at(-1)) {
      const next = frame.needed.pop();
      if (next !== undefined) {
        push(next);
        continue;
      }
      stack.pop();
      written.set(positionKey(frame.groups), true);
      yield this.lineOf(frame);
    }
  }

  private lineOf({ groups, outcome, to }: OutcomeFrame): ProofLine {
    const position = lineOf(componentsOf(groups), this.question);
    if (outcome === 'P') return { kind: 'p', position };
    return to === undefined ? { kind: 'n', position } : { kind: 'n', position, to: lineOf(componentsOf(to), this.question) };
  }

  /** Of several winning moves one is taken that leads to a position with a line, if there is one. */
  private frameOf(groups: readonly Group[], written: ReadonlyMap<string, boolean>): OutcomeFrame {
    const { search } = this.outcomes;
    const outcome = decided(groups, this.outcomes);
    const options = Array.from(search.moves(groups), ({ to }: CompoundMove) => search.toGroups(to()));
    if (outcome === 'P') return { groups, outcome, needed: options, to: undefined };
    const winning = options.filter((option) => this.isLostFor(option, groups));
    const to = winning.find((option) => written.get(positionKey(option)) === true) ?? winning[0];
    if (to === undefined && options.length > 0) throw new Error('a won position has a winning move that the search has found');
    return { groups, outcome, needed: to === undefined ? [] : [to], to };
  }

  private isLostFor(option: readonly Group[], groups: readonly Group[]): boolean {
    const known = this.outcomes.knownOutcome(option);
    return known !== undefined && seenByMover(known, groups, option) === 'P';
  }
}

function decided(groups: readonly Group[], outcomes: Outcomes): 'N' | 'P' {
  const outcome = outcomes.outcomeOf(groups);
  if (outcome === 'draw') throw new LoopFound(groups);
  return outcome;
}

function componentsOf(groups: readonly Group[]): readonly Counted<Game>[] {
  return groups.map(({ game, count }) => ({ item: game, count }));
}
