/** Turning coins: what is read and refused, values that print has, and every theorem against play by the rules. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../catalogue.ts';
import { nimSum } from '../../core/nimber.ts';
import { changed, eachChange } from '../../engine/check/altered-fields.fixture.ts';
import { sequenceWith } from '../../engine/sequence/sequence.ts';
import { solveWith } from '../../engine/solve/solve.ts';
import { solve, verifyCertificate } from '../../index.ts';
import { answerToJson } from '../../present/json.ts';
import { comparePositions, compareValues, playedOn } from '../../testing/by-play.fixture.ts';
import { acrosticTwins } from './acrostic-twins.ts';
import { tartan, turningCorners } from './tartan.ts';
import { acrosticTwinsNormal, acrosticTwinsValue } from './theory/acrostic-twins.ts';
import { turningAnyNumber } from './theory/any-number.ts';
import { tartanNormal, tartanValue } from './theory/boards.ts';
import { turningNormal, turningValue } from './theory/rows.ts';
import { turning } from './turning.ts';

function ask(line: string, moves?: number) {
  const answer = solveWith(line, { catalogue, ...(moves !== undefined && { moves }) });
  return 'error' in answer ? expect.fail(`${line}: ${answer.error.message}`) : answer;
}

function errorOf(line: string) {
  const answer = solveWith(line, { catalogue });
  return 'error' in answer ? [answer.error.code, answer.error.at, answer.error.message] : expect.fail(line);
}

function written(line: string): string {
  const [id = '', ...rest] = line.split(' ');
  const found = catalogue.find(id)?.open({ text: rest.join(' '), at: id.length + 1, options: [] });
  return found?.ok ? `${id} ${found.value.text()}` : expect.fail(line);
}

/** All sets of heads among the first coins. */
function rowsOf(code: string, coins: number): readonly string[] {
  return Array.from({ length: 1 << coins }, (_, set) => {
    const heads = Array.from({ length: coins }, (_, coin) => coin).filter((coin) => ((set >> coin) & 1) === 1);
    return `${code}: ${heads.join(' ') || '-'}`;
  });
}

function boardsOf(before: string, columns: number, rows: number): readonly string[] {
  return Array.from({ length: 1 << (columns * rows) }, (_, set) => {
    const heads = Array.from({ length: columns * rows }, (_, place) => place).filter((place) => ((set >> place) & 1) === 1);
    return `${before}${heads.map((place) => `${place % columns},${Math.floor(place / columns)}`).join(' ') || '-'}`;
  });
}

const CODES = [
  '1',
  '2',
  '3',
  '4',
  '1-2',
  '1-3',
  '1-4',
  '1-5',
  '2-3',
  '2-4',
  '3-4',
  '1,3',
  '2,4',
  '1,4+',
  '1+',
  '2+',
  '3+',
  '1+C',
  '2C',
  '3C',
  '1-2C',
  '2-3C',
  '1,3C',
  '2+C',
];

describe('what is read', () => {
  it.each([
    ['turning 2,1-3: 7 0', 'turning 1-3: 0 7'],
    ['turning 1-1,3+: -', 'turning 1,3+: -'],
    ['turning 1+c: 4', 'turning 1+C: 4'],
    ['tartan 1+C x 2: 3,5 2,0', 'tartan ruler x twins: 2,0 3,5'],
    ['turning-corners 5,7 5,2', 'turning-corners 5,2 5,7'],
  ])('%s is %s', (line, text) => expect(written(line)).toBe(text));

  it.each([
    ['turning 0: 3', 'code-turns-nothing', 8, 'A move turns over at least one coin.'],
    ['turning 1,3-2: 3', 'code-turns-nothing', 10, 'No number is in 3-2.'],
    ['turning 1-x: 3', 'bad-code', 8, '1-x is no number of coins.'],
    ['turning C: 3', 'bad-code', 8, 'Nothing is no number of coins.'],
    ['turning 1-3 0 2', 'missing-colon', 11, 'A colon stands between the code and the heads.'],
    ['turning', 'empty-position', 7, 'A game of turning coins needs its code.'],
    ['mock-turtles 3 1 3', 'coin-named-twice', 17, 'Coin 3 is named already; each coin that shows heads is named once.'],
    ['ruler', 'empty-position', 5, 'No coin is named; where none shows heads, write -.'],
    ['ruler -1', 'negative-number', 6, 'There is no coin below 0.'],
    ['tartan rule x twins: 1,1', 'unknown-coin-game', 7, 'rule is no game of turning coins; perhaps ruler is meant.'],
    ['tartan ruler twins: 1,1', 'missing-game', 13, 'The two games of a tartan have an x between them.'],
    ['tartan ruler x twins 1,1', 'missing-colon', 21, 'A colon stands between the games and the heads.'],
    ['turning-corners 5', 'bad-place', 16, 'A coin on the board is named by its column and its row.'],
    ['turning-corners 5,x', 'not-a-number', 18, 'x is no row.'],
    ['acrostic-twins 1,1 1,1', 'coin-named-twice', 19, 'Coin 1,1 is named already; each coin that shows heads is named once.'],
  ])('refuses %s', (line, code, at, message) => expect(errorOf(line)).toEqual([code, at, message]));
});

