/**
 * A game is a position bound to its rules: all that the engine, the compounds and the presentation see.
 *
 * The position's type ends here, in closures made by `catalogue.ts`, so that nothing downstream needs a type parameter.
 */
import type { Counted } from './counted.ts';
import type { Drawing } from './drawing.ts';
import type { SizedHeap } from './heap-rule.ts';
import type { Play } from './outcome.ts';
import type { Sides } from './ruleset.ts';
import type { Setting } from './setting.ts';
import type { SubsetGame } from './subset-game.ts';
import type { Answer, OctalHeap, PeriodicHeap, TheoremFacts, Tools } from './theorem.ts';

export interface GameMove {
  readonly label: string;
  readonly to: Game;
  /** As `Move.at`. */
  readonly at?: readonly string[] | undefined;
  /** As `Move.alike`. */
  readonly alike?: string | undefined;
  /** As `Move.times`. */
  readonly times?: bigint | undefined;
}

export interface Game {
  /** The id of its ruleset. */
  readonly ruleset: string;
  /** Its rules with what is known about them, as one object: two rulesets of one process may have the same id. */
  readonly rules: object;
  /** Canonical: games of one ruleset with the same key are the same game. Begins with the ruleset's id. */
  readonly key: string;
  /** The position as the question line writes it, without the ruleset's id and options. */
  text(): string;
  /** A length that the text has at least, known without writing it. */
  leastLength(): number;
  /** The position's own options: `['stage 3']`. */
  options(): readonly string[];
  /** The names of options that its ruleset knows. */
  readonly optionNames: readonly string[];
  /** The convention that a line has whose first position it is, where the line does not say one. */
  readonly defaultPlay: Play;
  /** Games of one ruleset with the same ground may be joined. */
  ground(): string;
  /** May be lazy and long; the labels are distinct. */
  moves(): Iterable<GameMove>;
  /** The move with this label, if its ruleset finds it without listing the others. */
  moveNamed(label: string): GameMove | undefined;
  /** Whether its ruleset does: then a move that it does not find is not there. */
  readonly findsByName: boolean;
  /** Whether there is no move. */
  hasEnded(): boolean;
  /** The same without components that have ended, one at least left; undefined where it has to be taken apart for that. */
  withoutEnded(): Game | undefined;
  /** Whether components keep their places beside each other, and stay there when they have ended. */
  readonly keepsPlaces: boolean;
  /** Who moves, where the players do not simply alternate; undefined where they do. */
  sides(): Sides | undefined;
  /** Whether its ruleset says that a play from here need not end. */
  mayLoop(): boolean;
  /** Why it may not stand in a sum, in a sentence; undefined where it may. */
  whyAlone(): string | undefined;
  /** What a compound rule acts on. Never empty; a game that is one component returns itself once. */
  components(): readonly Counted<Game>[];
  /** The theorems about its ruleset, all or those of one scope, cheapest first, holding this position. */
  theorems(scope?: TheoremFacts['scope']): Iterable<AppliedTheorem>;
  subsetGame(): SubsetGame | undefined;
  /** The heap that it is, where heaps are known by their size. */
  heap(): SizedHeap | undefined;
  /** The position as data for a picture; undefined where the ruleset does not say how it looks. */
  draw(): Drawing | undefined;
  /** What is on the board and what a move is, in phrases that begin small and have no full stop; the first where the ruleset says it. */
  onBoard(): string | undefined;
  toMove(): string;
  /** The vertices of the picture that a move of this name would change, where the ruleset says so. */
  changedBy(label: string): readonly string[];
  /** One game made of these components, all of this game's ruleset; undefined where the ruleset cannot join. */
  join(components: readonly Counted<Game>[]): Game | undefined;
}

/** A theorem about one ruleset that already holds the position. */
export interface AppliedTheorem {
  readonly facts: TheoremFacts;
  /** A component's value is one of the theory of the setting; only that theory knows what it is. */
  answer(setting: Setting, tools: Tools): Answer<Game, unknown>;
  promisingMoves(setting: Setting): readonly GameMove[];
  heapOfSameValue(setting: Setting): OctalHeap | undefined;
  heapOfSameMoves(setting: Setting): OctalHeap | undefined;
  heapOfOnlyOption(): OctalHeap | undefined;
  periodicHeap(setting: Setting): PeriodicHeap | undefined;
}
