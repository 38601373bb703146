/** `impartial new`: each start is a whole game, sound, and typed in an editor, in a folder where nothing is installed. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { folderWith, run } from './run-program.ts';

const KINDS = readdirSync(new URL('../starts/', import.meta.url)).map((name) => name.replace(/\.ts$/, ''));
const TSC = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));

describe('impartial new', () => {
  it('writes a start of each kind that keeps the laws, is named after its file, and has types', async () => {
    const cwd = folderWith({});
    expect(KINDS.length).toBeGreaterThanOrEqual(8);
    for (const kind of KINDS) {
      expect(await run(['new', kind, `own-${kind}.ts`], { cwd })).toMatchObject({ out: '', code: 0 });
      const text = readFileSync(join(cwd, `own-${kind}.ts`), 'utf8');
      expect(text).not.toMatch(/my.game/i);
      const [, question = ''] = /impartial solve "([^"]*)" --ruleset/.exec(text) ?? [];
      expect(await run(['solve', question, '--ruleset', `own-${kind}.ts`], { cwd })).toMatchObject({ err: '', code: 0 });
    }
    const all = KINDS.flatMap((kind) => ['--ruleset', `own-${kind}.ts`]);
    const verified = await run(['verify', ...all, '--json'], { cwd });
    const { checks } = JSON.parse(verified.out) as { checks: { id: string }[] };
    expect([checks.map(({ id }) => id), verified.code]).toEqual([KINDS.map((kind) => `own-${kind}`), 0]);
    // The file of settings that was written beside them leads to the types.
    expect(execFileSync(process.execPath, [TSC, '-p', cwd], { encoding: 'utf8' })).toBe('');
  });

  it('leaves files that are there, and says what a name may be', async () => {
    const cwd = folderWith({ 'mine.ts': 'mine', 'tsconfig.json': '{}' });
    const runs = await Promise.all(
      [
        ['heap', 'mine.ts'],
        ['heap', 'nim.ts'],
        ['heap', 'My Game.ts'],
        ['heap', 'game.py'],
        ['chess', 'game.ts'],
        ['heap', './no/such/folder/game.ts'],
      ].map((args) => run(['new', ...args], { cwd })),
    );
    expect(runs.map(({ code }) => code)).toEqual([2, 2, 2, 2, 2, 2]);
    expect(runs.map(({ err }) => err)).toEqual([
      expect.stringContaining('mine.ts is there already'),
      expect.stringContaining('there is a game nim already'),
      expect.stringContaining('small letters, digits and hyphens'),
      expect.stringContaining('a name such as my-game.ts'),
      expect.stringContaining('Allowed choices are any, board'),
      expect.stringContaining('no such file or folder'),
    ]);
    expect(readFileSync(join(cwd, 'mine.ts'), 'utf8')).toBe('mine');
    expect((await run(['new', 'heap', 'game.ts'], { cwd })).code).toBe(0);
    expect([existsSync(join(cwd, 'game.ts')), readFileSync(join(cwd, 'tsconfig.json'), 'utf8')]).toEqual([true, '{}']);
  });
});
