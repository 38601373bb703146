import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith, run } from './run-program.ts';

/** Grundy values of paths of Node-Kayles, which are those of the octal game 0.137. */
const DAWSON = '0 1 1 2 0 3 1 1 0 3 3 2 2 4 0 5 2 2 3 3 0 1 1 3 0 2 1 1 0 4 5 2 7 4';

describe('impartial sequence', () => {
  it('prints the values of a family', async () => {
    const { out, err, code } = await run(['sequence', 'node-kayles P{n}', '--to', '33']);
    expect({ out, err, code }).toEqual({ out: `${DAWSON}\n`, err: '', code: 0 });
  });

  it('starts where it is told and takes numbers in any form', async () => {
    const { out } = await run(['sequence', 'octal 0.137: {n}', '--from', '1e1', '--to', '1_5']);
    expect(out).toBe('3 2 2 4 0 5\n');
  });

  it('writes JSON, CSV and b-files to standard output', async () => {
    const write = async (form: string) => (await run(['sequence', 'nim {n}', '--to', '2', form])).out;
    expect(await Promise.all(['--json', '--csv', '--bfile'].map(write))).toEqual([
      '{"question":"nim {n}","from":0,"values":[0,1,2]}\n',
      'n,value\n0,0\n1,1\n2,2\n',
      '0 0\n1 1\n2 2\n',
    ]);
  });

  it('writes files whole and leaves nothing else behind', async () => {
    const folder = folderWith({ 'old.txt': 'old' });
    const { out, code } = await run(['sequence', 'kayles {n}', '--to', '5', '--bfile', 'old.txt'], { cwd: folder });
    expect([out, code]).toEqual(['', 0]);
    expect(readFileSync(join(folder, 'old.txt'), 'utf8')).toBe('0 0\n1 1\n2 2\n3 3\n4 1\n5 4\n');
    expect(readdirSync(folder)).toEqual(['old.txt']);
  });

  it('shows undefined values as stars and leaves them out of a b-file', async () => {
    const family = ['sequence', 'node-kayles P{n} [diminished-disjunctive]', '--to', '8'];
    const [plain, bfile] = await Promise.all([run(family), run([...family, '--bfile'])]);
    const values = plain.out.trim().split(' ');
    expect(values).toHaveLength(9);
    expect(values).toContain('*');
    const defined = values.flatMap((value, n) => (value === '*' ? [] : [`${n} ${value}`]));
    expect(bfile.out.trim().split('\n')).toEqual(defined);
  });

  it('gives 1 for N and 0 for P where a compound has no value', async () => {
    const { out } = await run(['sequence', 'nim {n} [misere]', '--to', '3']);
    expect(out).toBe('1 0 1 1\n');
  });

  it('refuses a line without a hole and a family of no questions', async () => {
    const [whole, bad] = await Promise.all([
      run(['sequence', 'nim 3', '--to', '3']),
      run(['sequence', 'nim {n}x', '--to', '3', '--json']),
    ]);
    expect(whole.err).toContain('no-hole');
    expect(JSON.parse(bad.out).error.at).toBe(4);
    expect([whole.code, bad.code]).toEqual([1, 1]);
  });

  it('keeps what it has where the family leaves the limits', async () => {
    const { out, err, code } = await run(['sequence', 'octal 0.007: {n}', '--to', '6', '--max-heap', '4']);
    expect(out).toBe('0 0 0 1 1\n');
    expect(err).toContain('heap-too-large');
    expect(code).toBe(1);
  });
});
