/** One picture of a stretch of a sequence: dots joined by a hairline, preperiod and periods shaded, exceptions as diamonds. */
import type { Nimber } from 'impartial';
import type { SequenceProof } from '../solver/tasks.ts';
import type { Repetition } from './find-period.ts';

interface Stretch {
  readonly from: number;
  readonly values: readonly (Nimber | null)[];
  readonly start: number;
  readonly end: number;
  readonly repetition: Repetition | undefined;
  readonly exceptions: readonly number[];
  readonly proof: SequenceProof | undefined;
  readonly width: number;
}

const MOST_DOTS = 4000;
const MOST_BANDS = 80;

export async function drawSequence(stretch: Stretch): Promise<SVGSVGElement | HTMLElement> {
  const { dot, line, plot, rectX, ruleX, text } = await import('@observablehq/plot');
  const { from, values, start, end, repetition, exceptions, proof, width } = stretch;
  const step = Math.max(1, Math.ceil((end - start) / MOST_DOTS));
  const dots: { readonly n: number; readonly value: number }[] = [];
  for (let index = start; index < end; index += step) {
    const value = values[index];
    if (value !== null && value !== undefined) dots.push({ n: from + index, value: Number(value) });
  }
  const [first, last] = [from + start, from + end - 1];
  const bands = repetition === undefined ? [] : listBands(repetition, from, first, last);
  const odd = dots.filter(({ n }) => exceptions.includes(n));
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const dense = dots.length > 600;
  const preperiod = repetition === undefined ? undefined : from + repetition.from;
  const svg = plot({
    width,
    height: 400,
    marginLeft: 44,
    marginTop: 28,
    style: { background: 'transparent', color: colour('ink-2'), fontSize: '13px', fontFamily: 'system-ui' },
    x: { label: 'n →', domain: [first - 0.5, last + 0.5], grid: false },
    y: { label: null, grid: true, zero: true, nice: true },
    marks: [
      preperiod !== undefined && preperiod > first
        ? rectX([{ a: first - 0.5, b: Math.min(preperiod, last + 1) - 0.5 }], { x1: 'a', x2: 'b', fill: colour('sunk') })
        : null,
      rectX(
        bands.filter(({ index }) => index % 2 === 0),
        { x1: 'a', x2: 'b', fill: colour('win-fill') },
      ),
      ruleX(bands, { x: 'a', stroke: colour('win'), strokeWidth: 1 }),
      proof !== undefined && proof.checkedTo >= first && proof.checkedTo <= last
        ? [
            ruleX([proof.checkedTo], { stroke: colour('cert-b'), strokeDasharray: '6 4', strokeWidth: 1.6 }),
            text([`checked to ${proof.checkedTo}: enough`], {
              x: proof.checkedTo,
              frameAnchor: 'top',
              dy: -14,
              fill: colour('cert-b'),
              fontWeight: 600,
            }),
          ]
        : null,
      dense ? null : line(dots, { x: 'n', y: 'value', stroke: colour('edge'), strokeWidth: 0.5 }),
      dot(dots, {
        x: 'n',
        y: 'value',
        r: dense ? 1.2 : 3,
        fill: colour('ink'),
        ...(dense ? {} : { tip: true, title: ({ n, value }: { n: number; value: number }) => `n = ${n}, value ${value}` }),
      }),
      dot(odd, { x: 'n', y: 'value', r: 6, symbol: 'diamond', fill: colour('panel'), stroke: colour('lose'), strokeWidth: 1.8 }),
      odd.length < 20 ? text(odd, { x: 'n', y: 'value', text: 'n', dy: -13, fill: colour('lose'), fontWeight: 600 }) : null,
    ],
    ariaLabel: 'Values of the sequence',
  });
  // The figure has a name of its own; those of its layers mean nothing to a reader.
  for (const layer of svg.querySelectorAll('g[aria-label]')) layer.removeAttribute('aria-label');
  return svg;
}

function listBands({ period, from: begin }: Repetition, from: number, first: number, last: number) {
  const bands: { readonly a: number; readonly b: number; readonly index: number }[] = [];
  const start = Math.max(0, Math.floor((first - from - begin) / period));
  for (let index = start; index < start + MOST_BANDS; index++) {
    const a = from + begin + index * period;
    if (a > last) return bands;
    if (a + period > first) bands.push({ a: Math.max(a, first) - 0.5, b: Math.min(a + period, last + 1) - 0.5, index });
  }
  // Too many to tell apart: none is drawn.
  return [];
}
