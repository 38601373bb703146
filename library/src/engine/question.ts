/**
 * A question opened once: everything that can be asked about one line, which is read a single time.
 *
 * A handle keeps nothing but the open question and the options, so it may be kept as long as one likes and asked again.
 */
import { byClock } from '../core/clock.ts';
import type { Setting } from '../core/setting.ts';
import type { BadQuestion, Verdict } from '../core/verdict.ts';
import { type Check, verifyOpened } from './check/verify.ts';
import { type ComponentList, componentMovesOf, type PartMove, playPartsOf } from './moves/component-moves.ts';
import { type DelayingMove, delayingMoveOf } from './moves/delaying.ts';
import { eachMoveOf, eachOfferOf, type OfferedMove, type PlayedMove } from './moves/each-move.ts';
import { listMovesOf, type MoveList } from './moves/list-moves.ts';
import { type OpenQuestion, openQuestion } from './moves/open.ts';
import { refusalOf } from './refusal.ts';
import { sentenceOf } from './sentence.ts';
import { type Explanation, explainOpened } from './solve/explain.ts';
import type { SearchMemory } from './solve/search-memory.ts';
import { type SolveOptions, solveOpened } from './solve/solve.ts';
import { type NameOfVertex, tellMoveOf } from './tell-move.ts';

/** Options that may change while the question stays open. */
export type AskOptions = Omit<SolveOptions, 'catalogue'>;

export class Question {
  private readonly opened: OpenQuestion;
  private readonly options: SolveOptions;

  constructor(opened: OpenQuestion, options: SolveOptions) {
    this.opened = opened;
    this.options = options;
  }

  get line(): string {
    return this.opened.line;
  }

  get setting(): Setting {
    return this.opened.setting;
  }

  /** What questions have in common that are alike: the same positions in another order, or graphs that differ in the names of vertices. */
  get key(): string {
    const { games, setting } = this.opened;
    const keys = games.flatMap((game) => {
      const components = game.components();
      return components.length === 0 ? [game.key] : components.map(({ item, count }) => `${count} ${item.key}`);
    });
    return [setting.compound, setting.play, ...keys.sort()].join(', ');
  }

  /** The same question with other limits, another method, more winning moves; the line is not read again. */
  withOptions(options: Partial<AskOptions>): Question {
    return new Question(this.opened, { ...this.options, ...options });
  }

  /** Another question of the same catalogue, with the same options: one after a move, as a rule. */
  another(line: string): Question | BadQuestion {
    return openWith(line, this.options);
  }

  /** What is on the board, what a move is and who wins, in two or three short sentences for a newcomer. */
  sentence(): string {
    return sentenceOf(this.opened, this.options.catalogue);
  }

  /** What the move of this name does, in words that follow the name of a player: `took two counters from the heap of 7`. */
  tellMove(label: string, nameOf?: NameOfVertex): string {
    return tellMoveOf(this.opened, label, nameOf);
  }

  /**
   * Who wins, which moves win, what the value is, and why; an error where a theorem refuses the position as too large. A search begins
   * with what the memory holds and leaves there what it finds, also where it is stopped.
   */
  solve(memory?: SearchMemory): Verdict | BadQuestion {
    return solveOpened(this.opened, this.options, memory);
  }

  explain(): Explanation | BadQuestion {
    return byClock(this.options.now, () => explainOpened(this.opened, this.options));
  }

  /** Checks a verdict by play alone. */
  verify(verdict: Verdict): Check {
    return byClock(this.options.now, () => verifyOpened(this.opened, verdict, this.options));
  }

  /** All moves with the outcome that each leads to. */
  moves(): MoveList {
    return byClock(this.options.now, () => listMovesOf(this.opened, this.options));
  }

  /** The moves one by one, without outcomes; returns whether these were all. */
  eachMove(): Generator<PlayedMove, boolean> {
    return eachMoveOf(this.opened, this.options);
  }

  /** The same, each written only when asked for. */
  eachOffer(): Generator<OfferedMove, boolean> {
    return eachOfferOf(this.opened, this.options);
  }

  /** The moves of each component by itself. */
  components(): ComponentList {
    return componentMovesOf(this.opened, this.options);
  }

  /** The move made of these moves in components, in lines of up to `longest` characters; undefined where it is none. */
  playParts(parts: readonly PartMove[], longest?: number): PlayedMove | undefined {
    return playPartsOf(this.opened, parts, { ...this.options, ...(longest !== undefined && { longest }) });
  }

  /** The move that holds out longest from a lost position, by search. */
  delayingMove(): DelayingMove | undefined {
    return byClock(this.options.now, () => delayingMoveOf(this.opened, this.options));
  }
}

/** Reads the line; what is wrong with it comes back with its place. */
export function openWith(line: string, options: SolveOptions): Question | BadQuestion {
  const refused = refusalOf(line, options);
  if (refused !== undefined) return refused;
  const opened = openQuestion(line, options.catalogue);
  return opened.ok ? new Question(opened.value, options) : { question: line, error: opened.error };
}
