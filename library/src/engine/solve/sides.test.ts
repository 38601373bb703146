/** Search, winning moves, verification and refused sums where players do not alternate. */
import { describe, expect, it } from 'vitest';
import { extendCatalogue, toCatalogue } from '../../core/catalogue.ts';
import { defineRuleset } from '../../core/define-ruleset.ts';
import { PLAYS, type Play } from '../../core/outcome.ts';
import { bad, ok } from '../../core/result.ts';
import type { Verdict } from '../../core/verdict.ts';
import { verifyWith } from '../check/verify.ts';
import { openWith } from '../question.ts';
import { testNim } from './heap-rulesets.fixture.ts';
import { solveWith } from './solve.ts';

/** `7 1121 0`: seven counters, the alliances around the table, the seat to move; take one or two. */
interface Table {
  readonly counters: number;
  readonly seats: string;
  readonly seat: number;
}

const alliance = (seats: string, seat: number): 1 | 2 => (seats.at(seat % seats.length) === '1' ? 1 : 2);

const testTable = defineRuleset<Table>({
  id: 'test-table',
  parse({ text, at }) {
    const [counters = '', seats = '', seat = ''] = text.split(' ');
    return seat === '' ? bad('no-table', 'A table.', at) : ok({ counters: Number(counters), seats, seat: Number(seat) });
  },
  format: ({ counters, seats, seat }) => `${counters} ${seats} ${seat}`,
  *moves({ counters, seats, seat }) {
    for (const take of [1, 2].filter((each) => each <= counters))
      yield { label: String(take), to: { counters: counters - take, seats, seat: (seat + 1) % seats.length } };
  },
  sides: ({ seats, seat }) => ({ next: alliance(seats, seat), previous: alliance(seats, seat - 1) }),
});

/** Three positions in a ring: the side in `ring` moves there; from the last one the game may also end. */
const testRing = defineRuleset<string>({
  id: 'test-ring',
  mayLoop: true,
  parse: ({ text }) => ok(text),
  format: (place) => place,
  moves: (place) => {
    const to = { a: ['b'], b: ['c'], c: ['a', 'end'], end: [] }[place] ?? [];
    return to.map((each) => ({ label: each, to: each }));
  },
  sides: (place) => ({ next: place === 'b' || place === 'end' ? 2 : 1, previous: 1 }),
});

const catalogue = extendCatalogue(toCatalogue([]), [testNim, testTable, testRing]);

function solved(line: string): Verdict {
  const verdict = solveWith(line, { catalogue });
  if ('error' in verdict) throw new Error(verdict.error.message);
  return verdict;
}

/** The winning alliance straight from the rules. */
function winner(counters: number, seats: string, seat: number, play: Play): number {
  const lastMover = alliance(seats, seat - 1);
  if (counters === 0) return play === 'normal' ? lastMover : 3 - lastMover;
  const mover = alliance(seats, seat);
  const wins = [1, 2].some((take) => take <= counters && winner(counters - take, seats, seat + 1, play) === mover);
  return wins ? mover : 3 - mover;
}

describe('players who do not alternate', () => {
  it('are searched by whose turn it is: every table of up to five seats', () => {
    let seen = 0;
    for (let size = 1; size <= 5; size++) {
      for (let bits = 0; bits < 2 ** size; bits++) {
        const seats = Array.from({ length: size }, (_, index) => ((bits >> index) & 1) + 1).join('');
        for (let counters = 0; counters <= 8; counters++) {
          for (const play of PLAYS) {
            const line = `test-table ${counters} ${seats} 0 [${play}]`;
            const verdict = solved(line);
            const expected = winner(counters, seats, 0, play);
            expect([line, verdict.alliance]).toEqual([line, expected]);
            expect(verdict.outcome).toBe(expected === alliance(seats, 0) ? 'N' : 'P');
            expect(verifyWith(line, verdict, { catalogue })).toMatchObject({ ok: true });
            const opened = openWith(line, { catalogue });
            const listed = 'error' in opened ? opened : opened.moves();
            if ('error' in listed) throw new Error(listed.error.message);
            expect(listed.moves.filter(({ wins }) => wins).map(({ to }) => to)).toEqual(verdict.winningMoves.map(({ to }) => to));
            seen++;
          }
        }
      }
    }
    expect(seen).toBe(62 * 9 * 2);
  });

  it('a false verdict about them is found out', () => {
    const verdict = solved('test-table 4 112 0');
    expect(verifyWith('test-table 4 112 0', { ...verdict, alliance: 3 - (verdict.alliance ?? 1) }, { catalogue }).ok).toBe(false);
  });

  it('may go in circles', () => {
    expect(solved('test-ring a')).toMatchObject({ outcome: 'N', alliance: 1 });
    expect(solved('test-ring b')).toMatchObject({ outcome: 'P', alliance: 1 });
    expect(solved('test-ring a [misere]')).toMatchObject({ outcome: 'draw' });
  });

  it('have no theory of alternating players', () => {
    expect(solved('test-table 4 112 0').passedOver).toContainEqual({
      theorem: 'sprague-grundy',
      why: 'it is about two players who alternate',
    });
    expect(solveWith('test-table 4 112 0', { catalogue, method: 'search' })).toMatchObject({ values: {} });
  });

  it('are not played in sums', () => {
    const sum = solveWith('test-nim 3 + test-table 4 112 0', { catalogue });
    expect(sum).toMatchObject({ error: { code: 'sum-not-allowed', at: 24 } });
  });
});
