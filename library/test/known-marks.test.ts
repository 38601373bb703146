/** What pictures show of positions whose values are known. */
import { describe, expect, it } from 'vitest';
import { type CutMark, type MarkLayer, type Marks, type MarkTable, solve, type Verdict } from '../src/index.ts';

function ask(question: string): { readonly verdict: Verdict; readonly marks: Marks } {
  const verdict = solve(question, { marks: true });
  if ('error' in verdict || verdict.marks === undefined) throw new Error(`${question} has no marks`);
  return { verdict, marks: verdict.marks };
}

type Kind<Name extends MarkTable['kind']> = Extract<MarkTable, { kind: Name }>;

function tableOf<Name extends MarkTable['kind']>(question: string, kind: Name): Kind<Name> {
  const { table } = ask(question).marks;
  if (table?.kind !== kind) throw new Error(`${question} has no such table`);
  return table as Kind<Name>;
}

function layerOf(question: string, id: string): MarkLayer {
  return ask(question).marks.layers.find((layer) => layer.id === id) ?? expect.fail(`${question} has no layer ${id}`);
}

describe('two layers that were wrong', () => {
  it('say nothing about leaving 6 where another reading of the rule has its own theory', () => {
    const [picture] = layerOf('geodetic C9 : 1 [hull]', 'arc').pictures;
    expect(ask('geodetic C9 : 1 [hull]').verdict.outcome).toBe('P');
    expect(picture?.caption).not.toMatch(/leave/);
    expect(picture?.says).toEqual({ outcome: 'P' });
  });

  it('show a won form as won', () => {
    const [picture] = layerOf('geodetic C9 : 1..3 [interval]', 'arc').pictures;
    expect(ask('geodetic C9 : 1..3 [interval]').verdict.outcome).toBe('N');
    expect(picture?.says).toEqual({ outcome: 'N', winningMoves: ['6', '7'] });
  });
});

