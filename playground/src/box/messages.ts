/**
 * What the page asks of the closed box and what it is told, once that has been checked: plain data of bounded size.
 *
 * Inside of the box anything may happen, so nothing that comes out of it is believed to have these types before `read-*.ts` has looked.
 */
import type { Compound, Outcome, Setting } from 'impartial';
import type { Shape } from '../shape/shape.ts';
import type { SentAnswer } from '../sheet/sent-answer.ts';

/** A game of one's own as it says what it is. */
export interface OwnFacts {
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  readonly samples: readonly string[];
  readonly example: string;
  readonly family?: { readonly text: string; readonly from: number };
  readonly indivisible: boolean;
  readonly misere: boolean;
  readonly mayLoop: boolean;
}

/** What is wrong with a question line, with its place. */
export interface Refused {
  readonly error: { readonly message: string; readonly at: number; readonly expected?: string };
}

export interface OwnLook {
  readonly question: string;
  readonly setting: Setting;
  readonly sentence: string;
  readonly shapes: readonly Shape[];
  readonly components: readonly { readonly summand: number; readonly group: number; readonly labels: readonly string[] }[];
  readonly moves: readonly { readonly move: string; readonly to: string }[];
  readonly movesComplete: boolean;
  /** For each position of the line where its moves are clicked; moves without a place are left out. */
  readonly clicked: readonly (readonly { readonly move: string; readonly at: readonly string[] }[])[];
}

export interface OwnVerdict {
  readonly question: string;
  readonly outcome: Outcome;
  readonly value?: string;
  readonly valueWords: readonly string[];
  readonly winningMoves: readonly string[];
  /** Why it is not known who wins. */
  readonly reason?: string;
}

export interface OwnHint {
  readonly move: string;
  readonly outcome: Outcome;
  readonly wins: boolean;
  readonly value?: string;
  readonly leaves?: string;
  readonly legend?: string;
}

export interface OwnLaws {
  readonly positions: number;
  readonly laws: number;
  readonly complete: boolean;
  readonly breach?: { readonly law: string; readonly position: string; readonly message: string };
  /** All laws that were tried, and which of them hold. */
  readonly states: readonly { readonly law: string; readonly holds: boolean }[];
}

export interface OwnFamily {
  readonly question: string;
  readonly from: number;
  readonly values: readonly (number | string | null)[];
  /** Why there are no more values. */
  readonly reason?: string;
}

export interface OwnPeriod {
  /** Proved by a theorem. */
  readonly period?: { readonly period: number; readonly preperiod: number };
  readonly because?: { readonly text: string; readonly theorem: string };
  /** The octal game whose first values these are; that proves nothing. */
  readonly ifCode?: { readonly code: string; readonly compared: number; readonly period?: number };
}

export interface CompanyRow {
  readonly compound: Compound;
  readonly normal: Outcome;
  readonly misere: Outcome;
}

/** For each task what goes in, what may come in parts, what comes out. */
export interface BoxTasks {
  load: { in: Record<string, never>; part: never; out: readonly OwnFacts[] };
  look: { in: { question: string; narrow: boolean }; part: never; out: OwnLook | Refused };
  solve: { in: { question: string }; part: never; out: OwnVerdict | Refused };
  /** `skip` moves were judged before; `next` is the first one that is left for another round. */
  hint: { in: { question: string; skip: number }; part: readonly OwnHint[]; out: { complete: boolean; next?: number } };
  /** The move of this label that was not written out; null where there is none. */
  find: { in: { question: string; label: string }; part: never; out: { move: string; to: string } | null };
  laws: { in: Record<string, never>; part: never; out: OwnLaws };
  family: { in: { question: string; to: number }; part: never; out: OwnFamily | Refused };
  period: { in: { question: string }; part: never; out: OwnPeriod };
  company: { in: { question: string }; part: never; out: readonly CompanyRow[] };
  /** A worksheet, with why some of its games cannot be loaded, and the lines of the cells that are asked for; gives how many it has. */
  sheet: { in: { text: string; problems: readonly (string | null)[]; lines: readonly number[] }; part: never; out: number };
  /** The answer to the next of these cells; null behind the last. */
  cell: { in: Record<string, never>; part: never; out: SentAnswer | null };
}

export type BoxTask = keyof BoxTasks;

/** Why there is no answer, in a sentence; with a line of the game's code where it is known. */
export interface Problem {
  readonly kind: 'code' | 'slow' | 'flood' | 'broken';
  readonly words: string;
  readonly line?: number;
}

/** Requests that may be made; what comes back has their number. */
export interface BoxRequest {
  readonly id: number;
  readonly task: BoxTask;
  readonly input: BoxTasks[BoxTask]['in'];
}
