/** Sprouts and Brussels sprouts through the engine: what theorems and searches say against play by definition. */
import { describe, expect, it } from 'vitest';
import { toCatalogue } from '../../../core/catalogue.ts';
import { DEFAULT_LIMITS } from '../../../core/limits.ts';
import type { Watched } from '../../../core/look.ts';
import type { Verdict } from '../../../core/verdict.ts';
import { solveWith } from '../../../engine/solve/solve.ts';
import { sweep } from '../../../testing/sweep.ts';
import { ticking } from '../../../testing/ticking.fixture.ts';
import { entries as nim } from '../../nim/entries.ts';
import { type BrusselsPosition, brusselsSprouts } from '../brussels-sprouts.ts';
import { entries } from '../entries.ts';
import { sprouts } from '../sprouts.ts';
import { formatSprouts, parseSprouts } from '../sprouts-text.ts';
import { movesLeft } from './brussels-length.ts';
import { SproutsSearch } from './loops/sprouts-search.ts';

const catalogue = toCatalogue([...entries, ...nim]);

function ask(line: string, method?: 'search', limits = {}, watched: Watched = {}): Verdict {
  const answer = solveWith(line, { ...watched, catalogue, limits, moves: Number.POSITIVE_INFINITY, ...(method && { method }) });
  return 'error' in answer ? expect.fail(`${line}: ${answer.error.message}`) : answer;
}

function errorOf(line: string) {
  const answer = solveWith(line, { catalogue });
  return 'error' in answer ? `${answer.error.code} at ${answer.error.at}` : expect.fail(line);
}

const said = ({ outcome, values, winningMoves }: Verdict) => ({
  outcome,
  ...values,
  moves: winningMoves.map(({ to }) => to).sort(),
});
const played = (line: string) => {
  const { outcome, ...rest } = said(ask(line, 'search'));
  return line.includes('misere') ? { outcome, moves: rest.moves } : { outcome, ...rest };
};
const bothPlays = (lines: readonly string[]) => lines.flatMap((line) => [line, `${line} [misere]`]);

/** What can come of two spots, and of some strings. */
function reached(starts: readonly string[]): string[] {
  const all = new Set(starts);
  for (const text of all) {
    const position = parseSprouts(text, 0);
    if (!position.ok) throw new Error(position.error.message);
    for (const { to } of sprouts.moves({ regions: position.value })) all.add(formatSprouts(to.regions));
  }
  return [...all];
}

describe('sprouts', () => {
  it('is as by definition on all that comes of two spots and of some strings', () => {
    const lines = reached(['2', '0.2.']).map((text) => `sprouts ${text}`);
    sweep(bothPlays(lines))
      .agree((line) => said(ask(line)), played)
      .atLeast(30);
  });

  it('has the values of up to five spots that are known, and those of some strings', () => {
    expect([0, 1, 2, 3, 4, 5].map((n) => ask(`sprouts ${n}`, undefined, {}).values.grundy)).toEqual([0, 0, 0, 1, 1, 1]);
    const search = new SproutsSearch(DEFAULT_LIMITS);
    expect(['0.2.', '0.1a1a.', 'ab./0.ab.', '0.0.1a1a.'].map((part) => search.valueOf(part))).toEqual([1, 0, 2, 3]);
    expect(ask('sprouts 3 + nim 1').outcome).toBe('P');
  });

  it('has the misère outcomes that are known', () => {
    expect([0, 1, 2, 3, 4, 5].map((n) => ask(`sprouts ${n} [misere]`).outcome).join('')).toBe('NNPPPN');
  });

  it('lasts 2n to 3n − 1 moves from n spots', () => {
    const memory = new Map<string, readonly [number, number]>();
    const lengths = (text: string): readonly [number, number] => {
      const known = memory.get(text);
      if (known !== undefined) return known;
      const position = parseSprouts(text, 0);
      if (!position.ok) throw new Error(position.error.message);
      const after = Array.from(sprouts.moves({ regions: position.value }), ({ to }) => lengths(formatSprouts(to.regions)));
      const own =
        after.length === 0
          ? ([0, 0] as const)
          : ([1 + Math.min(...after.map(([least]) => least)), 1 + Math.max(...after.map(([, most]) => most))] as const);
      memory.set(text, own);
      return own;
    };
    expect([1, 2, 3].map((n) => lengths(String(n)))).toEqual([1, 2, 3].map((n) => [2 * n, 3 * n - 1]));
    expect(memory.size).toBeGreaterThan(80);
  });

  it('stops at its limits', () => {
    expect(ask('sprouts 9', undefined, { positions: 50 }).outcome).toBe('unknown');
    const limit = { name: 'milliseconds', value: 50 };
    expect(ask('sprouts 12', undefined, { milliseconds: 50 }, ticking(20))).toMatchObject({ outcome: 'unknown', limit });
  });

  it('refuses what is no position, with a place', () => {
    expect(errorOf('sprouts 0.ab')).toBe('no-point at 12');
    expect(errorOf('sprouts 0..1.')).toBe('empty-boundary at 10');
    expect(errorOf('sprouts 0.ab.')).toBe('letter-not-twice at 10');
    expect(errorOf('sprouts aaa.')).toBe('letter-not-twice at 8');
    expect(errorOf('sprouts 0.3.')).toBe('no-sprouts at 10');
    expect(errorOf('sprouts abcd./ab.cd.')).toBe('no-drawing at 8');
    expect(errorOf('sprouts 0.abcd./acbd.')).toBe('no-drawing at 8');
    expect(errorOf('sprouts 99')).toBe('too-many-spots at 8');
    expect(errorOf('sprouts ')).toBe('no-sprouts at 8');
  });
});

describe('brussels sprouts', () => {
  /** Every position of one region with few pieces and arms, and two regions. */
  const positions = (): string[] => {
    const regions = ['1', '2', '3', '4', '1^2', '2 1', '2^2', '3 1', '3 2', '4 1', '1^3', '2 1^2', '4^2', '3 2 1'];
    return [...regions, ...regions.slice(0, 8).flatMap((one) => regions.slice(0, 8).map((other) => `${one}/${other}`))];
  };

  it('is as by definition', () => {
    const lines = positions().map((text) => `brussels-sprouts ${text}`);
    sweep(bothPlays(lines))
      .agree((line) => said(ask(line)), played)
      .atLeast(150);
  });

  it('loses one of its number with every move, and ends at 0', () => {
    const seen = new Set<string>();
    const queue: BrusselsPosition[] = [{ regions: [[4, 4, 4]] }, { regions: [[7, 2]] }, { regions: [[5], [3, 3]] }];
    const left = ({ regions }: BrusselsPosition) => regions.reduce((sum, region) => sum + movesLeft(region), 0);
    for (const position of queue) {
      if (seen.has(brusselsSprouts.format(position))) continue;
      seen.add(brusselsSprouts.format(position));
      const moves = [...brusselsSprouts.moves(position)];
      if (moves.length === 0) expect(left(position)).toBe(0);
      for (const { to } of moves) {
        expect(left(to)).toBe(left(position) - 1);
        if (queue.length < 400) queue.push(to);
      }
    }
    expect(seen.size).toBeGreaterThan(100);
    expect(movesLeft([4, 4, 4])).toBe(13);
  });

  it('refuses what is no position, with a place', () => {
    expect(errorOf('brussels-sprouts 4 0')).toBe('no-piece at 19');
    expect(errorOf('brussels-sprouts 4/')).toBe('empty-region at 19');
    expect(errorOf('brussels-sprouts 4^999')).toBe('too-many-arms at 17');
  });
});
