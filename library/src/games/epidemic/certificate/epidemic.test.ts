/** Certificates of epidemics hold as written, and not when anything in them is changed. */
import { describe, expect, it } from 'vitest';
import type { CertificateOf } from '../../../core/certificate.ts';
import { solve, verifyCertificate } from '../../../index.ts';
import { written } from '../../../testing/written.fixture.ts';

function certificate(question: string): CertificateOf<'epidemic-camps' | 'epidemic-folding'> {
  const found = written(solve(question)).certificate;
  if (found?.kind === 'epidemic-camps' || found?.kind === 'epidemic-folding') return found;
  throw new Error(`${question} has no certificate of epidemics`);
}

const folded = [
  'dancing-mania 1>0 2>1 3>2 3>1 : 3 [misere]',
  'dancing-mania 1>0 2>1 3>2 3>1 : 3 2^1000000000000 [misere, stage 9]',
];

const questions = [
  'nimania 4^2 3 1^5 [stage 3]',
  'nimania 20 7 2^1000000000000000000000 [sweeping 3, stage 2]',
  'nimania 10 8 [raving 3]',
  'dancing-mania z>x x>a x>y y>b : z',
  'dancing-mania boolean-lattice 3 : 7 3^2 1 [stage 2]',
  'dancing-mania 1>0 2>0 2>1 3>1 3>2 : 3 [raving 1 v]',
  'dancing-mania 1>0 2>0 2>1 3>1 3>2 : 3^1000000000000 1 [raving 1 iii, stage 4]',
  'nimania 3 2^2 [misere]',
  'nimania 2^3 1^1000000000000 [stage 2, misere]',
  'nimania 6 1 [sweeping 3, misere]',
  'dancing-mania 1>0 2>1 3>0 3>1 : 1 2^1000000000001 3^1000000000000 [stage 3]',
  'dancing-mania 1>0 2>1 3>0 3>1 : 2^3 3 [misere]',
  'dancing-mania 1>0 2>1 3>0 3>1 : 3 1 [misere]',
  'dancing-mania 3>2 2>1 2>0 1>0 : 3 1 [misere]',
  'dancing-mania chain 4 : 4 3 [stage 2, misere]',
  ...folded,
];

describe('certificates of epidemics', () => {
  it.each(questions)('of %s hold', (question) => {
    const found = certificate(question);
    expect(found.kind).toBe(folded.includes(question) ? 'epidemic-folding' : 'epidemic-camps');
    expect(verifyCertificate(found)).toMatchObject({ ok: true });
  });

  it.each(questions)('of %s fail with the other outcome', (question) => {
    const found = certificate(question);
    expect(verifyCertificate({ ...found, outcome: found.outcome === 'N' ? 'P' : 'N' })).toMatchObject({ ok: false });
  });

  it('fail where a class, an arc or an entry is wrong', () => {
    const camps = certificate('dancing-mania z>x x>a x>y y>b : z');
    const text = JSON.stringify(camps);
    expect(verifyCertificate(JSON.parse(text.replace('"heavy"', '"one"')))).toMatchObject({ ok: false });
    expect(verifyCertificate(JSON.parse(text.replace('"height":2', '"height":1')))).toMatchObject({ ok: false });
    expect(verifyCertificate(JSON.parse(text.replace('"vector":["1"', '"vector":["2"')))).toMatchObject({ ok: false });
    const folding = certificate('dancing-mania 1>0 2>1 3>2 3>1 : 3 [misere]');
    if (folding.kind !== 'epidemic-folding') throw new Error('it has another certificate');
    const { table } = folding;
    for (let index = 0; index < table.length; index += 37) {
      const wrong = `${table.slice(0, index)}${table[index] === 'N' ? 'P' : 'N'}${table.slice(index + 1)}`;
      expect(verifyCertificate({ ...folding, table: wrong })).toMatchObject({ ok: false });
    }
  });

  it('hold for every position of few labels that a formula decides, and say so of no other outcome', () => {
    let held = 0;
    const digraphs = ['1>0 2>1 3>0 3>1', '1>0 2>1 3>2', '1>0 2>1 2>0 3>2', '1>0 2>1 3>2 3>0', '1>0 2>1 2>0 3>0'];
    for (const digraph of digraphs) {
      for (let code = 0; code < 4 * 4 * 3 * 4; code++) {
        const labels = `3^${code % 4} 2^${Math.floor(code / 4) % 4} 1^${Math.floor(code / 16) % 3}`;
        const [stage, misere] = [1 + (Math.floor(code / 48) % 2), code >= 96];
        const verdict = written(solve(`dancing-mania ${digraph} : ${labels} [stage ${stage}${misere ? ', misere' : ''}]`));
        if (verdict.certificate?.kind !== 'epidemic-camps') continue;
        // Moves are looked at in other tests: here there are a thousand verdicts.
        const { certificate, winningMoves: _, winningMovesComplete: __, delayingMove: ___, ...rest } = verdict;
        const other = certificate.outcome === 'N' ? 'P' : 'N';
        expect(verifyCertificate({ ...rest, certificate }).ok, verdict.question).toBe(true);
        expect(verifyCertificate({ ...certificate, outcome: other }).ok, verdict.question).toBe(false);
        held++;
      }
    }
    expect(held).toBeGreaterThanOrEqual(800);
  });

  it('fail, and do not throw, on nonsense', () => {
    for (const kind of ['epidemic-camps', 'epidemic-folding']) {
      expect(verifyCertificate({ kind })).toMatchObject({ ok: false });
      expect(verifyCertificate({ kind, vertices: [1], labels: 3, moves: [], table: '', bound: 2 })).toMatchObject({ ok: false });
      expect(verifyCertificate({ kind, vertices: [null], moves: [[[[0, 1]]]], table: 'NNNNNN', bound: 2 })).toMatchObject({
        ok: false,
      });
    }
  });
});
