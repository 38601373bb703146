/** Vertex geography: the theorem by matchings against play by the rules, with its moves and certificates. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changed, eachChange } from '../../../engine/check/altered-fields.fixture.ts';
import { solve, verifyCertificate } from '../../../index.ts';
import { answerToJson } from '../../../present/json.ts';
import { plainTools as tools } from '../../../testing/by-play.fixture.ts';
import { sweep } from '../../../testing/sweep.ts';
import { vertexGeographyKind } from '../certificate/vertex-geography.ts';
import { vertexGeography } from '../vertex-geography.ts';
import { vertexGeographyMatching } from './vertex-geography.ts';
import { eachGraphText, open, WalkReferee } from './walks.fixture.ts';

const normal = { compound: 'disjunctive', play: 'normal' } as const;

/** Outcome, winning moves and value by the theorem, with a certificate that holds. */
function byTheorem(text: string) {
  const solution = vertexGeographyMatching.answer(open(vertexGeography, text), normal, tools);
  if (solution.scope !== 'position') return undefined;
  const { outcome, values } = solution;
  const certificate = solution.certificate?.(tools);
  if (certificate?.kind !== 'vertex-geography') throw new Error('there is no certificate');
  const [step] = vertexGeographyKind.check(certificate, {} as never);
  if (step?.result !== 'holds') throw new Error(`${text}: ${step?.detail}`);
  return { outcome, moves: Array.from(solution.winningMoves(), ({ label }) => label), value: values.grundy };
}

function byRules(text: string, referee: WalkReferee) {
  const walk = open(vertexGeography, text);
  const value = referee.value(walk);
  return { outcome: value === 0 ? 'P' : 'N', moves: value === 0 ? [] : referee.winningMoves(walk, 'normal'), value };
}

describe('vertex geography by matchings', () => {
  it('agrees with play on all graphs of up to 5 vertices from every vertex, with all winning moves', () => {
    const cases = [1, 2, 3, 4, 5].flatMap((order) =>
      [...eachGraphText(order)].flatMap((graph) => Array.from({ length: order }, (_, index) => `${graph} @${index + 1}`)),
    );
    const referee = new WalkReferee(vertexGeography);
    sweep(cases)
      .agree(byTheorem, (text) => byRules(text, referee))
      .atLeast(5_405);
  });

  it('agrees with play on larger graphs with vertices that have been visited', () => {
    const position = fc.integer({ min: 5, max: 9 }).chain((order) =>
      fc.record({
        order: fc.constant(order),
        edges: fc.uniqueArray(
          fc.tuple(fc.integer({ min: 1, max: order }), fc.integer({ min: 1, max: order })).filter(([u, v]) => u < v),
          { maxLength: 16, selector: ([u, v]) => u * 20 + v },
        ),
        visited: fc.uniqueArray(fc.integer({ min: 2, max: order }), { maxLength: 3 }),
      }),
    );
    let cases = 0;
    fc.assert(
      fc.property(position, ({ order, edges, visited }) => {
        const vertices = Array.from({ length: order }, (_, index) => index + 1);
        const used = visited.length === 0 ? '' : ` : ${visited.join(' ')}`;
        const text = `${edges.map((ends) => ends.join('-')).join(' ')} ${vertices.join(' ')} @1${used}`;
        expect(byTheorem(text)).toEqual(byRules(text, new WalkReferee(vertexGeography)));
        cases++;
      }),
      { numRuns: 400 },
    );
    expect(cases).toBeGreaterThanOrEqual(400);
  });

  it.each([
    ['petersen @1', 'N'],
    ['C5 @1', 'P'],
    ['C6 @1', 'N'],
    ['P5 @3', 'P'],
    ['P4 @2', 'N'],
    ['K2,3 @1', 'N'],
    ['K2,3 @3', 'P'],
    ['G9x9 @1', 'P'],
    ['G9x9 @2', 'N'],
    ['Q10 @1', 'N'],
  ])('has %s as %s', (text, outcome) => {
    expect(byTheorem(text)?.outcome).toBe(outcome);
  });

  it('gives the value 2 to P4 @2, and 0 in sums to what is lost', () => {
    expect(solve('vertex-geography P4 @2')).toMatchObject({ values: { grundy: 2 } });
    const sum = solve('vertex-geography G31x31 @1 + nim 3');
    expect(sum).toMatchObject({ outcome: 'N', values: { grundy: 3 } });
  });

  it('says so when no edge is left beside those of the piece', () => {
    expect(solve('vertex-geography C4 @3 : 2 1')).toMatchObject({
      because: [{ text: 'every maximum matching covers 3, the vertex of the piece; without 3 no edge is left, and 4 is missed' }],
      why: 'after a move to 4 the piece cannot move, and the player who cannot move loses',
    });
  });

  it.each(['petersen @1', 'C7 @2', 'P5 @3', 'P4 @2 : 4', 'P1 @1'])('has a certificate of %s that holds only as it is', (text) => {
    const { question, outcome, values, certificate } = JSON.parse(
      answerToJson(solve(`vertex-geography ${text}`, { moves: 1 }), { certificate: true }),
    );
    const verdict = { question, outcome, values, certificate };
    expect(verifyCertificate(verdict)).toMatchObject({ ok: true });
    for (const change of eachChange(certificate)) {
      const name = `${change.path.join('.')} to ${change.to}`;
      const altered = changed(verdict, { ...change, path: ['certificate', ...change.path] });
      expect([name, verifyCertificate(altered).ok]).toEqual([name, false]);
    }
  });

  it('follows the matching through to the end, whatever is answered', () => {
    const play = (line: string): number => {
      const verdict = solve(line, { moves: 1 });
      if ('error' in verdict) throw new Error(verdict.error.message);
      const [move] = verdict.winningMoves;
      if (move?.to === undefined) throw new Error(`${line} is not won`);
      const left = open(vertexGeography, move.to.replace('vertex-geography ', ''));
      return Array.from(vertexGeography.moves(left)).reduce(
        (sum, { to }) => sum + play(`vertex-geography ${vertexGeography.format(to)}`),
        1,
      );
    };
    expect(play('vertex-geography G3x4 @1')).toBeGreaterThan(10);
    expect(play('vertex-geography petersen @1')).toBeGreaterThan(10);
  });
});

describe('a question about vertex geography', () => {
  it.each([
    ['vertex-geography C5', 'missing-piece', 19],
    ['vertex-geography C5 @6', 'unknown-vertex', 21],
    ['vertex-geography C5 @1 @2', 'second-piece', 23],
    ['vertex-geography C5 @1 2', 'unexpected-text', 23],
    ['vertex-geography C5 @1 : 7', 'unknown-vertex', 25],
    ['vertex-geography C5 @1 : 1', 'piece-on-visited', 24],
    ['vertex-geography P3 + P4 @1', 'no-single-graph', 17],
    ['vertex-geography 1>2 3-4 @1', 'bad-name', 21],
  ])('%s is refused: %s', (line, code, at) => {
    const answer = solve(line);
    expect('error' in answer ? [answer.error.code, answer.error.at] : 'it reads').toEqual([code, at]);
  });
});
