/** Names last for a whole game: what is left after each move is a part of what was there, under the same names, also in sums. */
import { draw, listMoves, seededRandom } from 'impartial';
import { drawingToShape, type Shape } from 'impartial/picture';
import { describe, expect, it } from 'vitest';
import { type Naming, SAME_NAMES, shownMove } from '../shape/naming.ts';
import { answerTask } from './answer-task.ts';
import { fetchGames } from './games.ts';
import { namingAfter, tellMove } from './name-vertices.ts';
import type { Look } from './tasks.ts';

const QUESTIONS = [
  'node-kayles P12',
  'node-kayles P10 + C7',
  'node-kayles 3*P5 + P2',
  'node-kayles G3x4',
  'node-kayles a-b b-c c-d d-e e-f b-x',
  'node-kayles P6 + node-kayles C5',
  'node-kayles P5 + hackendot parents 0 1 1 3 1 2 6',
  'node-kayles P6 + nim 3 4',
  'node-kayles P8 + C5 [selective]',
  'node-kayles P8 + P5 [conjunctive]',
  'selective-node-kayles P7',
  'directed-node-kayles chain 7',
  'hackendot parents 0 1 1 1 2 2 3 4 4 9',
  'geodetic C7 + C5 : 3',
  'geodetic 3*P4',
  'nim-on-graphs 1-2=2 2-3=1 3-4=2 4-1=1 @1',
];

async function lookAt(question: string, trail: readonly { question: string; move: string }[]): Promise<Look> {
  const look = await answerTask('look', { question, narrow: false, trail }, () => {});
  if ('error' in look) throw new Error(look.error.message);
  return look;
}

function shapesOf(question: string): readonly Shape[] {
  const drawings = draw(question);
  return 'error' in drawings ? [] : drawings.map((drawing) => drawingToShape(drawing));
}

/** The vertices and edges of all graphs in the names of the game, each with the place of its picture. */
function graphOf(question: string, { names, places }: Naming): { vertices: string[]; edges: string[] } {
  const vertices: string[] = [];
  const edges: string[] = [];
  for (const [summand, shape] of shapesOf(question).entries()) {
    if (shape.kind !== 'graph') continue;
    const own = names[summand] ?? SAME_NAMES;
    const called = (index: number) => {
      const name = shape.vertices[index]?.name ?? '';
      const shown = own[name] ?? name;
      return /^\d+: /.test(shown) ? shown : `${(places[summand] ?? summand) + 1}: ${shown}`;
    };
    vertices.push(...shape.vertices.map((_, index) => called(index)));
    edges.push(...shape.edges.map(({ from, to }) => [called(from), called(to)].sort().join(' ')));
  }
  return { vertices, edges };
}

describe('the names of a game', () => {
  it.each(QUESTIONS)('last: %s', async (start) => {
    await fetchGames(start);
    const random = seededRandom(7);
    for (let round = 0; round < 2; round++) {
      const trail: { question: string; move: string }[] = [];
      const shown: string[] = [];
      let question = start;
      let before = graphOf(question, namingAfter([], question));
      for (let count = 0; count < 8; count++) {
        const look = await lookAt(question, trail);
        const [move] = look.moves.filter(({ to }) => to !== '').sort(() => random() - 0.5);
        if (move === undefined) break;
        const summands = new Map(look.components.flatMap(({ summand, labels }) => labels.map((label) => [label, summand])));
        shown.push(shownMove(look.naming, move.move, (label) => summands.get(label)));
        trail.push({ question, move: move.move });
        question = move.to;
        const after = graphOf(question, namingAfter(trail, question));
        const where = `${start}: ${shown.join('; ')} leaves ${question}`;
        const left = new Set(after.vertices);
        expect(left.size, where).toBe(after.vertices.length);
        expect(
          after.vertices.filter((name) => !before.vertices.includes(name)),
          where,
        ).toEqual([]);
        const isLeft = (edge: string) => [...left].filter((name) => edge.includes(name)).length >= 2;
        expect(
          after.edges.filter((edge) => !before.edges.includes(edge)),
          where,
        ).toEqual([]);
        expect(before.edges.filter(isLeft).length, where).toBeGreaterThanOrEqual(after.edges.length);
        before = after;
      }
      expect(trail.length, start).toBeGreaterThan(1);
      const played = await answerTask('replay', { question: start, labels: shown }, () => {});
      expect(
        played.map(({ to }) => to),
        `${start}: ${shown.join('; ')}`,
      ).toEqual([...trail.slice(1).map((step) => step.question), question]);
    }
  });

  it('are those that moves are told with', async () => {
    await fetchGames('node-kayles P10 + C7');
    const moves = listMoves('node-kayles P10 + C7');
    const third = 'error' in moves ? undefined : moves.moves.find(({ move }) => move === '3');
    const trail = [{ question: 'node-kayles P10 + C7', move: '3' }];
    const naming = namingAfter(trail, third?.to ?? '');
    expect(third?.to).toBe('node-kayles P1 + P6 + C7');
    expect(tellMove(third?.to ?? '', '3', naming)).toBe('took 6 in the second path');
    expect(shownMove(naming, '3', () => 0)).toBe('6');
  });

  it('are told of a move in words with the position it leads to', async () => {
    const look = await lookAt('node-kayles P1 + P6 + C7', [{ question: 'node-kayles P10 + C7', move: '3' }]);
    expect(look.told).toBe('took 3 in the path');
  });
});
