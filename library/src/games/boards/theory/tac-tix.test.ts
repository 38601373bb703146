/** Tac-Tix: theorems and search against play by the rules alone, and the values of classics. */
import { describe, expect, it } from 'vitest';
import { ByRules, boardsOf, fullBoard } from '../../../../../papers/src/classics/boards/by-rules.ts';
import { catalogue } from '../../../catalogue.ts';
import { certificateKinds } from '../../../certificates.ts';
import type { ComponentSolution, Theorem } from '../../../core/theorem.ts';
import type { Verdict } from '../../../core/verdict.ts';
import { verifyCertificateWith } from '../../../engine/check/verify-certificate.ts';
import { solveWith } from '../../../engine/solve/solve.ts';
import { type Rows, regionsOf } from '../../../structures/board.ts';
import { plainTools as tools } from '../../../testing/by-play.fixture.ts';
import { sweep } from '../../../testing/sweep.ts';
import { tacTix } from '../tac-tix.ts';
import { middleLines, tacTixHalfTurn, tacTixRow } from './tac-tix.ts';

const rules = new ByRules(tacTix);
const boards = [...boardsOf(3, 4), ...boardsOf(2, 5), ...boardsOf(1, 10)];
const nameOf = (rows: Rows) => tacTix.format(rows);

const backwards = (row: string) => row.split('').reverse().join('');

function ask(line: string): Verdict {
  const answer = solveWith(line, { catalogue });
  return 'error' in answer ? expect.fail(`${line}: ${answer.error.message}`) : answer;
}

function valueBy(theorem: Theorem<Rows>) {
  return (rows: Rows) => {
    if (regionsOf(rows).length !== 1) return undefined;
    const answer = theorem.answer(rows, { compound: 'disjunctive', play: 'normal' }, tools);
    return answer.scope === 'component' ? (answer as ComponentSolution).value : undefined;
  };
}

describe('theorems on Tac-Tix', () => {
  it('rows have the number of their counters for their value', () => {
    sweep(boards, nameOf)
      .agree(valueBy(tacTixRow), (rows) => rules.value(rows))
      .atLeast(80);
  });

  it('boards that a half-turn keeps have value 0', () => {
    // Boards of 4 by 4 whose lower half is the upper one, turned.
    const turned = [...boardsOf(2, 4)].map(([first = '', second = '']) => [first, second, backwards(second), backwards(first)]);
    sweep([...boards, ...turned], nameOf)
      .agree(valueBy(tacTixHalfTurn), (rows) => rules.value(rows))
      .atLeast(40);
  });

  it('a middle line of a full board with an odd side leaves value 0, and boards with two even sides are lost', () => {
    const sizes = [1, 2, 3, 4].flatMap((height) => [1, 2, 3, 4].map((width) => [height, width] as const));
    let lines = 0;
    for (const [height, width] of sizes) {
      const full = fullBoard(height, width);
      const isEven = height % 2 === 0 && width % 2 === 0;
      expect([height, width, rules.value(full) === 0]).toEqual([height, width, isEven]);
      for (const { to } of middleLines(full)) {
        lines++;
        expect([height, width, rules.value(to)]).toEqual([height, width, 0]);
      }
    }
    expect(lines).toBe(15);
  });

  it('large boards are answered at once', () => {
    expect(ask('tac-tix 7x7')).toMatchObject({ outcome: 'N', winningMoves: [{ move: 'd1-d7' }, { move: 'a4-g4' }] });
    expect(ask('tac-tix 8x9')).toMatchObject({ outcome: 'N', winningMoves: [{ move: 'e1-e8' }] });
    const lost = ask('tac-tix 10x12');
    expect(lost).toMatchObject({ outcome: 'P', values: { grundy: 0 }, method: 'theorem' });
    expect(verifyCertificateWith(lost, { catalogue, certificateKinds })).toMatchObject({ ok: true });
  });
});

describe('Tac-Tix by search', () => {
  it('has the values and misère outcomes of play by the rules', () => {
    const some = [...boardsOf(3, 4)].filter((_, index) => index % 13 === 7);
    sweep(some, nameOf)
      .agree(
        (rows) => [ask(`tac-tix ${nameOf(rows)}`).values.grundy, ask(`tac-tix ${nameOf(rows)} [misere]`).outcome],
        (rows) => [rules.value(rows), rules.winsMisere(rows) ? 'N' : 'P'],
      )
      .atLeast(300);
  });

  it('has the values and outcomes that are known', () => {
    // Gardner, Mathematical Puzzles and Diversions (1959), has the last player lose: 4×4 is lost then.
    expect(['2x3', '3x3', '4x5'].map((board) => ask(`tac-tix ${board}`).values.grundy)).toEqual([2, 1, 3]);
    expect(['2x2', '3x3', '4x4'].map((board) => ask(`tac-tix ${board} [misere]`).outcome)).toEqual(['P', 'N', 'P']);
  });

  it('writes what is left on the board that it was', () => {
    expect(ask('tac-tix oo.o/oooo').winningMoves[0]).toEqual({ move: 'a2-c2', to: 'tac-tix oo.o/...o' });
  });
});
