/** No call leaves out an option that it does not know or a limit that is not a number, and none throws at a question that is not text. */
import { describe, expect, it } from 'vitest';
import { drawWith, eachStretchWith, openWith, periodWith, solveWith } from '../src/entry-points/on-demand.ts';
import * as library from '../src/index.ts';

type Call = (question: unknown, options: object) => unknown;

const verdict = { question: 'nim 3', outcome: 'N', values: {}, winningMoves: [], winningMovesComplete: false } as never;
const { catalogue } = library;

/** Every call with options; each with a question that it answers. */
const CALLS: Readonly<Record<string, readonly [question: string, call: Call]>> = {
  open: ['nim 3', (q, o) => library.open(q as string, o)],
  openFamily: ['nim {n}', (q, o) => library.openFamily(q as string, o)],
  solve: ['nim 3', (q, o) => library.solve(q as string, o)],
  misere: ['nim {n}', (q, o) => library.misere(q as string, { to: 3, ...o })],
  misereSteps: ['nim {n}', (q, o) => library.misereSteps(q as string, { to: 3, ...o })],
  genus: ['nim 3', (q, o) => library.genus(q as string, o)],
  canonical: ['nim 3', (q, o) => library.canonical(q as string, { equalTo: 'nim 2', ...o })],
  genusStretches: ['nim {n}', (q, o) => library.genusStretches(q as string, { to: 3, from: 1, ...o })],
  draw: ['nim 3', (q, o) => library.draw(q as string, o)],
  describe: ['nim 3', (q, o) => library.describe(q as string, o)],
  explain: ['nim 3', (q, o) => library.explain(q as string, o)],
  prove: ['nim 3', (q, o) => library.prove(q as string, o)],
  gameTable: ['nim 3', (q, o) => library.gameTable(q as string, o)],
  periodTable: ['kayles {n}', (q, o) => library.periodTable(q as string, o)],
  listMoves: ['nim 3', (q, o) => library.listMoves(q as string, o)],
  eachMove: ['nim 3', (q, o) => library.eachMove(q as string, o)],
  eachOffer: ['nim 3', (q, o) => library.eachOffer(q as string, o)],
  componentMoves: ['nim 3', (q, o) => library.componentMoves(q as string, o)],
  sequence: ['nim {n}', (q, o) => library.sequence(q as string, { to: 3, from: 1, ...o })],
  eachStretch: ['nim {n}', (q, o) => library.eachStretch(q as string, { to: 3, from: 1, ...o })],
  table: ['nim {n}', (q, o) => library.table(q as string, { holes: { n: '1..3' }, onCell: () => {}, ...o })],
  period: ['kayles {n}', (q, o) => library.period(q as string, { limit: 500, observe: true, from: 1, ...o })],
};

/** Calls that say it in their own form: a check that fails, or nothing. */
const OTHER_CALLS: Readonly<Record<string, readonly [question: string, call: Call, nothing?: unknown]>> = {
  verify: ['nim 3', (q, o) => library.verify(q as string, verdict, o)],
  verifyCertificate: ['', (_, o) => library.verifyCertificate(library.solve('nim 3'), o)],
  verifyProof: ['impartial-proof 1', (q, o) => library.verifyProof(q === undefined ? (q as never) : [q as string], o)],
  startProofCheck: ['', (_, o) => library.startProofCheck(o).finish()],
  changedBy: ['geodetic P3', (q, o) => library.changedBy(q as string, '1', o), []],
  delayingMove: ['nim 1 1', (q, o) => library.delayingMove(q as string, o), undefined],
  playParts: ['nim 3', (q, o) => library.playParts(q as string, [{ label: '3>1' }], o), undefined],
  compareSequence: [
    'nim {n}',
    (q, o) => library.compareSequence(q as string, { from: 0, values: [0, 1, 2, 3, 4, 5, 6, 7] }, o),
    undefined,
  ],
};

/** The calls of other entry points, which are given a catalogue. */
const GIVEN: Readonly<Record<string, readonly [question: string, call: Call]>> = {
  solveWith: ['nim 3', (q, o) => solveWith(q as string, { catalogue, ...o })],
  openWith: ['nim 3', (q, o) => openWith(q as string, { catalogue, ...o })],
  periodWith: ['kayles {n}', (q, o) => periodWith(q as string, { catalogue, limit: 500, ...o })],
  eachStretchWith: ['nim {n}', (q, o) => eachStretchWith(q as string, { catalogue, to: 3, ...o })],
};

