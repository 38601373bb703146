/**
 * A scatter plot of a sequence as an SVG picture: n to the right, values upwards.
 *
 * Few terms are dots. Many terms share the cells of a grid, each drawn once, so that a picture of a hundred million terms is
 * no larger than one of a hundred thousand.
 */
import { termToNumber } from '../compounds/show.ts';
import { listTicks } from './plot-ticks.ts';
import type { ShownTerm } from './sequence.ts';

const WIDTH = 960;
const HEIGHT = 540;
const MARGIN = { left: 76, right: 20, top: 40, bottom: 56 };
const INNER_WIDTH = WIDTH - MARGIN.left - MARGIN.right;
const INNER_HEIGHT = HEIGHT - MARGIN.top - MARGIN.bottom;
/** Up to so many terms are drawn as dots of their own. */
const MOST_DOTS = 2000;
/** The side of a cell in pixels. */
const CELL = 1.5;

export interface PlotRange {
  readonly from: number;
  readonly to: number;
  readonly largest: number;
}

/** What the axes show. */
export interface PlotAxes {
  readonly x: string;
  readonly y: string;
}

export function termsToSvg(
  title: string,
  terms: Iterable<ShownTerm>,
  range: PlotRange,
  axes: PlotAxes = { x: 'n', y: 'value' },
): string {
  const span = Math.max(1, range.to - range.from);
  const top = Math.max(1, range.largest);
  const x = (n: number) => MARGIN.left + ((n - range.from) / span) * INNER_WIDTH;
  const y = (value: number) => MARGIN.top + (1 - value / top) * INNER_HEIGHT;
  const marks = span < MOST_DOTS ? dots(terms, x, y) : cells(terms, x, y);
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeXml(title)}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<text x="${MARGIN.left}" y="24" font-family="sans-serif" font-size="15" fill="#222">${escapeXml(title)}</text>`,
    `<g font-family="sans-serif" font-size="11" fill="#555" stroke="none">`,
    ...listTicks(0, top, 8).map((value) => horizontal(value, y(value))),
    ...listTicks(range.from, range.to, 10).map((n) => vertical(n, x(n))),
    '</g>',
    ...axisTitles(axes),
    ...marks,
    '</svg>',
  ].join('\n')}\n`;
}

function axisTitles({ x, y }: PlotAxes): string[] {
  const [middleX, middleY] = [MARGIN.left + INNER_WIDTH / 2, MARGIN.top + INNER_HEIGHT / 2];
  const style = 'font-family="sans-serif" font-size="13" fill="#222" text-anchor="middle"';
  return [
    `<text x="${middleX}" y="${HEIGHT - 12}" ${style}>${escapeXml(x)}</text>`,
    `<text transform="translate(20 ${middleY}) rotate(-90)" ${style}>${escapeXml(y)}</text>`,
  ];
}

function horizontal(value: number, at: number): string {
  const line = `<path d="M${MARGIN.left} ${round(at)}h${INNER_WIDTH}" stroke="#e3e3e3"/>`;
  return `${line}<text x="${MARGIN.left - 8}" y="${round(at + 4)}" text-anchor="end">${value}</text>`;
}

function vertical(n: number, at: number): string {
  const bottom = MARGIN.top + INNER_HEIGHT;
  const line = `<path d="M${round(at)} ${MARGIN.top}v${INNER_HEIGHT}" stroke="#f0f0f0"/>`;
  return `${line}<text x="${round(at)}" y="${bottom + 18}" text-anchor="middle">${n}</text>`;
}

function dots(terms: Iterable<ShownTerm>, x: (n: number) => number, y: (value: number) => number): string[] {
  const marks = ['<g fill="#1f5fa8">'];
  for (const { n, value } of terms) {
    const number = termToNumber(value);
    if (number !== null) marks.push(`<circle cx="${round(x(n))}" cy="${round(y(Number(number)))}" r="1.6"/>`);
  }
  return [...marks, '</g>'];
}

/** Every cell of the grid that some term falls into, as one path. */
function cells(terms: Iterable<ShownTerm>, x: (n: number) => number, y: (value: number) => number): string[] {
  const columns = Math.ceil(WIDTH / CELL);
  const filled = new Uint8Array(columns * Math.ceil(HEIGHT / CELL));
  for (const { n, value } of terms) {
    const number = termToNumber(value);
    if (number === null) continue;
    filled[Math.floor(y(Number(number)) / CELL) * columns + Math.floor(x(n) / CELL)] = 1;
  }
  const strokes: string[] = [];
  for (let cell = 0; cell < filled.length; cell++) {
    if (filled[cell] === 0) continue;
    let end = cell + 1;
    while (end % columns !== 0 && filled[end] === 1) end++;
    strokes.push(
      `M${round((cell % columns) * CELL)} ${round((Math.floor(cell / columns) + 0.5) * CELL)}h${round((end - cell) * CELL)}`,
    );
    cell = end - 1;
  }
  return [`<path d="${strokes.join('')}" stroke="#1f5fa8" stroke-width="${CELL}" fill="none"/>`];
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);
}
