/** The blocks of a sheet with what they were before. What is typed into one block without a pause is undone at once. */
import { useRef, useState } from 'react';
import type { Block } from './blocks.ts';

type Blocks = readonly Block[];

export interface BlockHistory {
  readonly blocks: Blocks;
  readonly canUndo: boolean;
  /** `typed` is the block that was typed into. */
  put(next: Blocks, typed?: number): void;
  undo(): void;
  redo(): void;
}

const MOST_UNDONE = 100;
/** Milliseconds without a key that are a pause. */
const PAUSE = 1000;

export function useHistory(start: () => Blocks): BlockHistory {
  const [{ blocks, past }, set] = useState(() => ({ blocks: start(), past: [] as Blocks[], future: [] as Blocks[] }));
  const last = useRef({ typed: undefined as number | undefined, at: 0 });
  return {
    blocks,
    canUndo: past.length > 0,
    put(next, typed) {
      const now = performance.now();
      const isSame = typed !== undefined && typed === last.current.typed && now - last.current.at < PAUSE;
      last.current = { typed, at: now };
      set((known) => ({
        blocks: next,
        past: isSame ? known.past : [...known.past.slice(-MOST_UNDONE), known.blocks],
        future: [],
      }));
    },
    undo() {
      last.current.typed = undefined;
      set((known) => {
        const before = known.past.at(-1);
        if (before === undefined) return known;
        return { blocks: before, past: known.past.slice(0, -1), future: [known.blocks, ...known.future] };
      });
    },
    redo() {
      last.current.typed = undefined;
      set((known) => {
        const [after, ...rest] = known.future;
        return after === undefined ? known : { blocks: after, past: [...known.past, known.blocks], future: rest };
      });
    },
  };
}