describe.each(Object.entries({ ...CALLS, ...GIVEN }))('%s', (_name, [question, call]) => {
  it('refuses an option that it does not know, with the nearest name', () => {
    expect(call(question, {})).not.toHaveProperty('error');
    expect(call(question, { limits: { milliseconds: 1000, positions: 1000 } })).not.toHaveProperty('error');
    expect(call(question, { limits: { steps: Number.POSITIVE_INFINITY } })).not.toHaveProperty('error');
    expect(call(question, { limit5: {} })).toMatchObject({
      question,
      error: {
        code: 'unknown-option',
        message: expect.stringMatching(/^"limit5" is not an option of this call\. Did you mean "limits?"\?$/),
      },
    });
    expect(call(question, { colour: 1 })).toMatchObject({
      error: { message: '"colour" is not an option of this call.', expected: expect.stringContaining('limits') },
    });
    expect(call(question, { kernels: {} })).toMatchObject({
      error: { message: '"kernels" is not an option of this call. Register kernels once instead: registerKernels(kernels).' },
    });
    expect(call(question, { limits: { seconds: 3 } })).toMatchObject({
      question,
      error: {
        code: 'unknown-option',
        message: '"seconds" is not one of the limits. Did you mean "milliseconds"?',
        expected: 'positions, milliseconds, steps, megabytes, heap, order',
        found: 'seconds',
      },
    });
  });

  it.each([
    ['The limits must be an object such as { milliseconds: 1000 }, not null.', null],
    ['The limits must be an object such as { milliseconds: 1000 }, not 5.', 5],
    ['The limits must be an object such as { milliseconds: 1000 }, not a list.', [1000]],
    ['The limit "milliseconds" must be a number that is 0 or more, not "5".', { milliseconds: '5' }],
    ['The limit "positions" must be a number that is 0 or more, not NaN.', { positions: Number.NaN }],
    ['The limit "steps" must be a number that is 0 or more, not -1.', { steps: -1 }],
    ['The limit "heap" must be a number that is 0 or more, not null.', { heap: null }],
    ['The limit "order" must be a number that is 0 or more, not undefined.', { order: undefined }],
    ['The limit "megabytes" must be a number that is 0 or more, not 5.', { megabytes: 5n }],
  ])('refuses other limits: %s', (message, limits) => {
    expect(call(question, { limits })).toMatchObject({ question, error: { code: 'not-a-limit', message } });
  });

  it.each([[undefined], [null], [5], [['nim 3']], [{}]])('refuses %j as a question', (given) => {
    expect(call(given, {})).toMatchObject({ question: '', error: { code: 'not-text', at: 0 } });
  });
});

describe.each(Object.entries(OTHER_CALLS))('%s', (name, [question, call, nothing]) => {
  it('refuses an option that it does not know', () => {
    const refused = call(question, { limits: { seconds: 3 } });
    if (name.startsWith('verify') || name === 'startProofCheck') {
      const detail = '"seconds" is not one of the limits. Did you mean "milliseconds"?';
      expect(refused).toMatchObject({ ok: false, steps: [{ result: 'fails', detail }] });
    } else {
      expect(call(question, {})).not.toEqual(nothing);
      expect(refused).toEqual(nothing);
    }
  });

  it.each([[null], [{ milliseconds: '5' }]])('refuses the limits %j', (limits) => {
    const refused = call(question, { limits });
    if (name.startsWith('verify') || name === 'startProofCheck') {
      const detail = expect.stringContaining(' must be ');
      expect(refused).toMatchObject({ ok: false, steps: [{ result: 'fails', detail }] });
    } else {
      expect(refused).toEqual(nothing);
    }
  });

  it('does not throw at a question that is not text', () => {
    expect(() => call(undefined, {})).not.toThrow();
  });
});

/** Calls about something else than a question: an open one, and the digits of a code. */
const NO_QUESTION = ['chooseMove', 'findPeriod'];

it('these are all calls with options', () => {
  const withOptions = Object.entries(library).filter(
    ([, each]) => typeof each === 'function' && /^function\*? \w+\([^)]*\boptions\b/.test(String(each)),
  );
  const named = withOptions.map(([name]) => name).filter((name) => !NO_QUESTION.includes(name));
  expect(named.sort()).toEqual([...Object.keys(CALLS), ...Object.keys(OTHER_CALLS)].sort());
  expect(named.length).toBeGreaterThan(25);
});

it('readers of lines refuse what is not text', () => {
  expect(drawWith(undefined as never, catalogue)).toMatchObject({ question: '', error: { code: 'not-text' } });
  expect(library.parseQuestion(5 as never, () => undefined)).toMatchObject({ ok: false, error: { found: 'number' } });
  expect(library.parseTemplate(null as never)).toMatchObject({ ok: false, error: { found: 'null' } });
});
