/**
 * One picture of a stretch of a sequence: dots joined by a hairline, preperiod and periods shaded, exceptions as diamonds. More
 * values than can be told apart become bands: from the least to the largest value of each column, with the commonest marked.
 */
import type { Nimber } from 'impartial';
import type { SequenceKind, SequenceProof } from '../solver/tasks.ts';
import { groupDigits } from '../words.ts';
import type { Repetition } from './find-period.ts';
import { listBands } from './statistics.ts';

export interface Stretch {
  readonly from: number;
  readonly values: readonly (Nimber | null)[];
  readonly start: number;
  readonly end: number;
  readonly repetition: Repetition | undefined;
  readonly exceptions: readonly number[];
  readonly proof: SequenceProof | undefined;
  readonly kind: SequenceKind | undefined;
  readonly style: 'Dots' | 'Bars';
  /** The n that is spoken about. */
  readonly spoken: number | undefined;
  readonly width: number;
}

/** Dots that are drawn one by one. */
export const MOST_DOTS = 4000;
/** Beyond these dots there is no line, and beyond those no tip. */
const MOST_JOINED = 600;
/** Pixels of a period that is drawn by itself. */
const NARROWEST = 12;
const MOST_NAMED = 20;
/** Pixels for the words over the preperiod. */
const WORDS = 150;

export async function drawSequence(stretch: Stretch): Promise<SVGSVGElement | HTMLElement> {
  const { axisX, dot, line, plot, rectX, ruleX, text } = await import('@observablehq/plot');
  const { from, values, start, end, repetition, exceptions, proof, kind, style, spoken, width } = stretch;
  const count = end - start;
  const dots = [];
  if (count <= MOST_DOTS)
    for (let index = start; index < end; index++) {
      const value = values[index];
      if (value !== null && value !== undefined) dots.push({ n: from + index, value: Number(value) });
    }
  const bands = count > MOST_DOTS ? listBands(values, start, end, Math.max(1, Math.floor(width - 70)), from) : [];
  const [first, last] = [from + start, from + end - 1];
  const periods = repetition === undefined ? [] : listPeriods(repetition, from, first, last, (width - 82) / Math.max(1, count));
  const exceptional = new Set(exceptions);
  const odd = dots.filter(({ n }) => exceptional.has(n));
  const known = getComputedStyle(document.documentElement);
  const colour = (name: string) => known.getPropertyValue(`--${name}`).trim();
  const preperiod = repetition === undefined ? undefined : from + repetition.from;
  const isDense = dots.length > MOST_JOINED;
  const checked = proof?.checkedTo;
  /** How many pixels so many n take. */
  const pixels = (many: number) => (many * (width - 82)) / Math.max(1, count);
  const svg = plot({
    width,
    height: 410,
    marginLeft: 48,
    marginTop: 54,
    marginRight: 34,
    style: { background: 'transparent', color: colour('ink-2'), fontSize: '13px', fontFamily: 'system-ui, sans-serif' },
    x: { label: null, domain: [first - 0.5, last + 0.5], grid: false },
    y: {
      label: null,
      grid: true,
      zero: true,
      nice: true,
      ...(kind?.isOutcome && { ticks: [0, 1], domain: [-0.5, 1.5], tickFormat: (value: number) => (value === 1 ? 'N' : 'P') }),
      ...(!kind?.isOutcome && { ticks: 9, tickFormat: (value: number) => (Number.isInteger(value) ? String(value) : '') }),
    },
    marks: [
      preperiod !== undefined && preperiod > first
        ? [
            rectX([{ a: first - 0.5, b: Math.min(preperiod, last + 1) - 0.5 }], { x1: 'a', x2: 'b', fill: colour('sunk') }),
            text(
              pixels(Math.min(preperiod, last + 1) - first) < WORDS ? [] : [(first + Math.min(preperiod, last + 1)) / 2 - 0.5],
              {
                x: (middle: number) => middle,
                text: () => `preperiod, ${preperiod - from} values`,
                frameAnchor: 'top',
                dy: -40,
                fill: colour('ink-2'),
                fontFamily: 'Source Serif 4, serif',
                fontStyle: 'italic',
                fontSize: 14,
              },
            ),
          ]
        : null,
      rectX(
        periods.filter(({ index }) => index % 2 === 0),
        { x1: 'a', x2: 'b', fill: colour('win-fill'), fillOpacity: 0.75 },
      ),
      ruleX(periods, { x: 'a', stroke: colour('win'), strokeWidth: 1 }),
      text(
        periods.filter(({ a, b }) => pixels(b - a) > 24),
        {
          x: ({ a, b }: { a: number; b: number }) => (a + b) / 2,
          text: ({ a, b, index }: { a: number; b: number; index: number }) => periodName(index, periods.length, pixels(b - a)),
          frameAnchor: 'top',
          dy: -40,
          fill: colour('win'),
          fontFamily: 'Source Serif 4, serif',
          fontStyle: 'italic',
          fontSize: 14,
        },
      ),
      axisX({ tickFormat: (n: number) => (Number.isInteger(n) ? groupDigits(n) : '') }),
      bands.length > 0
        ? [
            ruleX(bands, { x: 'n', y1: 'least', y2: 'largest', stroke: colour('edge'), strokeOpacity: 0.55 }),
            dot(bands, { x: 'n', y: 'mode', r: 1.4, fill: colour('ink') }),
          ]
        : style === 'Bars'
          ? ruleX(dots, {
              x: 'n',
              y1: 0,
              y2: 'value',
              stroke: colour('ink-2'),
              strokeWidth: Math.max(1, Math.min(14, (0.7 * (width - 70)) / Math.max(1, count))),
            })
          : isDense
            ? null
            : line(dots, { x: 'n', y: 'value', stroke: colour('edge'), strokeWidth: 0.6 }),
      style === 'Bars'
        ? null
        : dot(dots, {
            x: 'n',
            y: 'value',
            r: isDense ? 1.3 : dots.length > 250 ? 2.2 : 3,
            fill: colour('ink'),
          }),
      checked !== undefined && checked >= first && checked <= last
        ? [
            ruleX([checked], { stroke: colour('cert-b'), strokeDasharray: '6 4', strokeWidth: 1.8 }),
            text([checked], {
              x: (n: number) => n,
              text: () => `checked to ${checked}: enough`,
              frameAnchor: 'top',
              textAnchor: pixels(checked - first) < 90 ? 'start' : pixels(last - checked) < 90 ? 'end' : 'middle',
              dy: -20,
              fill: colour('cert-b'),
              stroke: colour('panel'),
              strokeWidth: 5,
              fontWeight: 600,
            }),
          ]
        : null,
      dot(odd, { x: 'n', y: 'value', r: 6, symbol: 'diamond', fill: colour('panel'), stroke: colour('lose'), strokeWidth: 1.8 }),
      odd.length < MOST_NAMED
        ? text(joinNames(odd, pixels), { x: 'n', y: 'value', text: 'names', dy: -14, fill: colour('lose'), fontWeight: 600 })
        : null,
      spoken === undefined
        ? null
        : [
            ruleX([spoken], { stroke: colour('ink'), strokeDasharray: '2 3' }),
            dot(
              dots.filter(({ n }) => n === spoken),
              { x: 'n', y: 'value', r: 9, stroke: colour('ink'), strokeWidth: 2 },
            ),
          ],
    ],
    ariaLabel: 'Values of the sequence',
  });
  // The figure has a name of its own; those of its layers mean nothing to a reader.
  for (const layer of svg.querySelectorAll('g[aria-label]')) layer.removeAttribute('aria-label');
  return svg;
}

