import { describe, expect, it } from 'vitest';
import { run } from './run-program.ts';

describe('impartial table', () => {
  it('sets the tables of a paper beside what is printed', async () => {
    const [first, second, json] = await Promise.all([
      run(['table', 'compound-node-kayles', '1']),
      run(['table', 'compound-node-kayles', '2', '--to', '1e3']),
      run(['table', 'compound-node-kayles', '3', '--json']),
    ]);
    expect(first.out).toMatch(/printed {2}\*{4}001120[\s\S]*7 rows, none differs\.\n$/);
    expect(second.out).toMatch(/n = 1000\n[\s\S]*3 rows, none differs\.\n$/);
    const { rows } = JSON.parse(json.out) as { rows: { title: string; difference?: string }[] };
    expect(rows[0]).toMatchObject({ title: 'disjunctive, normal play', difference: 'not lost: 19; lost and not printed: 20' });
    expect([first.code, second.code, json.code]).toEqual([0, 0, 0]);
  });

  it('says which tables there are', async () => {
    const [paper, number] = await Promise.all([run(['table', 'other']), run(['table', 'compound-node-kayles', '4'])]);
    expect([paper.code, number.code]).toEqual([2, 2]);
    expect(paper.err).toContain('compound-node-kayles');
    expect(number.err).toContain('1, 2, 3');
  });
});
