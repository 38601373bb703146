/** A move of a question in words: in the words of the picture it is made on, part by part where it is made in several components. */
import { moveInWords } from '../core/move-words.ts';
import { joinWords } from '../core/words.ts';
import { drawGame } from './moves/draw.ts';
import { partOf } from './moves/numbered-moves.ts';
import type { OpenQuestion } from './moves/open.ts';

/** What a vertex of a position of the question is called, where names are kept from an earlier position. */
export type NameOfVertex = (summand: number, vertex: string) => string;

/** What the move of this name did, to be said after the name of a player: `took two counters from the heap of 7`. */
export function tellMoveOf({ games }: OpenQuestion, label: string, nameOf: NameOfVertex = (_, vertex) => vertex): string {
  const drawings = games.map(drawGame);
  const parts = label.split(' & ').map((part) => {
    const { label: own, summand } = partOf(part);
    for (const [index, drawing] of drawings.entries()) {
      if (summand !== undefined && summand !== index) continue;
      const told = moveInWords(drawing, own, (vertex) => nameOf(index, vertex));
      if (told !== undefined) return told;
    }
    return `played ${own}`;
  });
  return joinWords(parts);
}
