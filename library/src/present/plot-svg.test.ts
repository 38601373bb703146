import { describe, expect, it } from 'vitest';
import { termsToSvg } from './plot-svg.ts';
import { listTicks } from './plot-ticks.ts';

const terms = (count: number) => Array.from({ length: count }, (_, n) => ({ n, value: n === 3 ? null : (n * 7) % 11 }));

describe('a plot', () => {
  it('has a dot for each of a few terms that have a value', () => {
    const svg = termsToSvg('octal 0.137: {n} <&"', terms(50), { from: 0, to: 49, largest: 10 });
    expect(svg.match(/<circle /g)).toHaveLength(49);
    expect(svg).toContain('octal 0.137: {n} &lt;&amp;&quot;');
    const [, x, y] = /<circle cx="([\d.]+)" cy="([\d.]+)"/.exec(svg) ?? [];
    expect([Number(x), Number(y)]).toEqual([76, 484]);
    expect(svg.match(/>(n|value)<\/text>/g)).toEqual(['>n</text>', '>value</text>']);
  });

  it('of very many terms stays small and shows every value', () => {
    const svg = termsToSvg('x', terms(300_000), { from: 0, to: 299_999, largest: 10 });
    expect(svg.length).toBeLessThan(20_000);
    expect(svg).not.toContain('NaN');
    expect(new Set([...svg.matchAll(/M[\d.]+ ([\d.]+)h[\d.]+/g)].map((match) => match[1])).size).toBeGreaterThanOrEqual(11);
  });

  it('of one term, or of zeros only, is drawn too', () => {
    expect(termsToSvg('x', [{ n: 5, value: 0 }], { from: 5, to: 5, largest: 0 })).not.toContain('NaN');
  });

  it('has round ticks', () => {
    expect(listTicks(0, 4600, 8)).toEqual([0, 1000, 2000, 3000, 4000]);
    expect(listTicks(0, 3, 8)).toEqual([0, 1, 2, 3]);
    expect(listTicks(7, 43, 10)).toEqual([10, 15, 20, 25, 30, 35, 40]);
  });
});
