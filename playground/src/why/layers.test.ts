/** What certificates are drawn as, for positions whose values are known. */
import { solve } from 'impartial';
import { describe, expect, it } from 'vitest';
import { answerTask } from '../solver/answer-task.ts';
import type { Answer, Look } from '../solver/tasks.ts';
import { campSentence, readCamps } from './camps.ts';
import { listColouredForests } from './forest-colours.ts';
import { arcValues, listArcs } from './geodetic-pictures.ts';
import { listLayers } from './layers.ts';
import { minimumCut } from './minimum-cut.ts';
import { tableOf } from './tables.ts';

async function open(question: string): Promise<{ look: Look; answer: Answer }> {
  const look = await answerTask('look', { question, narrow: false }, () => {});
  const answer = await answerTask('solve', { question, effort: 1 }, () => {});
  if ('error' in look || 'error' in answer) throw new Error(`${question} is no question`);
  return { look, answer };
}

describe('the colouring of forests', () => {
  it('gives the value in binary, whatever the forest', async () => {
    let seen = 0;
    for (let order = 1; order <= 6; order++)
      for (const parents of parentLists(order)) {
        const question = `hackendot parents ${parents.join(' ')}`;
        const { look } = await open(question);
        const [shape] = look.shapes;
        if (shape?.kind !== 'graph') throw new Error('a forest is drawn as a graph');
        const value = listColouredForests(shape).reduce(
          (sum, { whiteRoots }, index) => sum + (whiteRoots.length % 2) * 2 ** index,
          0,
        );
        expect(solve(question)).toMatchObject({ values: { grundy: value } });
        seen++;
      }
    expect(seen).toBe(1 + 2 + 6 + 24 + 120 + 720);
  });
});

/** Every list in which a vertex has an earlier one or none, written 0, as its parent. */
function* parentLists(order: number, before: readonly number[] = []): Iterable<readonly number[]> {
  if (before.length === order) return yield before;
  for (let parent = 0; parent <= before.length; parent++) yield* parentLists(order, [...before, parent]);
}

describe('a labelled tree', () => {
  it.each([
    'geodetic 1-2 2-3 2-4 4-5 4-6 6-7 : 2',
    'geodetic P9 : 3',
    'geodetic S2,3,4 : 1',
    'geodetic 1-2 1-3 3-4 3-5 5-6 5-7 7-8 : 3 5',
  ])('%s is coloured as the forest that hangs from its labels', async (question) => {
    const { look, answer } = await open(question);
    const table = tableOf(answer, look);
    if (table?.kind !== 'cells') throw new Error('there is no table');
    const value = table.rows.reduce((sum, { cells }) => sum + Number(cells[3]), 0);
    expect(value).toBe(answer.verdict.values.grundy);
    expect(listLayers(answer, look).map(({ id }) => id)).toContain('colours');
  });
});

describe('arcs of a cycle', () => {
  it('have the values that the library gives', () => {
    const values = arcValues(40);
    for (let length = 2; length <= 40; length++)
      expect(solve(`geodetic C${length + 1} : 1`)).toMatchObject({ values: { grundy: values[length] } });
  });

  it('are found wherever labels lie', async () => {
    const { look } = await open('geodetic C12 : 1 2 7');
    const [shape] = look.shapes;
    if (shape?.kind !== 'graph') throw new Error('a cycle is drawn as a graph');
    expect(listArcs(look, shape).map(({ vertices }) => vertices.join(' '))).toEqual(['3 4 5 6', '8 9 10 11 12']);
  });
});

describe('a nim-sum table', () => {
  it.each([
    'geodetic K3oR6 : 1.1 1.2 1.3 1.4 2.1',
    'geodetic K3oR6 : 2.3',
    'geodetic K5oR4 : 1.1 2.2 3.1',
    'geodetic C12 : 1 2 7',
    'node-kayles P5 + P7 + C4',
    'nim 3 5 7',
    'kayles 7 8 9',
  ])('of %s adds up to the value of the position', async (question) => {
    const { look, answer } = await open(question);
    const table = tableOf(answer, look);
    if (table?.kind !== 'nim-sum') throw new Error('there is no table');
    expect(table.rows.reduce((sum, { value }) => sum ^ value, 0)).toBe(answer.verdict.values.grundy);
  });
});

describe('tables of compounds', () => {
  it.each([
    ['node-kayles P9 + P11 [conjunctive]', ['4', '3'], [false, true]],
    ['node-kayles P9 + P4 [continued-conjunctive]', ['3', '2'], [true, false]],
    ['node-kayles P1 + P4 [diminished-disjunctive]', ['none', '0'], [true, false]],
    ['node-kayles P4 + P7 + P8 [selective]', ['lost', 'won', 'won'], [false, true, true]],
  ])('of %s say what decides', async (question, values, keys) => {
    const { look, answer } = await open(question);
    const table = tableOf(answer, look);
    if (table?.kind !== 'cells') throw new Error('there is no table');
    expect(table.rows.map(({ cells }) => cells[0])).toEqual(values);
    expect(table.rows.map(({ isKey }) => isKey)).toEqual(keys);
  });
});

