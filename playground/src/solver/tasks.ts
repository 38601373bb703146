/** What the page asks of its workers, and what it is told. Everything here is plain data. */
import type {
  BadQuestion,
  Certificate,
  GraphNotation,
  InputError,
  Opponent as LibraryOpponent,
  Nimber,
  Outcome,
  PlayedMove,
  Setting,
  Verdict,
} from 'impartial';
import type { Slip } from 'impartial-papers';
import type { Naming } from '../shape/naming.ts';
import type { Shape } from '../shape/shape.ts';
import type { SentAnswer } from '../sheet/sent-answer.ts';
import type { QuotientTasks } from './quotient-tasks.ts';

export interface Rule {
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  readonly indivisible: boolean;
  readonly defaultPlay: 'normal' | 'misere';
  /** How graphs are written, where it is played on graphs. */
  readonly graph?: GraphNotation;
}

/** A position of a question as it is written, without its options. */
export interface WrittenPosition {
  readonly ruleset: string;
  readonly text: string;
}

export interface MovesOfComponent {
  /** The picture it is drawn in. */
  readonly summand: number;
  /** Equal components have the same number, and what corresponds in them the same place. */
  readonly group: number;
  readonly labels: readonly string[];
}

/** The lines of a game with the moves made from them, from its start on. */
export type Trail = readonly { readonly question: string; readonly move: string }[];

/** A move of a game that was played through. */
export interface ReplayedMove extends PlayedMove {
  /** As the game calls it, and what it did in words. */
  readonly shown: string;
  readonly told: string;
}

/** A position as a player sees it: what it looks like and what may be done. */
export interface Look {
  readonly question: string;
  readonly setting: Setting;
  /** What is on the board, what a move is and who wins, in short sentences. */
  readonly sentence: string;
  readonly rules: readonly Rule[];
  readonly positions: readonly WrittenPosition[];
  /** One for each position of the question. */
  readonly shapes: readonly Shape[];
  /** The single moves of each component that has any. */
  readonly components: readonly MovesOfComponent[];
  /** Whole moves. The question after a move is left empty where it is long: it is found when the move is played. */
  readonly moves: readonly PlayedMove[];
  readonly movesComplete: boolean;
  /** For each position where its moves are clicked, by their labels, where a game of one's own is among them. */
  readonly clicked?: readonly ReadonlyMap<string, readonly string[]>[];
  /** What its vertices are called in the game. */
  readonly naming: Naming;
  /** What the move did that led here, in words that follow the name of a player. */
  readonly told?: string;
  /** The alliance to move, where there are alliances. */
  readonly side?: 1 | 2;
}

export interface Reason {
  readonly theorem: string;
  readonly title: string;
  readonly text: string;
  readonly statement: string;
  readonly cite: string;
}

export interface Answer {
  readonly verdict: Verdict;
  /** Its value as short as it gets (`3`, `r 5`), and in words (`['value 3']`). */
  readonly value?: string;
  readonly valueWords: readonly string[];
  readonly milliseconds: number;
  readonly reasons: readonly Reason[];
  readonly passedOver: readonly { readonly title: string; readonly why: string }[];
  /** What would help where nothing is known, in sentences. */
  readonly help: readonly string[];
  /** What is wrong in print about the theorem that decides, as far as a position of this setting shows it. */
  readonly slips: readonly Slip[];
}

export interface Hint {
  readonly move: string;
  readonly outcome: Outcome;
  readonly wins: boolean;
  /** What the move leaves, as short as it gets (`3`, `r 5`), and in words (`value 3`); nothing where there is no value. */
  readonly value?: string;
  readonly leaves?: string;
  /** `r inside: remoteness after the move`. */
  readonly legend?: string;
}

/** The library's opponents, and a friend on the other side of the table. */
export const OPPONENTS = ['perfect', 'random', 'delaying', 'friend'] as const satisfies readonly (LibraryOpponent | 'friend')[];
export type Opponent = (typeof OPPONENTS)[number];

export type Wish = 'same' | 'smaller' | 'larger' | 'won' | 'lost';

export interface SequencePart {
  readonly from: number;
  readonly values: readonly (Nimber | null)[];
}

