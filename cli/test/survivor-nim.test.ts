/** Survivor Nim at the command line: pictures, alliances, games between alliances. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith, run } from './run-program.ts';

describe('Survivor Nim at the command line', () => {
  it('explain shows the table and draws it with --plot', async () => {
    const file = join(folderWith({}), 'blocks.svg');
    const { out, code } = await run(['explain', 'survivor-nim 18 1122112 [take 1-2]', '--plot', file]);
    expect(code).toBe(0);
    expect(out).toContain('  alliance  1 1 2 2 1 1 2\n');
    expect(out).toContain('██░░░░██░░░█░░░░░█');
    expect(out).toContain('The alliance that moves last loses (misère play).');
    expect(readFileSync(file, 'utf8')).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
  });

  it('explain marks the moves of the alliance that wins, which may be several in a row', async () => {
    const { out } = await run(['explain', 'survivor-nim 13 1122112 [take 1-2]']);
    const moves = [...out.matchAll(/^ +\d+\. (\S+) +to survivor-nim/gm)].map(([, move]) => move);
    expect(moves).toEqual(['1!', '1!', '1', '1', '1!', '1!', '1', '2!', '2!', '1', '1']);
  });

  it('explain --plot says where there is nothing to draw', async () => {
    const { err, code } = await run(['explain', 'nim 3 5 7', '--plot', join(folderWith({}), 'nim.svg')]);
    expect(err).toContain('there is no picture of this answer');
    expect(code).toBe(2);
  });

  it('solve prints the alliance, and a certificate that verify replays', async () => {
    const { out } = await run(['solve', 'survivor-nim 1000000000000000000 1122112 [take 1-2]', '--json']);
    expect(JSON.parse(out)).toMatchObject({ outcome: 'N', winner: 'next', alliance: 1, method: 'theorem' });
    const { code } = await run(['verify', '--certificate', '-'], { input: out });
    expect(code).toBe(0);
  });

  it('sequence gives the winners', async () => {
    const { out } = await run(['sequence', 'survivor-nim {n} 1122112 [take 1-2]', '--to', '20']);
    expect(out).toBe('Winning alliances, n = 0 to 20:\n1 2 2 1 1 1 1 2 2 1 1 1 2 1 1 1 1 1 2 1 1\n');
  });

  it('play lets the player move for every seat of an alliance', async () => {
    const { out } = await run(['play', 'survivor-nim 4 1122 [take 1-2]', '--opponent', 'perfect'], { input: '1\n1\n' });
    expect(out).toContain('You play for alliance 1.');
    expect(out).toContain(
      'survivor-nim 3 1122 [take 1-2, player 2]\n   1 [1] 2  2   3 counters; [ ] may take 1-2\nYour turn. You are winning.',
    );
    expect(out.trimEnd().endsWith('You win.')).toBe(true);
  });

  it.each([
    ['survivor-nim 22 [take 1-2]', 'empty-table'],
    ['survivor-nim 22 12 [take 0]', 'zero-take'],
    ['survivor-nim 22 12 [take 2-1]', 'reversed-interval'],
    ['survivor-nim 22 12 [take 1-2, player 9]', 'off-table'],
    ['survivor-nim -1 12 [take 1-2]', 'negative-counters'],
    ['survivor-nim ten 12 [take 1-2]', 'not-a-number'],
  ])('%s is one clear error', async (line, errorCode) => {
    const { out, err, code } = await run(['solve', line]);
    expect([out, code]).toEqual(['', 1]);
    expect(err).toContain(errorCode);
    expect(err).not.toContain('    at ');
  });
});
