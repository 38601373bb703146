import { describe, expect, it } from 'vitest';
import { run } from './run-program.ts';

describe('impartial solve', () => {
  it('answers with outcome, value, winning move and reason', async () => {
    const { out, err, code } = await run(['solve', 'node-kayles P5']);
    expect(out).toContain('N-position: the player to move wins. Value *3.');
    expect(out).toMatch(/winning move {3}3 {2}to node-kayles 2\*P1/);
    expect(out).toContain('by theorem');
    expect({ err, code }).toEqual({ err: '', code: 0 });
  });

  it('says so when --length finds no length', async () => {
    for (const verb of [['solve'], ['solve', '--json'], ['explain']]) {
      const { err, code } = await run([...verb, 'survivor-nim 18 1122112 [take 1-2]', '--length']);
      expect({ err, code }).toEqual({ err: expect.stringMatching(/^impartial: --length: no length is known here\./), code: 0 });
    }
    const { out, err } = await run(['solve', 'nimania 4', '--length']);
    expect({ out, err }).toEqual({ out: expect.stringContaining('length ('), err: '' });
  });

  it('prints one JSON object on one line, keys in order', async () => {
    const { out, code } = await run(['solve', 'node-kayles P5', '--json']);
    expect(out.endsWith('}\n')).toBe(true);
    expect(out.trimEnd()).not.toContain('\n');
    const verdict = JSON.parse(out);
    expect(Object.keys(verdict).slice(0, 9).join(' ')).toBe(
      'schema question outcome winner values winningMoves winningMovesComplete method because',
    );
    expect(verdict).toMatchObject({
      question: 'node-kayles P5',
      outcome: 'N',
      winner: 'next',
      values: { grundy: '3' },
      winningMoves: [{ move: '3', to: 'node-kayles 2*P1' }],
      winningMovesComplete: true,
      method: 'theorem',
    });
    expect(code).toBe(0);
  });

  it('plays by definition when asked to', async () => {
    const { out } = await run(['solve', '--method', 'search', '--json', 'node-kayles P5']);
    expect(JSON.parse(out)).toMatchObject({ outcome: 'N', values: { grundy: '3' }, method: 'search' });
  });

  it('joins the words of an unquoted question', async () => {
    const { out } = await run(['solve', 'nim', '3', '5', '7', '--json']);
    expect(JSON.parse(out)).toMatchObject({ question: 'nim 3 5 7', outcome: 'N', values: { grundy: '1' } });
  });

  it('lists as many moves as asked for, and of a won position one at least', async () => {
    const moves = async (...args: string[]) => JSON.parse((await run(['solve', 'nim 3 5 7', '--json', ...args])).out);
    const [none, one, all] = await Promise.all(['0', '1', 'all'].map((count) => moves('--moves', count)));
    expect([none.winningMoves.length, none.winningMovesComplete]).toEqual([1, false]);
    expect([one.winningMoves.length, one.winningMovesComplete]).toEqual([1, false]);
    expect([all.winningMoves.length, all.winningMovesComplete]).toEqual([3, true]);
  });

  it('reads one long question from standard input', async () => {
    const input = `nim ${'1 '.repeat(1_000_000)}5\r\n`;
    const { out, code } = await run(['solve', '-', '--json', '--moves', '1'], { input });
    expect(JSON.parse(out)).toMatchObject({ outcome: 'N', values: { grundy: '5' } });
    expect(code).toBe(0);
  });

  it('says unknown with a reason and exit code 1 where limits are passed', async () => {
    const args = ['solve', 'node-kayles G6x6 [misere]', '--max-positions', '1e3', '--json'];
    const { out, code } = await run(args);
    expect(JSON.parse(out)).toMatchObject({ outcome: 'unknown', reason: expect.stringContaining('--max-positions') });
    expect(out).not.toContain('"winner"');
    expect(code).toBe(1);
  });

  it('shows an error at its place on standard error', async () => {
    const { out, err, code } = await run(['solve', 'node-kayles 1-2 2-3 3-3']);
    const [line = '', caret = ''] = err.split('\n');
    expect(line).toBe('node-kayles 1-2 2-3 3-3');
    expect(caret.indexOf('^')).toBe(20);
    expect(err).toContain('(loop-edge, column 21)');
    expect({ out, code }).toEqual({ out: '', code: 1 });
  });

  it('answers an empty question with an error', async () => {
    const { err, code } = await run(['solve', '']);
    expect(err).toContain('empty-question');
    expect(code).toBe(1);
  });
});
