/** The diagram of a misère quotient as a scene: P ringed, N plain, the kernel named, letters and their heaps said below. */

import type { Quotient } from '../misere/quotient.ts';
import { letterOf } from '../misere/words.ts';
import { layOutQuotient } from './quotient-layout.ts';
import { type Item, type Scene, sceneOf } from './scene.ts';

/** A quotient, and which component each of its generators is. */
export interface NamedQuotient {
  readonly quotient: Quotient;
  readonly generators: readonly string[];
}

export function quotientToScene({ quotient, generators }: NamedQuotient): Scene {
  const { boxes, links, cell, height } = layOutQuotient(quotient);
  const lines = links.map(({ start, segments }): Item => ({ kind: 'path', from: start, segments, stroke: 'edge', width: 1.3 }));
  const items = boxes.flatMap(({ at, width, height, cells, isKernel }): readonly Item[] => {
    const frame: Item = { kind: 'box', at, across: width, height, radius: 10, fill: 'panel', stroke: 'rule', width: 1.3 };
    const [x, y] = [at.x + width / 2, at.y + height + 16];
    const text = `kernel: a group of ${cells.length}`;
    const name: Item = { kind: 'words', at: { x, y }, text, size: 14, ink: 'ink-2', style: 'italic' };
    return [frame, ...cells.flatMap((each) => cellItems(each, cell)), ...(isKernel && boxes.length > 1 ? [name] : [])];
  });
  const said = captions(generators).map(
    (text, at): Item => ({
      ...{ kind: 'words', at: { x: 0, y: height + 48 + 20 * at }, text, size: 14, ink: 'ink-2', anchor: 'start' },
    }),
  );
  return sceneOf([...lines, ...items, ...said], 20);
}

interface DrawnCell {
  readonly at: { readonly x: number; readonly y: number };
  readonly word: string;
  readonly isP: boolean;
}

export function cellItems(
  { at, word, isP }: DrawnCell,
  { width, height }: { readonly width: number; readonly height: number },
): readonly Item[] {
  const middle = { x: at.x + width / 2, y: at.y + height / 2 };
  const paint = isP ? ({ fill: 'panel', stroke: 'ink', width: 2.2 } as const) : ({ fill: 'sunk' } as const);
  return [
    { kind: 'box', at, across: width, height, radius: 6, ...paint },
    { kind: 'words', at: middle, text: word, size: 17, ink: 'ink', style: 'italic' },
  ];
}

/** Letters beyond these are left out: the list of generators says them. */
const MOST_NAMED = 12;

function captions(generators: readonly string[]): readonly string[] {
  const named = generators.slice(0, MOST_NAMED).map((name, at) => `${letterOf(at)} = ${name}`);
  const more = generators.length > MOST_NAMED ? [`${generators.length - MOST_NAMED} more`] : [];
  return [
    ...(named.length === 0 ? [] : [[...named, ...more].join(', ')]),
    'Framed: the previous player wins. Elements in one box divide each other; lines lead on to their multiples.',
  ];
}
