/** Misère quotients of the components of any ruleset, against play by definition; every certificate is checked. */
import { describe, expect, it } from 'vitest';
import { certificateKinds } from '../../certificates.ts';
import { LimitReached } from '../../core/limits.ts';
import { catalogue, solve } from '../../index.ts';
import { written } from '../../testing/written.fixture.ts';
import { verifyCertificateWith } from '../check/verify-certificate.ts';
import { openQuestion } from '../moves/open.ts';
import { byQuotient } from './by-quotient.ts';
import { ComponentKinds } from './component-kinds.ts';
import { toVerdict } from './found.ts';
import { rememberFailure, whyHopeless } from './hopeless-quotients.ts';
import { Session } from './session.ts';

/** Positions end the search, so that it ends at the same place on every machine. */
const LIMITS = { milliseconds: Number.POSITIVE_INFINITY, positions: 20_000 };

function asked(line: string) {
  const opened = openQuestion(line, catalogue);
  if (!opened.ok) throw new Error(`${line}: ${opened.error.message}`);
  const found = byQuotient(opened.value, new Session({ limits: LIMITS }), Number.POSITIVE_INFINITY, []);
  return found && toVerdict(found, {});
}

const SMALL = [
  'kayles 5 4',
  'kayles 6 2^3',
  'dawsons-kayles 7 6',
  'dawsons-chess 8',
  'officers 7',
  'grundys-game 9 7',
  'nim 3 2',
  'nim 1^3',
  'node-kayles P5 + C6',
  'node-kayles K1,3 + P4',
  'node-kayles petersen',
  'directed-node-kayles 1>2 2>3 3>1 4>5',
  'geodetic P4',
  'hackendot parents 0 1 1 2',
  'octal 0.3F: 5 4',
  'octal 4.56: 5',
];

describe('the misère quotient of components', () => {
  it('says who wins, with the same winning moves as play by definition', () => {
    const lines = SMALL.flatMap((one, at) => [
      `${one} [misere]`,
      ...SMALL.slice(at + 1, at + 6).map((other) => `${one} + ${other} [misere]`),
    ]);
    let seen = 0;
    for (const line of lines) {
      const found = asked(line);
      const played = solve(line, { method: 'search', moves: Number.POSITIVE_INFINITY, limits: { positions: 200_000 } });
      if (found === undefined || 'error' in played || played.outcome === 'unknown') continue;
      expect([line, found.outcome]).toEqual([line, played.outcome]);
      const listed = (moves: typeof found.winningMoves) => moves.map(({ move }) => move).sort();
      expect(listed(found.winningMoves), line).toEqual(listed(played.winningMoves));
      expect(verifyCertificateWith(found, { catalogue, certificateKinds }), line).toMatchObject({ ok: true });
      seen++;
    }
    expect(seen).toBeGreaterThan(70);
  });

  it('has a certificate in which every changed part is refused', () => {
    const found = asked('kayles 5 4 + node-kayles C6 [misere]');
    const certificate = found?.certificate?.();
    if (found === undefined || certificate?.kind !== 'misere-components') throw new Error('no certificate');
    const isAccepted = (altered: object) =>
      verifyCertificateWith({ ...written(found), certificate: { ...certificate, ...altered } }, { catalogue, certificateKinds })
        .ok;
    expect(isAccepted({})).toBe(true);
    for (const [at, own] of certificate.classes.entries())
      expect(isAccepted({ classes: certificate.classes.with(at, own === 0 ? 1 : own - 1) })).toBe(false);
    for (const x of certificate.lost) expect(isAccepted({ lost: certificate.lost.filter((each) => each !== x) })).toBe(false);
    for (const at of certificate.components.keys())
      expect(
        isAccepted({ components: certificate.components.toSpliced(at, 1), classes: certificate.classes.toSpliced(at, 1) }),
      ).toBe(false);
    expect(isAccepted({ components: certificate.components.toReversed() })).toBe(false);
  });

  it('leaves to search what has no small quotient, and says why', () => {
    const opened = openQuestion('grundys-game 30 31 32 [misere]', catalogue);
    if (!opened.ok) throw new Error(opened.error.message);
    const passedOver: never[] = [];
    const session = new Session({ limits: { ...LIMITS, positions: 500 } });
    expect(byQuotient(opened.value, session, 1, passedOver)).toBeUndefined();
    expect(passedOver).toMatchObject([{ theorem: 'misere-quotient-of-components', limit: { name: 'positions', value: 500 } }]);
  });

  it('answers sums that play by definition does not', () => {
    const verdict = solve('kayles 20 21 + dawsons-chess 14 9 [misere]', { limits: { positions: 20_000 } });
    expect(verdict).toMatchObject({ outcome: 'N', because: [{ theorem: 'misere-quotient-of-components' }] });
  });
});

describe('quotients that were looked for in vain', () => {
  const kindsOf = (line: string) => {
    const opened = openQuestion(line, catalogue);
    if (!opened.ok) throw new Error(opened.error.message);
    const kinds = new ComponentKinds(new Session({ limits: LIMITS }), 100);
    for (const game of opened.value.games) for (const { item } of game.components()) kinds.numberOf(item);
    return kinds;
  };

  it('are not looked for again beside more components, unless there is twice the time', () => {
    const limit = new LimitReached('milliseconds', 1000, 'the quotient');
    rememberFailure(kindsOf('grundys-game 7'), 2, 1000, limit);
    expect(whyHopeless(kindsOf('grundys-game 9 8'), 1500)).toBe(limit);
    expect(whyHopeless(kindsOf('grundys-game 9 8'), 3000)).toBeUndefined();
    expect(whyHopeless(kindsOf('grundys-game 3'), 1500)).toBeUndefined();
    expect(whyHopeless(kindsOf('kayles 9'), 1500)).toBeUndefined();
    const fixed = new LimitReached('program', 4000, 'too many elements');
    rememberFailure(kindsOf('kayles 3'), 3, 1000, fixed);
    expect(whyHopeless(kindsOf('kayles 9'), 1e9)).toBe(fixed);
  });
});
