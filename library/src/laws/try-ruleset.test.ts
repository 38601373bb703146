import { describe, expect, it } from 'vitest';
import { defineRuleset } from '../core/define-ruleset.ts';
import { ok, type Result } from '../core/result.ts';
import type { Move, Ruleset } from '../core/ruleset.ts';
import { breachToText } from './laws.ts';
import { tryRuleset } from './try-ruleset.ts';

const takeTwo = defineRuleset<number>({
  id: 'take-two',
  samples: ['7', '3'],
  parse: ({ text }) => ok(Number(text)),
  format: String,
  moves: (n) => [1, 2].filter((k) => k <= n).map((k) => ({ label: `${k}`, to: n - k })),
});

function said<Pos>(ruleset: Ruleset<Pos>): string {
  const { breach } = tryRuleset(ruleset, { now: () => 0 });
  return breach === undefined ? 'nothing' : breachToText(breach);
}

/** Nobody may take what was taken last; `format` may leave that out. */
function doNotRepeat(format: (position: { heap: number; last: number }) => string) {
  return defineRuleset<{ heap: number; last: number }>({
    id: 'do-not-repeat',
    samples: ['6'],
    parse({ text }) {
      const [heap = 0, last = 0] = text.split(' after ').map(Number);
      return ok({ heap, last });
    },
    format,
    *moves({ heap, last }) {
      for (let taken = 1; taken <= heap; taken++)
        if (taken !== last) yield { label: `${taken}`, to: { heap: heap - taken, last: taken } };
    },
  });
}

describe('a ruleset on trial', () => {
  it('passes where it is sound, and says how many positions were tried', () => {
    expect(tryRuleset(takeTwo, { now: () => 0 })).toMatchObject({ complete: true, positions: 8 });
    expect(said(doNotRepeat(({ heap, last }) => `${heap} after ${last}`))).toBe('nothing');
  });

  it('is refused where format forgets a part of the position, with both answers', () => {
    expect(said(doNotRepeat(({ heap }) => `${heap}`))).toMatch(
      /do-not-repeat \d: its options are .*; when it is read back they are /,
    );
  });

  const faults: [fault: string, change: Partial<Ruleset<number>>, said: RegExp][] = [
    [
      'parse gives a bare number',
      { parse: ({ text }) => Number(text) as unknown as Result<number> },
      /parse of the ruleset take-two gives 7/,
    ],
    [
      'moves gives bare positions',
      { moves: (n) => (n > 0 ? [n - 1] : []) as unknown as Move<number>[] },
      /moves .* gives 6 for a move/,
    ],
    [
      'moves gives nothing',
      { moves: () => undefined as unknown as Move<number>[] },
      /moves .* gives nothing, asked about “take-two 7”/,
    ],
    [
      'moves throws',
      {
        moves() {
          throw new Error('slip');
        },
      },
      /moves .* throws “slip”, asked about “take-two 7”; expected is moves/,
    ],
    [
      'moves throws on the way',
      {
        *moves(n) {
          yield { label: 'a', to: n - 1 };
          throw new Error('late');
        },
      },
      /throws “late”/,
    ],
    [
      'format gives a number',
      { format: (n) => n as unknown as string },
      /format .* gives 7, asked about 7; expected is the text/,
    ],
    [
      'moves has no end',
      {
        *moves(n) {
          for (let k = 0; ; k++) yield { label: `${k}`, to: n - 1 };
        },
      },
      /it has 100000 moves and more/,
    ],
    [
      'a play that comes back',
      { moves: (n) => [{ label: 'turn', to: 7 - n }] },
      /^take-two 0: the moves turn, turn come back to the same position/,
    ],
    [
      'a move that changes nothing',
      { moves: (n) => Array.from({ length: n + 1 }, (_, take) => ({ label: `${n}>${n - take}`, to: n - take })) },
      /^take-two 0: the move 0>0 comes back to the same position/,
    ],
    [
      'components without counts',
      { components: (n) => [{ item: n }] as never },
      /components .* expected is a list of \{ item, count \}/,
    ],
    ['no sample', { samples: [] }, /it has no sample/],
    ['a sample that cannot be read', { samples: ['7 [x]'] }, /7 \[x\]/],
  ];
  it.each(faults)('is refused in a sentence where %s', (_fault, change, expected) => {
    expect(said({ ...takeTwo, ...change })).toMatch(expected);
  });

  it('is told which laws hold beside the broken one, where that is asked for', () => {
    const pass = { ...takeTwo, moves: (n: number) => [{ label: 'pass', to: n }] };
    const { breach, states, laws, positions } = tryRuleset(pass, { all: true, now: () => 0 });
    expect(breach?.law).toBe('every play ends');
    expect(states).toHaveLength(laws);
    expect(states.filter(({ holds }) => !holds)).toEqual([{ law: 'every play ends', holds: false }]);
    expect(positions).toBeGreaterThan(0);
    expect(tryRuleset(takeTwo, { now: () => 0 }).states.every(({ holds }) => holds)).toBe(true);
  });

  it('takes no longer than it may', () => {
    let time = 0;
    const moves = (n: number) => {
      time += 2;
      return takeTwo.moves(n);
    };
    const slow = { ...takeTwo, samples: ['900'], moves };
    expect(tryRuleset(slow, { milliseconds: 200, now: () => time })).toMatchObject({ complete: false });
    expect(time).toBeGreaterThan(200);
    expect(time).toBeLessThan(900);
  });
});
