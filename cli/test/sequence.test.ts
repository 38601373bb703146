import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith, run } from './run-program.ts';

/** Grundy values of paths of Node-Kayles, which are those of the octal game 0.137. */
const DAWSON = '0 1 1 2 0 3 1 1 0 3 3 2 2 4 0 5 2 2 3 3 0 1 1 3 0 2 1 1 0 4 5 2 7 4';

describe('impartial sequence', () => {
  it('prints the values of a family', async () => {
    const { out, err, code } = await run(['sequence', 'node-kayles P{n}', '--to', '33']);
    expect({ out, err, code }).toEqual({ out: `Grundy values, n = 0 to 33:\n${DAWSON}\n`, err: '', code: 0 });
  });

  it('starts where it is told and takes numbers in any form', async () => {
    const { out } = await run(['sequence', 'octal 0.137: {n}', '--from', '1e1', '--to', '1_5']);
    expect(out).toBe('Grundy values, n = 10 to 15:\n3 2 2 4 0 5\n');
  });

  it('writes JSON, CSV and b-files to standard output', async () => {
    const write = async (form: string) => (await run(['sequence', 'nim {n}', '--to', '2', form])).out;
    expect(await Promise.all(['--json', '--csv', '--bfile'].map(write))).toEqual([
      '{"schema":"impartial/1","question":"nim {n}","kind":"Grundy values","from":0,"values":["0","1","2"]}\n',
      'n,value,kind\n0,0,Grundy values\n1,1,Grundy values\n2,2,Grundy values\n',
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
    const values = plain.out.split('\n')[1]?.split(' ') ?? [];
    expect(values).toHaveLength(9);
    expect(values).toContain('*');
    const defined = values.flatMap((value, n) => (value === '*' ? [] : [`${n} ${value}`]));
    expect(bfile.out.trim().split('\n')).toEqual(defined);
  });

  it('gives outcomes in a setting without values, and says so', async () => {
    const family = ['sequence', 'nim {n} [misere]', '--to', '3'];
    const [plain, json, bfile] = await Promise.all([run(family), run([...family, '--json']), run([...family, '--bfile'])]);
    expect(plain.out).toBe('Outcomes (N: the player to move wins, P: loses), n = 0 to 3:\nN P N N\n');
    expect(JSON.parse(json.out)).toMatchObject({ kind: 'Outcomes', values: ['N', 'P', 'N', 'N'] });
    expect(bfile.out).toMatch(/^# Outcomes: 1 for N .*\n0 1\n1 0\n2 1\n3 1\n$/);
  });

  it('ends a b-file before the first value that is not known, and says so', async () => {
    const family = ['sequence', 'chomp {n}x{n}', '--from', '1', '--to', '5', '--max-positions', '30'];
    const [plain, bfile] = await Promise.all([run(family), run([...family, '--bfile'])]);
    const values = plain.out.split('\n')[1]?.split(' ') ?? [];
    const first = values.indexOf('?');
    expect(first).toBeGreaterThan(0);
    expect(plain.err).toContain(`n = ${first + 1}: the outcome is N, but the value was not found`);
    expect(bfile.out).toBe(
      values
        .slice(0, first)
        .map((value, n) => `${n + 1} ${value}\n`)
        .join(''),
    );
    expect(bfile.err).toContain(`impartial: the b-file ends before n = ${first + 1}, the first value that is not known\n`);
    expect([plain.code, bfile.code]).toEqual([1, 1]);
  });

  it('prints statistics with the columns of the printed table', async () => {
    const family = 'node-kayles P{n} [diminished-disjunctive, misere]';
    const { out, code } = await run(['sequence', family, '--to', '1e4', '--stats']);
    expect(out).toMatch(/^Foreclosed values:\n/);
    const rows = out
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(/ {2,}/));
    expect(rows[2]).toEqual(['100', '8', '11', '4.23', '2.4114', '2, 4', '15', '98', '61']);
    expect(rows[4]).toEqual(['10000', '12', '163', '58.5556', '30.621093', '33', '2.73', '1526', '9977']);
    expect(rows).toHaveLength(6);
    expect(code).toBe(0);
  });

  it('writes several files at once, a picture among them', async () => {
    const folder = folderWith({});
    const files = ['--bfile', 'b.txt', '--csv', 'c.csv', '--plot', 'p.svg'];
    const { out, err, code } = await run(['sequence', 'octal 0.137: {n}', '--to', '1e5', ...files], { cwd: folder });
    expect([out, err, code]).toEqual(['', '', 0]);
    expect(readdirSync(folder).sort()).toEqual(['b.txt', 'c.csv', 'p.svg']);
    const lines = readFileSync(join(folder, 'b.txt'), 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(100_001);
    expect(lines.slice(0, 34).map((line) => line.split(' ')[1])).toEqual(DAWSON.split(' '));
    expect(readFileSync(join(folder, 'c.csv'), 'utf8').split('\n')).toHaveLength(100_003);
    expect(readFileSync(join(folder, 'p.svg'), 'utf8')).toMatch(/^<svg [\s\S]*octal 0\.137: \{n\}[\s\S]*<\/svg>\n$/);
  });

  it('prints one form only', async () => {
    const { err, code } = await run(['sequence', 'kayles {n}', '--to', '5', '--stats', '--bfile']);
    expect([err, code]).toEqual([expect.stringContaining('choose one of'), 2]);
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
    expect(out).toBe('Grundy values, n = 0 to 4:\n0 0 0 1 1\n');
    expect(err).toContain('heap-too-large');
    expect(code).toBe(1);
  });

  it('keeps every value at its n where the time is over, also in a checkpoint', async () => {
    const folder = folderWith({});
    const family = ['sequence', 'octal 0.007: {n}', '--checkpoint', 'run.save'];
    const { out, err, code } = await run([...family, '--to', '1e7', '--max-seconds', '0'], { cwd: folder });
    expect(out).toMatch(/^Grundy values, n = 0 to \d+:\n0 0 0 1 1 1 2 2 0 3 3 1 1 1 0 4 .* \?\n$/);
    expect(err).toMatch(/1 of \d+ values are not known/);
    expect(code).toBe(1);
    const again = await run([...family, '--to', '15'], { cwd: folder });
    expect(again).toEqual({ out: 'Grundy values, n = 0 to 15:\n0 0 0 1 1 1 2 2 0 3 3 1 1 1 0 4\n', err: '', code: 0 });
  });

  it('goes on beyond the largest heap where a period is proved', async () => {
    const { out, err, code } = await run(['sequence', 'kayles {n}', '--to', '405', '--from', '398', '--max-heap', '400']);
    expect({ out, err, code }).toEqual({ out: 'Grundy values, n = 398 to 405:\n2 8 1 4 7 2 1 8\n', err: '', code: 0 });
  });

  it('is compared with a b-file, and with the catalogue', async () => {
    const folder = folderWith({ 'b.txt': '# kept\n1 1\n2 1\n3 2\n4 0\n5 9\n', 'bad.txt': '0 0\n1 one\n' });
    const family = ['sequence', 'node-kayles P{n}', '--to', '400', '--compare'];
    const [file, shorter, bad, known, json, both] = await Promise.all([
      run([...family, 'b.txt'], { cwd: folder }),
      run(['sequence', 'node-kayles P{n}', '--to', '4', '--compare', 'b.txt'], { cwd: folder }),
      run([...family, 'bad.txt'], { cwd: folder }),
      run([...family, 'catalogue', '--bfile', 'out.txt'], { cwd: folder }),
      run([...family, 'catalogue', '--json'], { cwd: folder }),
      run([...family, 'catalogue', '--csv'], { cwd: folder }),
    ]);
    expect(file.out).toBe('First difference at n = 5: 3 here, 9 in b.txt. Before it 4 terms, from n = 1 on,\nare the same.\n');
    expect(shorter.out).toBe('The same as b.txt from n = 1 for 4 terms.\n');
    expect(bad.err).toBe(
      'impartial: bad.txt, line 2, column 1: This is no line of a b-file. expected two whole numbers, n and its value; found 1 one\n',
    );
    expect(known.out).toContain('the same as 0.07 (dawsons-kayles {n}) at n + 1 from n = 0 for 401 terms\n');
    expect(readFileSync(join(folder, 'out.txt'), 'utf8')).toMatch(/^0 0\n1 1\n/);
    expect(JSON.parse(json.out)).toMatchObject({
      comparedWith: 'catalogue',
      terms: 401,
      same: expect.arrayContaining([expect.objectContaining({ name: '0.137', shift: 0 })]),
    });
    expect([file, shorter, bad, known, json, both].map(({ code }) => code)).toEqual([1, 0, 2, 0, 0, 2]);
  });

  it('refuses holes other than {n}, and says which verb takes them', async () => {
    const { err, code } = await run(['sequence', 'nim {m} {n}', '--to', '4']);
    expect(code).toBe(1);
    expect(err).toContain('`impartial table`');
  });
});
