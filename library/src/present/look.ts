/**
 * How text looks: its width and its colours.
 *
 * Presentation marks what a piece of text is; whether that becomes a colour is decided at the edge, which knows the terminal.
 */
export interface Paint {
  /** Headings and the answer itself. */
  strong(text: string): string;
  /** What the player to move likes to read: a win, a winning move. */
  good(text: string): string;
  /** Errors and losses. */
  bad(text: string): string;
  /** Labels, sources, the talk around the answer. */
  dim(text: string): string;
}

export interface Look {
  readonly width: number;
  readonly paint: Paint;
}

const same = (text: string): string => text;

export const PLAIN_LOOK: Look = { width: 80, paint: { strong: same, good: same, bad: same, dim: same } };
