/** Hackendot through the engine: theorems against play by definition on all rooted forests up to eight vertices. */
import { describe, expect, it } from 'vitest';
import { certificateKinds } from '../../../certificates.ts';
import { toCatalogue } from '../../../core/catalogue.ts';
import { entry } from '../../../core/entry.ts';
import type { Verdict } from '../../../core/verdict.ts';
import { verifyCertificateWith } from '../../../engine/check/verify-certificate.ts';
import { solveWith } from '../../../engine/solve/solve.ts';
import { nim } from '../../nim/rules.ts';
import { hackendot } from '../rules.ts';
import { eachRootedForest, hackendotByRules } from './loops/trees.fixture.ts';
import { hackendotMisere } from './misere.ts';
import { hackendotNormal, hackendotTree } from './normal.ts';

const catalogue = toCatalogue([entry(hackendot, [hackendotNormal, hackendotMisere, hackendotTree]), entry(nim, [])]);

function ask(line: string, method?: 'search', moves = Number.POSITIVE_INFINITY): Verdict {
  const answer = solveWith(line, { catalogue, moves, ...(method && { method }) });
  return 'error' in answer ? expect.fail(`${line}: ${answer.error.message}`) : answer;
}

function messageOf(line: string): string {
  const answer = solveWith(line, { catalogue });
  return 'error' in answer ? answer.error.message : expect.fail(`${line} reads`);
}

function errorOf(line: string) {
  const answer = solveWith(line, { catalogue });
  return 'error' in answer ? { code: answer.error.code, at: answer.error.at } : expect.fail(line);
}

const forests = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((order) => [...eachRootedForest(order)]);
const listed = (parents: Int32Array) => `hackendot parents ${Array.from(parents, (parent) => parent + 1).join(' ')}`;

describe('hackendot', () => {
  it('reads arcs and parents alike', () => {
    expect(ask('hackendot 1>2 1>3 3>4').values).toEqual(ask('hackendot parents 0 1 1 3').values);
    expect(ask('hackendot parents 0 1 1 2 4').values).toEqual({ grundy: 4 });
  });

  it('writes what is left with arcs and bare vertices, so that it can be asked', () => {
    expect(ask('hackendot 1>2 1>3 3>4').winningMoves).toEqual([{ move: '3', to: 'hackendot 2 4' }]);
    expect(ask('hackendot 1>2').winningMoves).toEqual([{ move: '2', to: 'hackendot P0' }]);
    expect(ask('hackendot P0').outcome).toBe('P');
    expect(ask('hackendot P0 [misere]').outcome).toBe('N');
  });

  it('keeps a tree of which nothing is left, which ends the game under a short rule', () => {
    const { winningMoves } = ask('hackendot 1>2 3>4 5 [conjunctive]');
    expect(winningMoves[0]).toEqual({ move: '1 & 3 & 5', to: 'hackendot 2 4 P0 [conjunctive]' });
    for (const { to = '' } of winningMoves) expect(ask(to).outcome, to).toBe('P');
    expect(ask('hackendot P0 1>2 P0').winningMoves).toEqual([{ move: '2', to: 'hackendot P0' }]);
  });

  it('refuses what is no forest, with a place', () => {
    expect(errorOf('hackendot 1>2 2>3 3>1')).toEqual({ code: 'cycle-in-forest', at: 18 });
    expect(errorOf('hackendot 4 1>1')).toEqual({ code: 'cycle-in-forest', at: 12 });
    expect(messageOf('hackendot 4 1>1')).toBe('Vertex 1 hangs from itself; a forest has no cycle.');
    expect(messageOf('hackendot 1>2 2>1')).toBe('Vertex 1 hangs from itself, by way of others; a forest has no cycle.');
    expect(messageOf('hackendot parents 1')).toBe('Vertex 1 hangs from itself.');
    expect(messageOf('hackendot parents 0 5')).toBe('Vertex 2 hangs from a vertex that is not there: the last vertex is 2.');
    expect(errorOf('hackendot 1>3 4 2>3')).toEqual({ code: 'two-parents', at: 16 });
    expect(errorOf('hackendot parents 2 1').code).toBe('bad-parent');
    expect(errorOf('hackendot parents 7').code).toBe('bad-parent');
    expect(errorOf('hackendot boolean-lattice 3').code).toBe('expected-forest');
    expect(errorOf('hackendot ').code).toBe('expected-digraph');
  });

  it('has the values, outcomes and winning moves of play by definition', () => {
    let seen = 0;
    for (const parents of forests.filter(({ length }) => length <= 6)) {
      for (const play of ['', ' [misere]']) {
        const line = `${listed(parents)}${play}`;
        const [theorem, search] = [ask(line), ask(line, 'search')];
        expect(theorem.method).toBe('theorem');
        expect(theorem.outcome, line).toBe(search.outcome);
        expect(theorem.values.grundy, line).toBe(search.values.grundy);
        const found = search.winningMoves.map(({ move }) => move);
        const all = theorem.winningMoves.map(({ move }) => move);
        expect(all.filter((move) => found.includes(move)).length, line).toBe(found.length);
        for (const { to = '' } of theorem.winningMoves) expect(ask(to, 'search').outcome, `${line} to ${to}`).toBe('P');
        seen++;
      }
    }
    expect(seen).toBe(168);
  });

  it('has the misère outcome of play by the rules on all forests up to eight vertices', () => {
    let reversed = 0;
    for (const parents of forests) {
      const play = hackendotByRules(parents);
      const { outcome } = ask(`${listed(parents)} [misere]`, undefined, 0);
      expect(outcome === 'N', listed(parents)).toBe(play.winsMisere(play.whole));
      if ((play.value(play.whole) !== 0) !== (outcome === 'N')) reversed++;
    }
    expect(forests.length).toBe(485);
    expect(reversed).toBe(8);
  });

  it('adds to other games by the values of its trees', () => {
    expect(ask('hackendot parents 0 1 1 2 4 + nim 4').outcome).toBe('P');
    expect(ask('hackendot parents 0 1 1 2 4 + nim 7').outcome).toBe('N');
  });

  it('certifies its values, and a wrong certificate fails', () => {
    const certificate = ask('hackendot parents 0 1 1 2 4 0 6 6 8').certificate?.();
    expect(verifyCertificateWith(certificate, { catalogue, certificateKinds }).ok).toBe(true);
    expect(verifyCertificateWith({ ...certificate, total: 1 }, { catalogue, certificateKinds }).ok).toBe(false);
    if (certificate?.kind !== 'hackendot-values') throw new Error('it has another certificate');
    const values = certificate.values.with(0, 1);
    expect(verifyCertificateWith({ ...certificate, values }, { catalogue, certificateKinds }).ok).toBe(false);
  });

  it('answers a deep and a broad forest of thirty thousand vertices', () => {
    const deep = Array.from({ length: 30_000 }, (_, index) => index).join(' ');
    expect(ask(`hackendot parents ${deep}`, undefined, 3).values).toEqual({ grundy: 30_000 });
    const broad = `0 ${'1 '.repeat(29_999)}`;
    expect(ask(`hackendot parents ${broad}`, undefined, 3).values).toEqual({ grundy: 2 });
  });
});
