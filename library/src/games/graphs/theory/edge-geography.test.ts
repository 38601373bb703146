/** Edge geography: parity, digraphs without cycles and tables of all states against play by the rules. */
import { describe, expect, it } from 'vitest';
import type { Play } from '../../../core/outcome.ts';
import type { Ruleset } from '../../../core/ruleset.ts';
import type { Theorem } from '../../../core/theorem.ts';
import { changed, eachChange } from '../../../engine/check/altered-fields.fixture.ts';
import { solve, verifyCertificate } from '../../../index.ts';
import { answerToJson } from '../../../present/json.ts';
import { plainTools as tools } from '../../../testing/by-play.fixture.ts';
import { sweep } from '../../../testing/sweep.ts';
import { edgeGeographyKind } from '../certificate/edge-geography.ts';
import { edgeGeography } from '../edge-geography.ts';
import { vertexGeography } from '../vertex-geography.ts';
import type { Walk } from '../walk.ts';
import { acyclicTheorem } from './acyclic.ts';
import { edgeGeographyParity } from './edge-geography.ts';
import { edgeWalk, vertexWalk } from './walk-graphs.ts';
import { type WalkGraph, WalkTable } from './walk-table.ts';
import { eachGraphText, open, WalkReferee } from './walks.fixture.ts';

/** What a theorem says: outcome, winning moves, value where it has one. Certificates have to hold. */
function byTheorem(theorem: Theorem<Walk>, rules: Ruleset<Walk>, text: string, play: Play = 'normal') {
  const solution = theorem.answer(open(rules, text), { compound: 'disjunctive', play }, tools);
  if (solution.scope !== 'position') return undefined;
  const { outcome, values } = solution;
  const certificate = solution.certificate?.(tools);
  if (certificate?.kind === 'edge-geography') {
    const [step] = edgeGeographyKind.check(certificate, {} as never);
    if (step?.result !== 'holds') throw new Error(`${text}: ${step?.detail}`);
  }
  const moves = Array.from(solution.winningMoves(), ({ label }) => label);
  return play === 'normal' ? { outcome, moves, value: values.grundy } : { outcome, moves };
}

function byRules(rules: Ruleset<Walk>, text: string, referee: WalkReferee, play: Play = 'normal') {
  const walk = open(rules, text);
  const isWon = referee.isWon(walk, play);
  const found = { outcome: isWon ? 'N' : 'P', moves: isWon ? referee.winningMoves(walk, play) : [] };
  return play === 'normal' ? { ...found, value: referee.value(walk) } : found;
}

function everywhere(orders: readonly number[], arrow: '-' | '>'): readonly string[] {
  return orders.flatMap((order) =>
    [...eachGraphText(order, arrow)].flatMap((graph) => Array.from({ length: order }, (_, index) => `${graph} @${index + 1}`)),
  );
}

describe('edge geography by parity', () => {
  it('agrees with play on all bipartite graphs of up to 5 vertices from every vertex, with all winning moves', () => {
    const referee = new WalkReferee(edgeGeography);
    sweep(everywhere([1, 2, 3, 4, 5], '-'))
      .agree(
        (text) => byTheorem(edgeGeographyParity, edgeGeography, text),
        (text) => byRules(edgeGeography, text, referee),
      )
      .atLeast(2_209);
  });

  it('agrees with play where edges are used up', () => {
    const referee = new WalkReferee(edgeGeography);
    const boards = ['K2,4', 'K3,3', 'G2x4', 'Q3', '1-2 2-3 3-4 4-1 1-5 5-6 6-1 3-7'];
    const cases = boards.flatMap((board) =>
      [...edgeGeography.moves(open(edgeGeography, `${board} @1`))].flatMap(({ to }) =>
        [to, ...Array.from(edgeGeography.moves(to), (move) => move.to)].map((walk) => edgeGeography.format(walk)),
      ),
    );
    sweep(cases)
      .agree(
        (text) => byTheorem(edgeGeographyParity, edgeGeography, text),
        (text) => byRules(edgeGeography, text, referee),
      )
      .atLeast(35);
  });

  it.each([
    ['C3 @1', 1],
    ['C4 @1', 0],
    ['K4 @1', 1],
    ['K5 @1', 1],
    ['K2,3 @1', 0],
    ['P4 @2', 2],
  ])('edge-geography %s has the value %i', (text, value) => {
    expect(solve(`edge-geography ${text}`)).toMatchObject({ values: { grundy: value } });
  });

  it('decides a bipartite graph of 2,000 vertices', () => {
    const verdict = solve('edge-geography G40x50 @1', { moves: Number.POSITIVE_INFINITY });
    expect(verdict).toMatchObject({ method: 'theorem', winningMovesComplete: true });
    expect(
      verifyCertificate(JSON.parse(answerToJson(solve('edge-geography G40x50 @1', { moves: 1 }), { certificate: true }))),
    ).toMatchObject({
      ok: true,
    });
  });

  it.each(['C4 @1', 'K2,3 @1', 'P4 @2', 'C6 @3 : 1-2 2-3'])('has a certificate of %s that holds only as it is', (text) => {
    const { question, outcome, values, certificate } = JSON.parse(
      answerToJson(solve(`edge-geography ${text}`, { moves: 1 }), { certificate: true }),
    );
    const verdict = { question, outcome, values, certificate };
    expect(certificate.kind).toBe('edge-geography');
    expect(verifyCertificate(verdict)).toMatchObject({ ok: true });
    for (const change of eachChange(certificate)) {
      const name = `${change.path.join('.')} to ${change.to}`;
      const altered = changed(verdict, { ...change, path: ['certificate', ...change.path] });
      expect([name, verifyCertificate(altered).ok]).toEqual([name, false]);
    }
  });

  it.each([
    ['edge-geography C5 @1 : 1-3', 'unknown-edge', 23],
    ['edge-geography C5 @1 : 1-2 2-1', 'duplicate-edge', 27],
    ['edge-geography C5 @1 : 1>2', 'unknown-edge', 23],
    ['edge-geography C5 : 1-2', 'missing-piece', 18],
  ])('%s is refused: %s', (line, code, at) => {
    const answer = solve(line);
    expect('error' in answer ? [answer.error.code, answer.error.at] : 'it reads').toEqual([code, at]);
  });
});

