/** The drawings of one session of editing, with what was undone. */
import type { Drawing } from './drawing.ts';

export interface Edits {
  readonly past: readonly Drawing[];
  readonly now: Drawing;
  readonly future: readonly Drawing[];
}

/** Drawings that can be brought back. */
const MOST_KEPT = 200;

export function changeEdits({ past, now, future }: Edits, next: Drawing | 'undo' | 'redo'): Edits {
  if (next === 'undo') {
    const before = past.at(-1);
    return before === undefined ? { past, now, future } : { past: past.slice(0, -1), now: before, future: [now, ...future] };
  }
  if (next === 'redo') {
    const [after, ...rest] = future;
    return after === undefined ? { past, now, future } : { past: [...past, now], now: after, future: rest };
  }
  return { past: [...past, now].slice(-MOST_KEPT), now: next, future: [] };
}
