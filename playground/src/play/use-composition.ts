/** The move that is being put together on the board: single moves, how they end, and whether they are a whole move. */
import { useMemo, useState } from 'react';
import type { Hint, Look } from '../solver/tasks.ts';
import { keyOf, type MoveIn, moveInOf, partsOf, singleMoves, stage, stagedHints } from './compose.ts';

export interface Composition {
  readonly moveIn: MoveIn;
  /** Whether moves are put together at all. */
  readonly composes: boolean;
  readonly singles: ReadonlySet<string>;
  readonly staged: readonly string[];
  /** How each single move ends together with what is staged. */
  readonly hints: ReadonlyMap<string, Hint>;
  /** The label of the whole move that is staged. */
  readonly whole: string | undefined;
  toggle(label: string): void;
  unstage(label: string): void;
  clear(): void;
}

const NONE: ReadonlySet<string> = new Set();

export function useComposition(look: Look | undefined, hints: ReadonlyMap<string, Hint>): Composition {
  const [staged, setStaged] = useState<readonly string[]>([]);
  const moveIn = look === undefined ? 'one' : moveInOf(look.setting.compound);
  const composes = useMemo(
    () => moveIn !== 'one' && (look?.moves.some(({ move }) => move.includes(' & ')) ?? false),
    [look, moveIn],
  );
  const singles = useMemo(() => (look === undefined ? NONE : singleMoves(look.moves)), [look]);
  const judged = useMemo(
    () => (look === undefined || !composes ? hints : stagedHints(hints, look.shapes, staged, singles, moveIn)),
    [look, hints, staged, singles, composes, moveIn],
  );
  const whole = useMemo(() => {
    const key = keyOf(staged);
    return composes && staged.length > 0 ? look?.moves.find(({ move }) => keyOf(partsOf(move)) === key)?.move : undefined;
  }, [look, composes, staged]);
  return {
    ...{ moveIn, composes, singles, staged, hints: judged, whole },
    toggle: (label) => look !== undefined && setStaged(stage(look.shapes, staged, label)),
    unstage: (label) => setStaged(staged.filter((other) => other !== label)),
    clear: () => setStaged([]),
  };
}