describe('values that are known', () => {
  it.each([
    ['turning-turtles', [1, 2, 3, 4, 5]],
    ['mock-turtles', [1, 2, 4, 7, 8, 11, 13, 14]],
    ['ruler', [1, 2, 1, 4, 1, 2, 1, 8]],
    ['twins', [0, 1, 2, 3, 4]],
    ['triplets', [0, 0, 1, 2, 4, 7, 8]],
    ['motley', [1, 2, 4, 8, 16]],
    ['moebius', [1, 2, 4, 8, 16, 31, 32, 64, 103, 128, 171, 213]],
    ['mogul', [1, 2, 4, 8, 16, 32, 64, 127, 128, 256, 512, 911]],
    ['moidores', [1, 2, 4, 8, 16, 32, 64, 128, 256, 511, 512]],
  ])('%s', (game, values) => {
    const found = sequenceWith(`${game} {n}`, { catalogue, to: values.length - 1 });
    expect('error' in found ? found : Array.from(found, (term) => term.value)).toEqual(values);
  });

  it.each([
    ['turning-corners 2,2', 3],
    ['turning-corners 4,4', 6],
    ['turning-corners 5,7', 13],
    ['tartan ruler x ruler: 3,3', 6],
    ['tartan turning-turtles x ruler: 1,1', 3],
    ['acrostic-twins 2,3', 1],
    ['turning-corners 1000000000000000000,1000000000000000000', 764860563560325988n],
  ])('%s has value %s', (line, value) => expect(ask(line, 1).values.grundy).toBe(value));

  it('reaches as far as it says', () => {
    expect(ask('moebius 99', 1).method).toBe('theorem');
    expect(ask('moidores 29', 1).method).toBe('theorem');
    expect(ask('mock-turtles 1000000000000000000').values.grundy).toBe(2000000000000000001n);
    expect(ask('motley 1000000000000000000 5').winningMoves[0]?.to).toBe('motley -');
    expect(ask('triplets 1000000000000000001 3', 1).outcome).toBe('N');
  });
});

