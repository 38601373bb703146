/** The rules of the geodetic game and how its positions are written. */
import { describe, expect, it } from 'vitest';
import type { OptionText } from '../../core/ruleset.ts';
import { parseFamily } from '../../notation/graph-family.ts';
import { isLongFamily, labelledInFamily, pickInFamily } from './families.ts';
import { buildPart } from './play.ts';
import { READINGS } from './position.ts';
import { labelledMarks, picking } from './readings.ts';
import { geodetic } from './rules.ts';
import { complementOf, fromMarks } from './vertex-ranges.ts';

function parse(line: string) {
  const [text = '', names] = line.split(/ \[|\]/);
  const options = (names ?? '').split(', ').flatMap((name): OptionText[] => (name === '' ? [] : [{ name, words: [], at: 0 }]));
  return geodetic.parse({ text, at: 9, options });
}

function open(line: string) {
  const position = parse(line);
  return position.ok ? position.value : expect.fail(`${line}: ${position.error.message}`);
}

function errorOf(line: string) {
  const position = parse(line);
  return position.ok ? expect.fail(`${line} reads`) : { code: position.error.code, at: position.error.at };
}

/** What is given after picking a vertex. */
function after(line: string, move: string): string {
  for (const { label, to } of geodetic.moves(open(line))) if (label === move) return geodetic.format(to);
  return expect.fail(`${line} has no move ${move}`);
}

