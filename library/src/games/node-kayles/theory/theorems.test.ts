import { describe, expect, it } from 'vitest';
import { toCatalogue } from '../../../core/catalogue.ts';
import { entry } from '../../../core/entry.ts';
import { DEFAULT_LIMITS } from '../../../core/limits.ts';
import { PLAYS } from '../../../core/outcome.ts';
import { COMPOUNDS, type Compound, type Setting } from '../../../core/setting.ts';
import { checkCatalogue } from '../../../engine/check/checks.ts';
import { solveWith } from '../../../engine/solve/solve.ts';
import { plainTools as tools } from '../../../testing/by-play.fixture.ts';
import { type NodeKaylesPosition, nodeKayles } from '../rules.ts';
import { shapeOfComponent } from './shape.ts';
import { nodeKaylesTheorems } from './theorems.ts';

function position(text: string): NodeKaylesPosition {
  const parsed = nodeKayles.parse({ text, at: 0, options: [] });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}

/** What the first theorem that applies says of a component, with its id. */
function answer(text: string, setting: Setting) {
  const component = position(text);
  for (const theorem of nodeKaylesTheorems) {
    const solution = theorem.answer(component, setting, tools);
    if (solution.scope === 'none') continue;
    if (solution.scope !== 'component') throw new Error('a value was expected');
    return { theorem: theorem.id, value: solution.value, text: solution.text };
  }
  return undefined;
}

const catalogue = toCatalogue([entry(nodeKayles, nodeKaylesTheorems)]);

describe('the theorems on Node-Kayles', () => {
  it('agree with play by the definition wherever they are tried', () => {
    const check = checkCatalogue({ catalogue });
    let step = check.next();
    while (!step.done) step = check.next();
    for (const { id } of nodeKaylesTheorems) {
      const tried = step.value.find(({ theorem }) => theorem.id === id);
      expect(tried?.disagreements, id).toEqual([]);
      expect(tried?.cases, id).toBeGreaterThanOrEqual(10);
    }
  });

  it('value a path of any order under eleven settings', () => {
    const order = '1000000000000000';
    const open = { compound: 'diminished-disjunctive', play: 'misere' } as const;
    const settings = Object.keys(COMPOUNDS).flatMap((compound) =>
      PLAYS.map((play) => ({ compound: compound as Compound, play })),
    );
    const others = settings.filter(({ compound, play }) => compound !== open.compound || play !== open.play);
    const values = others.map((setting) => answer(`P${order}`, setting)?.value);
    expect(values).toEqual([2, undefined, 2, 3, 2, 95, 96, 0, 1, 0, 1]);
    expect(() => answer(`P${order}`, open)).toThrow(/two counters fewer in the octal game 0\.13337, of which no period is known/);
  });

  it('answer at once that a path or cycle is out of reach, and what is known of it', () => {
    for (const [graph, order] of [
      ['P1000000000', '1000000000'],
      ['C1000000003 + P5', '1000000000'],
    ]) {
      const question = `node-kayles ${graph} [diminished-disjunctive, misere]`;
      const verdict = solveWith(question, { catalogue, limits: { steps: 100 } });
      if ('error' in verdict) throw new Error(verdict.error.message);
      expect(verdict.outcome).toBe('unknown');
      expect(verdict.reason).toContain(`P${order} has the foreclosed value of two counters fewer`);
      expect(verdict.limit).toEqual({ name: 'heap', value: DEFAULT_LIMITS.heap });
    }
  });

  it('say why they do not apply', () => {
    const near = { ...tools, limits: { ...DEFAULT_LIMITS, heap: 1000 } };
    const why = (text: string, id: string, setting: Setting) => {
      const answer = nodeKaylesTheorems.find((theorem) => theorem.id === id)?.answer(position(text), setting, near);
      return answer?.scope === 'none' ? answer.why : 'it applies';
    };
    const normal = { compound: 'disjunctive', play: 'normal' } as const;
    const misere = { compound: 'diminished-disjunctive', play: 'misere' } as const;
    expect(why('C7', 'dawsons-chess-period', normal)).toBe('it is about one path');
    expect(why('P5 + P6', 'dawsons-chess-period', normal)).toBe('it is about one path');
    expect(why('P7', 'path-remoteness', normal)).toBe('it is about conjunctive play');
    expect(why('C1001', 'path-foreclosed-misere', misere)).toBe('it is about one path');
    expect(why('C1004', 'cycle-node-kayles', misere)).toMatch(/no period is known.*1000/);
    expect(why('C1003', 'cycle-node-kayles', misere)).toBe('it applies');
    expect(why('C7', 'cycle-node-kayles', { ...normal, play: 'misere' })).toMatch(/no theory/);
  });

  it('give a certificate that the period of Dawson’s chess is proved', () => {
    const [theorem] = nodeKaylesTheorems;
    const solution = theorem?.answer(position('P1234567'), { compound: 'disjunctive', play: 'normal' }, tools);
    if (solution?.scope !== 'component') throw new Error('a value was expected');
    expect(solution.certificate?.(tools)).toEqual({
      kind: 'octal-period',
      code: '0.137',
      period: 34,
      preperiod: 52,
      valuesNeeded: 175,
    });
    expect(solution.text).toBe(
      "P1234567 has the Grundy value of as many counters in Dawson's chess, whose values have period 34 from 52 on: 1",
    );
  });
});

describe('shapes', () => {
  it.each([
    ['P0', 'path 0'],
    ['C0', 'path 0'],
    ['C2', 'path 2'],
    ['C3', 'cycle 3'],
    ['K3', 'cycle 3'],
    ['K2,2', 'cycle 4'],
    ['K1,2', 'path 3'],
    ['K1,3', 'star 3'],
    ['K7,1', 'star 7'],
    ['S1,1,1,1', 'star 4'],
    ['S2,3', 'path 6'],
    ['S1,1,2', undefined],
    ['K2oR3', 'path 6'],
    ['G1x6', 'path 6'],
    ['1-2 2-3 3-4', 'path 4'],
    ['1-2 2-3 3-1', 'cycle 3'],
    ['1-2 1-3 1-4 1-5', 'star 4'],
    ['1-2 1-3 1-4 4-5', undefined],
    ['g6:D?{', 'star 4'],
    ['1-2 3-4', undefined],
    ['P3 + P4', undefined],
    ['2*P3', undefined],
    ['K0,3', undefined],
    ['petersen', undefined],
    ['P123456789012345678901234567890', 'path 123456789012345678901234567890'],
  ])('%s is %s', (text, shape) => {
    const found = shapeOfComponent(position(text));
    const size = found?.kind === 'star' ? found.leaves : found?.order;
    expect(found === undefined ? undefined : `${found.kind} ${size}`).toBe(shape);
  });
});
