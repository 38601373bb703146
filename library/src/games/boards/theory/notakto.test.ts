/** Notakto: the quotient that is worked out against play by the rules, and against the presentation in print. */
import { describe, expect, it } from 'vitest';
import { boardSums, SumsByRules } from '../../../../../papers/src/classics/boards/board-sums.ts';
import { presentedElements, satisfiesRelations } from '../../../../../papers/src/classics/boards/notakto-presentation.ts';
import { catalogue } from '../../../catalogue.ts';
import { certificateKinds } from '../../../certificates.ts';
import { DEFAULT_LIMITS } from '../../../core/limits.ts';
import type { PositionSolution } from '../../../core/theorem.ts';
import type { Verdict } from '../../../core/verdict.ts';
import { verifyCertificateWith } from '../../../engine/check/verify-certificate.ts';
import { solveWith } from '../../../engine/solve/solve.ts';
import { plainTools as tools } from '../../../testing/by-play.fixture.ts';
import { sweep } from '../../../testing/sweep.ts';
import { notakto } from '../notakto.ts';
import { notaktoByQuotient } from './notakto.ts';
import { notaktoQuotient } from './notakto-quotient.ts';

const found = notaktoQuotient(DEFAULT_LIMITS);
const MISERE = { compound: 'disjunctive', play: 'misere' } as const;
const EMPTY = '.../.../...';

function ask(line: string): Verdict {
  const answer = solveWith(line, { catalogue });
  return 'error' in answer ? expect.fail(`${line}: ${answer.error.message}`) : answer;
}

describe('the misère quotient of Notakto', () => {
  it('has 18 elements, four of them lost, and satisfies the relations in print', () => {
    const { quotient, words, boards } = found;
    expect([quotient.order, boards.length]).toEqual([18, 46]);
    expect(words.filter((_, element) => quotient.isP[element] === 1).sort()).toEqual(['a', 'bc', 'b²', 'c²'].sort());
    expect(satisfiesRelations(found)).toBe(true);
    // So the quotient is an image of what is presented, and with as many elements the same.
    expect(presentedElements()).toBe(18);
  });

  it('gives as many boards to each element as were counted', () => {
    const counts = new Map<string, number>();
    for (const board of found.boards) {
      const word = found.words[found.classOf(board)] ?? '';
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    expect(Object.fromEntries(counts)).toEqual({ a: 17, b: 15, ab: 5, '1': 3, ad: 3, c: 1, 'c²': 1, d: 1 });
    const wordOf = (board: string) => found.words[found.classOf(board)];
    expect([EMPTY, '.../.X./...', 'XX./.../...', 'X../.../...', '.X./.../...', 'XXX/.../...'].map(wordOf)).toEqual([
      ...['c', 'c²', 'd', '1', '1', '1'],
    ]);
  });

  it('decides all sums of up to three boards as play by the rules does', () => {
    const rules = new SumsByRules(found.boards);
    sweep(boardSums(found.boards.length, 3), (sum) => sum.map((board) => found.boards[board]).join(' '))
      .agree(
        (sum) => {
          const boards = sum.map((board) => ({ board: found.boards[board] ?? '', count: 1n }));
          return (notaktoByQuotient.answer({ boards }, MISERE, tools) as PositionSolution).outcome;
        },
        (sum) => (rules.wins(sum) ? 'N' : 'P'),
      )
      .atLeast(18_423);
  });
});

describe('Notakto', () => {
  it('has the outcomes that are known: one empty board is won, two are lost, and so on; the centre alone is lost', () => {
    expect([1, 2, 3, 4].map((count) => ask(`notakto ${EMPTY}^${count}`).outcome)).toEqual(['N', 'P', 'N', 'P']);
    expect(ask(`notakto ${EMPTY}`).winningMoves).toEqual([{ move: 'b2', to: 'notakto .../.X./...' }]);
    expect(ask('notakto .../.X./...').outcome).toBe('P');
  });

  it('takes any number of boards, with a certificate that holds', () => {
    const many = ask(`notakto ${EMPTY}^1000000000000 .../.X./...^3 X../.../...`);
    expect(many.outcome).toBe('P');
    const won = ask(`notakto ${EMPTY}^3 .../.X./... XX./.../... XXX/.../...`);
    expect(verifyCertificateWith(won, { catalogue, certificateKinds })).toMatchObject({ ok: true });
    expect(won.winningMoves.length).toBeGreaterThan(0);
    for (const { to = '' } of won.winningMoves) {
      expect([to, ask(to).outcome]).toEqual([to, 'P']);
      expect(to).toContain('XXX/.../...');
    }
  });

  it('lists the winning moves that play by the rules finds', () => {
    for (const line of [`notakto ${EMPTY} .../.X./...`, 'notakto XX./.../... X../.../..X', 'notakto X.X/.../... .X./.../...']) {
      const found = solveWith(line, { catalogue, moves: Infinity });
      const played = solveWith(line, { catalogue, moves: Infinity, method: 'search' });
      if ('error' in found || 'error' in played) throw new Error(line);
      expect(found.winningMoves).toEqual(played.winningMoves);
      expect(found.winningMovesComplete).toBe(true);
    }
  });

  it('keeps boards where they are, dead ones too', () => {
    const parsed = notakto.parse({ text: `${EMPTY}^2 XX./.../... ${EMPTY}`, at: 0, options: [] });
    if (!parsed.ok) throw new Error(parsed.error.message);
    const move = [...notakto.moves(parsed.value)].find(({ label }) => label === '3.c1');
    expect(move && notakto.format(move.to)).toBe(`${EMPTY}^2 XXX/.../... ${EMPTY}`);
  });

  it('is played in normal play as a sum, too', () => {
    expect(ask(`notakto ${EMPTY} [normal]`)).toMatchObject({ outcome: 'N', values: { grundy: 1 } });
    expect(ask(`notakto ${EMPTY}^2 [normal]`).outcome).toBe('P');
  });

  it('says where a board is wrong', () => {
    const errorOf = (line: string) => {
      const answer = solveWith(line, { catalogue });
      return 'error' in answer ? [answer.error.code, answer.error.at] : expect.fail(line);
    };
    expect(errorOf(`notakto ${EMPTY} ..O/.../...`)).toEqual(['no-square', 22]);
    expect(errorOf('notakto .../...')).toEqual(['no-board', 8]);
    expect(errorOf('notakto ..../.../...')).toEqual(['no-board', 8]);
    expect(errorOf(`notakto ${EMPTY}^0`)).toEqual(['empty-position', 8]);
  });
});
