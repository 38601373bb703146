/** `impartial survey chain`: one long sequence in links, with all values or the last ones, cut anywhere, checked and refused. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith, run } from './run-program.ts';

const survey = (cwd: string, ...words: string[]) => run(['survey', ...words], { cwd });

describe('impartial survey chain', () => {
  it('leaves no chain behind that cannot be one', async () => {
    const cwd = folderWith({});
    expect((await survey(cwd, 'chain', 'nim {n}', '--name', 'c', '--to', '9')).err).toContain(
      'A chain is made of a family of heaps',
    );
    const chain = await survey(cwd, 'chain', 'octal 0.07: {n}', '--name', 'c', '--to', '2000');
    expect(chain.out).toContain('c: 2001 values of octal 0.07: {n} in 1 link');
    // In two links, of which the second one is checked, it comes to the same hash.
    await survey(cwd, 'chain', 'octal 0.07: {n}', '--name', 'd', '--to', '900');
    const whole = await survey(cwd, 'chain', '--name', 'd', '--to', '2000');
    expect(whole.out).toContain('d: 2001 values of octal 0.07: {n} in 2 links');
    expect(/hash \w+/.exec(whole.out)?.[0]).toBe(/hash \w+/.exec(chain.out)?.[0]);
    expect((await survey(cwd, 'chain', '--name', 'd', '--check', '1')).out).toBe('link 1 of d holds\n');
  });

  it('finds a period with a chain that keeps the last values, cut anywhere', async () => {
    const cwd = folderWith({});
    const line = ['chain', 'octal 0.56: {n}', '--name', 'w', '--window'];
    expect((await survey(cwd, ...line, '--to', '300000')).out).toContain('w: 300001 values of octal 0.56: {n} in 2 links');
    expect((await survey(cwd, 'chain', '--name', 'w', '--to', '412345', '--link', '0s')).out).toContain('412346 values');
    const end = JSON.parse((await survey(cwd, ...line, '--json')).out);
    // Gangolli and Plambeck 1989.
    expect(end.found).toMatchObject({ period: 144, preperiod: 326_640 });
    const checked = await run(['verify', '--certificate', '-'], { cwd, input: JSON.stringify(end.found.certificate) });
    expect(checked).toMatchObject({ code: 0, out: expect.stringContaining('1 of 1 steps hold') });
    for (const { number } of end.links)
      expect((await survey(cwd, 'chain', '--name', 'w', '--check', String(number))).out).toBe(`link ${number} of w holds\n`);
    expect((await survey(cwd, ...line)).out).toContain('period 144 from 326640 on');
    const { openSqlite } = await import('../../survey/dist/store/sqlite.js');
    const database = openSqlite(join(cwd, 'surveys.sqlite'));
    await database.run('update link set body = (select body from link where number = 1) where number = 2');
    await database.close();
    const changed = await survey(cwd, 'chain', '--name', 'w', '--check', '2');
    expect(changed).toMatchObject({ code: 1, out: 'link 2 of w does not hold\n' });
    const none = await survey(cwd, 'chain', 'octal 0.07: {n}', '--name', 'n', '--window');
    expect(none.err).toContain('no sparse space up to 262144');
    expect((await survey(cwd, 'chain', '--name', 'n')).err).toContain('There is no chain n');
    expect((await survey(cwd, 'chain', 'nim {n}', '--name', 'n', '--window')).err).toContain('heaps of one octal game');
  });
});
