/**
 * Periods of octal games against those that others published, with the sources in the file of facts. Where the first heap is counted after
 * heaps without a move, the class of the code says how many these are.
 */
import { readFileSync } from 'node:fs';
import { findPeriod, octalClass } from 'impartial';
import { describe, expect, it } from 'vitest';
import { loadKernels } from '../src/index.ts';

const lines = readFileSync(new URL('published-periods.txt', import.meta.url), 'utf8').split('\n');
const facts = lines.filter((line) => line !== '' && !line.startsWith('#'));
const turn = facts.indexOf('heaps');
const LIMIT = 600_000;

describe('published periods of octal games', async () => {
  const kernels = await loadKernels();
  const found = (code: string) => {
    const text = code.startsWith('.') ? `0${code}` : code.includes('.') ? code : `${code}.0`;
    const digits = Uint8Array.from(text.replace('.', ''), Number);
    const { period, preperiod } = {
      period: undefined,
      preperiod: undefined,
      ...findPeriod({ text, digits }, { kernels, limit: LIMIT }),
    };
    return { period, preperiod, shift: octalClass(digits).shift };
  };

  it('are those found here, where heaps are counted after those without a move', () => {
    for (const fact of facts.slice(0, turn)) {
      const [code = '', first, period] = fact.split(' ');
      const { shift, ...own } = found(code);
      // A sequence that repeats from its first value on may take in zeros before it.
      const preperiod = Number(first) <= 1 ? own.preperiod : Number(first) + shift;
      expect([code, own]).toEqual([code, { period: Number(period), preperiod }]);
      expect([code, (own.preperiod ?? 0) <= Number(first) + shift]).toEqual([code, true]);
    }
    expect(turn).toBe(82);
  });

  it('are those found here, where heaps are counted from 0 on', () => {
    for (const fact of facts.slice(turn + 1)) {
      const [code = '', preperiod, period] = fact.split(' ');
      const { shift: _, ...own } = found(code);
      expect([code, own]).toEqual([code, { period: Number(period), preperiod: Number(preperiod) }]);
    }
    expect(facts.length - turn - 1).toBe(13);
  });
});
