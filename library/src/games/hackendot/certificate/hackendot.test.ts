/** Certificates of Hackendot: every changed field is refused, values are checked at any size, and false ones are found. */
import { describe, expect, it } from 'vitest';
import { changed, eachChange } from '../../../engine/check/altered-fields.fixture.ts';
import { solve, verifyCertificate } from '../../../index.ts';
import { answerToJson } from '../../../present/json.ts';
import { eachRootedForest } from '../theory/loops/trees.fixture.ts';
import { hackendotValues } from '../theory/loops/values.ts';
import { checkForestValues } from './check-values.ts';

/** What certificates are compared with, but for moves. */
function written(line: string) {
  const { question, outcome, values, certificate } = JSON.parse(answerToJson(solve(line, { moves: 1 }), { certificate: true }));
  return { question, outcome, values, certificate };
}

describe('a certificate of Hackendot', () => {
  it.each([
    ['hackendot 1>2 1>3 3>4 5', 'hackendot-values'],
    ['hackendot b>a b>c a>d x', 'hackendot-values'],
    ['hackendot 1>2 1>3 3>4 5 [misere]', 'hackendot-misere'],
    ['hackendot 1 2 3 [misere]', 'hackendot-misere'],
    ['hackendot 1>2 2>3 4>5 5>6 [misere]', 'hackendot-misere'],
  ])('of %s is of the kind %s and holds only as it is', (line, kind) => {
    const verdict = written(line);
    expect(verdict.certificate.kind).toBe(kind);
    expect(verifyCertificate(verdict)).toMatchObject({ ok: true });
    let cases = 0;
    for (const change of eachChange(verdict.certificate)) {
      const name = `${change.path.join('.')} to ${change.to}`;
      const altered = changed(verdict, { ...change, path: ['certificate', ...change.path] });
      expect([name, verifyCertificate(altered).ok]).toEqual([name, false]);
      cases++;
    }
    expect(cases).toBeGreaterThanOrEqual(10);
  });

  it.each(['hackendot 1>2 1>3 3>4 + nim 2', 'hackendot 1>2 2>3 + kayles 7'])('stands beside its tree in %s', (line) => {
    const verdict = written(line);
    expect(verifyCertificate(verdict)).toMatchObject({ ok: true });
    expect(JSON.stringify(verdict.certificate)).toContain('hackendot-values');
  });

  it.each([20_000, 1])('holds for a forest of 20,000 vertices, each hung from one of the last %i before it', (reach) => {
    const text = Array.from({ length: 20_000 }, (_, vertex) =>
      vertex === 0 ? 0 : vertex - ((vertex * 7919) % Math.min(reach, vertex)),
    );
    for (const bracket of ['', ' [misere]']) {
      const verdict = written(`hackendot parents ${text.join(' ')}${bracket}`);
      expect(verifyCertificate(verdict)).toMatchObject({ ok: true });
    }
  });
});

describe('the check of values', () => {
  it('accepts the values of all small forests, and none with one of them changed', () => {
    let cases = 0;
    for (let order = 1; order <= 8; order++) {
      for (const forest of eachRootedForest(order)) {
        const parents = Array.from(forest);
        const { values, total } = hackendotValues(Int32Array.from(parents));
        expect(checkForestValues(parents, [...values])).toEqual({ total });
        for (const vertex of parents.keys()) {
          for (const other of [0, 1, 2, 3, 4, 5, 6, 7, 8]) {
            if (other === values[vertex]) continue;
            expect(checkForestValues(parents, [...values].with(vertex, other)).why).toBeDefined();
            cases++;
          }
        }
      }
    }
    expect(cases).toBeGreaterThan(20_000);
  });

  it.each([
    [[0], [1], 'cycle'],
    [[1, 0], [1, 1], 'cycle'],
    [[2, -1], [1, 1], 'no vertex'],
    [[-1], [1, 1], 'as many'],
    [[-1], [2], 'larger'],
  ])('refuses the parents %j with values %j', (parents, values, why) => {
    expect(checkForestValues(parents, values).why).toContain(why);
  });
});
