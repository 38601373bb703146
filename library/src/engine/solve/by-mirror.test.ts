/** Large positions in which every move can be copied: answered at once, with a certificate that holds as it is and no other way. */
import { describe, expect, it } from 'vitest';
import { graphGame, gridGame } from '../../entry-points/define.ts';
import { catalogue, extendCatalogue, open, solve, verifyCertificate } from '../../index.ts';
import { answerToJson } from '../../present/json.ts';
import { changed, eachChange } from '../check/altered-fields.fixture.ts';

const cram = gridGame({
  id: 'my-cram',
  rule: 'Put a domino on two adjacent free squares.',
  apart: true,
  symmetries: 'all',
  fixed: 'whole',
  *moves(board) {
    for (const [x, y] of board.empty())
      for (const [u, v] of [
        [x + 1, y],
        [x, y + 1],
      ] as const)
        if (board.isFree(u, v))
          yield [
            [x, y],
            [u, v],
          ];
  },
});
const arcKayles = graphGame({
  id: 'my-arc-kayles',
  rule: 'Take an edge and all edges that meet it.',
  on: 'edges',
  fixed: true,
  take: (graph, [u, v]) => graph.edgesAt(u, v),
});
const options = { catalogue: extendCatalogue(catalogue, [cram, arcKayles]), limits: { positions: 1000 } };

function answer(line: string, moves?: number) {
  const verdict = solve(line, { ...options, ...(moves !== undefined && { moves }) });
  if ('error' in verdict) throw new Error(`${line}: ${verdict.error.message}`);
  return verdict;
}

describe('copying through a symmetry', () => {
  it.each([
    'node-kayles G8x8',
    'node-kayles G50x50',
    'node-kayles Q6',
    'node-kayles K40,20',
    'my-cram 8x8',
    'my-arc-kayles G8x8',
    'node-kayles 2*G9x9',
    'node-kayles 4*G7x9',
    'node-kayles 2*G20x21',
  ])('%s is lost', (line) => {
    const verdict = answer(line);
    expect(verdict).toMatchObject({ outcome: 'P', values: { grundy: 0 }, because: [{ theorem: 'mirror-strategy' }] });
    expect(verifyCertificate(verdict, options)).toMatchObject({ ok: true });
  });

  it.each([
    ['node-kayles G7x7', '25'],
    ['node-kayles G9x9', '41'],
    ['node-kayles G51x51', '1301'],
    ['my-cram 7x8', 'd4-e4'],
  ])('%s is won by %s, in the middle', (line, move) => {
    const verdict = answer(line);
    expect(verdict).toMatchObject({ outcome: 'N', winningMoves: [{ move }], winningMovesComplete: false });
    expect(verifyCertificate(verdict, options)).toMatchObject({ ok: true });
  });

  it('answers every first move on the grid of 8×8 by its image', () => {
    const grid = open('node-kayles G8x8', options);
    if ('error' in grid) throw new Error(grid.error.message);
    let count = 0;
    for (const { move, to } of grid.eachMove()) {
      const { outcome, winningMoves } = answer(to, 1);
      expect([move, outcome, winningMoves[0]?.move]).toEqual([move, 'N', String(65 - Number(move))]);
      count++;
    }
    expect(count).toBe(64);
  });

  it('values one component of a sum, and leaves misère play and paths alone', () => {
    expect(answer('node-kayles G8x8 + P5')).toMatchObject({
      outcome: 'N',
      values: { grundy: 3 },
      winningMoves: [{ move: '67' }],
    });
    expect(answer('node-kayles G8x8 [misere]').outcome).toBe('unknown');
    expect(answer('node-kayles P200').because[0]?.theorem).toBe('dawsons-chess-period');
  });

  it.each(['node-kayles Q5', 'node-kayles G7x7'])('the certificate of %s holds only as it is', (line) => {
    const { question, outcome, values, certificate } = JSON.parse(answerToJson(answer(line), { certificate: true }));
    const verdict = { question, outcome, values, certificate };
    expect(verifyCertificate(verdict, options).ok).toBe(true);
    let cases = 0;
    for (const change of eachChange(certificate)) {
      const other = changed(verdict, { ...change, path: ['certificate', ...change.path] });
      expect([change, verifyCertificate(other, options).ok]).toEqual([change, false]);
      cases++;
    }
    expect(cases).toBeGreaterThanOrEqual(60);
  });

  it('names a winning move where the values are found, and the moves take longer', () => {
    const line = 'node-kayles 2*G7x7 + P3';
    const few = solve(line);
    const all = solve(line, { moves: Number.POSITIVE_INFINITY });
    if ('error' in few || 'error' in all) throw new Error('it is a question');
    expect([few.outcome, few.values.grundy, few.winningMoves]).toEqual(['N', 2, [{ move: '100', to: 'node-kayles 2*G7x7' }]]);
    expect([all.winningMoves, all.winningMovesComplete]).toEqual([few.winningMoves, true]);
    expect(answer('node-kayles 2*G7x7').outcome).toBe('P');
  });

  it('a certificate with pairs exchanged, or of a move and its neighbour, is refused', () => {
    const verdict = JSON.parse(answerToJson(answer('node-kayles G8x8'), { certificate: true }));
    const { certificate } = verdict;
    if (certificate?.kind !== 'mirror') throw new Error('another kind');
    const image = certificate.image.map((_: number, vertex: number) => vertex ^ 1);
    const check = verifyCertificate({ ...verdict, certificate: { ...certificate, image } }, options);
    expect(check.ok).toBe(false);
    expect(check.steps[0]?.detail).toMatch(/has no image|spoils its image/);
  });

  it('marks pairs of vertices by numbers', () => {
    const verdict = solve('node-kayles G8x8', { ...options, marks: true });
    if ('error' in verdict) throw new Error(verdict.error.message);
    const badges = verdict.marks?.layers[0]?.pictures[0]?.marks ?? [];
    expect(badges).toHaveLength(64);
    expect(badges.slice(0, 2)).toEqual([
      { kind: 'badge', vertex: '1', text: '1' },
      { kind: 'badge', vertex: '64', text: '1' },
    ]);
  });
});
