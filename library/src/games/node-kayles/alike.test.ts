import { describe, expect, it } from 'vitest';
import { catalogue } from '../../catalogue.ts';
import { openQuestion } from '../../engine/moves/open.ts';
import { solveWith } from '../../engine/solve/solve.ts';

const LINES = [
  'P7',
  'C6',
  'K1,5',
  'K5',
  'K2,3',
  'S1,2,3',
  'G3x3',
  'petersen',
  '2*P4 + K1,3',
  '1-2 2-3 3-1 3-4 5',
  '3*K3',
  'P3 + C5',
];

describe('moves of Node-Kayles that are said to be alike', () => {
  it('leave positions of one value', () => {
    let repeated = 0;
    for (const text of LINES) {
      const opened = openQuestion(`node-kayles ${text}`, catalogue);
      if (!opened.ok) throw new Error(opened.error.message);
      const values = new Map<string, unknown>();
      for (const { alike = '', to } of opened.value.games[0].moves()) {
        const answer = solveWith(`node-kayles ${to.text()}`, { catalogue });
        if ('error' in answer) throw new Error(answer.error.message);
        if (values.has(alike)) repeated++;
        else values.set(alike, answer.values.grundy);
        expect(answer.values.grundy, `${text}: ${to.text()}`).toBe(values.get(alike));
      }
    }
    expect(repeated).toBeGreaterThan(20);
  });

  it('are not looked at one by one', () => {
    const answer = solveWith('node-kayles K1,20000', { catalogue, limits: { positions: 100, steps: 25_000 } });
    if ('error' in answer) throw new Error(answer.error.message);
    expect(answer).toMatchObject({ outcome: 'N', values: { grundy: 2 }, winningMovesComplete: true });
    expect(answer.winningMoves.map(({ move }) => move)).toEqual(['1']);
  });
});
