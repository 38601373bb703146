/**
 * What papers write is what we write: every spelling of a graph, a sum, a list of numbers and an option gives the verdict of the line in
 * our own spelling, and what only looks like one is refused with a place and a suggestion.
 */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../src/catalogue.ts';
import { openQuestion } from '../src/engine/moves/open.ts';
import { sequence, solve } from '../src/index.ts';

/** A family and the ways in which papers write it. */
const FAMILIES: readonly (readonly [string, readonly string[]])[] = [
  ['P4', ['P_4', 'P_{4}', 'P_{ 4 }', 'P₄']],
  ['P10', ['P_10', 'P_{10}', 'P₁₀']],
  ['C5', ['C_5', 'C_{5}', 'C₅']],
  ['K4', ['K_4', 'K_{4}', 'K₄']],
  ['K2,3', ['K_{2,3}', 'K_{2, 3}', 'K_2,3', 'K₂,₃']],
  ['S1,2,2', ['S_{1,2,2}', 'S_{1, 2, 2}', 'S_1,2,2']],
  ['G2x3', ['G_{2x3}', 'G_{2×3}', 'G_{2,3}', 'G2×3', 'G_{2 × 3}', 'G2,3']],
  ['Q2', ['Q_2', 'Q_{2}', 'Q₂']],
  ['K3oR2', ['K3∘R2', 'K_3oR_2', 'K_3∘R_2', 'K_{3}∘R_{2}', 'K_3 ∘ R_2', 'K₃∘R₂', 'K_{3} ∘R_2']],
  ['petersen', ['Petersen']],
];

const SUMS: readonly (readonly [string, readonly string[]])[] = [
  ['P4 + C5', ['P_4 + C_5', 'P_4 ∪ C_5', 'P4∪C5', 'P₄ ∪ C_{5}', '(P_4) ∪ (C_5)']],
  ['2*P3 + K1,3', ['2P_3 ∪ K_{1,3}', '2*P_3 + K_{1, 3}', '2P3 + K1,3', 'P_3 ∪ P_3 ∪ K_{1,3}']],
];

/** The rulesets in which a vertex is named after the graph, which is then not a sum. */
const WITH_VERTEX: readonly string[] = ['vertex-geography', 'edge-geography', 'hackenbush'];
const ON_FAMILIES = [
  ...catalogue.entries.filter(({ facts }) => facts.graph?.families === true).map(({ facts }) => facts.id),
  'hackenbush',
];
const LIMITS = { positions: 300, steps: 20_000, milliseconds: 100_000 };

/** The line as we write it, and what is found out about it. */
function verdictOf(line: string): unknown {
  const opened = openQuestion(line, catalogue);
  if (!opened.ok) return `${opened.error.code} at ${opened.error.at}`;
  const verdict = solve(line, { limits: LIMITS });
  if ('error' in verdict) return `${verdict.error.code} at ${verdict.error.at}`;
  const moves = verdict.outcome === 'N' ? verdict.winningMoves : [];
  return { written: opened.value.games.map((game) => game.text()), outcome: verdict.outcome, values: verdict.values, moves };
}