/** What the numbers of a sequence are. */
export interface SequenceKind {
  /** `Grundy values`. */
  readonly title: string;
  /** Whether 1 stands for N and 0 for P. */
  readonly isOutcome: boolean;
  /** Whether the zeros are the lost positions, and whether how large the numbers are says anything. */
  readonly zeroIsLost: boolean;
  readonly hasSize: boolean;
}

export interface SequenceEnd {
  readonly reason?: string;
  readonly error?: InputError;
  readonly milliseconds: number;
  readonly proof?: SequenceProof;
  readonly kind?: SequenceKind;
  /** The title of the ruleset. */
  readonly title?: string;
  /** The most counters that one move takes, where the family is an octal game: what proves a period depends on it. */
  readonly largestTake?: number;
}

/** A period that the library has proved, and up to which n it had to look. */
export interface SequenceProof {
  readonly period: number;
  readonly preperiod: number;
  /** What is added with each period; 0 for a plain period. */
  readonly saltus: number;
  /** Missing where no values had to be looked at. */
  readonly checkedTo?: number;
  readonly text: string;
  readonly theorem: string;
  readonly cite: string;
  readonly certificate?: Certificate;
}

/** How far a search is: positions that it has come to, and first moves that are decided, where it says so. */
export interface Progress {
  readonly positions: number;
  readonly decided?: number;
}

export interface Comparison {
  readonly outcome: Outcome;
  readonly agrees: boolean;
  readonly text: string;
}

/** For each task: what goes in, what may come in parts, what comes out. */
export interface Tasks extends QuotientTasks {
  look: { in: { question: string; narrow: boolean; trail?: Trail }; part: never; out: Look | BadQuestion };
  solve: { in: { question: string; effort: number }; part: Progress; out: Answer | BadQuestion };
  hint: { in: { question: string }; part: readonly Hint[]; out: { complete: boolean } };
  choose: {
    in: { question: string; opponent: Opponent; naming?: Naming };
    part: never;
    out: (PlayedMove & { readonly told: string }) | undefined;
  };
  /** The move of this label; null where there is none. */
  find: { in: { question: string; label: string }; part: never; out: PlayedMove | null };
  /** The vertices that a move would label. */
  preview: { in: { question: string; label: string }; part: never; out: readonly string[] };
  replay: { in: { question: string; labels: readonly string[] }; part: never; out: readonly ReplayedMove[] };
  /** The first of these positions, as text, that is as it is wished for, in the place of the question's own; null where none is. */
  random: { in: { question: string; texts: readonly string[]; wish: Wish }; part: never; out: string | null };
  compare: { in: { question: string; outcome: Outcome }; part: Progress; out: Comparison };
  /** The certificate of an answer; null if there is none. */
  certificate: { in: { question: string }; part: never; out: Certificate | null };
  sequence: { in: { question: string; to: number; from?: number }; part: SequencePart; out: SequenceEnd };
  graph: { in: { text: string }; part: never; out: GraphTexts | InputError };
  /** The cell of a worksheet in this line. */
  sheet: { in: { text: string; line: number; effort: number }; part: SheetProgress; out: SentAnswer };
  /** Families whose first values are these. */
  seen: { in: { values: readonly number[] }; part: never; out: readonly SeenFamily[] };
}

/** How far a cell is: positions of a search, or members of a family. */
export interface SheetProgress {
  readonly positions: number;
  readonly values?: number;
  readonly needed?: number;
}

/** A family whose values from `n = shift` on, counted from its first, are those that were asked about. */
export interface SeenFamily {
  readonly question: string;
  readonly title: string;
  readonly shift: number;
  /** Its own n there. */
  readonly from: number;
  readonly compared: number;
  /** Its period, where it is an octal game and that is proved at once. */
  readonly period?: number;
}

/** One graph in the forms that other programs read. */
export interface GraphTexts {
  readonly vertices: readonly string[];
  readonly edges: readonly (readonly [string, string])[];
  readonly graph6: string;
  readonly sparse6: string;
}

export type TaskName = keyof Tasks;

export interface Request<Name extends TaskName = TaskName> {
  readonly id: number;
  readonly task: Name;
  readonly input: Tasks[Name]['in'];
}

export type Message =
  | { readonly id: number; readonly kind: 'began' }
  | { readonly id: number; readonly kind: 'part'; readonly data: unknown }
  | { readonly id: number; readonly kind: 'done'; readonly data: unknown }
  | { readonly id: number; readonly kind: 'failed'; readonly message: string };
