import { describe, expect, it } from 'vitest';
import { catalogue } from '../../catalogue.ts';
import type { WorkDone } from '../../core/look.ts';
import { fillHole } from '../../notation/question.ts';
import { plainKernels } from '../../numeric/plain-kernels.ts';
import { solveWith } from '../solve/solve.ts';
import { Family } from './family.ts';
import { sequenceWith } from './sequence.ts';
import { termOf } from './term.ts';
import { stretchesOf, termsOf } from './terms.fixture.ts';

const options = { catalogue };

function values(line: string, to: number, from?: number) {
  return Array.from(termsOf(line, { ...options, to, ...(from !== undefined && { from }) }), ({ value }) => value);
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
        return 'error' in answer ? undefined : termOf(answer, 'Grundy values').value;
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
    const resumed = Array.from(termsOf(line, { ...options, to: 3000, known }), ({ value }) => value);
    expect(resumed).toEqual(values(line, 3000));
  });

  it('is not recomputed where it is known', () => {
    const known = Uint16Array.from({ length: 101 }, (_, n) => n);
    const stretches = stretchesOf('octal 0.007: {n}', { ...options, to: 50, known });
    expect(stretches.flatMap(({ values: each }) => Array.from(each))).toEqual(Array.from({ length: 51 }, (_, n) => n));
  });

  it('ends with what a limit says', () => {
    const line = 'octal 0.007: {n}';
    const run = termsOf(line, { ...options, to: 6, limits: { heap: 4 } });
    expect(run.map(({ value }) => value)).toEqual([0, 0, 0, 1, 1, null]);
    expect(run.at(-1)).toMatchObject({ n: 5, error: { code: 'heap-too-large' }, reason: expect.stringContaining('5') });
    expect(values('kayles {n}', 1e15 + 2, 1e15)).toEqual(values('kayles {n}', 78, 76));
    const hurried = termsOf('octal 0.007: {n}', { ...options, to: 1e7, limits: { milliseconds: 0 } });
    expect(hurried.at(-1)?.reason).toMatch(/longer than 0 seconds/);
  });

  it('is refused as a question is where it has no hole, or its first line is no question', () => {
    for (const [line, error] of [
      ['kayles 5', { code: 'no-hole' }],
      ['kayles {n}x', { at: 7 }],
      ['no-such-game {n}', { code: 'unknown-ruleset', at: 0 }],
      ['octal 0.007: {n}00000', { code: 'heap-too-large' }],
    ] as const)
      expect([line, sequenceWith(line, { ...options, from: 7, to: 9, limits: { heap: 4 } })]).toMatchObject([line, { error }]);
    expect(sequenceWith('kayles {n}x', { ...options, from: 7, to: 9 })).toMatchObject({ question: 'kayles 7x' });
  });

  it('stops at a signal with the terms that are known, and tells how far it is', () => {
    for (const line of ['octal 0.007: {n}', 'grundys-game {n}', 'node-kayles W{n}']) {
      let told = 0;
      const signal = { aborted: false };
      const onProgress = ({ values = 0, milliseconds }: WorkDone) => {
        told = Math.max(told, values);
        expect(milliseconds).toBeGreaterThanOrEqual(0);
        signal.aborted ||= values >= 12;
      };
      const terms = termsOf(line, { ...options, from: 4, to: 1e7, signal, onProgress });
      expect([line, terms.at(-1)]).toMatchObject([line, { n: 3 + terms.length, value: null, limit: { name: 'stopped' } }]);
      expect(terms.length).toBeGreaterThanOrEqual(13);
      expect(told).toBe(terms.length - 1);
      const known = terms.slice(0, 12).map(({ value }) => value);
      expect([line, known]).toEqual([line, values(line, 15, 4)]);
    }
  });

  it('goes on beyond the limit of heaps where a theorem does', () => {
    const all = values('kayles {n}', 700);
    for (const [from, heap] of [
      [0, 400],
      [350, 400],
      [500, 400],
    ] as const) {
      const limited = termsOf('kayles {n}', { ...options, from, to: 700, limits: { heap } });
      expect(limited.map(({ value }) => value)).toEqual(all.slice(from));
      expect(limited[0]?.n).toBe(from);
    }
    const line = 'node-kayles P{n} [diminished-disjunctive, misere]';
    const beyond = termsOf(line, { ...options, to: 14, limits: { heap: 10 } });
    expect(beyond.map(({ value, reason }) => (reason === undefined ? value : '?')).slice(0, 11)).toEqual(values(line, 10));
    expect(beyond).toHaveLength(15);
  });
});
