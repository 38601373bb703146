import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith, run } from './run-program.ts';

describe('impartial period', () => {
  it('proves a long period, writes its certificate, and the check accepts it', async () => {
    const folder = folderWith({});
    const { out, code } = await run(['period', 'octal 0.127: {n}', '--max-seconds', '1e6', '--json', '--certificate', 'c.json'], {
      cwd: folder,
    });
    const found = JSON.parse(out);
    expect(found).toMatchObject({ question: 'octal 0.127: {n}', period: 4, preperiod: 46578 });
    expect(found.valuesComputed).toBeGreaterThanOrEqual(found.certificate.valuesNeeded);
    expect(JSON.parse(readFileSync(join(folder, 'c.json'), 'utf8'))).toEqual(found.certificate);
    const check = await run(['verify', '--certificate', 'c.json'], { cwd: folder });
    expect([code, check.code]).toEqual([0, 0]);
    expect(found.certificate).toMatchObject({ argument: 'window', mask: 1, positional: true, lastRare: 27106 });
    expect(check.out).toMatch(/0\.127 has period 4 from 46578 on: 73691 values computed anew,\s+window lemma/);
  });

  it('has words and a certificate for the arithmetic period of Nim', async () => {
    const folder = folderWith({});
    const [text, json] = await Promise.all([
      run(['period', 'nim 3 {n}', '--certificate', 'c.json'], { cwd: folder }),
      run(['period', 'nim 3 {n}', '--json'], { cwd: folder }),
    ]);
    expect(text).toMatchObject({ code: 0, out: expect.stringMatching(/^Arithmetic period 4 with saltus 4 from n = 0 on\.\n/) });
    expect(JSON.parse(json.out)).toMatchObject({ period: null, arithmetic: { period: 4, saltus: 4, preperiod: 0 } });
    const check = await run(['verify', '--certificate', 'c.json'], { cwd: folder });
    expect([check.code, check.out]).toEqual([0, expect.stringContaining('10 of 10 steps hold')]);
  });

  it('does not check a long certificate beyond the time it is given', async () => {
    const claim = { kind: 'octal-period', code: '0.354', period: 1180, preperiod: 10061916, argument: 'window' };
    const folder = folderWith({
      'c.json': JSON.stringify({ ...claim, mask: 63, positional: false, lastRare: 3227, depth: 301 }),
    });
    const { out, code } = await run(['verify', '--certificate', 'c.json', '--max-seconds', '0'], { cwd: folder });
    expect([code, out]).toEqual([1, expect.stringContaining('10066326 values take longer')]);
  });

  it('knows the theorem on foreclosed values of paths', async () => {
    const { out, code } = await run(['period', 'node-kayles P{n} [diminished-disjunctive]']);
    expect(out).toMatch(/^Period 84 from n = 245 on\.\n/);
    expect(code).toBe(0);
  });

  it('says when nothing is proved, and what is wrong with a question', async () => {
    const [none, json, bad, empty] = await Promise.all([
      run(['period', 'officers {n}', '--limit', '2e3']),
      run(['period', 'officers {n}', '--limit', '2e3', '--json']),
      run(['period', 'kayles 5']),
      run(['period']),
    ]);
    expect([none.out, none.code]).toEqual(['No period is proved among the first 2000 values of 0.6.\n', 1]);
    expect(JSON.parse(json.out)).toMatchObject({ period: null, preperiod: null, certificate: null, valuesComputed: 2000 });
    expect([bad.code, bad.err]).toEqual([1, expect.stringContaining('no-hole')]);
    expect(empty.code).toBe(2);
  });

  it('names the option for a limit only if more terms would help', async () => {
    const own = `export default {
      id: 'ends-at-nine',
      samples: ['3'],
      parse: ({ text }) => ({ ok: true, value: Number(text) }),
      format: String,
      *moves(n) {
        if (n > 0) yield { label: 'one', to: n > 9 ? n : n - 1 };
      },
    };`;
    const cwd = folderWith({ 'own.mjs': own });
    const args = ['period', 'ends-at-nine {n}', '--observe', '--ruleset', 'own.mjs'];
    const [ended, short] = await Promise.all([run(args, { cwd }), run([...args, '--limit', '5'], { cwd })]);
    expect(ended.out.replace(/\s+/g, ' ')).toContain('of n = 0 to 9: observed, not proved; it stopped there: n = 10:');
    expect(ended.out).not.toContain('raises this limit');
    expect(short.out.replace(/\s+/g, ' ')).toContain('5 terms were looked at (--limit raises this limit)');
  });
});
