/** Every verb that prints JSON prints what the published schema says. */
import { describe, expect, it } from 'vitest';
import { faultIn } from '../../library/test/schema.ts';
import { run } from './run-program.ts';

const CASES: readonly (readonly [kind: string, ...args: string[]])[] = [
  ['verdict', 'solve', 'kayles 7 4', '--json'],
  ['verdict', 'solve', 'nim 12345678901234567890 3', '--json'],
  ['verdict', 'solve', 'grundys-game 60 59 [misere]', '--json', '--max-seconds', '0.1'],
  ['error', 'solve', 'nim x', '--json'],
  ['explanation', 'explain', 'node-kayles P5', '--json'],
  ['error', 'explain', 'nim x', '--json'],
  ['sequence', 'sequence', 'nim {n} 9007199254740993', '--to', '5', '--json'],
  ['sequence', 'sequence', 'node-kayles P{n} [diminished-disjunctive]', '--to', '20', '--json'],
  ['sequence', 'sequence', 'survivor-nim {n} 1122112 [take 1-2]', '--to', '9', '--json'],
  ['error', 'sequence', 'kayles {n}x', '--to', '5', '--json'],
  ['statistics', 'sequence', 'kayles {n}', '--to', '100', '--stats', '--json'],
  ['period', 'period', 'kayles {n}', '--json'],
  ['period', 'period', 'nim 5 {n}', '--json'],
  ['period', 'period', 'octal 0.007: {n}', '--limit', '100', '--json'],
  ['error', 'period', 'kayles 5', '--json'],
  ['table', 'table', 'compound-node-kayles', '1', '--json'],
  ['rulesets', 'games', '--json'],
  ['ruleset', 'games', 'kayles', '--json'],
  ['papers', 'verify', 'epidemiography', 'theorem 3', '--json'],
];

describe('JSON of the command line', { timeout: 120_000 }, () => {
  it.each(CASES)('%s: %s %s', async (kind, ...args) => {
    const { out, err } = await run(args);
    expect([out.trim().split('\n').length, err]).toEqual([1, expect.not.stringContaining('bug')]);
    expect(faultIn(out, kind)).toBeUndefined();
  });

  it('of a batch is an answer a line', async () => {
    const { out } = await run(['solve', '--batch', '--json'], { input: 'nim 3 5\nnim x\nkayles 9 [misere]\n' });
    const lines = out.trim().split('\n');
    expect(lines.map((line) => faultIn(line, line.includes('"error"') ? 'error' : 'verdict'))).toEqual(Array(3).fill(undefined));
  });

  it('of a verdict is checked, and the check is JSON too', async () => {
    const { out: verdict } = await run(['solve', 'nim 12345678901234567890 3', '--json']);
    const { out, code } = await run(['verify', '--certificate', '-', '--json'], { input: verdict });
    expect([faultIn(out, 'check'), JSON.parse(out).ok, code]).toEqual([undefined, true, 0]);
  });
});