describe('a graph as papers write it', () => {
  it('is the graph that it names, in every ruleset on graphs and in both plays', () => {
    let seen = 0;
    for (const id of ON_FAMILIES) {
      const hasVertex = WITH_VERTEX.includes(id);
      for (const [plain, spellings] of hasVertex ? FAMILIES : [...FAMILIES, ...SUMS])
        for (const options of ['', ' [misère]']) {
          const tail = !hasVertex ? '' : plain.includes('R') ? ' @1.1' : ' @1';
          const wanted = verdictOf(`${id} ${plain}${tail}${options}`);
          expect(wanted, `${id} ${plain}`).toHaveProperty('outcome');
          for (const spelling of spellings) {
            expect(verdictOf(`${id} ${spelling}${tail}${options}`), `${id} ${spelling}${tail}${options}`).toEqual(wanted);
            seen++;
          }
        }
    }
    expect(seen).toBeGreaterThan(500);
  });

  it('may have labels, and a hole for its number', () => {
    expect(verdictOf('geodetic K_3 ∘ R_6 : 1.1, 1.3')).toEqual(verdictOf('geodetic K3oR6 : 1.1 1.3'));
    expect(verdictOf('geodetic C_9: 1, 3..5')).toEqual(verdictOf('geodetic C9 : 1 3..5'));
    const terms = (line: string) => {
      const found = sequence(line, { to: 12 });
      if ('error' in found) throw new Error(found.error.message);
      return Array.from(found, ({ value }) => value);
    };
    expect(terms('node-kayles P_{n}')).toEqual(terms('node-kayles P{n}'));
    expect(terms('geodetic K_{3}∘R_{n}')).toEqual(terms('geodetic K3oR{n}'));
    expect(terms('node-kayles K_{2,{n}}')).toEqual(terms('node-kayles K2,{n}'));
  });

  it.each([
    ['node-kayles P', 12, 'P looks like a graph without its numbers.', 'P5 for a path, or (P) for a vertex of this name'],
    ['geodetic C', 9, 'C looks like a graph without its numbers.', 'C5 for a cycle, or (C) for a vertex of this name'],
    [
      'arc-kayles K_n',
      11,
      'K_n looks like a graph without its numbers.',
      'K4 or K3,4 for a complete graph, or (K_n) for a vertex of this name',
    ],
    ['node-kayles p5', 12, 'p5 looks like a graph without its numbers.', 'P5 for a path, or (p5) for a vertex of this name'],
    ['node-kayles G3x', 12, 'G3x looks like a graph without its numbers.', 'G3x4 for a grid, or (G3x) for a vertex of this name'],
    ['node-kayles P 4', 12, 'P looks like a graph without its numbers.', 'P5 for a path, or (P) for a vertex of this name'],
    [
      'node-kayles path5',
      12,
      'path5 looks like a graph without its numbers.',
      'P5 for a path, or (path5) for a vertex of this name',
    ],
    [
      'node-kayles Grid_3x3',
      12,
      'Grid_3x3 looks like a graph without its numbers.',
      'G3x4 for a grid, or (Grid_3x3) for a vertex of this name',
    ],
    [
      'node-kayles P4P5',
      12,
      'P4P5 looks like a graph without its numbers.',
      'P5 for a path, or (P4P5) for a vertex of this name',
    ],
    ['node-kayles P5 + C', 17, 'C looks like a graph without its numbers.', 'C5 for a cycle, or (C) for a vertex of this name'],
    ['node-kayles C + P5', 12, 'C looks like a graph without its numbers.', 'C5 for a cycle, or (C) for a vertex of this name'],
    ['geodetic C : 1', 9, 'C looks like a graph without its numbers.', 'C5 for a cycle, or (C) for a vertex of this name'],
  ])('is refused where its numbers are missing: %s', (line, at, message, expected) => {
    expect(solve(line)).toMatchObject({ error: { code: 'unfinished-family', at, message, expected } });
  });

  it.each([
    ['node-kayles P_4 P_7', 'missing-plus at 16'],
    ['node-kayles P_4-P_7', 'reserved-name at 12'],
    ['node-kayles 2P4-a', 'reserved-name at 12'],
    ['node-kayles P_{4', 'bad-name at 12'],
    ['node-kayles P_{}', 'bad-name at 12'],
    ['node-kayles K_{3,}', 'bad-name at 12'],
    ['node-kayles P4 ∪', 'expected-graph at 16'],
    ['node-kayles ∪ P4', 'expected-graph at 12'],
    ['node-kayles K_3 ∘', 'bad-name at 12'],
    ['nim-on-graphs P_4-2=3 @2', 'reserved-name at 14'],
    ['directed-node-kayles P_4', 'reserved-name at 21'],
  ])('has errors with a place: %s', (line, error) => expect(verdictOf(line)).toBe(error));

  it('leaves names alone that are no family: one vertex in parentheses, edges between letters', () => {
    expect(verdictOf('geodetic (P)')).toMatchObject({ written: ['(P)'], outcome: 'N' });
    expect(verdictOf('geodetic (C) : C')).toMatchObject({ written: ['(C) : C'], outcome: 'P' });
    expect(verdictOf('node-kayles P-Q Q-K_a')).toEqual({ ...(verdictOf('node-kayles P-Q Q-K_a') as object), outcome: 'N' });
    expect(verdictOf('node-kayles 4 P')).toMatchObject({ written: ['4 P'], outcome: 'P' });
    expect(verdictOf('node-kayles a')).toMatchObject({ written: ['a'], outcome: 'N' });
  });
});

