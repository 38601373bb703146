/** The move that is being put together on the board: single moves, how they end, and whether they are a whole move. */
import { useMemo, useState } from 'react';
import type { Hint, Look } from '../solver/tasks.ts';
import { type MoveIn, moveInOf, type Places, placesOf, stage, stagedHints, wholeMove } from './compose.ts';

export interface Composition {
  readonly moveIn: MoveIn;
  /** Whether moves are put together at all. */
  readonly composes: boolean;
  readonly singles: ReadonlySet<string>;
  readonly places: Places;
  readonly staged: readonly string[];
  /** How each single move ends together with what is staged. */
  readonly hints: ReadonlyMap<string, Hint>;
  /** The label of the whole move that is staged. */
  readonly whole: string | undefined;
  toggle(label: string): void;
  unstage(label: string): void;
  clear(): void;
}

const NOWHERE: Places = new Map();

/**
 * Before anything is picked, a part of a move has no mark, since nothing is known of it alone; a single move that is a whole one is
 * marked where it wins.
 */
function marksOf(judged: ReadonlyMap<string, Hint>, staged: readonly string[], moveIn: MoveIn): ReadonlyMap<string, Hint> {
  if (staged.length > 0) return judged;
  return new Map([...judged].filter(([, { wins }]) => wins && moveIn === 'some'));
}

export function useComposition(look: Look | undefined, hints: ReadonlyMap<string, Hint>): Composition {
  const [staged, setStaged] = useState<readonly string[]>([]);
  const moveIn = look === undefined ? 'one' : moveInOf(look.setting.compound);
  const composes = moveIn !== 'one' && (look?.components.length ?? 0) > 1;
  const places = useMemo(() => (look === undefined ? NOWHERE : placesOf(look)), [look]);
  const singles = useMemo(() => new Set(places.keys()), [places]);
  const complete = look?.movesComplete === true && hints.size >= look.moves.length;
  const judged = useMemo(
    () => (composes ? marksOf(stagedHints(hints, places, staged, moveIn, complete), staged, moveIn) : hints),
    [hints, staged, places, composes, moveIn, complete],
  );
  return {
    ...{ moveIn, composes, singles, places, staged, hints: judged },
    whole: composes ? wholeMove(places, staged, moveIn) : undefined,
    toggle: (label) => setStaged(stage(places, staged, label)),
    unstage: (label) => setStaged(staged.filter((other) => other !== label)),
    clear: () => setStaged([]),
  };
}
