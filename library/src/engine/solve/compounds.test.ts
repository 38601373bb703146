import { describe, expect, it } from 'vitest';
import { theories, theoryOf } from '../../compounds/theories.ts';
import { extendCatalogue, toCatalogue } from '../../core/catalogue.ts';
import { PLAYS } from '../../core/outcome.ts';
import { COMPOUNDS, type Compound, type Setting } from '../../core/setting.ts';
import { verifyWith } from '../check/verify.ts';
import { toGroups } from '../moves/compound-position.ts';
import { openQuestion } from '../moves/open.ts';
import { DefinitionSearch } from './by-definition.ts';
import { ComponentValues } from './component-values.ts';
import { testKayles, testNim, testPaths } from './heap-rulesets.fixture.ts';
import { Session } from './session.ts';
import { solveWith } from './solve.ts';

const catalogue = extendCatalogue(toCatalogue([]), [testNim, testKayles, testPaths]);
const settings: Setting[] = Object.keys(COMPOUNDS).flatMap((compound) =>
  PLAYS.map((play) => ({ compound: compound as Compound, play })),
);

/** All multisets of positive numbers with this sum at most, and at most so many parts. */
function multisets(sum: number, parts: number, largest = sum): number[][] {
  if (parts === 0) return [[]];
  const all: number[][] = [[]];
  for (let first = Math.min(sum, largest); first >= 1; first--) {
    for (const rest of multisets(sum - first, parts - 1, first)) all.push([first, ...rest]);
  }
  return all;
}

function question(id: string, heaps: readonly number[], { compound, play }: Setting): string {
  return `${id} ${heaps.length === 0 ? '0' : heaps.join(' ')} [${compound}, ${play}]`;
}

/** Every multiset under one setting: the theory's value against the value of the whole compound by definition. */
function sweep(id: string, cases: readonly number[][], setting: Setting): { seen: number; wrong: string[] } {
  const wrong: string[] = [];
  const session = new Session({});
  const theory = theoryOf(setting);
  const search = new DefinitionSearch(setting, session);
  const values = theory && new ComponentValues(theory, session);
  for (const heaps of cases) {
    const opened = openQuestion(question(id, heaps, setting), catalogue);
    if (!opened.ok) throw new Error(opened.error.message);
    const components = opened.value.games.flatMap((game) => game.components());
    const outcome = search.outcome(toGroups(components, setting));
    if (theory === undefined || values === undefined) continue;
    const value = values.ofComponents(components);
    const byDefinition = search.value(toGroups(components, setting), theory);
    if (theory.outcome(value) !== outcome || value !== byDefinition)
      wrong.push(`${heaps.join(' ')}: ${value} for ${byDefinition}`);
  }
  return { seen: cases.length, wrong };
}

describe('the twelve compounds', () => {
  it('eleven of them have a theory; disjunctive misère play has none', () => {
    expect(theories.length).toBe(11);
    expect(settings.filter((setting) => theoryOf(setting) === undefined)).toEqual([{ compound: 'disjunctive', play: 'misere' }]);
  });

  for (const setting of settings.filter((each) => theoryOf(each) !== undefined)) {
    it(`the theory of ${setting.compound} ${setting.play} play agrees with the definition`, () => {
      const nim = sweep('test-nim', multisets(10, 4), setting);
      const kayles = sweep('test-kayles', multisets(10, 4), setting);
      const paths = sweep('test-paths', multisets(14, 4), setting);
      expect([...nim.wrong, ...kayles.wrong, ...paths.wrong]).toEqual([]);
      expect(nim.seen + kayles.seen + paths.seen).toBe(429);
    });

    it(`ended components at the start of ${setting.compound} ${setting.play} play agree with the definition`, () => {
      const cases = multisets(7, 3).flatMap((heaps) => [
        [...heaps, 0],
        [...heaps, 0, 0],
      ]);
      const { seen, wrong } = sweep('test-paths', cases, setting);
      expect(wrong).toEqual([]);
      expect(seen).toBeGreaterThanOrEqual(60);
    });
  }

  for (const setting of settings) {
    it(`the winning moves of ${setting.compound} ${setting.play} play are those of the definition`, () => {
      let seen = 0;
      for (const id of ['test-nim', 'test-kayles', 'test-paths']) {
        for (const heaps of multisets(8, 3)) {
          const line = question(id, heaps, setting);
          const verdict = solveWith(line, { catalogue, moves: Number.POSITIVE_INFINITY });
          if ('error' in verdict) throw new Error(verdict.error.message);
          expect(verdict.winningMovesComplete, line).toBe(true);
          const check = verifyWith(line, verdict, { catalogue });
          expect(
            check.steps.filter(({ result }) => result !== 'holds'),
            line,
          ).toEqual([]);
          seen++;
        }
      }
      expect(seen).toBeGreaterThanOrEqual(120);
    });
  }

  it('the referee finds the selective misère outcomes that print has the wrong way round', () => {
    const outcome = (line: string) => {
      const verdict = solveWith(line, { catalogue, method: 'search' });
      return 'error' in verdict ? verdict.error.code : verdict.outcome;
    };
    expect(outcome('test-paths 1 1 [selective, misere]')).toBe('N');
    expect(outcome('test-paths 1 1 [shortened-selective, misere]')).toBe('P');
    expect(outcome('test-paths 9 11 [conjunctive]')).toBe('N');
  });
});
