/** `impartial moves`: every move of a position, as `solve` answers the question after it. */
import { solve, type Verdict } from 'impartial';
import { describe, expect, it } from 'vitest';
import { faultIn } from '../../library/test/schema.ts';
import { run } from './run-program.ts';

interface Listed {
  readonly move: string;
  readonly to: string;
  readonly outcome: string;
  readonly wins: boolean;
  readonly values: Readonly<Record<string, string>>;
  readonly sameResult?: number;
}

const QUESTIONS = [
  'kayles 7',
  'nim 3 5 [misere]',
  'cram 2x3 + nim 2',
  'node-kayles P6 [conjunctive]',
  'node-kayles P2 + P5 [diminished-disjunctive]',
  'node-kayles 2*P3 + P1 [selective]',
  'survivor-nim 9 1212 [take 1-2]',
];

describe('impartial moves', () => {
  it('says of each move what solve says of the question after it', async () => {
    const answers = await Promise.all(QUESTIONS.map((question) => run(['moves', question, '--json'])));
    let cases = 0;
    for (const [index, { out, code }] of answers.entries()) {
      expect([QUESTIONS[index], code, faultIn(out, 'moveList')]).toEqual([QUESTIONS[index], 0, undefined]);
      const asked = solve(QUESTIONS[index] ?? '') as Verdict;
      const { moves, complete } = JSON.parse(out) as { moves: readonly Listed[]; complete: boolean };
      expect(complete).toBe(true);
      for (const { move, to, outcome, wins, values } of moves) {
        const after = solve(to) as Verdict;
        const written = Object.fromEntries(
          Object.entries(after.values).map(([name, value]) => [name, value === null ? null : String(value)]),
        );
        expect([to, outcome, values]).toEqual([to, after.outcome, written]);
        expect([to, wins]).toEqual([
          to,
          asked.alliance === undefined ? after.outcome === 'P' : after.alliance === moverOf(asked),
        ]);
        expect(move).not.toBe('');
        cases++;
      }
      const count = (list: readonly { sameResult?: number }[]) =>
        list.reduce((sum, { sameResult = 0 }) => sum + 1 + sameResult, 0);
      expect(count(moves.filter(({ wins }) => wins))).toBe(count(asked.winningMoves));
    }
    expect(cases).toBeGreaterThan(50);
  });

  it('writes text and CSV with the kind of each value', async () => {
    const [text, csv] = await Promise.all([run(['moves', 'node-kayles P4 [conjunctive]']), run(['moves', 'nim 1 2', '--csv'])]);
    expect(text.out).toContain('1  N, remoteness 1  to node-kayles P2 [conjunctive]');
    expect(csv.out).toBe(
      'move,to,outcome,wins,kind,value,same_result,reason\n1>0,nim 2,N,false,grundy,2,0,\n2>0,nim 1,N,false,grundy,1,0,\n2>1,nim 1^2,P,true,grundy,0,0,\n',
    );
  });

  it('shows what the limits leave unknown as ?, with the reason and the option, and exits 1', async () => {
    const asked = ['moves', 'node-kayles petersen + petersen [misere]', '--max-positions', '1', '--method', 'search'];
    const [text, csv] = await Promise.all([run(asked), run([...asked, '--csv'])]);
    expect([text.code, csv.code]).toEqual([1, 1]);
    expect(text.out).toMatch(/ \? +to node-kayles/);
    expect(text.out.replace(/\s+/g, ' ')).toContain('(--max-positions raises this limit)');
    expect(csv.out).toContain(',?,false,,,');
  });

  it('refuses a bad line and two forms at once', async () => {
    const [bad, both] = await Promise.all([run(['moves', 'nim x']), run(['moves', 'nim 1', '--csv', '--json'])]);
    expect([bad.code, both.code]).toEqual([1, 2]);
    expect(bad.err).toContain('column 5');
  });
});

/** The alliance of the player to move. */
function moverOf({ outcome, alliance = 0 }: Verdict): number {
  return outcome === 'N' ? alliance : 3 - alliance;
}