describe('the colouring of forests', () => {
  it('gives the value in binary, whatever the forest', () => {
    let seen = 0;
    for (let order = 1; order <= 6; order++)
      for (const parents of parentLists(order)) {
        const question = `hackendot parents ${parents.join(' ')}`;
        const { rows } = tableOf(question, 'cells');
        expect(ask(question).verdict.values.grundy).toBe(rows.reduce((sum, { cells }) => sum + Number(cells[3]), 0));
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
  ])('%s is coloured as the forest that hangs from its labels', (question) => {
    const value = tableOf(question, 'cells').rows.reduce((sum, { cells }) => sum + Number(cells[3]), 0);
    expect(value).toBe(ask(question).verdict.values.grundy);
    expect(layerOf(question, 'colours').pictures.length).toBeGreaterThan(0);
  });
});

describe('arcs of a cycle', () => {
  it('are found wherever labels lie, in the order of the cycle', () => {
    const arcs = layerOf('geodetic C12 : 1 2 7', 'arc').pictures.flatMap(({ marks }) => marks);
    expect(arcs.map((mark) => mark.kind === 'arc' && mark.vertices.join(' '))).toEqual(['3 4 5 6', '8 9 10 11 12']);
  });

  it('have the values of the library', () => {
    for (let length = 2; length <= 40; length++) {
      const { rows, sum } = tableOf(`geodetic C${length + 4} : 1 3`, 'nim-sum');
      expect(rows.map(({ value }) => value)).toContain(ask(`geodetic C${length + 2} : 1`).verdict.values.grundy);
      expect(sum).toBe(ask(`geodetic C${length + 4} : 1 3`).verdict.values.grundy);
    }
  });

  it('are labelled from the middle where no arc to leave is in reach', () => {
    const [picture] = layerOf('geodetic C6 : 1', 'arc').pictures;
    expect(picture?.caption).toContain('so label everything from the middle');
    expect(picture?.says?.winningMoves).toEqual(['4']);
  });
});

describe('a nim-sum table', () => {
  it.each([
    'geodetic K3oR6 : 1.1 1.2 1.3 1.4 2.1',
    'geodetic K3oR6 : 2.3',
    'geodetic K5oR4 : 1.1 2.2 3.1',
    'geodetic C12 : 1 2 7',
    'geodetic C7 + K3oR4 + P6',
    'node-kayles P5 + P7 + C4',
    'nim 3 5 7',
    'kayles 7 8 9',
  ])('of %s adds up to the value of the position', (question) => {
    const { rows, sum } = tableOf(question, 'nim-sum');
    expect(rows.reduce((all, { value }) => all ^ Number(value), 0)).toBe(ask(question).verdict.values.grundy);
    expect(sum).toBe(ask(question).verdict.values.grundy);
  });

  it('advises what misère play needs', () => {
    expect(tableOf('nim 5 1 [misere]', 'nim-sum').rows.map(({ leave }) => leave)).toEqual([undefined, 0]);
    expect(tableOf('nim 1 1 1 [misere]', 'nim-sum').rows.map(({ leave }) => leave)).toEqual([undefined, undefined, undefined]);
    expect(tableOf('nim 3 5 7 [misere]', 'nim-sum').rows.map(({ leave }) => leave)).toEqual([2, 4, 6]);
  });

  it('names vertices as the question does, in sums too', () => {
    const { rows } = tableOf('node-kayles P2 + P3', 'nim-sum');
    expect(rows.map(({ vertices }) => vertices?.join(' '))).toEqual(['1 2', '3 4 5']);
  });
});

describe('tables of compounds', () => {
  it.each([
    ['node-kayles P9 + P11 [conjunctive]', ['4', '3'], [false, true]],
    ['node-kayles P9 + P4 [continued-conjunctive]', ['3', '2'], [true, false]],
    ['node-kayles P1 + P4 [diminished-disjunctive]', ['none', '0'], [true, false]],
    ['node-kayles P4 + P7 + P8 [selective]', ['lost', 'won', 'won'], [false, true, true]],
    ['nim 1 1 [selective, misere]', ['won', 'won'], [true, true]],
    ['node-kayles P4 + P4 [selective, misere]', ['lost', 'lost'], [false, false]],
  ])('of %s say what decides', (question, values, keys) => {
    const { rows } = tableOf(question, 'cells');
    expect(rows.map(({ cells }) => cells[0])).toEqual(values);
    expect(rows.map(({ isKey }) => isKey)).toEqual(keys);
  });

  it('tell a component that ends at once from one that has ended', () => {
    expect(tableOf('nim 0 4 [diminished-disjunctive]', 'cells').rows.map(({ cells }) => cells[1])).toEqual(['has ended', '']);
    expect(tableOf('nim 2 4 [diminished-disjunctive]', 'cells').rows.map(({ cells }) => cells[1])).toEqual(['end it', 'end it']);
  });
});

describe('germs and camps', () => {
  it.each([
    ['dancing-mania 4>3 3>1 3>2 2>0 : 4', { 4: 'H', 3: 'g3', 2: '1' }, 'even camp'],
    ['dancing-mania 3>2 2>1 1>0 : 3', { 3: 'H', 2: 'g2', 1: '1' }, 'odd camp'],
  ])('of %s are lettered', (question, letters, camp) => {
    const badges = layerOf(question, 'camps').pictures.flatMap(({ marks }) => marks);
    expect(Object.fromEntries(badges.map((mark) => (mark.kind === 'badge' ? [mark.vertex, mark.text] : [])))).toEqual(letters);
    expect(ask(question).marks.note).toContain(camp);
  });
});

describe('layers', () => {
  it('have names that an address can carry, one each', () => {
    for (const question of [
      'nim-on-graphs 1-2=2 2-3=1 3-4=2 4-1=1 @1',
      'geodetic C12 : 1..3',
      'hackendot 1>2 1>3 3>4',
      'survivor-nim 13 1122112 [take 1-2]',
    ]) {
      const ids = ask(question).marks.layers.map(({ id }) => id);
      expect(ids.length).toBeGreaterThan(0);
      for (const id of ids) expect(id).toMatch(/^[a-z-]{1,20}$/);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

describe('Nim on graphs', () => {
  it('is told after its leaves are gone', () => {
    const question = 'nim-on-graphs 1-a=3 a-2=3 1-b=2 b-3=2 2-c=2 c-3=3 1-x=2 x-y=1 @b';
    expect(layerOf(question, 'leaves').pictures[0]?.caption).toBe('taken away in this order: x with its leaf y');
    expect(layerOf(question, 'cut').pictures).toHaveLength(3);
    expect(tableOf(question, 'cells').rows.map(({ name, cells }) => [name, ...cells])).toEqual([
      ['1', '2, 3', 'its cut is 4, less than 5'],
      ['3', '2, 3', 'its cut is 4, less than 5'],
      ['2', '2, 3', 'its cut is 4, less than 5'],
    ]);
  });

  it('has cuts whose capacities are those of the certificate, and less than is needed', () => {
    let seen = 0;
    for (let seed = 1; seed < 400 && seen < 40; seed++) {
      const weights = Array.from({ length: 6 }, (_, place) => 1 + (((seed * (place + 3) * 7919) % 97) % 3));
      const [a, b, c, d, e, f] = weights;
      const question = `nim-on-graphs 1-a=${a} a-2=${b} 1-b=${c} b-3=${d} 2-c=${e} c-3=${f} @1`;
      const { verdict, marks } = ask(question);
      const { table } = marks;
      if (verdict.outcome !== 'P' || table?.kind !== 'cells') continue;
      for (const { cells } of table.rows) {
        const [, cut, needed] = /its cut is (\d+), less than (\d+)/.exec(cells[1] ?? '') ?? [];
        if (cut !== undefined) expect(Number(cut)).toBeLessThan(Number(needed));
        else expect(cells[1]).toBe('equal weights');
      }
      const drawn = marks.layers.find(({ id }) => id === 'cut')?.pictures ?? [];
      const cuts = drawn.flatMap((picture) => picture.marks).filter((mark): mark is CutMark => mark.kind === 'cut');
      const told = table.rows.flatMap(({ cells }) => /its cut is (\d+)/.exec(cells[1] ?? '')?.[1] ?? []);
      expect(cuts.map(({ capacity }) => String(capacity))).toEqual(told);
      seen++;
    }
    expect(seen).toBeGreaterThan(15);
  });
});

describe('marks', () => {
  it('are made only where asked for', () => {
    expect(solve('nim 3 5 7')).not.toHaveProperty('marks');
  });

  it('are left out where no picture could show them', () => {
    for (const question of [
      'geodetic C1000000000000000000 : 1',
      'nim 1000000000000000000000 3',
      'geodetic K1000000000000oR7 : 3.4 3.5',
    ])
      expect(solve(question, { marks: true })).not.toHaveProperty('marks');
  });
});
