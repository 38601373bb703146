/**
 * Survivor Nim drawn: who sits where, and who loses with how many counters as a line of blocks.
 *
 * Drawn from marks, which hold the first blocks at the seat to move.
 */
import type { BlockTable } from '../core/marks.ts';
import { cut, wrapWords } from './layout.ts';
import type { Look } from './look.ts';

/** Counters of one line, and lines. */
const PER_LINE = 50n;
const MOST_LINES = 6n;
const MOST_SEATS = 30;
/** Characters of a number that are shown. */
const LONGEST = 30;
const MARKS = { 1: '█', 2: '░' } as const;

/** The table and the line of blocks, for a terminal. */
export function survivorBlocksToText(table: BlockTable, { width, paint }: Look): string[] {
  const lists = ([1, 2] as const).map((alliance) => `alliance ${alliance} loses ${listLosses(table, alliance)}`);
  return [
    ...seatLines(table).map((line) => `  ${cut(line, width - 2)}`),
    '',
    `  ${paint.dim(`losses: ${MARKS[1]} alliance 1, ${MARKS[2]} alliance 2; ${PER_LINE} counters a line`)}`,
    ...blockLines(table).map((line) => `  ${line}`),
    ...[...lists, table.rest].flatMap((text) =>
      wrapWords(text, width - 4).map((line, index) => (index === 0 ? `  ${line}` : `    ${line}`)),
    ),
  ];
}

function seatLines({ seats, player }: BlockTable): string[] {
  if (seats.length > MOST_SEATS) return [`${seats.length} seats, player ${player + 1} to move, alliances ${seats.join('')}`];
  const columns = Array.from(seats, (_, seat) => String(seat + 1).length + 1);
  const row = (cells: readonly string[]) => cells.map((cell, seat) => cell.padStart(columns[seat] ?? 2)).join('');
  const numbers = Array.from(seats, (_, seat) => String(seat + 1));
  return [
    `player   ${row(numbers)}`,
    `alliance ${row(seats.map(String))}`,
    `         ${row(numbers.map((number) => (Number(number) === player + 1 ? '^' : '')))} to move`,
  ];
}

/** `   1 ██░░░░██`: one character for each counter; nothing where the first block alone fills the lines. */
function blockLines({ own: blocks }: BlockTable): string[] {
  const [first, last] = [blocks[0], blocks.at(-1)];
  if (first === undefined || last === undefined) return [];
  const seen = last.to ?? last.from + 4n;
  const end = seen < PER_LINE * MOST_LINES ? seen : PER_LINE * MOST_LINES;
  if (first.to !== undefined && first.to > end) return [];
  const marks: string[] = [];
  for (const { loser, from, to } of blocks) {
    for (let counters = from; counters <= (to ?? end) && counters <= end; counters++) marks.push(MARKS[loser]);
  }
  const lines: string[] = [];
  const step = Number(PER_LINE);
  for (let start = 0; start < marks.length; start += step)
    lines.push(`${String(start + 1).padStart(5)} ${marks.slice(start, start + step).join('')}`);
  return lines.map((line, index) => (index === lines.length - 1 ? `${line}…` : line));
}

/** `1–2, 7–8, 12, 18` or `3–6, from 19 on`. */
function listLosses({ own: blocks }: BlockTable, alliance: 1 | 2): string {
  const parts = blocks.flatMap(({ loser, from, to }) => {
    if (loser !== alliance) return [];
    if (to === undefined) return [`from ${cut(`${from}`, LONGEST)} on`];
    return [from === to ? cut(`${from}`, LONGEST) : `${cut(`${from}`, LONGEST)}–${cut(`${to}`, LONGEST)}`];
  });
  const isWhole = blocks.at(-1)?.to === undefined;
  if (parts.length === 0) return isWhole ? 'nothing' : 'nothing that is listed here';
  return parts.join(', ') + (isWhole ? '' : ', …');
}
