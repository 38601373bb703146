import { describe, expect, it } from 'vitest';
import type { Verdict } from '../core/verdict.ts';
import { answerToLine, headline, verdictToText } from './text.ts';

const won: Verdict = {
  question: 'node-kayles P5',
  outcome: 'N',
  winner: 'next',
  values: { grundy: 3 },
  winningMoves: [{ move: '3', to: 'node-kayles 2*P1' }],
  winningMovesComplete: true,
  method: 'theorem',
  because: [{ theorem: 'dawsons-chess-period', source: 'guySmith1956', text: 'A path is a heap of the octal game 0.137.' }],
  passedOver: [],
};
const lost: Verdict = {
  ...won,
  outcome: 'P',
  winner: 'previous',
  values: { grundy: 0 },
  winningMoves: [],
  method: 'search',
  because: [],
};

describe('a verdict for people', () => {
  it('says who wins, how, and why', () => {
    expect(verdictToText(won)).toBe(
      [
        'N-position: the player to move wins. Value *3.',
        '',
        '  winning move   3  to node-kayles 2*P1',
        '  by theorem     A path is a heap of the octal game 0.137.',
        '                 [dawsons-chess-period, guySmith1956]',
        '',
      ].join('\n'),
    );
  });

  it('says that a lost position is lost, and how to hold out', () => {
    const text = verdictToText({ ...lost, delayingMove: { move: '7>6', to: 'kayles 6' } });
    expect(text).toContain('P-position: the player who just moved wins. Value 0.');
    expect(text).toContain('holds longest  7>6  to kayles 6');
    expect(text).toContain('by search      every line of play');
  });

  it('names each kind of value', () => {
    const said = (values: Verdict['values']) => headline({ ...won, values });
    expect(said({ foreclosed: null })).toContain('Foreclosed value undefined.');
    expect(said({ foreclosed: 2 })).toContain('Foreclosed value *2.');
    expect(said({ remoteness: 5 })).toContain('Remoteness 5.');
    expect(said({ suspense: 4, length: { shortest: 2n ** 70n } })).toContain(
      'Suspense 4, length (shortest) 1180591620717411303424.',
    );
    expect(said({})).toBe('N-position: the player to move wins.');
  });

  it('names the alliance, a draw, and what is not known', () => {
    expect(headline({ ...won, alliance: 2, values: {} })).toBe('N-position: alliance 2 wins.');
    expect(headline({ ...won, outcome: 'draw', values: {} })).toBe('Draw: neither player can force a win.');
    expect(headline({ ...won, outcome: 'unknown', values: {}, reason: 'the search is too long' })).toBe(
      'Unknown: the search is too long.',
    );
  });

  it('stays within its width and says when moves are left out', () => {
    const winningMoves = Array.from({ length: 20 }, (_, i) => ({ move: `${i} & `.repeat(30), to: `nim ${'9 '.repeat(5000)}` }));
    const text = verdictToText({ ...won, winningMoves, winningMovesComplete: false, because: Array(9).fill(won.because[0]) });
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(text).toContain('there may be more');
    expect(text).toContain('and 3 more reasons');
  });

  it('says when no winning move was found', () => {
    const text = verdictToText({ ...won, method: 'search', winningMoves: [], winningMovesComplete: false });
    expect(text.replace(/\s+/g, ' ')).toContain(
      'winning moves … none was found within the limits: --max-positions and --max-seconds raise them',
    );
    expect(verdictToText({ ...won, outcome: 'P', winningMoves: [], winningMovesComplete: false })).not.toContain(
      'none was found',
    );
  });

  it('shows a move whose position is too long to write', () => {
    expect(verdictToText({ ...won, winningMoves: [{ move: '3', toOmitted: true }] })).toContain('3  to a very long position');
  });

  it('fits on one line for a batch', () => {
    expect(answerToLine(won)).toBe('node-kayles P5: N-position: the player to move wins. Value *3. Move: 3.');
    expect(
      answerToLine({ question: 'nim -1', error: { code: 'negative-heap', message: 'A heap is never negative.', at: 4 } }),
    ).toBe('nim -1: error in column 5: A heap is never negative. (negative-heap)');
  });

  it('paints whole lines and words only', () => {
    const paint = {
      strong: (t: string) => `<b>${t}</b>`,
      good: (t: string) => `<g>${t}</g>`,
      bad: (t: string) => t,
      dim: (t: string) => `<d>${t}</d>`,
    };
    expect(verdictToText(won, { width: 80, paint }).split('\n')[0]).toBe('<g>N-position: the player to move wins. Value *3.</g>');
  });
});
