/** What is shown of a misère sum of heaps, board, quotient or Cayley table, and the quotient, which is asked for when it is first wanted. */
import { useCallback, useEffect, useState } from 'react';
import { SIGHTS, type Sight } from '../address.ts';
import { useDesk } from '../desk/use-desk.ts';
import type { Genera, ShownQuotient } from '../solver/quotient-tasks.ts';
import type { Look } from '../solver/tasks.ts';

export interface QuotientWork {
  readonly state: 'settled' | 'working' | 'stopped' | 'failed';
  /** The heap that is being looked at, and how many elements there are so far. */
  readonly heap: number;
  readonly elements: number;
}

export interface QuotientState {
  readonly sight: Sight;
  /** The last one; it is about the position on the board only where the questions are the same. */
  readonly shown: ShownQuotient | undefined;
  readonly genera: Genera | undefined;
  /** Why there is none. */
  readonly none: string | undefined;
  readonly work: QuotientWork;
  see(sight: Sight): void;
  /** Board, quotient, table, and again. */
  next(): void;
  stop(): void;
}

const SETTLED: QuotientWork = { state: 'settled', heap: 0, elements: 0 };

/** Quotients are about misère sums of heaps in which a move is made in one of them. */
function hasQuotient({ setting, shapes, rules }: Look): boolean {
  const { play, compound } = setting;
  const isHeaps = shapes.length > 0 && shapes.every(({ kind }) => kind === 'heaps');
  return play === 'misere' && compound === 'disjunctive' && isHeaps && !rules.some(({ indivisible }) => indivisible);
}

/** Undefined where the position has no quotient. */
export function useQuotient(
  look: Look | undefined,
  wanted: Sight | undefined,
  narrow: boolean,
  onSee: (sight: Sight) => void,
): QuotientState | undefined {
  // Genera take longer, and must not end the worker that knows the quotient.
  const [desk, player] = [useDesk(), useDesk()];
  const [shown, setShown] = useState<ShownQuotient>();
  const [genera, setGenera] = useState<Genera>();
  const [none, setNone] = useState<string>();
  const [work, setWork] = useState(SETTLED);
  const isOffered = look !== undefined && hasQuotient(look);
  const sight = wanted ?? 'board';
  const question = isOffered && sight !== 'board' ? look.question : undefined;
  const family = shown?.family;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the family of the last position is known before the next is asked about.
  useEffect(() => {
    if (question === undefined) return;
    setNone(undefined);
    setWork(SETTLED);
    desk
      .ask('quotient', { question, narrow, ...(family !== undefined && { family }) }, ({ so, ...done }) => {
        setWork({ state: 'working', ...done });
        if (so !== undefined) setShown(so);
      })
      .then((found) => {
        if (found === undefined) return;
        setWork(SETTLED);
        if ('none' in found) return setNone(found.none);
        setShown(found);
        const { family, first, classes } = found;
        return player.ask('genera', { question, family, to: first + classes.length - 1 }).then(setGenera);
      })
      .catch(() => setWork({ ...SETTLED, state: 'failed' }));
    return () => desk.stop();
  }, [question, narrow, desk, player]);

  const stop = useCallback(() => {
    desk.stop();
    setWork((known) => ({ ...known, state: 'stopped' }));
  }, [desk]);

  if (!isOffered) return undefined;
  const next = () => onSee(SIGHTS[(SIGHTS.indexOf(sight) + 1) % SIGHTS.length] as Sight);
  return { sight, shown, genera, none, work, see: onSee, next, stop };
}
