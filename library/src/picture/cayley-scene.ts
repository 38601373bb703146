/**
 * The Cayley table of a misère quotient: every product of two elements. Small tables say the words; larger ones show which products
 * are lost, and lines between the elements that divide each other, so that the kernel is the last block.
 */
import { product, type Quotient } from '../misere/quotient.ts';
import { structureOf } from '../misere/structure.ts';
import { wordToText } from '../misere/words.ts';
import { cellItems } from './quotient-scene.ts';
import { type Item, lengthOf, line, type Scene, sceneOf } from './scene.ts';

/** Up to here the table says words. */
export const MOST_WORDS = 12;
/** Up to here each product is a square of its own. */
export const MOST_SQUARES = 40;

/** Rows and columns in the order of the diagram's boxes; `ends` says where each box ends. */
export interface CayleyOrder {
  readonly elements: readonly number[];
  readonly ends: readonly number[];
}

export function cayleyOrder(quotient: Quotient): CayleyOrder {
  const { divisibility } = structureOf(quotient);
  let end = 0;
  return { elements: divisibility.flat(), ends: divisibility.map(({ length }) => (end += length)) };
}

export function cayleyToScene(quotient: Quotient): Scene {
  const order = cayleyOrder(quotient);
  const items = quotient.order <= MOST_WORDS ? inWords(quotient, order) : inSquares(quotient, order);
  return sceneOf(items, 20);
}

function inWords(quotient: Quotient, { elements }: CayleyOrder): readonly Item[] {
  const words = quotient.words.map(wordToText);
  const width = Math.max(48, 14 + Math.ceil(Math.max(...words.map((text) => lengthOf({ text, size: 17 })))));
  const [cell, stepX, stepY] = [{ width, height: 35 }, width + 4, 39];
  const heading = (x: number, y: number, element: number): Item => ({
    ...{ kind: 'words', at: { x: x + width / 2, y: y + 17.5 }, text: words[element] as string, size: 17, ink: 'ink-2' },
    style: 'italic',
  });
  return elements.flatMap((x, row) => [
    heading(0, (row + 1) * stepY, x),
    heading((row + 1) * stepX, 0, x),
    ...elements.flatMap((y, column) => {
      const found = product(quotient, x, y);
      const at = { x: (column + 1) * stepX, y: (row + 1) * stepY };
      return cellItems({ at, word: words[found] as string, isP: quotient.isP[found] === 1 }, cell);
    }),
  ]);
}

/** Widest in pixels where squares have to be smaller than 13. */
const WIDEST = 900;

function inSquares(quotient: Quotient, { elements, ends }: CayleyOrder): readonly Item[] {
  const size = elements.length <= MOST_SQUARES ? 13 : Math.max(2, Math.floor(WIDEST / elements.length));
  const side = size * elements.length;
  const ground: Item = { kind: 'box', at: { x: 0, y: 0 }, across: side, height: side, fill: 'sunk' };
  const lost = elements.flatMap((x, row) =>
    runsOf(elements.map((y) => quotient.isP[product(quotient, x, y)] === 1)).map(([from, to]): Item => {
      const at = { x: from * size, y: row * size };
      return { kind: 'box', at, across: (to - from) * size, height: size, fill: 'ink' };
    }),
  );
  const between = ends.slice(0, -1).flatMap((end) => [
    line(
      [
        { x: end * size, y: 0 },
        { x: end * size, y: side },
      ],
      { stroke: 'edge', width: 0.8 },
    ),
    line(
      [
        { x: 0, y: end * size },
        { x: side, y: end * size },
      ],
      { stroke: 'edge', width: 0.8 },
    ),
  ]);
  const said: Item = {
    ...{ kind: 'words', at: { x: 0, y: side + 18 }, text: 'Black: the product is lost.', size: 14, ink: 'ink-2' },
    anchor: 'start',
  };
  return [ground, ...lost, ...between, said, ...(elements.length <= MOST_SQUARES ? sideWords(quotient, elements, size) : [])];
}

/** The words of the rows, on the left. */
function sideWords(quotient: Quotient, elements: readonly number[], size: number): readonly Item[] {
  return elements.map((x, row): Item => {
    const text = wordToText(quotient.words[x] as readonly number[]);
    const at = { x: -6, y: (row + 0.5) * size };
    return { kind: 'words', at, text, size: 12, ink: 'ink-2', anchor: 'end', style: 'italic' };
  });
}

/** The stretches of true, from and to. */
function runsOf(flags: readonly boolean[]): readonly (readonly [number, number])[] {
  const runs: [number, number][] = [];
  for (const [at, flag] of flags.entries()) {
    const last = runs.at(-1);
    if (!flag) continue;
    if (last?.[1] === at) last[1] = at + 1;
    else runs.push([at, at + 1]);
  }
  return runs;
}
