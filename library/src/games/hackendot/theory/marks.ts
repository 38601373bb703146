/** A rooted forest black and white, forest by forest, and the digits of its value as a table. */
import { type MarkLayer, type Marks, type MarkTable, MOST_MARKED, marksOf } from '../../../core/marks.ts';
import { forestVertexName, type RootedForest } from '../forest.ts';
import { type ColouredForest, colourForests } from './colouring.ts';
import type { ValuedForest } from './forest.ts';

/** `below` says what the value means; the position is won or lost. */
export function hackendotMarks(
  forest: RootedForest,
  { line, parents, total }: ValuedForest,
  outcome: 'N' | 'P',
  below = `The digits add up to the value ${total}.`,
): Marks | undefined {
  if (line.length === 0 || line.length > MOST_MARKED) return undefined;
  const forests = colourForests(parents);
  const name = (place: number) => forestVertexName(forest, line[place] as number);
  return marksOf([colouringLayer(forests, name)], { ...digitTable(forests, name, below), says: { outcome } });
}

export function colouringLayer(forests: readonly ColouredForest[], name: (place: number) => string): MarkLayer {
  return {
    ...{ id: 'colours', name: 'Colouring', part: 'forest', isDefault: false },
    pictures: forests.map(({ white, black, whiteRoots }, index) => {
      const count = whiteRoots.length;
      const digit = count % 2 === 0 ? 'an even number, digit 0' : 'an odd number, digit 1';
      return {
        caption: `${count === 1 ? 'one white root' : `${count} white roots`}: ${digit} at ${2 ** index}`,
        marks: [
          { kind: 'colour', colour: 'white', vertices: white.map(name) },
          { kind: 'colour', colour: 'black', vertices: black.map(name) },
        ],
      };
    }),
  };
}

export function digitTable(forests: readonly ColouredForest[], name: (place: number) => string, below: string): MarkTable {
  return {
    kind: 'cells',
    headings: ['white', 'black', 'white roots', 'digit'],
    rows: forests.map(({ white, black, whiteRoots }, index) => {
      const digit = whiteRoots.length % 2 === 1 ? 2 ** index : 0;
      return {
        name: `forest ${index + 1}`,
        vertices: whiteRoots.map(name),
        cells: [white.length, black.length, whiteRoots.length, digit].map(String),
      };
    }),
    below,
  };
}
