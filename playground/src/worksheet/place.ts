/** Where cells of a worksheet are answered, one at a time: a worker of the page, or the closed box. */
import { createDesk } from '../desk/desk.ts';
import type { SentAnswer } from '../sheet/sent-answer.ts';
import type { SheetProgress } from '../solver/tasks.ts';

export interface CellJob {
  /** The sheet, and the line of the cell in it. */
  readonly text: string;
  readonly line: number;
  /** How many times as far as usual. */
  readonly effort: number;
  /** The lines that the same place is asked for after this one. */
  readonly next: readonly number[];
}

export interface Place {
  /** Undefined where it was stopped. */
  answer(job: CellJob, tell: (progress: SheetProgress) => void): Promise<SentAnswer | undefined>;
  /** Ends what is being done, at once. */
  stop(): void;
  /** Ends the worker; a later cell starts another. */
  close(): void;
}

export function faultyAnswer(line: number, text: string): SentAnswer {
  return { line, kind: 'error', text, at: 0 };
}

export function deskPlace(): Place {
  const desk = createDesk();
  return {
    answer: ({ text, line, effort }, tell) =>
      desk.ask('sheet', { text, line, effort }, tell).catch((error: Error) => faultyAnswer(line, error.message)),
    stop: desk.stop,
    close: desk.close,
  };
}
