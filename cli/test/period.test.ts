import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith, run } from './run-program.ts';

describe('impartial period', () => {
  it('proves a long period, writes its certificate, and the check accepts it', { timeout: 60_000 }, async () => {
    const folder = folderWith({});
    const { out, code } = await run(['period', 'octal 0.127: {n}', '--json', '--certificate', 'c.json'], { cwd: folder });
    const found = JSON.parse(out);
    expect(found).toMatchObject({ question: 'octal 0.127: {n}', period: 4, preperiod: 46578 });
    expect(found.valuesComputed).toBeGreaterThanOrEqual(found.certificate.valuesNeeded);
    expect(JSON.parse(readFileSync(join(folder, 'c.json'), 'utf8'))).toEqual(found.certificate);
    const check = await run(['verify', '--certificate', 'c.json'], { cwd: folder });
    expect([code, check.code]).toEqual([0, 0]);
    expect(check.out).toContain('0.127 has period 4 from 46578 on');
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
});
