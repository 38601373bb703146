/** Proofs of searches in files: written, compressed, checked, and refused where a line is wrong. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { folderWith, run } from './run-program.ts';

const write = (question: string, cwd: string, ...more: string[]) => run(['solve', question, '--proof', ...more], { cwd });

describe('impartial solve --proof', () => {
  it('writes a proof beside the answer, plain or compressed, that verify --proof accepts', async () => {
    const folder = folderWith({});
    const [plain, packed] = [join(folder, 'a.proof'), join(folder, 'a.proof.gz')];
    const [first, second] = await Promise.all([
      write('node-kayles P4 [misere]', folder, 'a.proof'),
      write('node-kayles P4 [misere]', folder, 'a.proof.gz'),
    ]);
    expect([first.code, second.code]).toEqual([0, 0]);
    expect(first.out).toContain('N');
    expect(first.err).toBe('impartial: the proof has 7 lines: a.proof\n');
    const text = readFileSync(plain, 'utf8');
    expect(gunzipSync(readFileSync(packed)).toString()).toBe(text);
    expect(readFileSync(packed)[0]).toBe(0x1f);
    const [checked, unpacked, piped] = await Promise.all([
      run(['verify', '--proof', plain]),
      run(['verify', '--proof', packed]),
      run(['verify', '--proof', '-'], { input: text }),
    ]);
    expect(checked.out).toContain('✓ node-kayles P4 [misere] is N: 3 lines hold');
    expect(checked.code).toBe(0);
    expect([unpacked, piped]).toEqual([checked, checked]);
  });

  it('has no proof where the search passes its limits, says so, and writes nothing', async () => {
    const folder = folderWith({});
    const { err, code, out } = await write('kayles 200 [misere]', folder, 'a.proof', '--max-positions', '50');
    expect(err).toContain('impartial: no proof was written: the search would store more than 50 positions');
    expect(code).toBe(1);
    expect(out).not.toBe('');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is for one question that reads', async () => {
    const folder = folderWith({});
    const [bad, batch] = await Promise.all([
      write('kayles x', folder, 'a.proof'),
      run(['solve', '--batch', '--proof', 'a.proof'], { cwd: folder }),
    ]);
    expect([bad.code, batch.code]).toEqual([1, 2]);
    expect(existsSync(join(folder, 'a.proof'))).toBe(false);
  });

  it('takes own rulesets', async () => {
    const rules = `export default ({ defineRuleset, ok }) => defineRuleset({
  id: 'take-squares', title: 'Take squares', rule: 'Take a square number.', notation: 'a number', sources: [], samples: ['5'],
  parse: ({ text }) => ok(Number(text)), format: String,
  moves: (n) => [1, 4, 9].filter((k) => k <= n).map((k) => ({ label: String(k), to: n - k })),
});`;
    const folder = folderWith({ 'rules.mjs': rules });
    const wrote = await write('take-squares 7 [misere]', folder, 'a.proof', '--ruleset', 'rules.mjs');
    expect(wrote).toMatchObject({ code: 0 });
    const check = await run(['verify', '--proof', 'a.proof', '--ruleset', 'rules.mjs'], { cwd: folder });
    expect(check.out).toContain('✓ take-squares 7 [misere] is');
    const without = await run(['verify', '--proof', 'a.proof'], { cwd: folder });
    expect(without).toMatchObject({ code: 1 });
    expect(without.out).toContain('✗');
  });
});

describe('impartial verify --proof', () => {
  it('refuses a wrong line and says which', async () => {
    const folder = folderWith({});
    await write('nim 1 [misere]', folder, 'a.proof');
    const text = readFileSync(join(folder, 'a.proof'), 'utf8');
    const altered = text.replace('n\tnim 0', 'p\tnim 0');
    writeFileSync(join(folder, 'b.proof'), altered);
    writeFileSync(join(folder, 'c.proof.gz'), gzipSync(altered).subarray(0, 40));
    const [refused, torn, none] = await Promise.all(
      ['b.proof', 'c.proof.gz', 'd.proof'].map((name) => run(['verify', '--proof', name], { cwd: folder })),
    );
    expect(refused?.out).toContain('line 4: there is no move, and that wins');
    expect([refused?.code, torn?.code, none?.code]).toEqual([1, 2, 2]);
    expect(none?.err).toBe('impartial: cannot read d.proof: no such file or folder\n');
  });
});

describe('impartial prove', () => {
  it('prints what solve --proof writes', async () => {
    const folder = folderWith({});
    await write('kayles 6 [misere]', folder, 'a.proof');
    const { out, code } = await run(['prove', 'kayles 6', '[misere]']);
    expect(out).toBe(readFileSync(join(folder, 'a.proof'), 'utf8'));
    expect(code).toBe(0);
  });

  it('writes a file for Lean, or prints it', async () => {
    const folder = folderWith({});
    const [printed, wrote] = await Promise.all([
      run(['prove', 'nim 1 2 3', '--lean']),
      run(['prove', 'nim 1 2 3', '--lean', 'nim.lean'], { cwd: folder }),
    ]);
    expect(printed.out).toContain('theorem answer : Lost false table');
    expect(wrote).toEqual({ out: '', err: '', code: 0 });
    expect(readFileSync(join(folder, 'nim.lean'), 'utf8')).toBe(printed.out);
  });

  it('says why there is none', async () => {
    const [large, table, bad] = await Promise.all([
      run(['prove', 'kayles 200 [misere]', '--max-positions', '50']),
      run(['prove', 'survivor-nim 5 112 [take 1-2]', '--lean']),
      run(['prove', 'kayles x']),
    ]);
    expect(large).toMatchObject({ code: 1, out: '' });
    expect(large.err).toContain('there is no proof: the search would store more than 50 positions');
    expect(table.err).toContain('the players do not alternate');
    expect([table.code, bad.code]).toEqual([1, 1]);
  });
});
