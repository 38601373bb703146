/** The values of a family as they come from the worker; the page repaints ten times a second at most. */
import type { InputError, Nimber } from 'impartial';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useDesk } from '../desk/use-desk.ts';
import type { SequenceEnd, Tasks } from '../solver/tasks.ts';
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

/** Where values come from: a worker, or the closed box. */
export interface SequenceSource {
  /** Undefined where it was stopped. */
  ask(input: Tasks['sequence']['in'], onPart: (part: Tasks['sequence']['part']) => void): Promise<SequenceEnd | undefined>;
  stop(): void;
  close(): void;
}

interface Range {
  readonly from: number | undefined;
  readonly to: number;
}

/** The worker of the page as a source. */
export function useWorkerSource(): SequenceSource {
  const desk = useDesk();
  return useMemo(
    () => ({ ask: (input, onPart) => desk.ask('sequence', input, onPart), stop: desk.stop, close: desk.close }),
    [desk],
  );
}

/** Nothing is asked before there is a source. */
export function useSequence(question: string, range: Range, source: SequenceSource | undefined): SequenceState {
  const [found, setFound] = useState<Found>(NOTHING);
  const [isRunning, setRunning] = useState(false);
  const { from: wanted, to } = range;

  const start = useCallback(() => {
    if (source === undefined) return;
    setRunning(true);
    const all: (Nimber | null)[] = [];
    const counter = new StatisticsCounter();
    let first = wanted ?? 0;
    const input = { question, to, ...(wanted !== undefined && { from: wanted }) };
    source
      .ask(input, ({ from, values }) => {
        if (all.length === 0) first = from;
        for (const value of values) counter.add(value, first + all.push(value) - 1);
        setFound({ from: first, values: all, statistics: counter.read() });
      })
      .then((end) => {
        setRunning(false);
        if (end !== undefined) setFound({ from: first, values: all, statistics: counter.read(), end });
      })
      .catch(() => setRunning(false));
  }, [question, wanted, to, source]);

  const stop = useCallback(() => {
    source?.stop();
    setRunning(false);
  }, [source]);

  useEffect(() => {
    const timer = setTimeout(start, 200);
    return () => {
      clearTimeout(timer);
      source?.stop();
    };
  }, [start, source]);

  return { ...found, end: found.end, error: found.end?.error, isRunning, start, stop };
}
