/** The answers of a worksheet, cell by cell, a moment after the last key. */
import { readWorksheet, type Worksheet } from 'impartial-worksheet';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type CellState, SheetRunner } from './runner.ts';

const REST = 400;
/** Milliseconds in which answers are shown together. */
const BEAT = 30;

export interface SheetState {
  readonly sheet: Worksheet;
  /** Why it is not read. */
  readonly problem?: string;
  /** In the order of the cells. */
  readonly states: readonly CellState[];
  readonly runner: SheetRunner;
}

/** `mayRun` is false for a sheet with games that came from elsewhere. */
export function useSheet(text: string, mayRun: boolean): SheetState {
  const [changes, setChanges] = useState(0);
  const known = useRef<SheetRunner>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  known.current ??= new SheetRunner(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      setChanges((count) => count + 1);
    }, BEAT);
  });
  const runner = known.current;
  useEffect(() => () => runner.close(), [runner]);
  const read = useMemo(() => readWorksheet(text), [text]);
  useEffect(() => {
    if (!mayRun || !read.ok) return;
    const resting = setTimeout(() => runner.run(text, read.value), REST);
    return () => clearTimeout(resting);
  }, [text, read, mayRun, runner]);
  // One that is too large is not run, and keeps the answers that it has.
  const sheet = useMemo(() => (read.ok ? read.value : readWhole(text)), [read, text]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the runner knows more after each change.
  const states = useMemo(() => runner.statesOf(sheet), [sheet, changes, runner]);
  return { sheet, states, runner, ...(!read.ok && { problem: `${read.error.message} The command line reads more.` }) };
}

function readWhole(text: string): Worksheet {
  const read = readWorksheet(text, { cells: Number.POSITIVE_INFINITY, characters: Number.POSITIVE_INFINITY });
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}
