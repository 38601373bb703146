/** Cram: theorems and search against play by the rules alone, and the values that the literature gives. */
import { describe, expect, it } from 'vitest';
import { ByRules, boardsOf } from '../../../../../papers/src/classics/boards/by-rules.ts';
import { catalogue } from '../../../catalogue.ts';
import { certificateKinds } from '../../../certificates.ts';
import type { ComponentSolution, Theorem } from '../../../core/theorem.ts';
import type { Verdict } from '../../../core/verdict.ts';
import { verifyCertificateWith } from '../../../engine/check/verify-certificate.ts';
import { solveWith } from '../../../engine/solve/solve.ts';
import { type Rows, regionsOf } from '../../../structures/board.ts';
import { plainTools as tools } from '../../../testing/by-play.fixture.ts';
import { sweep } from '../../../testing/sweep.ts';
import { cram } from '../rules.ts';
import { cramHalfTurn, middleDomino } from './half-turn.ts';
import { cramRow } from './row.ts';

const rules = new ByRules(cram);
const boards = [...boardsOf(3, 4), ...boardsOf(2, 6)];
const nameOf = (rows: Rows) => cram.format(rows);

function ask(line: string): Verdict {
  const answer = solveWith(line, { catalogue });
  return 'error' in answer ? expect.fail(`${line}: ${answer.error.message}`) : answer;
}

/** The value that a theorem gives a component; undefined where it passes. */
function valueBy(theorem: Theorem<Rows>) {
  return (rows: Rows) => {
    if (regionsOf(rows).length !== 1) return undefined;
    const answer = theorem.answer(rows, { compound: 'disjunctive', play: 'normal' }, tools);
    return answer.scope === 'component' ? (answer as ComponentSolution).value : undefined;
  };
}

describe('theorems on Cram', () => {
  it('rows, straight and bent, have the values of play by the rules', () => {
    sweep(boards, nameOf)
      .agree(valueBy(cramRow), (rows) => rules.value(rows))
      .atLeast(400);
  });

  it('boards that a half-turn keeps have value 0', () => {
    sweep(boards, nameOf)
      .agree(valueBy(cramHalfTurn), (rows) => rules.value(rows))
      .atLeast(10);
    expect(['2x2', '2x4', '4x4'].map((board) => ask(`cram ${board}`).because[0]?.theorem)).toEqual(
      Array(3).fill('cram-half-turn'),
    );
  });

  it('the domino in the middle leaves value 0', () => {
    const leftBy = (rows: Rows) => {
      const move = middleDomino(rows);
      return move && [...cram.moves(rows)].some(({ label, to }) => label === move.label && to.join() === move.to.join())
        ? rules.value(move.to)
        : undefined;
    };
    const hasMiddle = (rows: Rows) => (middleDomino(rows) === undefined ? undefined : 0);
    expect(sweep(boards, nameOf).agree(hasMiddle, leftBy).atLeast(30)).toBe(
      boards.filter((rows) => middleDomino(rows) !== undefined).length,
    );
  });

  it('large boards are answered at once, with a certificate that holds', () => {
    for (const line of ['cram 6x6', 'cram 5x8', 'cram 16x20', 'cram 1x200']) {
      const verdict = ask(line);
      expect([line, verdict.method]).toEqual([line, 'theorem']);
      expect(verifyCertificateWith(verdict, { catalogue, certificateKinds })).toMatchObject({ ok: true });
    }
    expect(ask('cram 5x8')).toMatchObject({ outcome: 'N', winningMoves: [{ move: 'd3-e3' }], winningMovesComplete: false });
    expect(ask('cram 100x100')).toMatchObject({ outcome: 'P', values: { grundy: 0 } });
    expect(ask('cram 99x100')).toMatchObject({ outcome: 'N', winningMoves: [{ move: '50_50-51_50' }] });
  });
});

describe('Cram by search', () => {
  it('has the values of play by the rules on all boards of 3 by 4', () => {
    const by = (rows: Rows) => ask(`cram ${nameOf(rows)}`).values.grundy;
    const some = [...boardsOf(3, 4)].filter((_, index) => index % 7 === 3);
    sweep(some, nameOf)
      .agree(by, (rows) => rules.value(rows))
      .atLeast(500);
  });

  it('has the values that the literature gives', () => {
    // Uiterwijk, Solving Cram using combinatorial game theory (2020); Beling, impartial-games (2025).
    const values = ['4x4', '4x5', '4x6', '4x7', '4x8', '5x5', '5x6'].map((board) => ask(`cram ${board}`).values.grundy);
    expect(values).toEqual([0, 2, 0, 3, 0, 0, 2]);
  });

  it('has the misère outcomes of play by the rules', () => {
    const some = [...boardsOf(3, 4)].filter((_, index) => index % 11 === 5);
    sweep(some, nameOf)
      .agree(
        (rows) => ask(`cram ${nameOf(rows)} [misere]`).outcome,
        (rows) => (rules.winsMisere(rows) ? 'N' : 'P'),
      )
      .atLeast(300);
    const outcomes = ['3x3', '3x4', '4x4', '4x5', '4x6', '5x5'].map((board) => ask(`cram ${board} [misere]`).outcome);
    expect(outcomes).toEqual(['N', 'P', 'P', 'P', 'P', 'N']);
  });

  it('lists every winning move, and each leaves a lost board', () => {
    for (const board of ['2x3', '3x4', '3x5', '4x5']) {
      const verdict = ask(`cram ${board}`);
      expect(verdict.winningMovesComplete).toBe(true);
      for (const { to = '' } of verdict.winningMoves) expect([to, ask(to).outcome]).toEqual([to, 'P']);
    }
    const wins = new Set(ask('cram 3x4').winningMoves.map(({ move }) => move));
    for (const { label, to } of cram.moves(['....', '....', '....']))
      expect([label, wins.has(label)]).toEqual([label, rules.value(to) === 0]);
  });

  it('says where a board is wrong', () => {
    const errorOf = (line: string) => {
      const answer = solveWith(line, { catalogue });
      return 'error' in answer ? [answer.error.code, answer.error.at] : expect.fail(line);
    };
    expect(errorOf('cram ..#/.x.')).toEqual(['no-square', 10]);
    expect(errorOf('cram 0x4')).toEqual(['no-board', 5]);
    expect(errorOf('cram ..//..')).toEqual(['empty-row', 8]);
    expect(errorOf('cram 101x100')).toEqual(['board-too-large', 5]);
    expect(errorOf('cram board')).toEqual(['no-board', 5]);
  });
});
