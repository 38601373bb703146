import { describe, expect, it } from 'vitest';
import { certificateKinds } from '../certificates.ts';
import { COMPOUNDS, type Compound } from '../core/setting.ts';
import { certificateToText } from './certificate.ts';
import { checkToText } from './check.ts';
import { settingToText, type Told, toldToText } from './explanation.ts';

const told: Told = {
  verdict: {
    question: 'node-kayles P5',
    outcome: 'N',
    winner: 'next',
    values: { grundy: 3 },
    winningMoves: [{ move: '3', to: 'node-kayles 2*P1' }],
    winningMovesComplete: true,
    method: 'theorem',
    because: [{ theorem: 'dawsons-chess-period', source: 'guySmith1956', text: 'A path is a heap of 0.137.' }],
    passedOver: [{ theorem: 'cograph-node-kayles', why: 'P5 has an induced path of four vertices' }],
  },
  certificate: {
    kind: 'component-values',
    compound: 'disjunctive',
    play: 'normal',
    components: [{ question: 'node-kayles P5', count: '2', value: '3' }],
    total: '0',
  },
  setting: { compound: 'disjunctive', play: 'normal' },
  sentence: 'A path of five vertices. Take a vertex. Whoever cannot move loses.',
  rulesets: [
    {
      id: 'node-kayles',
      title: 'Node-Kayles',
      rule: 'Take a vertex together with its neighbours.',
      notation: '',
      sources: [],
      samples: [],
    },
  ],
  used: [
    {
      id: 'dawsons-chess-period',
      title: 'Period of 0.137',
      statement: 'The values have period 34.',
      sources: [{ key: 'guySmith1956' }],
      scope: 'component',
    },
  ],
  line: [
    { move: '3', to: 'node-kayles 2*P1', wins: true },
    { move: '1', to: 'node-kayles P1', wins: false },
    { move: '1', to: 'node-kayles P0', wins: true },
  ],
};

describe('an explanation', () => {
  it('says that a line of play goes on where it is longer than what is shown', () => {
    const line = (length: number) =>
      Array.from({ length }, (_, index) => ({ move: `${index + 1}`, to: 'nim 1', wins: index % 2 === 0 }));
    const ends = [12, 13].map((length) =>
      toldToText({ ...told, line: line(length) }, certificateKinds)
        .trimEnd()
        .split('\n')
        .slice(-2),
    );
    expect(ends).toEqual([
      ['  11. 11!  to nim 1', '  12. 12   to nim 1'],
      ['  12. 12   to nim 1', '      … and so on'],
    ]);
  });

  it('tells the rule, what was passed over, what was used with its source, the certificate and a line of play', () => {
    const text = toldToText(told, certificateKinds);
    const places = [
      'node-kayles P5',
      'Take a vertex together with its neighbours.',
      'N-position: the player to move wins. Value *3.',
      'cograph-node-kayles: P5 has an induced path of four vertices',
      'Period of 0.137',
      'R. K. Guy',
      '2 × node-kayles P5 has 3',
      'together they have 0',
      '1. 3!  to node-kayles 2*P1',
    ].map((part) => text.indexOf(part));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  it('leaves out what there is not', () => {
    const { certificate: _, ...bare } = told;
    const text = toldToText({ ...bare, used: [], line: [], verdict: { ...told.verdict, passedOver: [] } }, certificateKinds);
    for (const part of ['Certificate', 'line of play', 'do not apply', 'What was used']) expect(text).not.toContain(part);
  });

  it('describes all twelve settings differently', () => {
    const told = Object.keys(COMPOUNDS).flatMap((compound) =>
      (['normal', 'misere'] as const).map((play) => settingToText({ compound: compound as Compound, play })),
    );
    expect(new Set(told).size).toBe(12);
  });
});

describe('a certificate', () => {
  it('is told in words', () => {
    expect(certificateToText({ kind: 'search', question: 'nim 1', outcome: 'N' }, certificateKinds)).toEqual([
      'Played by the rules, "nim 1" has the outcome N.',
    ]);
    const period = { kind: 'octal-period', code: '0.137', period: 34, preperiod: 53 } as const;
    expect(certificateToText(period, certificateKinds)[0]).toContain('0.137 have period 34 from 53 on');
    expect(certificateToText(period, [])).toEqual([]);
  });
});

describe('a check', () => {
  it('shows each step and how many hold', () => {
    const holds = { what: 'period', result: 'holds', detail: '34' } as const;
    const fails = { what: 'bound', result: 'fails', detail: '52 is too small' } as const;
    const open = { what: 'play', result: 'not done' } as const;
    expect(checkToText({ ok: false, steps: [holds, fails, open] })).toBe(
      '  ✓ period: 34\n  ✗ bound: 52 is too small\n  ? play\nNot confirmed: 1 of 3 steps hold, 1 fail, 1 not done.\n',
    );
    expect(checkToText({ ok: true, steps: [holds] })).toContain('Checked: 1 of 1 steps hold.');
  });
});
