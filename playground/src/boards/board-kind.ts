/**
 * All that the page knows about one kind of picture. Each kind has a folder beside this file, whose `index` gives one of these; the
 * list of them is `boards.ts`. What is left out has a plain default.
 */
import type { ReactNode } from 'react';
import type { EditedLine } from '../editor/editable.ts';
import type { Shape } from '../shape/shape.ts';
import type { BoardProperties } from './board-properties.ts';

/** A sign on a board that needs a word in the legend. */
export interface Sign {
  readonly word: string;
  readonly isFilled: boolean;
}

/** What switches over a board are given: the line as it stands, whose position may still be on its way. */
export interface SwitchesProperties<S extends Shape> {
  readonly shape: S;
  readonly line: string;
  onLine(line: string): void;
}

export interface EditorProperties<S extends Shape> {
  readonly shape: S;
  readonly question: string;
  readonly text: EditedLine;
  onLine(line: string): void;
  onClose(): void;
}

export interface BoardKind<S extends Shape = Shape> {
  readonly kind: S['kind'];
  /** The board one plays on. */
  Board(properties: BoardProperties<S>): ReactNode;
  /** The position in the size of a stamp, inside of an `svg` that shows `miniBox`. */
  Mini?(properties: { readonly shape: S }): ReactNode;
  miniBox?(shape: S): string;

  /** The position as it is read aloud. */
  words(shape: S): string;
  /** What the component is called in which this move is made: `P7`, `heap 3`. Default: `part` and its number. */
  componentName?(shape: S, move: string): string | undefined;
  /** Signs that the legend explains. */
  signs?(shape: S): readonly Sign[];
  /** Whether moves show what they leave, which the legend then explains. */
  showsNumbers?(shape: S): boolean;
  /** Whether a move may do more than the board can foresee, so that the worker is asked for what it labels. */
  asksForPreview?(shape: S): boolean;
  /** The next picture with the places of the one before it, in which this move was made. */
  keepPlaces?(old: S, next: S, move: string): S;

  /** Switches over the board that rewrite the line. */
  Switches?(properties: SwitchesProperties<S>): ReactNode;
  /** Where the position can be drawn by hand. */
  Editor?(properties: EditorProperties<S>): ReactNode;
  /** Another position of this kind by chance, about so many times as large; as text, without ruleset and options. */
  another?(shape: S, text: string, factor: number): string | undefined;
}
