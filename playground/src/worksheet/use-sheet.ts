/**
 * The answers of a worksheet, cell by cell from top to bottom, a moment after the last key. A sheet without games of its own runs in a
 * worker of the page; one with games in the closed box, where each cell has some seconds.
 */
import { readWorksheet } from 'impartial/worksheet';
import { useEffect, useState } from 'react';
import { createBox } from '../box/box.ts';
import { sourceOf } from '../box/source.ts';
import { stripTypes } from '../box/strip-types.ts';
import { createDesk } from '../desk/desk.ts';
import type { SentAnswer } from '../sheet/sent-answer.ts';
import { NOT_LOADED } from '../words.ts';

const REST = 400;

export interface SheetState {
  /** In the order of the cells; those behind the last are not known yet. */
  readonly answers: readonly SentAnswer[];
  readonly isRunning: boolean;
  /** What ended the run. */
  readonly problem: string;
}

type Tell = (answer: SentAnswer) => void;

/** `mayRun` is false for a sheet with games that came from elsewhere. */
export function useSheet(text: string, mayRun: boolean, runs: number): SheetState {
  const [state, setState] = useState<SheetState>({ answers: [], isRunning: false, problem: '' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same sheet may be run again.
  useEffect(() => {
    if (!mayRun) return;
    let stop = () => {};
    let isOver = false;
    const timer = setTimeout(() => {
      const answers: SentAnswer[] = [];
      const end = (problem: string) => !isOver && setState({ answers, isRunning: false, problem });
      const tell = (answer: SentAnswer) => {
        answers.push(answer);
        // What was answered before stays below what is answered now.
        if (!isOver)
          setState((known) => ({ answers: [...answers, ...known.answers.slice(answers.length)], isRunning: true, problem: '' }));
      };
      setState((known) => ({ ...known, isRunning: true, problem: '' }));
      const run = text.includes('ts impartial') ? runInBox : runInWorker;
      stop = run(text, tell, end);
    }, REST);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, [text, mayRun, runs]);
  return state;
}

function runInWorker(text: string, tell: Tell, end: (problem: string) => void): () => void {
  const desk = createDesk();
  desk
    .ask('sheet', { text }, tell)
    .then((ended) => ended !== undefined && end(ended.problem ?? ''))
    .catch((error: Error) => end(error.message))
    .finally(() => desk.close());
  return () => desk.close();
}

function runInBox(text: string, tell: Tell, end: (problem: string) => void): () => void {
  let isOver = false;
  let close = () => {};
  const run = async () => {
    const sheet = readWorksheet(text);
    if (!sheet.ok) return end(sheet.error.message);
    const cells = sheet.value.cells.filter((cell) => cell.kind === 'game');
    const stripped = await Promise.all(cells.map(({ code }) => stripTypes(code)));
    const { sheetCodeFor } = await import('../box/sheet-code.ts');
    const sheetCode = await sheetCodeFor(text);
    if (isOver) return;
    // A game that cannot be read leaves its place, and its sentence, to the others.
    const games = stripped.map((each, index) => ({ code: 'code' in each ? each.code : '', line: (cells[index]?.line ?? 0) + 1 }));
    const problems = stripped.map((each, index) => {
      if (!('problem' in each)) return null;
      const { words, line } = each.problem;
      return line === undefined ? words : `Line ${line + (cells[index]?.line ?? 0)}: ${words}`;
    });
    const box = createBox(sourceOf(games), sheetCode);
    close = box.close;
    const begun = await box.ask('sheet', { text, problems });
    if ('stopped' in begun) return;
    if ('problem' in begun) return end(begun.problem.words);
    for (;;) {
      const next = await box.ask('cell', {});
      if ('stopped' in next) return;
      if ('problem' in next) return end(next.problem.words);
      if (next.data === null) return end('');
      tell(next.data);
    }
  };
  run()
    .catch(() => end(NOT_LOADED))
    .finally(() => close());
  return () => {
    isOver = true;
    close();
  };
}
