import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith, run } from './run-program.ts';

const verify = (content: string) =>
  run(['verify', '--certificate', join(folderWith({ 'verdict.json': content }), 'verdict.json')]);

describe('impartial verify --certificate', () => {
  it('confirms what solve --json printed, from a file or from standard input', async () => {
    for (const question of ['kayles 5 6', 'nim 3 5 7 [misere]']) {
      const { out } = await run(['solve', question, '--json', '--method', 'search']);
      const [file, input] = await Promise.all([verify(out), run(['verify', '--certificate', '-'], { input: out })]);
      expect(file.out).toMatch(/Checked: \d+ of \d+ steps hold\./);
      expect(file.code).toBe(0);
      expect(input).toEqual(file);
    }
  });

  it('refuses a certificate that was tampered with', async () => {
    const { out } = await run(['solve', 'nim 3 5 7 [misere]', '--json', '--method', 'search']);
    const verdict = JSON.parse(out);
    const certificate = { ...verdict.certificate, outcome: 'P' };
    const { out: refused, code } = await verify(JSON.stringify({ ...verdict, certificate }));
    expect(refused).toContain('Not confirmed');
    expect(code).toBe(1);
  });

  it('says what is wrong with a file that is none', async () => {
    const [text, data] = await Promise.all([verify('certainly {'), verify('{"a":1}')]);
    expect([text.code, data.code]).toEqual([2, 1]);
    expect(text.err).toMatch(/is not one JSON object\n$/);
    expect(data.out).toContain('✗ the file holds a certificate');
  });
});
