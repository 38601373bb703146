/** The theorems on Nimania against play by the rules, against their own recursion, and on huge positions. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLAYS, type Play } from '../../../core/outcome.ts';
import type { PositionSolution, Theorem } from '../../../core/theorem.ts';
import { plainTools as tools } from '../../../testing/by-play.fixture.ts';
import { sweep } from '../../../testing/sweep.ts';
import { type NimaniaPosition, nimania } from '../nimania-rules.ts';
import { nimaniaParity } from './nimania-parity.ts';
import { nimaniaSweeping } from './nimania-sweeping.ts';
import { EpidemicReferee, read } from './referee.fixture.ts';

function theoremFor({ strain }: NimaniaPosition): Theorem<NimaniaPosition> {
  return strain.spread === 'raving' ? nimaniaParity : nimaniaSweeping;
}

function solution(position: NimaniaPosition, play: Play = 'normal'): PositionSolution<NimaniaPosition> {
  const setting = { compound: 'disjunctive', play } as const;
  const found = theoremFor(position).answer(position, setting, tools);
  if (found.scope === 'none') throw new Error('it does not apply');
  if (found.scope !== 'position') throw new Error('it answers for positions');
  return found;
}

function outcome(position: NimaniaPosition, play: Play = 'normal'): string {
  return solution(position, play).outcome;
}

/** The outcome that follows from the outcomes of the options, and the labels of the moves that win. */
function fromOptions(position: NimaniaPosition, play: Play): { outcome: string; wins: string[] } {
  const wins = [...nimania.moves(position)].filter(({ to }) => outcome(to, play) === 'P').map(({ label }) => label);
  const ended = position.numbers.length === 0 && play === 'misere';
  return { outcome: wins.length > 0 || ended ? 'N' : 'P', wins };
}

const strains = [[], ['raving 2'], ['raving 3'], ['sweeping 2'], ['sweeping 3'], ['sweeping 4'], ['sweeping 5']];

/** All positions with numbers up to `largest`, each up to `copies` times, at stages up to `stages`. */
function* positions(largest: number, copies: number, stages: number, strain: readonly string[]): Iterable<NimaniaPosition> {
  for (let code = 0; code < (copies + 1) ** largest; code++) {
    const counts = Array.from({ length: largest }, (_, index) => Math.floor(code / (copies + 1) ** index) % (copies + 1));
    const text = counts.map((count, index) => `${index + 1}^${count}`).join(' ');
    for (let stage = 1; stage <= stages; stage++) yield read(nimania, text, [...strain, `stage ${stage}`]);
  }
}

describe('the theorems on Nimania', () => {
  it.each(PLAYS)('agree with %s play by the rules wherever that ends soon', (play) => {
    let count = 0;
    for (const strain of strains) {
      const referee = new EpidemicReferee(nimania, play, 250);
      const largest = strain[0]?.startsWith('raving') ? 6 : 4;
      const copies = largest === 6 ? 1 : 2;
      count += sweep(positions(largest, copies, 2, strain), (each) => nimania.format(each)).agree(
        (each) => referee.outcome(each),
        (each) => outcome(each, play),
      ).count;
    }
    expect(count).toBeGreaterThanOrEqual(300);
  });

  it.each(PLAYS)('agree with %s play on every 2^b 1^a with a and b up to 5 at stages up to 6', (play) => {
    let count = 0;
    for (const strain of [[], ['sweeping 2']]) {
      const referee = new EpidemicReferee(nimania, play, 20_000);
      count += sweep(positions(2, 5, 6, strain))
        .agree(
          (each) => referee.outcome(each),
          (each) => outcome(each, play),
        )
        .atLeast(216);
    }
    expect(count).toBe(432);
  });

  it.each(PLAYS)(
    'satisfy their own recursion in %s play on every class of positions, and list exactly the winning moves',
    (play) => {
      let count = 0;
      for (const strain of strains) {
        for (const position of positions(strain[0]?.startsWith('sweeping') ? 6 : 5, 2, 2, strain)) {
          if (position.numbers.reduce((sum, { count: copies }) => sum + copies, 0n) > 4n) continue;
          const found = solution(position, play);
          const wanted = fromOptions(position, play);
          if (found.outcome !== wanted.outcome) expect.fail(`${nimania.format(position)} at stage ${position.stage}`);
          expect([...found.winningMoves()].map(({ label }) => label)).toEqual(wanted.wins);
          count++;
        }
      }
      expect(count).toBeGreaterThanOrEqual(2200);
    },
  );

  it('give the first player every n of Nimania, every n ≥ p of Nimania_p and 1 … p + 1 of Nimania≤p', () => {
    for (let n = 0; n <= 30; n++) {
      expect(outcome(read(nimania, `${n}`))).toBe(n >= 1 ? 'N' : 'P');
      for (let p = 2; p <= 6; p++) {
        expect(outcome(read(nimania, `${n}`, [`raving ${p}`]))).toBe(n >= p ? 'N' : 'P');
        expect(outcome(read(nimania, `${n}`, [`sweeping ${p}`]))).toBe(n >= 1 && n <= p + 1 ? 'N' : 'P');
      }
    }
  });

  it('answer huge positions with moves that win', () => {
    const huge = fc.bigInt({ min: 1n, max: 10n ** 40n });
    const numbers = fc.array(fc.tuple(fc.oneof(fc.bigInt({ min: 1n, max: 8n }), huge), huge), { minLength: 1, maxLength: 6 });
    const strain = fc.constantFrom([], ['raving 3'], ['sweeping 3'], [`sweeping ${10n ** 30n}`]);
    fc.assert(
      fc.property(numbers, huge, strain, (entries, stage, options) => {
        const text = entries.map(([value, count]) => `${value}^${count}`).join(' ');
        const position = read(nimania, text, [...options, `stage ${stage}`]);
        const found = solution(position);
        const [first] = found.winningMoves();
        expect(first === undefined).toBe(found.outcome === 'P');
        if (first !== undefined) expect(outcome(first.to)).toBe('P');
      }),
      { numRuns: 300 },
    );
  });
});
