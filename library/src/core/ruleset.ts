/**
 * A ruleset says which moves exist and nothing about winning.
 *
 * Required are `parse`, `format`, `moves` and the facts; everything else has a default.
 */
import type { Source } from '../literature/bibliography.ts';
import type { Counted } from './counted.ts';
import type { Drawing } from './drawing.ts';
import type { GraphNotation } from './graph-notation.ts';
import type { SizedHeap } from './heap-rule.ts';
import type { Result } from './result.ts';
import type { Compound } from './setting.ts';
import type { SubsetGame } from './subset-game.ts';
import type { OctalHeap, Theorem } from './theorem.ts';

/** One option of the bracket: `stage 3` has the name `stage` and the words `['3']`. */
export interface OptionText {
  readonly name: string;
  readonly words: readonly { readonly text: string; readonly at: number }[];
  readonly at: number;
}

/** The part of the question line that belongs to one ruleset. All offsets count from the start of the whole line. */
export interface PositionText {
  readonly text: string;
  readonly at: number;
  /** The options that the ruleset declares in `optionNames`; never `normal`, `misere` or a compound. */
  readonly options: readonly OptionText[];
  /** The compound of the question, for options that have to do with it. */
  readonly compound?: Compound;
}

/** A move: what to write for it, and the position it leads to. */
export interface Move<Pos> {
  readonly label: string;
  readonly to: Pos;
  /** Where it is clicked: `c4`, the name of a vertex, the place of a heap in the drawing from 0. Default: where the drawing changes. */
  readonly at?: readonly string[] | undefined;
  /** Moves of one position with the same mark leave positions that differ in names only, as far as that is known without making them. */
  readonly alike?: string | undefined;
  /** In a list of winning moves: how many it stands for, in equal components that have names of their own. Default 1. */
  readonly times?: bigint | undefined;
}

/** Two sides, numbered 1 and 2: the one to move, and the one that moved last (or would have, at the start). */
export interface Sides {
  readonly next: 1 | 2;
  readonly previous: 1 | 2;
}

/** Facts that the catalogue shows and the laws use. */
export interface RulesetFacts {
  /** `node-kayles`: file name, word on the command line, key everywhere. */
  readonly id: string;
  /** `Node-Kayles` */
  readonly title: string;
  /** The rule in one sentence, in the player's words. */
  readonly rule: string;
  /** What it is about in a few words, where rulesets are listed: `three in a row`. Default: its title. */
  readonly inShort?: string;
  /** How positions are written, in one or two lines. */
  readonly notation: string;
  /** Where the rules are stated. */
  readonly sources: readonly Source[];
  /** Question lines (without the id) used by laws, goldens, docs and gallery. All are small enough to search. */
  readonly samples: readonly string[];
  /** A position to begin with, with its options; it may have a hole `{n}`. Default: the first sample. */
  readonly example?: string;
  /** A family for `{n}`, and the first n that makes sense: `P{n}` from 0; with the code of the octal game that it is, if it is one. */
  readonly family?: { readonly text: string; readonly from: number; readonly octal?: string };
  /** How graphs are written, where it is played on graphs. */
  readonly graph?: GraphNotation;
  /** Names of the ruleset's own options, such as `stage`. */
  readonly optionNames?: readonly string[];
  /** `misere` when the rules themselves say that the last player loses. Default `normal`. */
  readonly defaultPlay?: 'normal' | 'misere';
  /** True where a position is one component whatever it looks like: in other compounds than the disjunctive one it is played whole. */
  readonly indivisible?: boolean;
  /**
   * True where components keep their places beside each other, and stay there when they have ended, as a dead board does. Default: it does
   * not matter which of equal ones is played in, and what has ended is written no more.
   */
  readonly keepsPlaces?: boolean;
  /** What the last move of a play does, where alliances play and it decides: `takes the last counter`. Default: `moves last`. */
  readonly lastMove?: string;
  /** True where a play need not end; positions may then be drawn. Default: every play ends, and the laws check it. */
  readonly mayLoop?: boolean;
}

export interface Ruleset<Pos> extends RulesetFacts {
  parse(input: PositionText): Result<Pos>;
  /** `parse(format(p))` equals p. Options of the position itself (`stage 3`) are in `formatOptions`. */
  format(position: Pos): string;
  formatOptions?(position: Pos): readonly string[];
  /** A length that its text has at least, known without writing it; 0 where the position has ended. Default: 0. */
  leastLength?(position: Pos): number;
  /** The rules, and nothing but the rules. May be lazy: a heap of 10^18 has that many moves. */
  moves(position: Pos): Iterable<Move<Pos>>;
  /** The move with this label, found without listing the others; undefined if there is none. Default: it is looked for among them. */
  moveNamed?(position: Pos, label: string): Move<Pos> | undefined;

  /** Whether the position holds a game of another ruleset that need not end. Default: no. */
  holdsLoops?(position: Pos): boolean;
  /** Who moves, where the players do not simply alternate. Outcome N then means that the side to move wins. Default: they alternate. */
  sides?(position: Pos): Sides;
  /** What a compound rule acts on. An empty list says that the position is one component, as an ended one is. Default: the same. */
  components?(position: Pos): readonly Counted<Pos>[];
  /**
   * The inverse of `components`: one position made of these; null where there is none. Default: the question line joins them with
   * ` + id `.
   */
  join?(components: readonly Counted<Pos>[]): Pos | null;
  /** What `join` makes of the components that have not ended, or of one where all have: where that is quicker to say than to do. */
  withoutEnded?(position: Pos): Pos;
  /** Positions are joined only where this is the same: the code of an octal game. Default: any two may be joined. */
  ground?(position: Pos): string;
  /** Why this position may not stand in a sum, in a sentence; undefined where it may. Default: it may. */
  whyAlone?(position: Pos): string | undefined;
  /** Positions with the same key have the same game. Default: the text of the position with its options. */
  key?(position: Pos): string;
  /** What the position looks like, as data: a board, `impartial draw` and the gallery show it. Default: its text. */
  draw?(position: Pos): Drawing;
  /**
   * What is on the board, for somebody who sees it for the first time: `a heap of seven counters`. A phrase that begins small and has
   * no full stop. Default: in the words of its drawing, which suit most games.
   */
  onBoard?(position: Pos): string;
  /** What a move is in this position, in the same form: `take any number of counters from one heap`. Default: as `rule` begins. */
  toMove?(position: Pos): string;
  /** The vertices that a move of this name would change, for boards that show it beforehand. Default: none are named. */
  changedBy?(position: Pos, label: string): readonly string[];
  /** The position as a game on the vertex subsets of one fixed graph, where it is one; search is then much faster. */
  subsetGame?(position: Pos): SubsetGame | undefined;
  /** The position as one heap that is known by its size, where it is one; search then fills a table. */
  heap?(position: Pos): SizedHeap | undefined;
  /** The heap of an octal game that has the moves of this component, where the ruleset is such a game. Default: it is none. */
  octalHeap?(position: Pos): OctalHeap | undefined;
  /** What is known about the game, for a ruleset of one's own: cheapest first. Those of the catalogue are listed there. */
  readonly theorems?: readonly Theorem<Pos>[];
}
