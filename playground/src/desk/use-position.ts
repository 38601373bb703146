/**
 * A position worked on by three desks: one reads the line, one solves it, one looks at every move. So a long search never
 * keeps the board waiting, and stopping it loses no hints.
 */
import type { InputError } from 'impartial';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answer, Hint, Look } from '../solver/tasks.ts';
import { useDesk } from './use-desk.ts';

/** Milliseconds without a key before a line is solved. */
const REST = 120;
/** Milliseconds between two looks at the clock while a search is on. */
const CLOCK = 200;
/** Positions whose boards are kept, so that a walk through the history never shows a board behind its line. */
const MOST_LOOKS = 100;
/** The longest line that the page reads. */
export const LONGEST_LINE = 256 * 1024;

export interface Work {
  readonly state: 'settled' | 'working' | 'stopped' | 'failed';
  readonly positions: number;
  readonly milliseconds: number;
  /** What a worker that failed said last. */
  readonly details?: string;
}

export interface PositionState {
  /** The last good position, and what is wrong with the line where it is none. */
  readonly look: Look | undefined;
  readonly error: InputError | undefined;
  /** The last answer; it is about `look` only where the questions are the same. */
  readonly answer: Answer | undefined;
  readonly work: Work;
  readonly hints: ReadonlyMap<string, Hint>;
  stop(): void;
  /** Searches so many times as far as usual. */
  search(effort: number): void;
}

const SETTLED: Work = { state: 'settled', positions: 0, milliseconds: 0 };
const NO_HINTS: ReadonlyMap<string, Hint> = new Map();

function lookKey(line: string, narrow: boolean): string {
  return `${narrow ? 'narrow' : 'wide'} ${line}`;
}

/** The moves of which the verdict itself says that they win: they are marked at once, values follow. */
function knownWinners(answer: Answer | undefined): ReadonlyMap<string, Hint> {
  const winning = answer?.verdict.winningMoves ?? [];
  return new Map(winning.map(({ move }) => [move, { move, outcome: 'P', wins: true }]));
}

export function usePosition(line: string, wantsHints: boolean, narrow: boolean): PositionState {
  const [reader, solver, hinter] = [useDesk(), useDesk(), useDesk()];
  const [lastLook, setLook] = useState<Look>();
  const looks = useRef(new Map<string, Look>());
  const [error, setError] = useState<InputError>();
  const [answer, setAnswer] = useState<Answer>();
  const [work, setWork] = useState<Work>(SETTLED);
  const [hinted, setHinted] = useState({ question: '', hints: NO_HINTS });
  const started = useRef(0);

  const search = useCallback(
    (question: string, effort: number) => {
      started.current = performance.now();
      setWork({ state: 'working', positions: 0, milliseconds: 0 });
      const elapsed = () => performance.now() - started.current;
      solver
        .ask('solve', { question, effort }, ({ positions }) => setWork({ state: 'working', positions, milliseconds: elapsed() }))
        .then((found) => {
          if (found === undefined) return;
          setWork(SETTLED);
          if ('error' in found) setError(found.error);
          else setAnswer(found);
        })
        .catch((failure: Error) =>
          setWork({ state: 'failed', positions: 0, milliseconds: elapsed(), details: `${question}: ${failure.message}` }),
        );
    },
    [solver],
  );

  useEffect(() => {
    if (line.length > LONGEST_LINE) {
      const message = `This line has ${(line.length / 1e6).toFixed(1)} MB; the page reads up to 256 kB. The command line reads more.`;
      setError({ code: 'line-too-long', message, at: 0 });
      return;
    }
    if (line.trim() === '') {
      reader.stop();
      setError(undefined);
      return;
    }
    const known = looks.current.get(lookKey(line, narrow));
    if (known !== undefined) {
      reader.stop();
      setError(undefined);
      setLook(known);
      return;
    }
    reader
      .ask('look', { question: line, narrow })
      .then((found) => {
        if (found === undefined) return;
        if ('error' in found) return setError(found.error);
        setError(undefined);
        if (looks.current.size >= MOST_LOOKS) looks.current.clear();
        looks.current.set(lookKey(line, narrow), found);
        setLook(found);
      })
      .catch((failure: Error) =>
        setWork({ state: 'failed', positions: 0, milliseconds: 0, details: `${line.slice(0, 200)}: ${failure.message}` }),
      );
  }, [line, narrow, reader]);

  // The clock goes on where a search has nothing to tell.
  const isWorking = work.state === 'working';
  useEffect(() => {
    if (!isWorking) return;
    const clock = setInterval(
      () =>
        setWork((known) => (known.state === 'working' ? { ...known, milliseconds: performance.now() - started.current } : known)),
      CLOCK,
    );
    return () => clearInterval(clock);
  }, [isWorking]);

  const look = looks.current.get(lookKey(line, narrow)) ?? lastLook;
  const question = look?.question;
  useEffect(() => {
    if (question === undefined) return;
    solver.stop();
    const timer = setTimeout(() => search(question, 1), REST);
    return () => clearTimeout(timer);
  }, [question, search, solver]);

  const latest = useRef(answer);
  latest.current = answer;
  const outcome = answer?.verdict.question === question ? answer?.verdict.outcome : undefined;
  useEffect(() => {
    if (!wantsHints || question === undefined || outcome === undefined || outcome === 'unknown') return;
    setHinted({ question, hints: knownWinners(latest.current) });
    hinter
      .ask('hint', { question }, (batch) =>
        setHinted(({ hints }) => ({ question, hints: new Map([...hints, ...batch.map((hint) => [hint.move, hint] as const)]) })),
      )
      .catch(() => {});
    return () => hinter.stop();
  }, [question, outcome, wantsHints, hinter]);

  const hints = wantsHints && hinted.question === question ? hinted.hints : NO_HINTS;
  const stop = useCallback(() => {
    solver.stop();
    setWork((known) => ({ ...known, state: 'stopped', milliseconds: performance.now() - started.current }));
  }, [solver]);

  return { look, error, answer, work, hints, stop, search: (effort) => question !== undefined && search(question, effort) };
}
