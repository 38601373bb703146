/**
 * The line of blocks of a table of Survivor Nim as SVG: seats above, losses below, to scale.
 */
import type { BlockTable, LossBlock } from '../core/marks.ts';

const COLOURS = { 1: '#2563a8', 2: '#d08a2e' } as const;
const WIDTH = 960;
const MARGIN = 30;
const BAR = { top: 110, height: 40 };
const HEIGHT = 230;
const MOST_SEATS = 40;
/** The least room between two numbers under the line. */
const ROOM = 8;

export function survivorBlocksToSvg(table: BlockTable): string {
  const total = lengthOf(table.own);
  const x = (counters: bigint) => MARGIN + (Number((counters * 100_000n) / total) / 100_000) * (WIDTH - 2 * MARGIN);
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="14" role="img">`,
    '<title>Who loses with how many counters</title>',
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>`,
    ...seatShapes(table),
    ...table.own.map((block) => blockShape(block, x, total)),
    ...endLabels(table.own, x),
    ...askedMark(table, x, total),
    text(MARGIN, HEIGHT - 40, 'start', `${table.rest.charAt(0).toUpperCase()}${table.rest.slice(1)}.`),
    ...legend(),
    '</svg>',
  ];
  return `${parts.join('\n')}\n`;
}

/** How many counters the line shows: the blocks that end, and some of one that does not. */
function lengthOf(blocks: readonly LossBlock[]): bigint {
  const last = blocks.at(-1);
  if (last === undefined) return 1n;
  return last.to ?? last.from + last.from / 8n + 2n;
}

function seatShapes({ seats, player }: BlockTable): string[] {
  if (seats.length > MOST_SEATS) return [text(MARGIN, 50, 'start', `${seats.length} players, player ${player + 1} to move`)];
  const step = Math.min(40, (WIDTH - 2 * MARGIN) / seats.length);
  return Array.from(seats, (seat, index) => {
    const centre = MARGIN + (index + 0.5) * step;
    const ring = index === player ? ` stroke="#111111" stroke-width="3"` : '';
    const circle = `<circle cx="${round(centre)}" cy="45" r="${round(step * 0.38)}" fill="${COLOURS[seat]}"${ring}/>`;
    const size = step < 22 ? 9 : 13;
    return `${circle}${text(centre, 50, 'middle', `${seat}`, size, '#ffffff')}${text(centre, 85, 'middle', `${index + 1}`, size)}`;
  });
}

function blockShape({ loser, from, to }: LossBlock, x: (counters: bigint) => number, total: bigint): string {
  const [left, right] = [x(from - 1n), x(to ?? total)];
  const range = to === undefined ? `from ${from} on` : from === to ? `${from}` : `${from}–${to}`;
  return `<rect x="${round(left)}" y="${BAR.top}" width="${round(right - left)}" height="${BAR.height}" fill="${COLOURS[loser]}"><title>alliance ${loser} loses ${range}</title></rect>`;
}

/** The last number of each block, as long as there is room. */
function endLabels(blocks: readonly LossBlock[], x: (counters: bigint) => number): string[] {
  const labels: string[] = [];
  let free = 0;
  for (const { to } of blocks) {
    if (to === undefined) continue;
    const [label, place] = [`${to}`, x(to)];
    const half = label.length * 4;
    if (place - half < free || place + half > WIDTH) continue;
    labels.push(text(place, BAR.top + BAR.height + 18, 'middle', label, 12));
    free = place + half + ROOM;
  }
  return labels;
}

/** A triangle over the number of counters that was asked about, where the line has it. */
function askedMark({ counters }: BlockTable, x: (counters: bigint) => number, total: bigint): string[] {
  if (counters < 1n || counters > total) return [];
  const place = (x(counters - 1n) + x(counters)) / 2;
  return [`<path d="M ${round(place - 6)} ${BAR.top - 12} h 12 l -6 10 z" fill="#111111"/>`];
}

function legend(): string[] {
  return ([1, 2] as const).flatMap((alliance) => {
    const left = MARGIN + (alliance - 1) * 180;
    return [
      `<rect x="${left}" y="${HEIGHT - 28}" width="16" height="16" fill="${COLOURS[alliance]}"/>`,
      text(left + 22, HEIGHT - 15, 'start', `alliance ${alliance} loses`),
    ];
  });
}

function text(x: number, y: number, anchor: 'start' | 'middle', content: string, size = 14, fill = '#222222'): string {
  return `<text x="${round(x)}" y="${y}" text-anchor="${anchor}" font-size="${size}" fill="${fill}">${content}</text>`;
}

function round(number: number): string {
  return String(Math.round(number * 100) / 100);
}