describe('theorems against play', () => {
  it('rows of all codes, with all winning moves', () => {
    let cases = 0;
    for (const code of CODES) cases += comparePositions(turning, turningNormal, 'normal', rowsOf(code, 6));
    expect(cases).toBe(24 * 64);
    expect(CODES.reduce((sum, code) => sum + compareValues(turning, turningValue, rowsOf(code, 5)), 0)).toBe(24 * 32);
  });

  it('single heads further on', () => {
    for (const code of ['1-4', '1-6', '1-5', '1-7', '2-5', '1,3-5', '2C', '1+C', '1-2', '1-3', '3'])
      expect(
        compareValues(
          turning,
          turningValue,
          Array.from({ length: 10 }, (_, coin) => `${code}: ${coin}`),
        ),
      ).toBe(10);
  });

  it('any number of coins, without values', () => {
    for (const code of ['1+', '2+', '3+', '4+']) {
      for (const text of rowsOf(code, 6)) {
        const { outcome, moves } = playedOn(turning, turningAnyNumber, 'normal', text);
        expect([text, outcome]).toEqual([text, ask(`turning ${text}`, 1).outcome]);
        expect(moves.length).toBe(outcome === 'N' ? 1 : 0);
      }
    }
  });

  it('tartans of all pairs of small games, with all winning moves', () => {
    const games = ['1-2', '1-3', '2', '3', '1+C', '1+', '2C'];
    let cases = 0;
    for (const across of games) {
      for (const down of games)
        cases += comparePositions(tartan, tartanNormal, 'normal', boardsOf(`${across} x ${down}: `, 3, 2));
    }
    expect(cases).toBe(49 * 64);
    expect(comparePositions(tartan, tartanNormal, 'normal', boardsOf('ruler x twins: ', 3, 3))).toBe(512);
    expect(comparePositions(turningCorners, tartanNormal, 'normal', boardsOf('', 3, 3))).toBe(512);
    const corners = Array.from({ length: 12 }, (_, place) => `${place % 4},${Math.floor(place / 4)}`);
    expect(compareValues(turningCorners, tartanValue, corners)).toBe(12);
  });

  it('Acrostic Twins', () => {
    expect(comparePositions(acrosticTwins, acrosticTwinsNormal, 'normal', boardsOf('', 3, 3))).toBe(512);
    expect(compareValues(acrosticTwins, acrosticTwinsValue, boardsOf('', 4, 2))).toBe(256);
  });

  it('leaves a lost position after each winning move, however far off the coins are', () => {
    const far = fc.oneof(fc.nat(12).map(BigInt), fc.bigInt({ min: 0n, max: 10n ** 18n }));
    const heads = fc.uniqueArray(far, { minLength: 1, maxLength: 6 });
    const codes = fc.constantFrom('1', '2', '3', '1-2', '1-3', '2-3', '1+C');
    let won = 0;
    fc.assert(
      fc.property(codes, heads, (code, list) => {
        const sum = list.reduce(
          (all, head) => nimSum(all, ask(`turning ${code}: ${head}`, 0).values.grundy ?? 0),
          0 as number | bigint,
        );
        const answer = ask(`turning ${code}: ${list.join(' ')}`, 5);
        expect(answer.values.grundy).toBe(sum);
        for (const { to = '' } of answer.winningMoves) if (to !== '') expect(ask(to, 0).outcome).toBe('P');
        won += answer.winningMoves.length;
      }),
      { numRuns: 60 },
    );
    expect(won).toBeGreaterThan(60);
  });

  it('finds a winning move on boards with coins of 64 bits', () => {
    const far = fc.bigInt({ min: 0n, max: (1n << 64n) - 1n });
    const games = fc.constantFrom('1-2', '1-3', '2', '3', '1-3');
    const heads = fc.uniqueArray(fc.tuple(far, far), { minLength: 1, maxLength: 5, selector: ([x, y]) => `${x},${y}` });
    let won = 0;
    fc.assert(
      fc.property(games, games, heads, (across, down, list) => {
        const text = `${across} x ${down}: ${list.map(([x, y]) => `${x},${y}`).join(' ')}`;
        won += playedOn(tartan, tartanNormal, 'normal', text, 2).moves.length;
      }),
      { numRuns: 100 },
    );
    expect(won).toBeGreaterThan(90);
  });
});

/** What certificates are compared with, but for moves. */
function verdictOf(line: string) {
  const { question, outcome, values, certificate } = JSON.parse(answerToJson(solve(line, { moves: 1 }), { certificate: true }));
  return { question, outcome, values, certificate };
}

describe('the certificate of a board', () => {
  it.each([
    'turning-corners 5,7 2,2',
    'tartan ruler x twins: 3,5 2,0',
    'tartan twins x twins: 3,5',
    'tartan 1-4 x 2C: 3,5',
    'turning-corners -',
  ])('proves %s and holds only as it is', (line) => {
    const verdict = verdictOf(line);
    expect(verdict.certificate.kind).toBe('tartan-products');
    expect(verifyCertificate(verdict)).toMatchObject({ ok: true });
    for (const change of eachChange(verdict.certificate)) {
      const name = `${change.path.join('.')} to ${change.to}`;
      const altered = changed(verdict, { ...change, path: ['certificate', ...change.path] });
      expect([name, verifyCertificate(altered).ok]).toEqual([name, false]);
    }
  });

  it('stands beside its board in a sum', () => {
    const verdict = verdictOf('turning-corners 5,7 + nim 4');
    expect(verifyCertificate(verdict)).toMatchObject({ ok: true });
    expect(JSON.stringify(verdict.certificate)).toContain('tartan-products');
  });
});
