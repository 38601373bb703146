/** How graphs look, measured in a real browser: names lie on nothing, stamps show parallel edges and weights. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Visitor } from './browser.ts';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.start();
});
afterAll(() => visitor.stop());

/** A connected graph of 30 vertices, always the same one. */
function randomGraph(size: number): string {
  let state = 7;
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  const edges = new Set<string>();
  for (let vertex = 2; vertex <= 30; vertex++) edges.add(`${1 + next(vertex - 1)}-${vertex}`);
  while (edges.size < size) {
    const [u, v] = [1 + next(30), 1 + next(30)];
    if (u !== v) edges.add(`${Math.min(u, v)}-${Math.max(u, v)}`);
  }
  return [...edges].join(' ');
}

/** What the names of the picture lie on, how many names there are, and how many of them stand beside their vertices. */
function measureNames(page: Page) {
  return page.$eval('#board svg.graph', (svg) => {
    const places = [...svg.querySelectorAll<SVGGElement>('.vertex')].map((vertex) => ({
      name: vertex.dataset.vertex ?? '',
      text: vertex.querySelector<SVGTextElement>('text.name, text.beside:not(.count), text.inside'),
      disc: (vertex.querySelector('.disc') as Element).getBoundingClientRect(),
      badge: vertex.querySelector('.mark')?.getBoundingClientRect(),
    }));
    // The letters themselves: the box of a text has room above and below them.
    const lettersOf = (text: Element) => {
      const { left, right, top, bottom } = text.getBoundingClientRect();
      const high = (bottom - top) * 0.2;
      return { left, right, top: top + high, bottom: bottom - high };
    };
    const names = places.flatMap(({ name, text, disc }) =>
      text === null ? [] : [{ name, disc, box: lettersOf(text), isInside: text.classList.contains('inside') }],
    );
    const meets = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    type Box = { left: number; right: number; top: number; bottom: number };
    const lines: { x: number; y: number }[] = [];
    for (const path of svg.querySelectorAll<SVGPathElement>('.edges, .edge > path')) {
      const matrix = path.getScreenCTM() as DOMMatrix;
      const toScreen = (x: number, y: number) => lines.push(new DOMPoint(x, y).matrixTransform(matrix));
      for (const part of (path.getAttribute('d') ?? '').match(/M[^M]*/g) ?? []) {
        const way = document.createElementNS('http://www.w3.org/2000/svg', 'path');
        way.setAttribute('d', part);
        for (let at = 0; at <= way.getTotalLength(); at += 2) {
          const { x, y } = way.getPointAtLength(at);
          toScreen(x, y);
        }
      }
    }
    const faults: string[] = [];
    for (const { name, box, disc, isInside } of names) {
      if (isInside) {
        if (box.right - box.left > disc.width + 2) faults.push(`${name} is wider than its vertex`);
        continue;
      }
      const isIn = ({ x, y }: { x: number; y: number }) => x > box.left && x < box.right && y > box.top && y < box.bottom;
      if (lines.some(isIn)) faults.push(`${name} lies on an edge`);
      for (const other of places) {
        const [x, y] = [(other.disc.left + other.disc.right) / 2, (other.disc.top + other.disc.bottom) / 2];
        const dx = Math.max(box.left - x, 0, x - box.right);
        const dy = Math.max(box.top - y, 0, y - box.bottom);
        if (Math.hypot(dx, dy) < other.disc.width / 2) faults.push(`${name} lies on the vertex ${other.name}`);
        if (other.badge !== undefined && meets(box, other.badge)) faults.push(`${name} lies on the badge of ${other.name}`);
      }
      for (const other of names) {
        if (other.name !== name && !other.isInside && meets(box, other.box))
          faults.push(`${name} lies on the name ${other.name}`);
      }
      const seen = svg.getBoundingClientRect();
      if (box.left < seen.left || box.right > seen.right) faults.push(`${name} is cut off`);
    }
    return { faults, names: names.length, beside: names.filter(({ isInside }) => !isInside).length, lines: lines.length };
  });
}

async function show(page: Page, question: string) {
  await visitor.askNext(page, question);
  // All hints have come where every move has its mark.
  await page.waitForFunction(() => {
    const moves = document.querySelectorAll('#board .vertex[data-label]');
    return (
      moves.length === document.querySelectorAll('#board .vertex[data-label] .mark').length &&
      document.querySelector('#board .vertex') !== null
    );
  });
}

/** Questions, and how many names at least stand beside their vertices there, since values are inside. */
const QUESTIONS: readonly (readonly [string, number])[] = [
  ['node-kayles G4x5', 20],
  ['node-kayles petersen', 10],
  ['geodetic C12 : 1', 10],
  ['geodetic K5oR3', 15],
  ['node-kayles K3,3', 6],
  ['node-kayles Q4', 16],
  ['hackendot parents 0 1 1 1 2 2 3 4 4 0 10 10', 12],
  ['dancing-mania divisors 60 : 60', 0],
  ['directed-node-kayles boolean-lattice 3', 8],
  [`geodetic ${randomGraph(36)} : 1`, 26],
  ['node-kayles alpha-beta beta-gamma gamma-delta delta-alpha beta-epsilon', 5],
];

describe('names of vertices', () => {
  it('lie on no edge, no other vertex, no badge and no other name', async () => {
    const { page } = await visitor.open('q=nim');
    let names = 0;
    for (const [question, beside] of QUESTIONS) {
      await show(page, question);
      // Names stand beside once the values have come that are inside then.
      const besides = () => page.locator('#board svg.graph text.beside.name').count();
      await expect.poll(besides, { message: question }).toBeGreaterThanOrEqual(beside);
      const found = await measureNames(page);
      expect(found.faults, question).toEqual([]);
      expect(found.lines, question).toBeGreaterThan(0);
      expect(found.beside, question).toBeGreaterThanOrEqual(beside);
      names += found.names;
    }
    expect(names).toBeGreaterThan(130);
    await page.close();
  });
});

describe('stamps in the gallery', () => {
  it('write weights on their edges, and show parallel edges apart', async () => {
    const { page } = await visitor.open('view=gallery');
    await page.waitForSelector('.mini .mini-weight');
    const stamps = await page.$$eval('.mini', (all) =>
      all
        .filter((stamp) => stamp.querySelector('.mini-weight') !== null)
        .map((stamp) => {
          const ways = [...stamp.querySelectorAll('path')].map((path) => path.getAttribute('d'));
          return { ways: ways.length, different: new Set(ways).size, weights: stamp.querySelectorAll('.mini-weight').length };
        }),
    );
    expect(stamps.length).toBeGreaterThan(2);
    for (const { ways, different, weights } of stamps) {
      expect(different).toBe(ways);
      expect(weights).toBe(ways);
    }
    await page.close();
  });
});
