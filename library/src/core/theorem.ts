/**
 * A theorem is a value: what it says, where it is proved, and its answer for a position: a solution, or why it was passed over.
 *
 * A theorem of scope `component` gives one component its value under the theory of the setting (a Grundy value, a
 * remoteness …); the engine joins components. A theorem of scope `position` answers for the whole position at once.
 */
import type { Source } from '../literature/bibliography.ts';
import type { Certificate } from './certificate.ts';
import type { Game } from './game.ts';
import type { Kernels } from './kernels.ts';
import type { Bounds, ReachedLimit } from './limits.ts';
import type { Marks } from './marks.ts';
import type { Nimber } from './nimber.ts';
import type { Outcome } from './outcome.ts';
import type { Move } from './ruleset.ts';
import type { Setting } from './setting.ts';
import type { Method, Values } from './verdict.ts';

export interface TheoremFacts {
  readonly id: string;
  readonly title: string;
  /** The statement in our own words. */
  readonly statement: string;
  /** At least one. Our own results cite `impartial` and say where the proof is. */
  readonly sources: readonly [Source, ...Source[]];
  readonly scope: 'component' | 'position';
  /** Question lines on which it is tried besides the samples of its rulesets: those that are too large for a sample. */
  readonly examples?: readonly string[];
  /** Why play by definition decides none of its cases, where that is so: it is then tried by its own tests only. */
  readonly beyondPlay?: string;
  /** True where it says that each number of a position is a heap of Nim, and so has itself for its Grundy value. */
  readonly heapsOfNim?: true;
}

/** Why a theorem says nothing about a position. */
export interface Passed {
  readonly scope: 'none';
  readonly why: string;
  /** An error code where neither this theorem nor search can reach the position: the question is then refused with it. */
  readonly refuse?: string;
  /** The token of the question that is to blame. */
  readonly token?: string;
  /** The limit that stands in the way: with a larger one the theorem would answer. */
  readonly limit?: ReachedLimit;
}

export function pass(why: string, limit?: ReachedLimit): Passed {
  return { scope: 'none', why, ...(limit !== undefined && { limit }) };
}

/** Passed over, and nothing else will do: `refuse('heap-too-large', 'no period is proved and …')`. */
export function refuse(code: string, why: string, token?: string, limit?: ReachedLimit): Passed {
  return { ...pass(why, limit), refuse: code, ...(token !== undefined && { token }) };
}

/** What a theorem says of one position: first why in words for a player, then by its own name for things. */
export interface Told {
  readonly why: string;
  readonly text: string;
}

/** A reason that needs no other words. */
export function toldAlike(text: string): Told {
  return { why: text, text };
}

/** How the values of components come together in a setting; what they are is the business of that theory (`compounds/`). */
export interface SettingTheory {
  /** The value of an ended component. */
  readonly ended: Nimber;
  /** The value of a component whose moves lead to these values; there is at least one move. */
  fromOptions(options: readonly Nimber[]): Nimber;
  combine(a: Nimber, b: Nimber): Nimber;
}

/** What a theorem may work with. */
export interface Tools {
  readonly kernels: Kernels;
  /** Undefined for disjunctive misère play, whose components have no values of their own. */
  theoryOf(setting: Setting): SettingTheory | undefined;
  /** Of the time, what is left of it whenever it is read: theorems that are tried one after the other share it. */
  readonly limits: Bounds;
  /** True when game lengths were asked for. */
  readonly wantsLength: boolean;
  /** The Grundy value of any game, by theorem or search; for positions that contain games. May throw `LimitReached`. */
  readonly grundy?: (game: Game) => Nimber;
}

/** A component's value under the theory of the setting, `V` being what that theory has for values. */
export interface ComponentSolution<V = Nimber> {
  readonly scope: 'component';
  readonly value: V;
  /** Why, for this position, in a sentence. */
  readonly text: string;
  /** Evidence, made when asked for: most answers are read without it. Undefined if there is none. */
  certificate?(tools: Tools): Certificate | undefined;
  /** What a picture of the component should show of the proof, made when asked for. */
  marks?(): Marks | undefined;
}

