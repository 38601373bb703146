import { describe, expect, it } from 'vitest';
import { extendCatalogue, toCatalogue } from '../core/catalogue.ts';
import { groupsOf } from '../engine/moves/compound-position.ts';
import { openQuestion } from '../engine/moves/open.ts';
import { TheoryValues } from '../engine/sequence/theory.ts';
import { ComponentValues } from '../engine/solve/component-values.ts';
import { testKayles, testPaths } from '../engine/solve/heap-rulesets.fixture.ts';
import { Session } from '../engine/solve/session.ts';
import { winningMoves } from '../engine/solve/winning-moves.ts';
import { kindOfValue, listValues, shortValue, termOfValues, valuesInWords, valueToTex } from './show.ts';
import { theories } from './theories.ts';
import type { Theory } from './theory.ts';

const catalogue = extendCatalogue(toCatalogue([]), [testKayles, testPaths]);
const each = theories.map((theory) => [theory.id, theory] as const);

interface Box {
  readonly inside: unknown;
}

/** The same theory with a new object for every value. */
function boxed(theory: Theory<unknown>): Theory<Box> {
  const { toSubsets: _, expectsWin: _none, ...facts } = theory;
  return {
    ...facts,
    ended: { inside: theory.ended },
    fromOptions: (options) => ({ inside: theory.fromOptions(options.map(({ inside }) => inside)) }),
    combine: (a, b) => ({ inside: theory.combine(a.inside, b.inside) }),
    outcome: ({ inside }) => theory.outcome(inside),
    encode: ({ inside }) => theory.encode(inside),
    decode: (text) => ({ inside: theory.decode(text) }),
    describe: ({ inside }) => theory.describe(inside),
    values: ({ inside }) => theory.values(inside),
  };
}

function winning<V>(line: string, theory: Theory<V>): { readonly values: readonly string[]; readonly moves: readonly string[] } {
  const { compound, play } = theory.setting;
  const opened = openQuestion(`${line} [${compound}, ${play}]`, catalogue);
  if (!opened.ok) throw new Error(opened.error.message);
  const groups = groupsOf(opened.value);
  const values = new ComponentValues(theory, new Session({}));
  const own = groups.map(({ game }) => values.value(game));
  return {
    values: own.map((value) => theory.encode(value)),
    moves: Array.from(winningMoves(groups, own, values), ({ label }) => label),
  };
}

describe('the values of a theory', () => {
  it.each(each)('may be objects: %s', (_id, theory) => {
    for (const line of ['test-kayles 5 3 1', 'test-kayles 4 4 4', 'test-paths 6 5', 'test-kayles 1 1', 'test-paths 7'])
      expect(winning(line, boxed(theory))).toEqual(winning(line, theory));
    const digits = Uint8Array.of(0, 7, 7);
    const heaps = new TheoryValues(digits, boxed(theory));
    const plain = new TheoryValues(digits, theory);
    expect(heaps.extend(40).map(({ inside }) => inside)).toEqual(plain.extend(40));
    expect(heaps.numbered()).toEqual(plain.numbered());
  });

  it.each(each)('come back from their texts: %s', (_id, theory) => {
    const values = new TheoryValues(Uint8Array.of(0, 7, 7), theory).extend(60);
    for (const value of values) expect(theory.decode(theory.encode(value))).toBe(value);
    expect(theory.decode('three')).toBeUndefined();
  });

  it('are written by their theory', () => {
    const shown = [{ grundy: 3 }, { foreclosed: null }, { foreclosed: 2 }, { remoteness: 5 }, { suspense: 4 }, {}].map(
      (values) => [
        ...listValues(values),
        ...valuesInWords(values),
        shortValue(values),
        valueToTex(values),
        termOfValues(values),
        kindOfValue(values)?.plural,
      ],
    );
    expect(shown).toEqual([
      ['value *3', 'value 3', '3', '\\ast 3', 3, 'Grundy values'],
      ['foreclosed value undefined', 'foreclosed value undefined', undefined, '\\textrm{undefined}', null, 'Foreclosed values'],
      ['foreclosed value *2', 'foreclosed value 2', '2', '\\ast 2', 2, 'Foreclosed values'],
      ['remoteness 5', 'remoteness 5', 'r 5', '5', 5, 'Remoteness'],
      ['suspense 4', 'suspense number 4', 's 4', '4', 4, 'Suspense numbers'],
      [undefined, undefined, null, undefined],
    ]);
  });
});

describe('why a length wins', () => {
  it.each(['remoteness-normal', 'remoteness-misere', 'suspense-normal', 'suspense-misere'])('names the winner: %s', (id) => {
    const theory = theories.find((other) => other.id === id);
    if (theory === undefined) throw new Error(id);
    for (let moves = 0; moves < 10; moves++) {
      const text = theory.why(moves, { values: [moves], count: 1n });
      const said = /(the player to move|the other player) makes the last one, which (wins|loses)$/.exec(text);
      const over = /the player who cannot move (wins|loses)$/.exec(text);
      const isWon = said === null ? over?.[1] === 'wins' : (said[1] === 'the player to move') === (said[2] === 'wins');
      expect([moves, said === null && over === null]).toEqual([moves, false]);
      expect([moves, isWon ? 'N' : 'P']).toEqual([moves, theory.outcome(moves)]);
      if (moves > 0)
        expect(text).toContain(` ${moves === 1 ? 'one move' : `${moves} moves`}, an ${moves % 2 ? 'odd' : 'even'} number`);
    }
  });
});
