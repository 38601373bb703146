/** The words for a family of graphs, read back by this test, count the vertices and edges of the graph that is built. */
import { describe, expect, it } from 'vitest';
import { describe as describeQuestion, draw } from '../index.ts';
import { countWord } from './words.ts';

const NUMBERS = new Map(Array.from({ length: 100 }, (_, number) => [countWord(number), number]));

function numberOf(word: string | undefined): number {
  const number = NUMBERS.get(word ?? '') ?? Number(word);
  if (!Number.isInteger(number)) throw new Error(`"${word}" is not a number`);
  return number;
}

const pairs = (n: number) => (n * (n - 1)) / 2;

/** What each sentence says of vertices and edges. */
const FORMS: readonly (readonly [form: RegExp, count: (...numbers: number[]) => readonly [number, number]])[] = [
  [/^A single vertex$/, () => [1, 0]],
  [/^A path of (\S+) vert\w+$/, (n = 0) => [n, n - 1]],
  [/^A ring of (\S+) vert\w+$/, (n = 0) => [n, n]],
  [/^A graph of (\S+) vert\w+, each joined to all others$/, (n = 0) => [n, pairs(n)]],
  [/^A Petersen graph of (\S+) vert\w+$/, (n = 0) => [n, (3 * n) / 2]],
  [/^A wheel of a hub and (\S+) vert\w+ around it$/, (n = 0) => [n + 1, 2 * n]],
  [/^A star with (\S+) arms?$/, (n = 0) => [n + 1, n]],
  [
    /^A graph of two groups, of (\S+) and (\S+) vert\w+, each vertex joined to the whole other group$/,
    (a = 0, b = 0) => [a + b, a * b],
  ],
  [/^A grid of (\S+) by (\S+) vert\w+$/, (a = 0, b = 0) => [a * b, 2 * a * b - a - b]],
  [/^A cube of (\S+) vert\w+$/, (n = 0) => [n, (n * Math.log2(n)) / 2]],
  [/^A star with arms of (\S+), (\S+) and (\S+) vert\w+$/, (a = 0, b = 0, c = 0) => [a + b + c + 1, a + b + c]],
  [
    /^A graph of (\S+) vert\w+ that are all joined, with a path of (\S+) more on each$/,
    (n = 0, more = 0) => [n * (more + 1), pairs(n) + n * more],
  ],
  [/^A graph of (\S+) vert\w+ and (\S+) edges?$/, (n = 0, edges = 0) => [n, edges]],
];

const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const GRAPHS = [
  ...upTo(1, 24).flatMap((n) => [`P${n}`, `K${n}`, `K1,${n}`, `K2,${n}`, `K3,${n}`, `G1x${n}`, `G2x${n}`, `G3x${n}`]),
  ...upTo(3, 24).flatMap((n) => [`C${n}`, `wheel ${n}`]),
  ...upTo(1, 6).map((n) => `Q${n}`),
  ...upTo(1, 5).flatMap((clique) => upTo(1, 22).map((length) => `K${clique}oR${length}`)),
  ...upTo(1, 4).flatMap((a) => upTo(1, 4).flatMap((b) => upTo(1, 4).map((c) => `S${a},${b},${c}`))),
  'petersen',
];

describe('families of graphs in words', () => {
  it('have the vertices and edges that the words say', () => {
    const seen = new Map<string, number>();
    for (const graph of GRAPHS) {
      const line = `node-kayles ${graph}`;
      const drawings = draw(line);
      const drawing = 'error' in drawings ? undefined : drawings[0];
      const words = describeQuestion(line);
      if (typeof words !== 'string' || drawing?.picture !== 'graph') throw new Error(`${line} is not a graph`);
      const [sentence = ''] = words.split('. ');
      const found = FORMS.map(([form, count]) => ({ match: form.exec(sentence), form, count })).find(
        ({ match }) => match !== null,
      );
      if (found?.match == null) throw new Error(`${line}: nobody can read "${sentence}"`);
      const said = found.count(...found.match.slice(1).map(numberOf));
      const [part] = drawing.parts;
      const { vertices, edges } = part?.build(0n) ?? { vertices: [], edges: [] };
      expect([graph, sentence, ...said]).toEqual([graph, sentence, vertices.length, edges.length]);
      seen.set(found.form.source, (seen.get(found.form.source) ?? 0) + 1);
    }
    expect(GRAPHS.length).toBeGreaterThan(350);
    expect(seen.size).toBeGreaterThan(9);
  });

  it('count the ray of Fraenkel and Harary without the vertex in the middle', () => {
    expect(describeQuestion('geodetic K3oR21')).toContain('three vertices that are all joined, with a path of 20 more on each');
  });
});
