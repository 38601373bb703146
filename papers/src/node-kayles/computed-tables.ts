/**
 * The three tables of [guignardSopena2009], computed anew and set beside what is printed.
 *
 * 1: foreclosed values of paths in normal play. 2: statistics of those in misère play, and how they are tied to the octal games
 * 0.13337 and 0.026. 3: the lost paths in all twelve compounds.
 */
import {
  type CitationKey,
  eachStretchWith,
  foreclosedMisere,
  hostKernels,
  periodWith,
  type SolveOptions,
  type Statistics,
  sequenceWith,
  solveWith,
  statisticsAtPowers,
  TheoryValues,
} from 'impartial/internal';
import {
  listPrinted,
  PRINTED_FORECLOSED,
  PRINTED_FORECLOSED_PERIOD,
  PRINTED_LOSSES,
  PRINTED_STATISTICS,
  type PrintedLosses,
  type PrintedStatistics,
} from './printed-tables.ts';

export interface TableRow {
  readonly title: string;
  readonly printed: string;
  readonly here: string;
  /** In words, where the two differ. */
  readonly difference?: string;
}

export interface PaperTable {
  readonly paper: CitationKey;
  readonly number: number;
  readonly title: string;
  /** What the parts of a row are, where they need names. */
  readonly columns?: string;
  readonly rows: readonly TableRow[];
  readonly notes: readonly string[];
}

export interface TableOptions extends SolveOptions {
  /** Table 2 goes up to here; its last row, for a million, takes a minute or more. Default 100,000. */
  readonly to?: number;
}

const PER_ROW = 50;
const STATISTICS_TO = 100_000;
/** Table 3 is compared for orders up to here. */
const LOSSES_TO = 120;
/** Disjunctive misère play is searched up to here. */
const SEARCHED_TO = 30;
/** The relation to octal games is compared for so many paths by its recurrence. */
const RELATION_TO = 1500;

/** The tables by their numbers; undefined where the paper has none of this number. */
export function paperTableWith(number: number, { to, ...options }: TableOptions): PaperTable | undefined {
  if (number === 1) return foreclosedTable(options);
  if (number === 2) return statisticsTable(to ?? STATISTICS_TO, options);
  return number === 3 ? lossesTable(options) : undefined;
}

function foreclosedTable(options: SolveOptions): PaperTable {
  const line = 'node-kayles P{n} [diminished-disjunctive]';
  const count = PRINTED_FORECLOSED.join('').replaceAll(' ', '').length;
  const terms = sequenceWith(line, { ...options, to: count - 1 });
  if ('error' in terms) throw new Error(`${line} is no family: ${terms.error.message}`);
  const values = Array.from(terms, ({ value }) => value ?? '*');
  const rows = PRINTED_FORECLOSED.map((printed, index) => {
    const from = index * PER_ROW;
    const here = values
      .slice(from, from + PER_ROW)
      .join('')
      .replace(/.{10}(?=.)/g, '$& ');
    return compared(`${from} - ${from + here.replaceAll(' ', '').length - 1}`, printed, here);
  });
  const found = periodWith(line, options);
  const { period, preperiod } = PRINTED_FORECLOSED_PERIOD;
  const proved = 'error' in found ? 'not found' : `${found.period} from ${found.preperiod} on, proved`;
  const notes = [`Period: printed ${period} after ${preperiod} values; here ${proved}.`];
  return { ...paper(1), title: 'Foreclosed values of paths, diminished disjunctive normal play', rows, notes };
}

function statisticsTable(to: number, options: SolveOptions): PaperTable {
  const line = 'node-kayles P{n} [diminished-disjunctive, misere]';
  const found = new Map(statisticsAtPowers(numbersOf(line, to, options)).map((row) => [row.upTo, row]));
  const rows = PRINTED_STATISTICS.flatMap((printed) => {
    const row = found.get(printed.n);
    return row === undefined ? [] : [compared(`n = ${printed.n}`, printedCells(printed), cells(row))];
  });
  const last = rows.length === 0 ? undefined : found.get(PRINTED_STATISTICS[rows.length - 1]?.n ?? 0);
  return {
    ...paper(2),
    title: 'Foreclosed values of the paths 1 … n, diminished disjunctive misère play',
    columns: 'zeros, largest, mean, deviation, most frequent, its share, last zero, place of the largest',
    rows,
    notes: [
      'The deviation is the mean distance from the mean, not the standard deviation' +
        (last === undefined ? '.' : `, which is ${last.standardDeviation.toFixed(4)} for n = ${last.upTo}.`),
      'Of several most frequent values the least is shown.',
      relationNote(),
    ],
  };
}

