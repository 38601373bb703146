/** The sentence under the question line, and the position as it is read aloud. */
import type { InputError } from 'impartial';
import type { Shape } from '../shape/shape.ts';
import type { Look } from '../solver/tasks.ts';
import { groupDigits, plural } from '../words.ts';

export const EMPTY_WORDS = 'Type a position, or start with one of these.';

/** Characters that are not seen, or turn the words around them. */
const UNSEEN = /[\p{Cc}\p{Cf}]/gu;

/** The first sentence of each rule. */
export function ruleWords(look: Look | undefined): string {
  return look?.rules.map(({ rule }) => rule.split(/(?<=\.) /)[0]).join(' ') ?? '';
}

export function errorWords(line: string, { at, code, message }: InputError): string {
  const token = code === 'line-too-long' ? '' : (/^\S*/.exec(line.slice(at, at + 40).replace(UNSEEN, '�'))?.[0] ?? '');
  // What the command line can do does not help here.
  const words = message.replace('; `impartial games` lists them', '').replace(UNSEEN, '�');
  return token === '' ? words : `“${token}”: ${words}`;
}

/** `Geodetic contraction game: 18 vertices, 5 labelled. Your turn. 13 moves.` */
export function positionWords({ rules, shapes, moves, movesComplete }: Look, turn: string): string {
  const title = rules.map(({ title }) => title).join(' and ');
  const count = `${plural(moves.length, 'move')}${movesComplete ? '' : ' or more'}`;
  return `${title}: ${shapes.map(shapeWords).join('; ')}. ${turn} ${count}.`;
}

function shapeWords(shape: Shape): string {
  switch (shape.kind) {
    case 'graph': {
      const labelled = shape.vertices.filter((vertex) => vertex.labelled === true).length;
      const counts = `${plural(shape.vertices.length, 'vertex').replace('vertexs', 'vertices')}, ${plural(shape.edges.length, 'edge')}`;
      if (shape.style === 'label') return `${counts}, ${groupDigits(labelled)} labelled`;
      const weights = shape.edges.map(({ from, to, weight, game }) => {
        const name = `${shape.vertices[from]?.name} ${shape.vertices[to]?.name}`;
        return `edge ${name} ${weight ?? game ?? ''}`.trim();
      });
      if (shape.style === 'weights')
        return `${counts}, piece at ${shape.vertices[shape.piece ?? 0]?.name}, ${weights.join(', ')}`;
      return counts;
    }
    case 'large':
      return `${groupDigits(shape.names.length)} vertices, ${groupDigits(shape.ends.length / 2)} edges`;
    case 'heaps':
      return `${shape.sizes.length === 1 ? 'heap' : 'heaps'} ${shape.sizes.join(', ') || '0'}`;
    case 'numbers':
      return `stage ${shape.stage}, ${shape.columns.map(({ value, count }) => `${count} times ${value}`).join(', ')}`;
    case 'table':
      return `${shape.counters} counters, ${shape.seats.length} players, player ${shape.player + 1} of alliance ${shape.seats[shape.player]} to move`;
    case 'none':
      return shape.why;
  }
}
