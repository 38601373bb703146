import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith, run } from './run-program.ts';

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

  it('fills several holes, whose options have their names', async () => {
    const question = 'node-kayles {graph}{m} + P{n}';
    const [text, csv, json, before] = await Promise.all([
      run(['table', question, '--graph', 'P,C', '--m', '3..4', '--n=1,3']),
      run(['table', question, '--graph', 'P', '--m', '3..4', '--n', '1,3', '--csv']),
      run(['table', question, '--graph', 'P', '--m', '3', '--n', '1', '--json']),
      run(['table', '--m', '3..4', '--csv', '-', 'nim', '{m}', '{k:1..2}']),
    ]);
    expect(text.out).toBe(
      [
        'Grundy values of node-kayles {graph}{m} + P{n}\n',
        ...['graph = P', 'm\\n  1  3', '  3  3  0', '  4  1  2\n'],
        ...['graph = C', 'm\\n  1  3', '  3  0  3', '  4  1  2\n'],
      ].join('\n'),
    );
    expect(csv.out).toBe(
      'graph,m,n,value,kind\nP,3,1,3,Grundy values\nP,3,3,0,Grundy values\nP,4,1,1,Grundy values\nP,4,3,2,Grundy values\n',
    );
    expect(JSON.parse(json.out)).toMatchObject({
      holes: [{ name: 'graph', values: ['P'] }, { name: 'm' }, { name: 'n' }],
      cells: [{ question: 'node-kayles P3 + P1', at: ['P', '3', '1'], value: '3', outcome: 'N', kind: 'Grundy values' }],
    });
    expect(before.out).toBe(
      'm,k,value,kind\n3,1,2,Grundy values\n3,2,1,Grundy values\n4,1,5,Grundy values\n4,2,6,Grundy values\n',
    );
    expect([text, csv, json, before].map(({ code }) => code)).toEqual([0, 0, 0, 0]);
  });

  it('writes files, and ends with 1 where a cell is not known', async () => {
    const folder = folderWith({});
    const args = ['table', 'node-kayles G{m}x{n}', '--m', '3..4', '--n', '4..5', '--max-positions', '200'];
    const found = await run([...args, '--csv', 'out.csv', '--latex', 'out.tex', '--markdown'], { cwd: folder });
    expect(found.code).toBe(1);
    expect(found.out).toContain('? 2 cells are not known: no theorem applies and the search would store more than 200');
    expect(found.out).toContain('(--max-positions raises this limit)');
    expect(readFileSync(join(folder, 'out.csv'), 'utf8')).toBe(
      'm,n,value,kind\n3,4,0,Grundy values\n3,5,3,Grundy values\n4,4,?,Grundy values\n4,5,?,Grundy values\n',
    );
    expect(readFileSync(join(folder, 'out.tex'), 'utf8')).toMatch(/^\\begin\{table\}/);
  });

  it('refuses what is no hole, and holes without values', async () => {
    const [other, none, taken, twice, forms, short] = await Promise.all([
      run(['table', 'nim {a}', '--b', '3']),
      run(['table', 'nim {a}']),
      run(['table', 'nim {to}', '--to', '3']),
      run(['table', 'nim {a}', '--a', '3', '--a', '4']),
      run(['table', 'nim {a}', '--a', '3', '--csv', '--latex', '-']),
      run(['table', 'nim {a}', '-a', '3']),
    ]);
    expect(other.err).toBe("impartial: unknown option '--b': the question has the holes {a}\n");
    expect(none.err).toContain('Nothing is said about what goes into {a}.');
    expect(taken.err).toContain('--to is an option; choose another name');
    expect(twice.err).toContain('--a is given twice');
    expect(forms.err).toContain('choose one of --json, --csv, --markdown and --latex');
    expect(short.err).toContain("unknown option '-a'");
    expect([other, none, taken, twice, forms, short].map(({ code }) => code)).toEqual([2, 1, 2, 2, 2, 2]);
  });
});
