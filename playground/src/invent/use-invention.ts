/**
 * A game of one's own while it is being written: loaded into closed boxes a moment after the last key, its laws tried, its family and its
 * compounds worked out, one after the other. What was found before stays until something else is.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Box, createBox } from '../box/box.ts';
import type { CompanyRow, OwnFacts, OwnFamily, OwnLaws, OwnPeriod, Problem, Refused } from '../box/messages.ts';
import { sourceOf } from '../box/source.ts';
import { stripTypes } from '../box/strip-types.ts';
import { NOT_LOADED } from '../words.ts';

/** Milliseconds without a key before code runs. */
const REST = 300;

/** A game that has been loaded: what it says of itself, a box for its study and one for the board. */
export interface LoadedGame {
  readonly code: string;
  readonly facts: OwnFacts;
  readonly others: readonly OwnFacts[];
  readonly study: Box;
  readonly board: Box;
}

interface Question {
  /** The family that is looked at, and how far; undefined where there is none. */
  readonly family: string | undefined;
  readonly to: number;
  /** The position that is looked at in all compounds. */
  readonly line: string | undefined;
}

export interface Invention {
  readonly game: LoadedGame | undefined;
  readonly problem: Problem | undefined;
  readonly isRunning: boolean;
  /** Which of the following were found for an earlier text. */
  readonly stale: readonly ('laws' | 'family' | 'company')[];
  readonly laws: OwnLaws | undefined;
  readonly family: OwnFamily | Refused | undefined;
  readonly period: OwnPeriod | undefined;
  readonly company: readonly CompanyRow[] | undefined;
  run(): void;
  stop(): void;
}

const PARTS = ['laws', 'family', 'company'] as const;

/** `mayRun` is false for code that came from elsewhere and was not allowed to. */
export function useInvention(code: string, mayRun: boolean, asked: (facts: OwnFacts | undefined) => Question): Invention {
  const [game, setGame] = useState<LoadedGame>();
  const [problem, setProblem] = useState<Problem>();
  const [isRunning, setRunning] = useState(false);
  const [runs, setRuns] = useState(0);
  const [laws, setLaws] = useState<OwnLaws>();
  const [family, setFamily] = useState<OwnFamily | Refused>();
  const [period, setPeriod] = useState<OwnPeriod>();
  const [company, setCompany] = useState<readonly CompanyRow[]>();
  const boxes = useRef<readonly Box[]>([]);
  const hasRun = useRef(false);
  /** Takes back a run that has not come to an end. */
  const cancel = useRef(() => {});
  const closeAll = useCallback(() => {
    for (const box of boxes.current) box.close();
    boxes.current = [];
  }, []);
  useEffect(() => closeAll, [closeAll]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same code may be run again.
  useEffect(() => {
    if (!mayRun || code.trim() === '') return;
    let isOver = false;
    const fail = (why: Problem) => {
      setProblem(why);
      setRunning(false);
    };
    const start = async () => {
      setRunning(true);
      const stripped = await stripTypes(code);
      if (isOver) return;
      if ('problem' in stripped) return fail(stripped.problem);
      const library = await import('../box/library-code.ts').then(
        ({ libraryCode }) => libraryCode,
        () => undefined,
      );
      if (isOver) return;
      if (library === undefined) return fail({ kind: 'broken', words: NOT_LOADED });
      closeAll();
      const source = sourceOf([{ code: stripped.code, line: 1 }]);
      const [study, board] = [createBox(source, library), createBox(source, library)];
      boxes.current = [study, board];
      const loaded = await study.ask('load', {});
      if (isOver || 'stopped' in loaded) return;
      if ('problem' in loaded) return fail(loaded.problem);
      const [facts, ...others] = loaded.data;
      if (facts === undefined) return fail({ kind: 'broken', words: 'The code exports no game.' });
      setProblem(undefined);
      setGame({ code, facts, others, study, board });
    };
    const timer = setTimeout(start, hasRun.current ? REST : 0);
    hasRun.current = true;
    cancel.current = () => {
      isOver = true;
      clearTimeout(timer);
    };
    return () => cancel.current();
  }, [code, mayRun, runs, closeAll]);

  const { family: familyLine, to, line } = asked(game?.facts);
  const known = useRef<{ game?: LoadedGame; family?: string; line?: string; period?: string }>({});
  const [fresh, setFresh] = useState<{ readonly game?: LoadedGame; readonly parts: Invention['stale'] }>({ parts: [] });
  useEffect(() => {
    if (game === undefined) return;
    let isOver = false;
    const done = known.current.game === game ? known.current : { game };
    known.current = done;
    const noteFresh = (part: Invention['stale'][number]) =>
      setFresh((before) => ({ game, parts: before.game === game ? [...before.parts, part] : [part] }));
    const study = async () => {
      setRunning(true);
      if (!('laws' in done)) {
        const found = await game.study.ask('laws', {});
        if (isOver || 'stopped' in found) return;
        if ('problem' in found) return setProblem(found.problem);
        setLaws(found.data);
        noteFresh('laws');
        Object.assign(done, { laws: true });
      }
      const familyKey = familyLine === undefined ? undefined : `${familyLine} ${to}`;
      if (familyKey !== done.family || familyKey === undefined) {
        const found = familyLine === undefined ? undefined : await game.study.ask('family', { question: familyLine, to });
        if (isOver || (found !== undefined && 'stopped' in found)) return;
        if (found !== undefined && 'problem' in found) return setProblem(found.problem);
        setFamily(found?.data);
        setPeriod(undefined);
        noteFresh('family');
        Object.assign(done, { family: familyKey });
      }
      if (line !== undefined && line !== done.line) {
        const found = await game.study.ask('company', { question: line });
        if (isOver || 'stopped' in found) return;
        if ('problem' in found) return setProblem(found.problem);
        setCompany(found.data);
        noteFresh('company');
        Object.assign(done, { line });
      }
      if (familyLine !== undefined && familyLine !== done.period) {
        // Where it takes too long, there is nothing to say.
        const found = await game.study.ask('period', { question: familyLine });
        if (isOver || 'stopped' in found) return;
        setPeriod('data' in found ? found.data : undefined);
        Object.assign(done, { period: familyLine });
      }
    };
    study().finally(() => !isOver && setRunning(false));
    return () => {
      isOver = true;
      game.study.stop();
    };
  }, [game, familyLine, to, line]);

  const isFresh = (part: Invention['stale'][number]) => game?.code === code && fresh.game === game && fresh.parts.includes(part);
  return {
    ...{ game, problem, isRunning, laws, family, period, company },
    stale: PARTS.filter((part) => !isFresh(part)),
    run: useCallback(() => setRuns((count) => count + 1), []),
    stop: useCallback(() => {
      cancel.current();
      for (const box of boxes.current) box.close();
      setRunning(false);
    }, []),
  };
}