/** The names of neighbours of the same height are written as one, so that they can be read. */
function joinNames(odd: readonly { n: number; value: number }[], pixels: (many: number) => number) {
  const names: { n: number; value: number; last: number; names: string }[] = [];
  for (const { n, value } of odd) {
    const before = names.at(-1);
    if (before !== undefined && before.value === value && pixels(n - before.last) < 26) {
      const joined = { n: (before.n + n) / 2, value, last: n, names: `${before.names}, ${n}` };
      names.splice(-1, 1, joined);
    } else names.push({ n, value, last: n, names: String(n) });
  }
  return names;
}

function periodName(index: number, count: number, room: number): string {
  if (count === 1) return 'periodic';
  return index === 0 && room > 64 ? 'period 1' : String(index + 1);
}

/** The periods in sight; where they are too narrow to tell apart, all of them as one. */
function listPeriods({ period, from: begin }: Repetition, from: number, first: number, last: number, pixelsEach: number) {
  const [start, end] = [from + begin, last + 1];
  if (period * pixelsEach < NARROWEST) return start > last ? [] : [{ a: Math.max(start, first) - 0.5, b: end - 0.5, index: 0 }];
  const periods: { readonly a: number; readonly b: number; readonly index: number }[] = [];
  for (let index = Math.max(0, Math.floor((first - start) / period)); start + index * period <= last; index++) {
    const a = start + index * period;
    if (a + period > first) periods.push({ a: Math.max(a, first) - 0.5, b: Math.min(a + period, end) - 0.5, index });
  }
  return periods;
}
