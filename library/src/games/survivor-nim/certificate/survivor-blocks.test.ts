import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { solve, verifyCertificate } from '../../../index.ts';
import { written } from '../../../testing/written.fixture.ts';
import type { SurvivorBlocksCertificate } from './survivor-blocks.ts';

function certificateOf(line: string): SurvivorBlocksCertificate {
  const { certificate } = written(solve(line));
  if (certificate?.kind !== 'survivor-blocks') throw new Error(`no certificate for ${line}`);
  return certificate;
}

/** How the check of the certificate ends. */
function resultOf(certificate: unknown) {
  return verifyCertificate(certificate).steps[0]?.result;
}

/** The certificate with one change of losers moved by one. */
function tampered(certificate: SurvivorBlocksCertificate, seat: number, place: number): unknown {
  const copy = JSON.parse(JSON.stringify(certificate));
  const { changes } = copy.table.rows[seat % copy.table.rows.length];
  if (changes.length === 0) return { ...copy, loser: 3 - copy.loser };
  const index = place % changes.length;
  changes[index] = `${BigInt(changes[index]) + 1n}`;
  return copy;
}

const question = fc.stringMatching(/^[12]{0,3}(12|21)[12]{0,4}$/).chain((seats) => {
  const take = fc
    .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 6 }))
    .map(([least, more]) => `${least}-${least + more}`);
  const takes = fc.oneof(
    take,
    fc.array(take, { minLength: seats.length, maxLength: seats.length }).map((each) => each.join(' ')),
  );
  const counters = fc.oneof(fc.bigInt(1n, 60n), fc.bigInt(1n, 10n ** 18n));
  return fc
    .record({ counters, takes, normal: fc.boolean() })
    .map(({ counters, takes, normal }) => `survivor-nim ${counters} ${seats} [take ${takes}${normal ? ', normal' : ''}]`);
});

describe('the certificate of losing blocks', () => {
  it('holds for every table, and fails when a loss is moved or the loser is changed', () => {
    let whole = 0;
    fc.assert(
      fc.property(question, fc.nat(), fc.nat(), (line, seat, place) => {
        const certificate = certificateOf(line);
        const other = certificate.loser === 1 ? 2 : 1;
        // Without its table it is worked out by the rule of one turn.
        const { table, ...bare } = { takes: certificate.table?.takes, ...certificate };
        expect([line, resultOf(bare), resultOf({ ...bare, loser: other })]).toEqual([line, 'holds', 'fails']);
        if (table === undefined) return;
        whole++;
        expect([line, resultOf(certificate)]).toEqual([line, 'holds']);
        expect([line, resultOf(tampered(certificate, seat, place))]).toEqual([line, 'fails']);
        expect(resultOf({ ...certificate, loser: other })).toBe('fails');
      }),
      { numRuns: 500 },
    );
    expect(whole).toBeGreaterThan(300);
  });

  it('is replayed from the verdict, for 10^18 counters too', () => {
    const verdict = solve('survivor-nim 1000000000000000000 1122112 [take 1-2]');
    expect(verifyCertificate(verdict)).toMatchObject({ ok: true });
  });

  it('is worked out for 1,001 seats with takes up to 10^9, and decides the moves', () => {
    const verdict = written(solve(`survivor-nim 1000000000000000000 ${'12'.repeat(500)}1 [take 1-1000000000]`, { moves: 3 }));
    const check = verifyCertificate(verdict);
    expect(check.ok).toBe(true);
    expect(check.steps.filter(({ what }) => what.startsWith('the move '))).toHaveLength(3);
    expect(resultOf({ ...verdict.certificate, loser: 3 - verdict.certificate.loser })).toBe('fails');
  });

  it.each([
    {},
    { table: 7 },
    { table: { rows: [], takes: [] }, seats: '12', counters: '5' },
    {
      table: {
        rows: [{ first: 1, changes: ['3', '2'] }, {}],
        takes: [
          ['1', '2'],
          ['1', '2'],
        ],
        upTo: null,
      },
      seats: '12',
      counters: '5',
    },
    { table: { rows: [{ first: 1, changes: [] }], takes: [['2', '1']], upTo: '-1' }, seats: '1', counters: '5' },
  ])('that is nonsense does not hold: %j', (certificate) => {
    expect(resultOf({ kind: 'survivor-blocks', ...certificate })).toBe('fails');
  });
});
