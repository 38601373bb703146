/** Diagrams and Cayley tables of quotients: everything has its place, nothing lies on anything else, and the files are sound. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { misereWith } from '../engine/misere.ts';
import type { Quotient } from '../misere/quotient.ts';
import { cayleyOrder } from './cayley-scene.ts';
import { layOutQuotient, type QuotientLayout } from './quotient-layout.ts';
import { LARGEST_PICTURED, quotientPictures } from './quotient-pictures.ts';
import { xmlFault } from './well-formed.fixture.ts';

function quotientOf(question: string, to?: number): { readonly quotient: Quotient; readonly generators: readonly string[] } {
  const found = misereWith(question, { catalogue, ...(to !== undefined && { to }) });
  if ('error' in found) throw new Error(found.error.message);
  return found;
}

type Box = QuotientLayout['boxes'][number];

function overlap(one: Box, other: Box): boolean {
  const apart =
    one.at.x + one.width <= other.at.x ||
    other.at.x + other.width <= one.at.x ||
    one.at.y + one.height <= other.at.y ||
    other.at.y + other.height <= one.at.y;
  return !apart;
}

const FAMILIES: readonly (readonly [question: string, to: number | undefined])[] = [
  ['kayles {n}', undefined],
  ['nim {n}', 9],
  ['octal 0.75: {n}', undefined],
  ['octal 0.15: {n}', undefined],
  ['octal 0.123: {n}', undefined],
  ['octal 0.34: {n}', undefined],
  ['dawsons-kayles {n}', 25],
  ['octal 0.1: {n}', undefined],
];

describe('the diagram of a quotient', () => {
  it.each(FAMILIES)('of %s has every element once, no box on another, and lines that lead on', (question, to) => {
    const { quotient } = quotientOf(question, to);
    const { boxes, links, cell, width, height } = layOutQuotient(quotient);
    expect(boxes.flatMap(({ cells }) => cells.map(({ element }) => element)).sort((a, b) => a - b)).toEqual(
      quotient.words.map((_, element) => element),
    );
    for (const [index, box] of boxes.entries()) {
      expect(boxes.slice(index + 1).some((other) => overlap(box, other))).toBe(false);
      expect(Math.min(box.at.x, box.at.y)).toBeGreaterThanOrEqual(0);
      for (const { at } of box.cells) {
        expect(at.x + cell.width).toBeLessThanOrEqual(box.at.x + box.width);
        expect(at.y + cell.height).toBeLessThanOrEqual(box.at.y + box.height);
      }
    }
    for (const { from, to: next } of links) expect(boxes[from]?.column).toBeLessThan(boxes[next]?.column ?? 0);
    expect(boxes.filter(({ isKernel }) => isKernel)).toEqual([boxes.at(-1)]);
    expect(boxes.at(-1)?.column).toBe(Math.max(...boxes.map(({ column }) => column)));
    expect([width, height].every(Number.isFinite)).toBe(true);
  });

  it('of Kayles is the one of the mock-up: eight boxes in five columns', () => {
    const { boxes, links } = layOutQuotient(quotientOf('kayles {n}').quotient);
    expect(boxes.map(({ cells, column }) => `${column}: ${cells.map(({ word }) => word).join(' ')}`).sort()).toEqual([
      '0: 1 a',
      '1: c ac c² ac²',
      '1: d ad d² ad²',
      '1: e ae',
      '2: de ade d²e ad²e',
      '2: f af df adf',
      '3: ef aef def adef',
      '4: b ab b² ab² bc abc b²c ab²c g ag bg abg cg acg bcg abcg',
    ]);
    expect(links).toHaveLength(10);
  });

  it('stands in one column on a phone', () => {
    const { boxes, links } = layOutQuotient(quotientOf('kayles {n}').quotient, { stacked: true });
    expect(links).toEqual([]);
    expect(new Set(boxes.map(({ at }) => at.x)).size).toBe(1);
    expect(boxes.some((box, index) => boxes.slice(index + 1).some((other) => overlap(box, other)))).toBe(false);
  });
});

describe('pictures of quotients', () => {
  it.each(FAMILIES)('of %s are sound', (question, to) => {
    const pictures = quotientPictures(quotientOf(question, to), { title: question });
    expect(pictures.map(({ name }) => name)).toEqual(['quotient.svg', 'cayley-table.svg']);
    for (const { svg } of pictures) expect(xmlFault(svg)).toBeUndefined();
  });

  it('are none where there are too many elements', () => {
    const named = quotientOf('octal 0.75: {n}');
    const quotient = { ...named.quotient, order: LARGEST_PICTURED + 1 };
    expect(quotientPictures({ ...named, quotient }, { title: 'large' })).toEqual([]);
  });

  it('have the rows of a Cayley table in the order of the boxes', () => {
    const { quotient } = quotientOf('octal 0.75: {n}');
    expect(cayleyOrder(quotient)).toEqual({ elements: [0, 1, 6, 7, 2, 3, 4, 5], ends: [2, 4, 8] });
  });
});