/** The recurrence of the paper against the two octal games, value by value. */
function relationNote(): string {
  const recurrence = new TheoryValues(Uint8Array.of(0, 1, 3, 7), foreclosedMisere).extend(RELATION_TO + 1);
  const five = hostKernels().octalSequence(Uint8Array.of(0, 1, 3, 3, 3, 7), RELATION_TO);
  const three = hostKernels().octalSequence(Uint8Array.of(0, 0, 2, 6), RELATION_TO);
  const differs = recurrence.findIndex((value, n) => n >= 2 && (value !== five[n - 2] || value !== three[n]));
  if (differs >= 0) return `The value of P${differs} is not that of 0.13337 or of 0.026.`;
  return `By its own recurrence, P(n) has the value of n − 2 counters in 0.13337 and of n counters in 0.026: the same for all n from 2 to ${RELATION_TO}.`;
}

function lossesTable(options: SolveOptions): PaperTable {
  const rows = PRINTED_LOSSES.map((printed) => lossesRow(printed, options));
  const title = `Lost paths in the twelve compounds, orders up to ${LOSSES_TO}`;
  return { ...paper(3), title, rows, notes: [] };
}

function lossesRow({ compound, play, lost }: PrintedLosses, options: SolveOptions): TableRow {
  const upTo = compound === 'disjunctive' && play === 'misere' ? SEARCHED_TO : LOSSES_TO;
  const here = lostPaths(`node-kayles P{n} [${compound}, ${play}]`, upTo, options);
  const title = `${compound}, ${play === 'misere' ? 'misère' : 'normal'} play`;
  if (lost === undefined) return { title, printed: 'not solved', here: `${here.join(' ')} … (orders up to ${upTo}, computed)` };
  const printed = listPrinted(lost, upTo);
  const wrong = printed.filter((order) => !here.includes(order));
  const missing = here.filter((order) => !printed.includes(order));
  const parts = [
    ...(wrong.length === 0 ? [] : [`not lost: ${few(wrong)}`]),
    ...(missing.length === 0 ? [] : [`lost and not printed: ${few(missing)}`]),
  ];
  const row = { title, printed: printed.join(' '), here: here.join(' ') };
  return parts.length === 0 ? row : { ...row, difference: parts.join('; ') };
}

function lostPaths(line: string, upTo: number, options: SolveOptions): number[] {
  const lost: number[] = [];
  for (let order = 0; order <= upTo; order++) {
    const answer = solveWith(line.replace('{n}', String(order)), { ...options, moves: 0 });
    if ('error' in answer || answer.outcome === 'unknown') throw new Error(`${line} is not answered for n = ${order}`);
    if (answer.outcome === 'P') lost.push(order);
  }
  return lost;
}

function few(numbers: readonly number[]): string {
  return numbers.length <= 12 ? numbers.join(' ') : `${numbers.slice(0, 12).join(' ')} …`;
}

function* numbersOf(line: string, to: number, options: SolveOptions) {
  const stretches = eachStretchWith(line, { ...options, to });
  if ('error' in stretches) throw new Error(`${line} is no family: ${stretches.error.message}`);
  for (const { from, values } of stretches) {
    for (let index = 0; index < values.length; index++) {
      const value = values[index] ?? null;
      yield { n: from + index, value: value === null ? null : Number(value) };
    }
  }
}

function printedCells(row: PrintedStatistics): string {
  const { zeros, largest, mean, deviation, mostFrequent, percent, lastZero, placeOfLargest } = row;
  return [zeros, largest, mean, deviation, mostFrequent, `${percent}%`, lastZero, placeOfLargest].join('  ');
}

function cells(row: Statistics): string {
  const rounded = (value: number, places: number) => Number(value.toFixed(places));
  const { zeros, largest, mean, meanAbsoluteDeviation, mostFrequent, mostFrequentShare, lastZero, firstLargest } = row;
  return [
    zeros,
    largest,
    rounded(mean, 5),
    rounded(meanAbsoluteDeviation, 6),
    mostFrequent[0],
    `${rounded(100 * mostFrequentShare, 3)}%`,
    lastZero ?? '-',
    firstLargest,
  ].join('  ');
}

function compared(title: string, printed: string, here: string): TableRow {
  return printed === here ? { title, printed, here } : { title, printed, here, difference: 'the two are not the same' };
}

function paper(number: number): Pick<PaperTable, 'paper' | 'number'> {
  return { paper: 'guignardSopena2009', number };
}