describe('sums of games and options as papers write them', () => {
  it.each([
    ['node-kayles P_4 ∪ kayles 3', 'node-kayles P4 + kayles 3'],
    ['node-kayles P4 + P7 [diminished disjunctive]', 'node-kayles P4 + P7 [diminished-disjunctive]'],
    ['node-kayles P4 + P7 [continued conjunctive, misère play]', 'node-kayles P4 + P7 [continued-conjunctive, misere]'],
    ['node-kayles P4 + P7 [shortened selective compound, misère]', 'node-kayles P4 + P7 [shortened-selective, misere]'],
    ['node-kayles P4 + P7 [selective compound, normal play]', 'node-kayles P4 + P7 [selective]'],
    ['node-kayles P4 + P7 [longest first]', 'node-kayles P4 + P7 [longest-first]'],
    ['euclid 12 5 [stop equal]', 'euclid 12 5 [stop-equal]'],
  ])('%s', (written, plain) => {
    expect(verdictOf(plain)).toHaveProperty('outcome');
    expect(verdictOf(written)).toEqual(verdictOf(plain));
  });

  it.each([
    ['nim 3 5 7 misere', 10, '[misere]'],
    ['nim 3 5 7 misère', 10, '[misere]'],
    ['node-kayles 1-2 conjunctive', 16, '[conjunctive]'],
    ['survivor-nim 22 1122112 take 1-2', 24, '[take 1-2]'],
    ['nimania 4 stage 3', 10, '[stage 3]'],
    ['nim 3 misere + kayles 4', 6, '[misere]'],
  ])('are asked for in brackets: %s', (line, at, expected) => {
    expect(solve(line)).toMatchObject({ error: { code: 'bare-option', at, expected } });
  });

  it.each([
    ['nim 3 [misère games]', 'option-takes-no-value at 14'],
    ['nim 3 [diminished selective]', 'unknown-option at 7'],
    ['nim 3 [selective play]', 'option-takes-no-value at 17'],
  ])('have errors with a place: %s', (line, error) => expect(verdictOf(line)).toBe(error));
});

describe('numbers with commas between them', () => {
  /** Positions that are lists of numbers, in rulesets of every kind. */
  const LISTS = [
    ...[
      'nim 3 5 7',
      'kayles 3 5^2',
      'octal 0.137: 4 7',
      'grundys-game 5 6',
      'subtraction 1,3: 4 5',
      'lasker-nim 2 3',
      'moore-nim 3 4 5',
    ],
    ...['nimania 2 1^3', 'nimble 2 3 3', 'staircase-nim 2 1 3', 'silver-dollar 2 3 7', 'welter 1 4 6', 'turning-turtles 1 3'],
    ...['wythoff 4 7', 'euclid 12 5', 'sylver 4 7', 'survivor-nim 12 1122 [take 1-2]', 'dancing-mania chain 4 : 4 3^2'],
    ...['schuh 12 : 4 6', 'chomp 3 2/2 1', 'brussels-sprouts 2 1/1 1', 'geodetic P4 : 1 2'],
    ...['hackendot parents 0 1 1', 'directed-node-kayles parents 0 1 1', 'vertex-geography C4 @3 : 2 1'],
  ];
  /** Samples that are nothing but such lists. */
  const SAMPLES = catalogue.entries.flatMap(({ facts: { id, samples } }) =>
    samples.filter((sample) => /^(parents )?[\d^ ]*\d \d[\d^ ]*$/.test(sample)).map((sample) => `${id} ${sample}`),
  );

  it('are the numbers without them', () => {
    const all = [...new Set([...LISTS, ...SAMPLES])];
    let seen = 0;
    for (const line of all) {
      const wanted = verdictOf(line);
      expect(wanted, line).toHaveProperty('outcome');
      // The first space is behind the ruleset, and one behind a colon is no place for a comma.
      const between = (comma: string) => line.replace(/(?<=\d) (?=\d)/g, comma);
      for (const comma of [', ', ',', ' , ', ' ,']) {
        expect(verdictOf(between(comma)), between(comma)).toEqual(wanted);
        seen++;
      }
    }
    expect(seen).toBe(4 * all.length);
    expect(SAMPLES.length).toBeGreaterThan(40);
  });

  it.each([
    ['nim 3,,5', 'lone-comma at 5'],
    ['nimania 2, 1^3,', 'lone-comma at 14'],
    ['wythoff ,4 7', 'lone-comma at 8'],
    ['nim 1,000', 'one-number-or-more at 4'],
    ['wythoff 7 1,000,000', 'one-number-or-more at 10'],
  ])('have errors with a place: %s', (line, error) => expect(verdictOf(line)).toBe(error));
});
