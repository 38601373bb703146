/**
 * Proofs of searches, written line by line in the form of `proof/line.ts`: only the positions that are needed, each after those it
 * rests on.
 *
 * In disjunctive normal play these are components with their Grundy values. In every other setting they are positions of the compound:
 * of a won one a single winning move is needed, of a lost one every option.
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
import { DefinitionSearch } from './by-definition.ts';
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
export function startProof(question: OpenQuestion, session: Session): WrittenProof {
  const { games, setting } = question;
  const hasValues =
    setting.compound === 'disjunctive' && setting.play === 'normal' && games.every((game) => game.sides() === undefined);
  const proof = hasValues ? new ValueProof(question, session) : new OutcomeProof(question, session);
  return { outcome: proof.outcome, lines: proofLines(question.line, proof) };
}

function* proofLines(question: string, proof: ValueProof | OutcomeProof): Generator<string> {
  yield `${PROOF_FORMAT}\n`;
  yield written({ kind: 'question', question });
  yield written({ kind: 'outcome', outcome: proof.outcome });
  let count = 0;
  for (const line of proof.each()) {
    yield written(line);
    count++;
  }
  yield written({ kind: 'end', count });
}

function written(line: ProofLine): string {
  return `${formatProofLine(line)}\n`;
}

function lineOf(components: Iterable<Counted<Game>>, { setting, defaultPlay }: OpenQuestion): string {
  const line = writePosition(components, setting, defaultPlay, LONGEST_LINE);
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
    let sum: Nimber = 0;
    for (const { item, count } of question.games.flatMap((game) => game.components())) {
      const value = this.valueOf(item);
      if (count % 2n === 1n) sum = nimSum(sum, value);
    }
    this.outcome = sum === 0 ? 'P' : 'N';
  }

  *each(): Iterable<ProofLine> {
    for (const game of this.settled)
      yield { kind: 'v', position: lineOf([once(game)], this.question), value: this.values.get(game.key) as number };
  }

  private valueOf(root: Game): number {
    const stack: ValueFrame[] = [];
    const onStack = new Set<string>();
    const push = (game: Game) => {
      if (onStack.has(game.key)) throw new LoopFound();
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

/** Positions of the compound, won or lost, those that they rest on first. */
class OutcomeProof {
  readonly outcome: 'N' | 'P';
  private readonly question: OpenQuestion;
  private readonly search: DefinitionSearch;
  private readonly root: readonly Group[];

  constructor(question: OpenQuestion, session: Session) {
    this.question = question;
    this.search = new DefinitionSearch(question.setting, session);
    this.root = groupsOf(question);
    this.outcome = decided(this.search.outcome(this.root));
  }

  *each(): Iterable<ProofLine> {
    /** Whether the line of a position is written: false while it waits for others. */
    const written = new Map<string, boolean>();
    const stack: OutcomeFrame[] = [];
    const push = (groups: readonly Group[]) => {
      const key = positionKey(groups);
      if (written.get(key) === false) throw new LoopFound();
      if (written.has(key)) return;
      written.set(key, false);
      stack.push(this.frameOf(groups));
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

  private frameOf(groups: readonly Group[]): OutcomeFrame {
    const outcome = decided(this.search.outcome(groups));
    const options = Array.from(this.search.moves(groups), ({ to }: CompoundMove) => this.search.toGroups(to()));
    if (outcome === 'P') return { groups, outcome, needed: options, to: undefined };
    const to = options.find((option) => this.isLostFor(option, groups));
    if (to === undefined && options.length > 0) throw new Error('a won position has a winning move that the search has found');
    return { groups, outcome, needed: to === undefined ? [] : [to], to };
  }

  private isLostFor(option: readonly Group[], groups: readonly Group[]): boolean {
    const known = this.search.knownOutcome(option);
    return known !== undefined && seenByMover(known, groups, option) === 'P';
  }
}

function decided(outcome: 'N' | 'P' | 'draw'): 'N' | 'P' {
  if (outcome === 'draw') throw new LoopFound();
  return outcome;
}

function componentsOf(groups: readonly Group[]): readonly Counted<Game>[] {
  return groups.map(({ game, count }) => ({ item: game, count }));
}
