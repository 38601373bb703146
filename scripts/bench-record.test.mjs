/** Figures of docs are those on record, and what is slower than on record by more than noise is said. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareWithRecord, listPages, RECORD, summarize, withUnit, writeFigures } from './bench-record.mjs';
import { root } from './step.mjs';

const machine = { processor: 'P', cores: 2, node: 'v20.0.0' };
const runs = [5, 1, 3, 2, 4].map((value) => [
  { name: 'time', value, unit: 's', better: 'less' },
  { name: 'ratio', value: 10 * value, unit: '×', better: 'more' },
  { signature: 'abc' },
]);
const before = { machine, ...summarize(runs) };
const measured = (time, ratio, signature = 'abc') =>
  summarize([
    [
      { name: 'time', value: time, unit: 's', better: 'less' },
      { name: 'ratio', value: ratio, unit: '×', better: 'more' },
      { signature },
    ],
  ]);

describe('the record of measurements', () => {
  it('has medians with their spread', () => {
    expect(before.figures).toEqual({
      time: { median: 3, least: 1, most: 5, unit: 's', better: 'less' },
      ratio: { median: 30, least: 10, most: 50, unit: '×', better: 'more' },
    });
    expect([before.signature, before.runs]).toEqual(['abc', 5]);
    expect(() => summarize([[{ signature: 'a' }], [{ signature: 'b' }]])).toThrow('a, b');
  });

  it('tells what is worse than the spread on record, either way round, and nothing else', () => {
    expect(compareWithRecord('x', measured(9, 1), before, machine)).toEqual([]);
    expect(compareWithRecord('x', measured(9.1, 30), before, machine)).toEqual(['x: time is 9.1 s, on record 3 s (1 s to 5 s)']);
    const steady = { ...before, figures: { ratio: { ...before.figures.ratio, least: 30, most: 30 } } };
    expect(compareWithRecord('x', measured(1, 27), steady, machine)).toEqual([]);
    expect(compareWithRecord('x', measured(1, 26.9), steady, machine)).toEqual(['x: ratio is 26.9×, on record 30×']);
  });

  it('compares times on one machine only, and signatures on all', () => {
    const other = { ...machine, node: 'v22.0.0' };
    expect(compareWithRecord('x', measured(100, 30), before, other)).toEqual([]);
    expect(compareWithRecord('x', measured(3, 30, 'abd'), before, other)).toEqual(['x: the signature was abc and is abd']);
    expect(compareWithRecord('x', measured(3, 30), undefined, other)).toEqual(['x is not on record']);
  });

  it('is what docs say', () => {
    const record = JSON.parse(readFileSync(RECORD, 'utf8'));
    const pages = listPages().map((page) => relative(root, page));
    const marked = pages.filter((page) => readFileSync(join(root, page), 'utf8').includes('<!-- bench '));
    expect(marked).toEqual(expect.arrayContaining(['docs/comparison.md', 'docs/results/bench.md']));
    for (const page of marked) {
      const text = readFileSync(join(root, page), 'utf8');
      expect(writeFigures(text, record), `${page}: npm run golden writes it`).toBe(text);
    }
    const measurements = readdirSync(join(root, 'bench')).filter((file) => file.endsWith('.mjs') && file !== 'figures.mjs');
    const page = readFileSync(join(root, 'docs/results/bench.md'), 'utf8');
    for (const file of measurements) expect(page).toContain(`<!-- bench ${file.replace('.mjs', '')} -->`);
    for (const file of Object.keys(record)) expect(measurements).toContain(`${file}.mjs`);
  });

  it('is written into tables and sentences', () => {
    const page =
      'A <!-- bench x: time --><!-- end of bench -->, b.\n<!-- bench x -->\nold\n<!-- end of bench -->\n<!-- bench y -->\n<!-- end of bench -->\n';
    const written = writeFigures(page, { x: before });
    expect(written).toBe(`A <!-- bench x: time -->3 s<!-- end of bench -->, b.
<!-- bench x -->
| measured | median | spread |
| --- | ---: | ---: |
| time | 3 s | 1 s to 5 s |
| ratio | 30× | 10× to 50× |

5 runs, P, 2 cores, Node v20.0.0, signature \`abc\`.
<!-- end of bench -->
<!-- bench y -->
Not on record; \`npm run bench y -- --record\` measures it.
<!-- end of bench -->
`);
    expect(writeFigures(written, { x: before })).toBe(written);
    expect([withUnit(999, 'ms'), withUnit(12345, 'ms'), withUnit(38123.4, 'a second')]).toEqual([
      '999 ms',
      '12.3 s',
      '38,123 a second',
    ]);
    expect(() => writeFigures('<!-- bench x: none -->1<!-- end of bench -->', { x: before })).toThrow('none');
    const waiting = '<!-- bench y: time -->(not on record)<!-- end of bench -->';
    expect(writeFigures('<!-- bench y: time -->1 s<!-- end of bench -->', { x: before })).toBe(waiting);
  });
});
