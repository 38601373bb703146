/** The values of a family as they come from the worker; the page repaints ten times a second at most. */
import type { InputError, Nimber } from 'impartial';
import { useCallback, useEffect, useState } from 'react';
import type { SequenceEnd } from '../solver/tasks.ts';
import { useDesk } from '../solver/use-desk.ts';

export interface SequenceState {
  readonly from: number;
  readonly values: readonly (Nimber | null)[];
  readonly end: SequenceEnd | undefined;
  readonly error: InputError | undefined;
  readonly isRunning: boolean;
  start(): void;
  stop(): void;
}

interface Found {
  readonly from: number;
  readonly values: readonly (Nimber | null)[];
  readonly end?: SequenceEnd;
}

const NOTHING: Found = { from: 0, values: [] };

export function useSequence(question: string, to: number): SequenceState {
  const desk = useDesk();
  const [found, setFound] = useState<Found>(NOTHING);
  const [isRunning, setRunning] = useState(false);

  const start = useCallback(() => {
    setFound(NOTHING);
    setRunning(true);
    const all: (Nimber | null)[] = [];
    let first = 0;
    desk
      .ask('sequence', { question, to }, ({ from, values }) => {
        if (all.length === 0) first = from;
        for (const value of values) all.push(value);
        setFound({ from: first, values: all.slice() });
      })
      .then((end) => {
        setRunning(false);
        if (end !== undefined) setFound((known) => ({ ...known, end }));
      })
      .catch(() => setRunning(false));
  }, [question, to, desk]);

  const stop = useCallback(() => {
    desk.stop();
    setRunning(false);
  }, [desk]);

  useEffect(() => {
    const timer = setTimeout(start, 200);
    return () => {
      clearTimeout(timer);
      desk.stop();
    };
  }, [start, desk]);

  return { ...found, end: found.end, error: found.end?.error, isRunning, start, stop };
}
