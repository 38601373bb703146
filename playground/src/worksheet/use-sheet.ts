/** The answers of a worksheet, cell by cell, a moment after the last key. */
import { readWorksheet, type Worksheet } from 'impartial/worksheet';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type CellState, SheetRunner } from './runner.ts';

const REST = 400;

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
  known.current ??= new SheetRunner(() => setChanges((count) => count + 1));
  const runner = known.current;
  useEffect(() => () => runner.close(), [runner]);
  const read = useMemo(() => readWorksheet(text), [text]);
  useEffect(() => {
    if (!mayRun || !read.ok) return;
    const timer = setTimeout(() => runner.run(text, read.value), REST);
    return () => clearTimeout(timer);
  }, [text, read, mayRun, runner]);
  const sheet = read.ok ? read.value : EMPTY;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the runner knows more after each change.
  const states = useMemo(() => runner.statesOf(sheet), [sheet, changes, runner]);
  return { sheet, states, runner, ...(!read.ok && { problem: `${read.error.message} The command line reads more.` }) };
}

const EMPTY: Worksheet = { lines: [], pieces: [], cells: [] };