describe('geography without cycles', () => {
  const games = [
    [vertexGeography, vertexWalk],
    [edgeGeography, edgeWalk],
  ] as const;

  it('agrees with play on all digraphs of up to 4 vertices, and of up to 3 with any set used up, in both games and conventions', () => {
    const fresh = Array.from(eachGraphText(4, '>'), (digraph) => `${digraph} @1`);
    const digraphs = [2, 3].flatMap((order) => [...eachGraphText(order, '>')]);
    let count = 0;
    for (const [rules, toGraph] of games) {
      const used = digraphs.flatMap((digraph) => usedUp(digraph, rules === vertexGeography));
      const cases = [...fresh, ...used];
      const theorem = acyclicTheorem(rules.id, rules.title, toGraph, rules.moves);
      const referee = new WalkReferee(rules);
      for (const play of ['normal', 'misere'] as const)
        count += sweep(cases).agree(
          (text) => byTheorem(theorem, rules, text, play),
          (text) => byRules(rules, text, referee, play),
        ).count;
    }
    expect(count).toBeGreaterThanOrEqual(5_000);
  });

  it.each([
    ['vertex-geography 2>1 @2 : 1', 'P', 0, []],
    ['edge-geography 3>2 4>3 1 @3 : 3>2 4>3', 'P', 0, []],
    ['edge-geography 2>1 @2 : 2>1 [misere]', 'N', undefined, []],
    ['vertex-geography 2>1 2>4 3>1 3>2 3>4 4>1 @2 : 3 1', 'N', 1, ['4']],
    ['edge-geography 2>1 2>3 4 @2 : 2>1', 'N', 1, ['3']],
  ])('looks at what is used up in %s', (line, outcome, grundy, moves) => {
    const verdict = solve(line);
    if ('error' in verdict) throw new Error(verdict.error.message);
    expect(verdict.because[0]?.theorem).toMatch(/-acyclic$/);
    expect([verdict.outcome, verdict.values.grundy, verdict.winningMoves.map(({ move }) => move)]).toEqual([
      outcome,
      grundy,
      moves,
    ]);
  });
});

/** The digraph with the piece on 1 and each set of other vertices, or of arcs, used up. */
function usedUp(digraph: string, isVertices: boolean): readonly string[] {
  const words = digraph.split(' ');
  const things = words.filter((word) => (isVertices ? /^[2-9]$/.test(word) : word.includes('>')));
  return Array.from({ length: 2 ** things.length }, (_, set) => {
    const used = things.filter((_, index) => ((set >> index) & 1) === 1);
    return `${digraph} @1 : ${used.join(' ')}`;
  });
}

describe('a table of all states', () => {
  const ofTable = (graph: WalkGraph, play: Play) => new WalkTable(graph, play, 1e6, () => {}).value();

  it('agrees with play on all graphs of up to 4 vertices and their digraphs of up to 3', () => {
    const cases = [...everywhere([1, 2, 3, 4], '-'), ...everywhere([1, 2, 3], '>')];
    let count = 0;
    for (const [rules, toGraph] of [
      [vertexGeography, vertexWalk],
      [edgeGeography, edgeWalk],
    ] as const) {
      const referee = new WalkReferee(rules);
      for (const play of ['normal', 'misere'] as const)
        count += sweep(cases).agree(
          (text) => ofTable(toGraph(open(rules, text)), play),
          (text) => (play === 'normal' ? referee.value(open(rules, text)) : Number(referee.isWon(open(rules, text), play))),
        ).count;
    }
    expect(count).toBeGreaterThanOrEqual(4 * 480);
  });

  it.each([
    'edge-geography K5 @1',
    'edge-geography K5 @1 [misere]',
    'vertex-geography G3x4 @1 [misere]',
    'vertex-geography Q4 @1 [misere]',
    'edge-geography 1>2 2>3 3>4 4>1 1>3 3>1 2>4 4>2 5>1 2>5 5>3 @1',
  ])('gives the moves of %s that search gives', (line) => {
    const [table, search] = [solve(line), solve(line, { method: 'search' })];
    if ('error' in table || 'error' in search) throw new Error('it reads');
    expect(table.because[0]?.theorem).toMatch(/-table$/);
    expect([table.outcome, table.winningMoves]).toEqual([search.outcome, search.winningMoves]);
  });
});