describe('germs and camps', () => {
  it.each([
    ['dancing-mania 4>3 3>1 3>2 2>0 : 4', { 4: 'H', 3: 'g3', 2: '1', 1: 'dead', 0: 'dead' }, 'even camp'],
    ['dancing-mania 3>2 2>1 1>0 : 3', { 3: 'H', 2: 'g2', 1: '1', 0: 'dead' }, 'odd camp'],
  ])('of %s are lettered', async (question, letters, camp) => {
    const { answer } = await open(question);
    if (answer.certificate === undefined) throw new Error('there is no certificate');
    expect(Object.fromEntries(readCamps(answer.certificate).letters)).toEqual(letters);
    expect(campSentence(answer.certificate)).toContain(camp);
  });
});

describe('layers', () => {
  it('have names that an address can carry, one each', async () => {
    for (const question of [
      'nim-on-graphs 1-2=2 2-3=1 3-4=2 4-1=1 @1',
      'geodetic C12 : 1..3',
      'hackendot 1>2 1>3 3>4',
      'survivor-nim 13 1122112 [take 1-2]',
    ]) {
      const { look, answer } = await open(question);
      const ids = listLayers(answer, look).map(({ id }) => id);
      expect(ids.length).toBeGreaterThan(0);
      for (const id of ids) expect(id).toMatch(/^[a-z-]{1,20}$/);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('have cuts of least capacity', () => {
    const links = [
      { from: 'a', to: 'b', capacity: 2n },
      { from: 'b', to: 'c', capacity: 2n },
      { from: 'c', to: 'd', capacity: 1n },
      { from: 'd', to: 'a', capacity: 4n },
    ];
    expect([...minimumCut(links, 'd', 'b')].sort()).toEqual(['a', 'd']);
  });
});

describe('Nim on graphs', () => {
  it('is told after its leaves are gone', async () => {
    const { look, answer } = await open('nim-on-graphs 1-a=3 a-2=3 1-b=2 b-3=2 2-c=2 c-3=3 1-x=2 x-y=1 @b');
    const layers = new Map(listLayers(answer, look).map(({ id, pictures }) => [id, pictures]));
    expect(layers.get('leaves')?.[0]?.caption).toBe('taken away in this order: x with its leaf y');
    expect(layers.get('cut')).toHaveLength(3);
    const table = tableOf(answer, look);
    expect(table?.kind === 'cells' && table.rows.map(({ name, cells }) => [name, ...cells])).toEqual([
      ['1', '2, 3', 'its cut is 4, less than 5'],
      ['3', '2, 3', 'its cut is 4, less than 5'],
      ['2', '2, 3', 'its cut is 4, less than 5'],
    ]);
  });

  it('has cuts whose capacities are those of the certificate, and less than is needed', async () => {
    let seen = 0;
    for (let seed = 1; seed < 400 && seen < 40; seed++) {
      const weights = Array.from({ length: 6 }, (_, place) => 1 + (((seed * (place + 3) * 7919) % 97) % 3));
      const [a, b, c, d, e, f] = weights;
      const question = `nim-on-graphs 1-a=${a} a-2=${b} 1-b=${c} b-3=${d} 2-c=${e} c-3=${f} @1`;
      const { look, answer } = await open(question);
      const table = tableOf(answer, look);
      if (answer.verdict.outcome !== 'P' || table?.kind !== 'cells') continue;
      for (const { cells } of table.rows) {
        const [, cut, needed] = /its cut is (\d+), less than (\d+)/.exec(cells[1] ?? '') ?? [];
        if (cut !== undefined) expect(Number(cut)).toBeLessThan(Number(needed));
        else expect(cells[1]).toBe('equal weights');
      }
      const drawn = listLayers(answer, look).find(({ id }) => id === 'cut');
      const totals = drawn?.pictures.map(({ overlay }) => /\d+$/.exec(overlay?.cut?.caption ?? '')?.[0]) ?? [];
      const told = table.rows.flatMap(({ cells }) => /its cut is (\d+)/.exec(cells[1] ?? '')?.[1] ?? []);
      expect(totals).toEqual(told);
      seen++;
    }
    expect(seen).toBeGreaterThan(15);
  });
});

describe('slips in print', () => {
  it('are told with positions of the same setting only', async () => {
    expect((await open('node-kayles P9 + P11 [conjunctive]')).answer.slips).toHaveLength(1);
    expect((await open('nim 3 5 7')).answer.slips).toEqual([]);
    expect((await open('geodetic C5')).answer.slips[0]?.counterexample.at).toBe('geodetic C5 [literal]');
  });
});