describe('geodetic', () => {
  it('labels shortest paths to the labelled set as a whole', () => {
    expect(after('C7', '3')).toBe('C7 : 3');
    expect(after('C7 : 1', '3')).toBe('C7 : 1..3');
    expect(after('C8 : 1', '5')).toBe('C8 : 1..8');
    expect(after('G3x3 : 1', '5')).toBe('G3x3 : 1 2 4 5');
    expect(after('P9 : 2 8', '5')).toBe('P9 : 2..8');
  });

  it('labels more under the other readings', () => {
    expect(after('C5 : 1..3', '4')).toBe('C5 : 1..4');
    expect(after('C5 : 1..3 [literal]', '4')).toBe('C5 : 1..5');
    expect(after('K2,3 : 3 [literal]', '4')).toBe('K2,3 : 1..4');
    expect(after('K2,3 : 3 [interval]', '4')).toBe('K2,3 : 3 4');
    const moves = (line: string) => [...geodetic.moves(open(line))].map(({ label }) => label).join(' ');
    expect(moves('K2,3 : 3 4 [interval]')).toBe('5');
    expect(moves('K2,3 : 3 4 [hull]')).toBe('');
    expect(moves('C6 : 1 3 [interval]')).toBe('4 5 6');
  });

  it('finds no way between parts that no path joins', () => {
    expect(after('P3 + P3 : 1', '6')).toBe('2*P3 : 1 6');
    expect(after('1-2 3-4 : 1', '4')).toBe('1-2 3-4 : 1 4');
  });

  it('plays on unbuilt families as on built ones', () => {
    let picks = 0;
    for (const name of ['P7', 'C2', 'C3', 'C8', 'C7', 'K5', 'K1oR4', 'K2oR3', 'K3oR3', 'K4oR2']) {
      const family = parseFamily(name, 0);
      if (!family?.ok || !isLongFamily(family.value)) return expect.fail(name);
      const graph = buildPart(family.value);
      for (let bits = 0; bits < 1 << graph.order; bits++) {
        const marks = Uint8Array.from({ length: graph.order }, (_, vertex) => (bits >> vertex) & 1);
        for (const reading of READINGS) {
          const labelled = labelledInFamily(family.value, fromMarks(marks), reading);
          expect(labelled, `${name} : ${bits.toString(2)} [${reading}]`).toEqual(fromMarks(labelledMarks(graph, marks, reading)));
          const pick = picking(graph, marks, reading);
          for (const { from, to } of complementOf(labelled, BigInt(graph.order))) {
            for (let vertex = from; vertex <= to; vertex++) {
              picks++;
              const given = pickInFamily(family.value, fromMarks(marks), vertex, reading);
              expect(given, `${name} : ${bits.toString(2)}, ${vertex} [${reading}]`).toEqual(fromMarks(pick(Number(vertex))));
            }
          }
        }
      }
    }
    expect(picks).toBe(17458);
  });

  it('writes positions in one order, labels as ranges', () => {
    const format = (line: string) => geodetic.format(open(line));
    expect(format('C5 + P3 : 1 6 7 8')).toBe('P3 + C5 : 1..4');
    expect(format('2*C4 : 5 6')).toBe('2*C4 : 1 2');
    expect(format('C4 + C4 + C4 : 9 10 11')).toBe('3*C4 : 1..3');
    expect(format('1000000000000*P2 : 3..999999999999')).toBe('1000000000000*P2 : 1 3..999999999998');
    expect(format('(b-a c) + P2 : 2')).toBe('P2 + (1-2 3) : 4');
    expect(format('b-a c : b')).toBe('a-b c : b');
    expect(format('K3oR9 : 2.3 2.5 2.4 1.9')).toBe('K3oR9 : 1.9 2.3..2.5');
    expect(format('g6:D?{ : 3 1')).toBe('g6:D?{ : 1 3');
    expect(format('C1000000000000000000 : 5..999999999999999999')).toBe('C1000000000000000000 : 5..999999999999999999');
    expect(format('P0')).toBe('P0');
    expect(format('P3 :')).toBe('P3');
  });

  it('refuses what cannot be', () => {
    expect(errorOf('P5 : 3 6')).toEqual({ code: 'unknown-vertex', at: 16 });
    expect(errorOf('a-b : c')).toEqual({ code: 'unknown-vertex', at: 15 });
    expect(errorOf('K3oR4 : 1.5')).toEqual({ code: 'unknown-vertex', at: 17 });
    expect(errorOf('K3oR4 : 4.1')).toEqual({ code: 'unknown-vertex', at: 17 });
    expect(errorOf('K3oR4 : 2')).toEqual({ code: 'unknown-vertex', at: 17 });
    expect(errorOf('C5 + P2 : 8')).toEqual({ code: 'unknown-vertex', at: 19 });
    expect(errorOf('P5 : 4..2').code).toBe('bad-range');
    expect(errorOf(': 1').code).toBe('expected-graph');
    expect(errorOf('G100000x100000')).toEqual({ code: 'graph-too-large', at: 9 });
    expect(errorOf('Q13 [hull]')).toEqual({ code: 'graph-too-large', at: 9 });
    expect(errorOf('G100000x100000 [interval]').code).toBe('graph-too-large');
    expect(errorOf('C5 [literal, hull]').code).toBe('contradictory-options');
  });

  it('splits into connected components that keep their numbers', () => {
    const components = geodetic.components?.(open('P3 + 2*C4 + (1-2 3) : 5')) ?? [];
    expect(components.map(({ item, count }) => `${count}: ${geodetic.format(item)}`)).toEqual([
      '1: P3',
      '1: C4 : 2',
      '1: C4',
      '1: 12-13',
      '1: 14',
    ]);
    const labels = components.map(({ item }) => [...geodetic.moves(item)].map(({ label }) => label).join(' '));
    expect(labels).toEqual(['1 2 3', '4 6 7', '8 9 10 11', '12 13', '14']);
    expect(geodetic.format(geodetic.join?.(components) ?? open('P0'))).toBe('P3 + 2*C4 + (1) + (1-2) : 5');
  });

  it('tells the vertices of a graph without edges apart', () => {
    const named = (line: string) =>
      (geodetic.components?.(open(line)) ?? []).map(({ item, count, copies }) => ({
        first: [...geodetic.moves(item)].map(({ label }) => label).join(' '),
        count,
        all: Array.from(copies?.() ?? [item], (copy) => [...geodetic.moves(copy)].map(({ label }) => label).join(' ')),
      }));
    expect(named('K0,3')).toEqual([{ first: '1', count: 3n, all: ['1', '2', '3'] }]);
    expect(named('P2 + 2*K0,2 : 3 6')).toEqual([
      { first: '1 2', count: 1n, all: ['1 2'] },
      { first: '4', count: 1n, all: ['4'] },
      { first: '', count: 1n, all: [''] },
      { first: '5', count: 1n, all: ['5'] },
      { first: '', count: 1n, all: [''] },
    ]);
    expect(named('P2 + 3*K0,2')[1]).toEqual({ first: '3', count: 6n, all: ['3', '4', '5', '6', '7', '8'] });
  });
});
