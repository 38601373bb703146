/** The values of a family as they come from the worker; the page repaints ten times a second at most. */
import type { InputError, Nimber } from 'impartial';
import { useCallback, useEffect, useState } from 'react';
import { useDesk } from '../desk/use-desk.ts';
import type { SequenceEnd } from '../solver/tasks.ts';
import { type Statistics, StatisticsCounter } from './statistics.ts';

export interface SequenceState {
  readonly from: number;
  /** Grows while values come; only the first `statistics.count` of them are painted. */
  readonly values: readonly (Nimber | null)[];
  readonly statistics: Statistics;
  readonly end: SequenceEnd | undefined;
  readonly error: InputError | undefined;
  readonly isRunning: boolean;
  start(): void;
  stop(): void;
}

interface Found {
  readonly from: number;
  readonly values: readonly (Nimber | null)[];
  readonly statistics: Statistics;
  readonly end?: SequenceEnd;
}

const NOTHING: Found = { from: 0, values: [], statistics: new StatisticsCounter().read() };

export function useSequence(question: string, range: { readonly from: number | undefined; readonly to: number }): SequenceState {
  const desk = useDesk();
  const [found, setFound] = useState<Found>(NOTHING);
  const [isRunning, setRunning] = useState(false);
  const { from: wanted, to } = range;

  const start = useCallback(() => {
    setRunning(true);
    const all: (Nimber | null)[] = [];
    const counter = new StatisticsCounter();
    let first = wanted ?? 0;
    const input = { question, to, ...(wanted !== undefined && { from: wanted }) };
    desk
      .ask('sequence', input, ({ from, values }) => {
        if (all.length === 0) first = from;
        for (const value of values) counter.add(value, first + all.push(value) - 1);
        setFound({ from: first, values: all, statistics: counter.read() });
      })
      .then((end) => {
        setRunning(false);
        if (end !== undefined) setFound({ from: first, values: all, statistics: counter.read(), end });
      })
      .catch(() => setRunning(false));
  }, [question, wanted, to, desk]);

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
