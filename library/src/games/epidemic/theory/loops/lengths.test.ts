/** Lengths of epidemics against play by the rules, and the table for a single number. */
import { describe, expect, it } from 'vitest';
import type { Ruleset } from '../../../../core/ruleset.ts';
import { solve } from '../../../../index.ts';
import { dancingMania } from '../../dancing-mania-rules.ts';
import { nimania } from '../../nimania-rules.ts';
import { read } from '../referee.fixture.ts';

interface Lengths {
  readonly shortest: number;
  readonly longest: number;
  /** The remoteness: even where the position is lost; in misère play odd. */
  readonly optimal: number;
}

/** All three lengths by following every play; undefined past so many positions. */
function byPlay<Pos>(rules: Ruleset<Pos>, start: Pos, most: number, misere = false): Lengths | undefined {
  const memo = new Map<string, Lengths>();
  const visit = (position: Pos): Lengths | undefined => {
    const key = [rules.format(position), ...(rules.formatOptions?.(position) ?? [])].join();
    const known = memo.get(key);
    if (known !== undefined || memo.size > most) return known;
    let lengths: Lengths = { shortest: Number.POSITIVE_INFINITY, longest: 0, optimal: 0 };
    let [quick, slow] = [Number.POSITIVE_INFINITY, 0];
    for (const { to } of rules.moves(position)) {
      const after = visit(to);
      if (after === undefined) return undefined;
      if ((after.optimal % 2 === 0) !== misere) quick = Math.min(quick, after.optimal + 1);
      slow = Math.max(slow, after.optimal + 1);
      lengths = {
        shortest: Math.min(lengths.shortest, after.shortest + 1),
        longest: Math.max(lengths.longest, after.longest + 1),
        optimal: 0,
      };
    }
    const optimal = quick < Number.POSITIVE_INFINITY ? quick : slow;
    const found = { ...lengths, optimal, shortest: Math.min(lengths.shortest, lengths.longest) };
    memo.set(key, found);
    return found;
  };
  return visit(start);
}

function lengthOf(question: string): unknown {
  const verdict = solve(question, { length: true });
  return 'error' in verdict ? verdict.error.message : verdict.values.length;
}

describe('lengths of epidemics', () => {
  it.each([
    [1, { shortest: 1, optimal: 1, longest: 1 }],
    [2, { shortest: 3, optimal: 3, longest: 3 }],
    [3, { shortest: 10, optimal: 13, longest: 13 }],
    [4, { shortest: 66, optimal: 205, longest: 22_539_988_369_405 }],
    [5, { shortest: 2278 }],
    [6, { shortest: 2_598_060 }],
    [8, { shortest: 5_695_183_504_492_614_029_263_278n }],
  ])('Nimania %d has them', (number, expected) => {
    expect(lengthOf(`nimania ${number}`)).toEqual(expected);
  });

  it('agree with play on all mixed small positions', () => {
    let count = 0;
    for (const strain of [[], ['raving 2'], ['sweeping 2'], ['sweeping 3']]) {
      for (let code = 1; code < 3 ** 3; code++) {
        const text = `3^${code % 3} 2^${Math.floor(code / 3) % 3} 1^${Math.floor(code / 9)}`;
        for (const stage of [1, 2]) {
          const options = [...strain, `stage ${stage}`];
          const lengths = byPlay(nimania, read(nimania, text, options), 1000);
          if (lengths === undefined) continue;
          expect(lengthOf(`nimania ${text} [${options.join(', ')}]`), `${text} ${options}`).toEqual(lengths);
          count++;
        }
      }
    }
    expect(count).toBeGreaterThanOrEqual(100);
  });

  it.each(['z>x x>a x>y y>b : z', '3>2 2>1 1>0 3>1 2>0 : 3', '1>0 2>1 3>0 3>1 : 1 2 3', '4>3 3>1 3>2 2>0 : 4', 'divisors 6'])(
    'agree with play on %s',
    (text) => {
      expect(lengthOf(`dancing-mania ${text}`)).toEqual(byPlay(dancingMania, read(dancingMania, text), 20_000));
    },
  );

  it.each([
    '1>0 2>1 3>0 3>1 4>2 4>3 : 4',
    '1>0 2>1 3>0 3>1 4>2 4>3 : 4 1',
    '1>0 2>1 3>0 3>1 3>2 : 3 [misere]',
    '1>0 2>0 3>1 4>0 4>2 4>3 : 2 4 [misere]',
  ])('agree with play where a race or a folded table decides: %s', (line) => {
    const [text = '', misere] = line.split(' [');
    const played = byPlay(dancingMania, read(dancingMania, text), 20_000, misere !== undefined);
    expect(played).toBeDefined();
    expect(lengthOf(`dancing-mania ${line}`)).toEqual(played);
  });

  it('are left out where they have too many digits', () => {
    expect(lengthOf(`nimania ${10n ** 30n}`)).toEqual({});
    expect(lengthOf('dancing-mania 1>2 1>3 2>4 : 1 [raving 1 iii]')).toBeUndefined();
  });
});
