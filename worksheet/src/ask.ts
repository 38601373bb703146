/**
 * One command of a worksheet, asked: the engine answers, and what is wrong comes back at its place in the line.
 *
 * A cell has the time of one question, however many members its family has. Where a period is asked for up to some n, a number of values
 * ends the search, the same on every machine; where it is asked for at all, patience does, and then nothing is known.
 */
import {
  asOutcomes,
  type BadQuestion,
  DEFAULT_LIMITS,
  type InputError,
  listHoles,
  periodWith,
  type SolveOptions,
  type StopSignal,
  sequenceWith,
  solveWith,
  type Term,
  Timer,
  tableWith,
} from 'impartial/internal';
import { type CellAnswer, MOST_MOVES } from './answer.ts';
import type { Command } from './command.ts';
import type { FullQuestion } from './names.ts';

/** Values that are looked at for a period: those of a plot and some more; where a period is asked for by itself, many. */
const VALUES_OF_PLOT = 20_000;
const VALUES_OF_PERIOD = 500_000;

export function ask(command: Command, full: FullQuestion, options: SolveOptions): CellAnswer {
  const { question } = full;
  switch (command.verb) {
    case 'ask': {
      const verdict = solveWith(question, { ...options, moves: MOST_MOVES + 1 });
      return 'error' in verdict ? failed(verdict, full) : { kind: 'verdict', verdict };
    }
    case 'sequence': {
      const terms = askTerms(question, command, options);
      return 'error' in terms ? failed(terms, full) : { kind: 'sequence', terms };
    }
    case 'plot': {
      const terms = askTerms(question, command, options);
      if ('error' in terms) return failed(terms, full);
      const period = periodWith(question, { ...options, limit: Math.max(VALUES_OF_PLOT, command.to + 1) });
      return 'error' in period ? failed(period, full) : { kind: 'plot', terms, period };
    }
    case 'period': {
      const limit = command.to === undefined ? VALUES_OF_PERIOD : command.to + 1;
      const period = periodWith(question, { ...options, limit, ...(command.from !== undefined && { from: command.from }) });
      if ('error' in period) return failed(period, full);
      const isProved = period.period !== undefined || period.arithmetic !== undefined;
      return { kind: 'period', period, isOpen: command.to === undefined && !isProved && period.valuesComputed > 0 };
    }
    case 'table': {
      const table = tableWith(question, { ...options, holes: command.holes, signal: endOf(options) });
      return 'error' in table ? failed(table, full) : { kind: 'table', table };
    }
  }
}

/** All terms; those after the one at which time was over are not known either. */
function askTerms(
  question: string,
  { from, to }: { readonly from: number; readonly to: number },
  options: SolveOptions,
): readonly Term[] | BadQuestion {
  const found = sequenceWith(question, { ...options, from, to, signal: endOf(options) });
  if ('error' in found) return found;
  const terms = [...found];
  const last = terms.at(-1);
  if (last?.reason !== undefined && last.error === undefined) {
    const { kind, reason } = last;
    for (let n = last.n + 1; n <= to; n++) terms.push({ n, value: null, kind, reason });
  }
  return asOutcomes(terms);
}

/** Says stop when the caller does, or when the time of one question is over. */
function endOf({ signal, limits }: SolveOptions): StopSignal {
  const timer = new Timer(limits?.milliseconds ?? DEFAULT_LIMITS.milliseconds);
  return {
    get aborted() {
      return signal?.aborted === true || timer.isOver();
    },
  };
}

/** Behind the first hole a place in a member is none in the family: the hole stands for it. */
function failed({ error }: BadQuestion, full: FullQuestion): CellAnswer {
  const hole = listHoles(full.question)[0]?.at ?? Number.POSITIVE_INFINITY;
  const placed: InputError = { ...error, at: Math.min(error.at, hole) };
  return { kind: 'error', error: full.toLine(placed) };
}
