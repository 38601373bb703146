/** What a picture shows besides the position: marks of a proof, and what moves lead to. */
import type { MarkPicture, MarkTable } from '../core/marks.ts';

export interface Show {
  /** What is said about the picture to those who do not see it. */
  readonly title?: string;
  /** One picture of the marks of a proof, and the table and the note beside them. */
  readonly marks?: MarkPicture;
  readonly table?: MarkTable;
  readonly note?: string;
  /** Moves by their labels, for each position of a sum. */
  readonly moves?: readonly (readonly ShownMove[])[];
  /** Moves in several positions at once. */
  readonly together?: readonly ShownMove[];
  readonly dark?: boolean;
  /** How wide the pictures of a sum may be together, in pixels. */
  readonly width?: number;
}

export interface ShownMove {
  readonly label: string;
  /** Whether it is lit as one that wins. */
  readonly wins?: boolean;
  /** The value of what it leaves. */
  readonly value?: string;
}
