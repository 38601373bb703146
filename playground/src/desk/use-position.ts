/**
 * A position worked on by three desks: one reads the line, one solves it, one looks at every move. So a long search never
 * keeps the board waiting, and stopping it loses no hints.
 */
import type { InputError } from 'impartial';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answer, Hint, Look, Trail } from '../solver/tasks.ts';
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
  /** First moves that are decided. */
  readonly decided?: number;
  readonly milliseconds: number;
  /** What a worker that failed said last. */
  readonly details?: string;
}

export interface PositionState {
  /** The last good position, and what is wrong with the line where it is none. */
  readonly look: Look | undefined;
  /** The line is being read, and `look` is still of the one before. */
  readonly isBehind: boolean;
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

/** A line as it is asked about: the same one has other names for its vertices in another game. */
export interface Asked {
  readonly line: string;
  /** The moves that led to it. */
  readonly trail: Trail;
}

function lookKey({ line, trail }: Asked, narrow: boolean): string {
  return [narrow ? 'narrow' : 'wide', line, trail[0]?.question, ...trail.map(({ move }) => move)].join('\n');
}

/** What the verdict itself says of moves, marked at once while values follow: these win; and all lose where the position is lost. */
function hintsOf(answer: Answer | undefined, look: Look | undefined): ReadonlyMap<string, Hint> {
  const { outcome, winningMoves = [] } = answer?.verdict ?? {};
  if (outcome === 'P') return new Map(look?.moves.map(({ move }) => [move, { move, outcome: 'N', wins: false }]));
  return new Map(winningMoves.map(({ move }) => [move, { move, outcome: 'P', wins: true }]));
}

/** What is known already is not unlearnt. */
function withHints(known: ReadonlyMap<string, Hint>, batch: readonly Hint[]): ReadonlyMap<string, Hint> {
  const news = batch.filter(({ move, outcome }) => outcome !== 'unknown' || !known.has(move));
  return new Map([...known, ...news.map((hint) => [hint.move, hint] as const)]);
}

export function usePosition(asked: Asked, wantsHints: boolean, narrow: boolean): PositionState {
  const { line, trail } = asked;
  const key = lookKey(asked, narrow);
  const [reader, solver, hinter] = [useDesk(), useDesk(), useDesk()];
  const [lastLook, setLook] = useState<Look>();
  const looks = useRef(new Map<string, Look>());
  const [error, setError] = useState<InputError>();
  const [answer, setAnswer] = useState<Answer>();
  const [work, setWork] = useState<Work>(SETTLED);
  const [hinted, setHinted] = useState({ question: '', hints: NO_HINTS });
  /** When the solver began: a worker that starts, or fetches a game, does not search yet. */
  const started = useRef(Number.POSITIVE_INFINITY);
  const latestLine = useRef(line);
  latestLine.current = line;

  const search = useCallback(
    (question: string, effort: number) => {
      started.current = Number.POSITIVE_INFINITY;
      setWork({ state: 'working', positions: 0, milliseconds: 0 });
      const elapsed = () => Math.max(0, performance.now() - started.current);
      solver
        .ask('solve', { question, effort }, (progress) => {
          started.current = Math.min(started.current, performance.now());
          setWork({ state: 'working', ...progress, milliseconds: elapsed() });
        })
        .then((found) => {
          if (found === undefined) return;
          setWork(SETTLED);
          // What is wrong with a line is not said of another.
          if ('error' in found) setError((known) => (latestLine.current === question ? found.error : known));
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
      reader.stop();
      const message = `This line has ${(line.length / 1e6).toFixed(1)} MB; the page reads up to 256 kB. The command line reads more.`;
      setError({ code: 'line-too-long', message, at: 0 });
      return;
    }
    if (line.trim() === '') {
      reader.stop();
      setError(undefined);
      return;
    }
    const known = looks.current.get(key);
    if (known !== undefined) {
      reader.stop();
      setError(undefined);
      setLook(known);
      return;
    }
    let isWanted = true;
    reader
      .ask('look', { question: line, narrow, trail })
      .then((found) => {
        if (found === undefined || !isWanted) return;
        if ('error' in found) return setError(found.error);
        setError(undefined);
        if (looks.current.size >= MOST_LOOKS) looks.current.clear();
        looks.current.set(key, found);
        setLook(found);
      })
      .catch((failure: Error) =>
        setWork({ state: 'failed', positions: 0, milliseconds: 0, details: `${line.slice(0, 200)}: ${failure.message}` }),
      );
    return () => {
      isWanted = false;
    };
  }, [line, trail, key, narrow, reader]);

  // The clock goes on where a search has nothing to tell.
  const isWorking = work.state === 'working';
  useEffect(() => {
    if (!isWorking) return;
    const clock = setInterval(
      () =>
        setWork((known) =>
          known.state === 'working' ? { ...known, milliseconds: Math.max(0, performance.now() - started.current) } : known,
        ),
      CLOCK,
    );
    return () => clearInterval(clock);
  }, [isWorking]);

  const look = looks.current.get(key) ?? lastLook;
  const question = look?.question;
  useEffect(() => {
    if (question === undefined) return;
    solver.stop();
    setWork((known) => (known.state === 'failed' ? known : SETTLED));
    const timer = setTimeout(() => search(question, 1), REST);
    return () => clearTimeout(timer);
  }, [question, search, solver]);

  const latest = useRef(answer);
  latest.current = answer;
  const latestLook = useRef(look);
  latestLook.current = look;
  const outcome = answer?.verdict.question === question ? answer?.verdict.outcome : undefined;
  useEffect(() => {
    if (!wantsHints || question === undefined || outcome === undefined || outcome === 'unknown') return;
    setHinted({ question, hints: hintsOf(latest.current, latestLook.current) });
    hinter
      .ask('hint', { question }, (batch) =>
        setHinted((known) => (known.question === question ? { question, hints: withHints(known.hints, batch) } : known)),
      )
      .catch(() => {});
    return () => hinter.stop();
  }, [question, outcome, wantsHints, hinter]);

  const hints = wantsHints && hinted.question === question ? hinted.hints : NO_HINTS;
  const stop = useCallback(() => {
    solver.stop();
    setWork((known) => ({ ...known, state: 'stopped', milliseconds: Math.max(0, performance.now() - started.current) }));
  }, [solver]);

  const isBehind = error === undefined && line.trim() !== '' && !looks.current.has(key);
  const searchAgain = (effort: number) => question !== undefined && search(question, effort);
  return { look, isBehind, error, answer, work, hints, stop, search: searchAgain };
}