export interface PositionSolution<To = unknown> {
  readonly scope: 'position';
  readonly outcome: Outcome;
  readonly values: Values;
  /** The winning moves, lazily; none when lost. At least one when won. The iterator returns false where there may be others. */
  winningMoves(): Iterable<Move<To>, unknown>;
  /** For a lost position: the move that holds out longest, where the theorem knows it. */
  readonly delayingMove?: Move<To>;
  readonly text: string;
  /** Why the position is won or lost, in a sentence or two that a player understands who knows no terms; `text` then names things. */
  readonly why?: string;
  /** Evidence, made when asked for: most answers are read without it. Undefined if there is none. */
  certificate?(tools: Tools): Certificate | undefined;
  /** What a picture of the position should show of the proof, made when asked for. */
  marks?(): Marks | undefined;
  /** `search` where the theorem only made a search smaller. Default `theorem`. */
  readonly method?: Method;
}

export type Solution<To = unknown, V = Nimber> = ComponentSolution<V> | PositionSolution<To>;

/** What a theorem says of a position: a solution, or why it was passed over. */
export type Answer<To = unknown, V = Nimber> = Solution<To, V> | Passed;

/** One heap of an octal game; `digits[k]` is what removing k counters may leave. */
export interface OctalHeap {
  readonly code: string;
  readonly digits: Uint8Array;
  readonly size: Nimber;
}

/** A component as the heap of a size in a sequence of which the theorem can prove how it goes on for ever. */
export interface PeriodicHeap {
  /** The same for all heaps of the sequence. */
  readonly sequence: string;
  readonly size: Nimber;
  /** Undefined where none is proved within these limits. */
  period(limits: Bounds): SequencePeriod | SequenceLevels | undefined;
}

/** There is no period: the values grow in levels, of which each fixes the next. */
export interface SequenceLevels {
  /** The heap with which the first level begins, and the one with which the next does. */
  readonly levels: readonly [first: bigint, next: bigint];
  /** Why, in a sentence. */
  readonly text: string;
}

/** G(n + period) = G(n) + saltus from the preperiod on. */
export interface SequencePeriod {
  readonly period: number;
  readonly preperiod: number;
  readonly saltus: number;
  /** Why, in a sentence. */
  readonly text: string;
  readonly certificate?: Certificate;
}

export interface Theorem<Pos> extends TheoremFacts {
  /** The settings that it is about, all unless given: in others it is passed over. */
  readonly setting?: Partial<Setting>;
  /** What it says in one of these; ask `answerOf`. May throw `LimitReached`. */
  answer(position: Pos, setting: Setting, tools: Tools): Answer<Pos>;
  /** Moves to look at first, where a component has more than can all be looked at and the winning ones may lie far off. */
  promisingMoves?(position: Pos, setting: Setting): Iterable<Move<Pos>>;
  /** The heap whose Grundy value is the value of this component; a family of components then has the sequence of an octal game. */
  heapOfSameValue?(position: Pos, setting: Setting): OctalHeap | undefined;
  /**
   * The heap that has the same moves as this component, so that the two are alike in this setting. Except in disjunctive play, the parts
   * that a move leaves must be components as heaps are.
   */
  heapOfSameMoves?(position: Pos, setting: Setting): OctalHeap | undefined;
  /** The heap to which every move in this component leads. */
  heapOfOnlyOption?(position: Pos): OctalHeap | undefined;
  /** The component as a member of a sequence with a period, where it is one that no octal game has. */
  periodicHeap?(position: Pos, setting: Setting): PeriodicHeap | undefined;
}

/** What a theorem says of a position in any setting. */
export function answerOf<Pos>(theorem: Theorem<Pos>, position: Pos, setting: Setting, tools: Tools): Answer<Pos> {
  const { compound = setting.compound, play = setting.play } = theorem.setting ?? {};
  if (compound === setting.compound && play === setting.play) return theorem.answer(position, setting, tools);
  return pass(`it is about ${inWords(theorem.setting ?? {})} play`);
}

function inWords({ compound, play }: Partial<Setting>): string {
  const words = [compound?.replace('-', ' '), play === 'misere' ? 'misère' : play];
  return words.filter((word) => word !== undefined).join(' ');
}
