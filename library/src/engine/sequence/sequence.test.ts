import { describe, expect, it } from 'vitest';
import { catalogue } from '../../catalogue.ts';
import { termOf } from '../../compounds/show.ts';
import { fillHole } from '../../notation/question.ts';
import { plainKernels } from '../../numeric/plain-kernels.ts';
import { solveWith } from '../solve/solve.ts';
import { Family } from './family.ts';
import { eachStretchWith, sequenceWith } from './sequence.ts';

const options = { catalogue };

function values(line: string, to: number, from?: number) {
  return Array.from(sequenceWith(line, { ...options, to, ...(from !== undefined && { from }) }), ({ value }) => value);
}

describe('a family of heaps', () => {
  it.each([
    ['octal 0.137: {n}', '0.137', 0],
    ['octal 0.16:{n}', '0.16', 0],
    ['kayles {n}', '0.77', 0],
    ['node-kayles P{n}', '0.137', 0],
    ['node-kayles P{n} [diminished-disjunctive, misere]', '0.13337', 2],
  ])('is seen in %s', (line, code, shift) => {
    expect(new Family(line, options).heaps('same-values')).toMatchObject({ code, shift });
  });

  it.each([
    'octal 0.137: {n} {n}',
    'octal 0.137: {n}^2',
    'octal 0.137: 3 {n}',
    'octal 0.137: 1{n}',
    'octal 0.{n}: 3',
    'kayles {n} [misere]',
    'kayles {n} [conjunctive]',
    'node-kayles C{n}',
    'node-kayles 2*P{n}',
    'node-kayles P{n} + P{n}',
    'node-kayles P{n} [conjunctive]',
    'nim {n}',
    'nim {n} + kayles 3',
    'kayles 3 + kayles {n}',
  ])('is not seen in %s', (line) => {
    expect(new Family(line, options).heaps('same-values')).toBeUndefined();
  });

  it('has the moves of an octal game in every setting', () => {
    for (const line of ['node-kayles P{n} [conjunctive, misere]', 'dawsons-chess {n} [selective]']) {
      expect(new Family(line, options).heaps('same-moves')).toMatchObject({ code: '0.137', shift: 0 });
    }
  });

  it('has the values of its members asked one by one', () => {
    let seen = 0;
    for (const line of [
      'octal 0.16: {n}',
      'node-kayles P{n}',
      'node-kayles P{n} [diminished-disjunctive, misere]',
      'octal 0.3F: {n}',
      'directed-node-kayles chain {n}',
    ]) {
      const single = Array.from({ length: 80 }, (_, n) => {
        const answer = solveWith(fillHole(line, n), options);
        return 'error' in answer ? undefined : termOf(answer);
      });
      expect(values(line, 79)).toEqual(single);
      expect(values(line, 79, 33)).toEqual(single.slice(33));
      expect(values(line, 1, 1)).toEqual(single.slice(1, 2));
      seen += single.length;
    }
    expect(seen).toBe(400);
  });

  it('is continued by copies once a period is proved, and from known values', () => {
    const all = values('kayles {n}', 50_000);
    expect(all).toHaveLength(50_001);
    const kernel = plainKernels.octalSequence(Uint8Array.of(0, 7, 7), 6000);
    expect(all.slice(0, 6001)).toEqual([...kernel]);
    expect(all.every((value, n) => n < 71 || n + 12 > 50_000 || value === all[n + 12])).toBe(true);
    const known = plainKernels.octalSequence(Uint8Array.of(0, 0, 0, 7), 2000);
    const line = 'octal 0.007: {n}';
    const resumed = Array.from(sequenceWith(line, { ...options, to: 3000, known }), ({ value }) => value);
    expect(resumed).toEqual(values(line, 3000));
  });

  it('is not recomputed where it is known', () => {
    const known = Uint16Array.from({ length: 101 }, (_, n) => n);
    const stretches = [...eachStretchWith('octal 0.007: {n}', { ...options, to: 50, known })];
    expect(stretches.flatMap(({ values: each }) => Array.from(each))).toEqual(Array.from({ length: 51 }, (_, n) => n));
  });

  it('ends with what a limit says', () => {
    const line = 'octal 0.007: {n}';
    const run = sequenceWith(line, { ...options, to: 6, limits: { heap: 4 } });
    const terms = [];
    let next = run.next();
    for (; !next.done; next = run.next()) terms.push(next.value.value);
    expect(terms).toEqual([0, 0, 0, 1, 1]);
    expect(next.value?.error.code).toBe('heap-too-large');
    expect(values('kayles {n}', 1e15 + 2, 1e15)).toEqual(values('kayles {n}', 78, 76));
    const hurried = [...sequenceWith('octal 0.007: {n}', { ...options, to: 1e7, limits: { milliseconds: 0 } })];
    expect(hurried.at(-1)?.reason).toMatch(/longer than 0 seconds/);
  });

  it('goes on beyond the limit of heaps where a theorem does', () => {
    const all = values('kayles {n}', 700);
    for (const [from, heap] of [
      [0, 400],
      [350, 400],
      [500, 400],
    ] as const) {
      const limited = [...sequenceWith('kayles {n}', { ...options, from, to: 700, limits: { heap } })];
      expect(limited.map(({ value }) => value)).toEqual(all.slice(from));
      expect(limited[0]?.n).toBe(from);
    }
    const line = 'node-kayles P{n} [diminished-disjunctive, misere]';
    const beyond = [...sequenceWith(line, { ...options, to: 14, limits: { heap: 10 } })];
    expect(beyond.map(({ value, reason }) => (reason === undefined ? value : '?')).slice(0, 11)).toEqual(values(line, 10));
    expect(beyond).toHaveLength(15);
  });
});
