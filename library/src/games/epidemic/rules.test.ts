/** Nimania and Dancing Mania: notation, moves, strains, bad input. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCatalogue } from '../../core/catalogue.ts';
import { entry } from '../../core/entry.ts';
import { openQuestion } from '../../engine/moves/open.ts';
import { solve } from '../../index.ts';
import { formatDigraph } from '../../notation/digraph.ts';
import { dancingMania } from './dancing-mania-rules.ts';
import { nimania } from './nimania-rules.ts';
import { inducedDigraph } from './spread.ts';
import { NUMERALS } from './strain.ts';
import { EpidemicReferee, read } from './theory/referee.fixture.ts';

const catalogue = toCatalogue([entry(nimania, []), entry(dancingMania, [])]);

/** The question as it is written again, or the error's code and place. */
function rewrite(line: string): string {
  const opened = openQuestion(line, catalogue);
  if (!opened.ok) return `${opened.error.code} ${opened.error.at}`;
  const [game] = opened.value.games;
  return [game.text(), ...game.options()].join(', ');
}

function moves(line: string): string[] {
  const opened = openQuestion(line, catalogue);
  if (!opened.ok) throw new Error(opened.error.message);
  return [...opened.value.games[0].moves()].map(({ label, to }) => `${label} to ${[to.text(), ...to.options()].join(', ')}`);
}

describe('epidemics in the question line', () => {
  it.each([
    ['nimania 1^5 3 4^2 [stage 3]', '4^2 3 1^5, stage 3'],
    ['nimania 4 4 0^7', '4^2'],
    ['nimania 2 1 [raving 3]', '0, raving 3'],
    ['nimania 0 [stage 4]', '0, stage 4'],
    ['nimania 5 [sweeping 1, stage 1]', '5'],
    ['nimania 4^0 3', '3'],
    ['dancing-mania 2>3 1>2 : 1 2^2 1 3', '1>2 2>3 : 1^2 2^2'],
    ['dancing-mania 2>1 0 : 2 [raving 2 v]', '2>1 0 :, raving 2 v'],
    ['dancing-mania 1>2 2>3', '1>2 2>3 : 1'],
    ['dancing-mania boolean-lattice 3', 'boolean-lattice 3'],
    ['dancing-mania boolean-lattice 3 : 7', 'boolean-lattice 3'],
    ['dancing-mania boolean-lattice 3 : 7^2 3 0', 'boolean-lattice 3 : 3 7^2'],
    ['dancing-mania divisors 12 [sweeping 2]', 'divisors 12, sweeping 2'],
    ['dancing-mania partitions 4 : 1122', 'partitions 4 : 1122'],
    ['dancing-mania partitions 4 : 1111', 'partitions 4'],
    ['dancing-mania chain 0', 'chain 0 :'],
    ['dancing-mania 1>0 :', '1>0 :'],
    ['dancing-mania 1>2 : 1 [raving 1 ii]', '1>2 : 1'],
    ['dancing-mania 1>2 : 1 [raving 1 iii]', '1>2 : 1, raving 1 iii'],
  ])('%s is written %s', (line, expected) => {
    expect(rewrite(line)).toBe(expected);
  });

  it.each([
    ['nimania', 'empty-position 7'],
    ['nimania x', 'not-a-number 8'],
    ['nimania 3 -1', 'not-a-number 10'],
    ['nimania 3^x', 'bad-multiplicity 10'],
    ['nimania 3 [stage 0]', 'bad-stage 17'],
    ['nimania 3 [stage]', 'bad-stage 11'],
    ['nimania 3 [stage 1 2]', 'bad-stage 19'],
    ['nimania 3 [raving 0]', 'bad-raving 18'],
    ['nimania 3 [sweeping -1]', 'bad-sweeping 20'],
    ['nimania 3 [raving 2 iii]', 'bad-raving 20'],
    ['nimania 3 [raving 2, sweeping 2]', 'contradictory-options 21'],
    [`nimania 3 [stage ${'9'.repeat(100_001)}]`, 'bad-stage 17'],
    [`nimania ${'9'.repeat(100_001)}`, 'number-too-large 8'],
    ['dancing-mania 1>2 : 3', 'unknown-vertex 20'],
    ['dancing-mania 1>2 : 1^', 'bad-multiplicity 22'],
    ['dancing-mania 1>2 3>4', 'missing-labels 21'],
    ['dancing-mania 1>2 2>1', 'missing-labels 21'],
    ['dancing-mania 1>2 1>2 : 1', 'duplicate-arc 18'],
    ['dancing-mania 1>2 : 1 [raving 2 vii]', 'bad-variation 32'],
    ['dancing-mania boolean-lattice 64', 'graph-too-large 14'],
    ['dancing-mania partitions 0', 'bad-number 25'],
    ['dancing-mania partitions 12', 'graph-too-large 14'],
    ['dancing-mania 1>2 2>1 : 1 [raving 1000000000000000000000 ii]', 'spread-too-large 14'],
  ])('%s is refused as %s', (line, expected) => {
    expect(rewrite(line)).toBe(expected);
  });

  it.each([
    ['dancing-mania 1>2 : 1 [raving 2 iii iv]', 'raving, a number and at most one variation'],
    ['nimania 3 [raving 2 iii]', 'nothing after raving and its number'],
    ['dancing-mania partitions 10', 'partitions of at most 9 things'],
  ])('%s is told what is expected', (line, expected) => {
    expect(solve(line)).toMatchObject({ error: { expected } });
  });

  it('are read back as they are written', () => {
    const strain = fc.constantFrom('', ...NUMERALS.flatMap((numeral) => [`raving 2 ${numeral}`, `sweeping 3 ${numeral}`]));
    const arcs = fc.uniqueArray(fc.tuple(fc.nat(5), fc.nat(5)), {
      selector: (arc) => arc.join('>'),
      minLength: 1,
      maxLength: 12,
    });
    const stage = fc.bigInt({ min: 1n, max: 10n ** 30n });
    fc.assert(
      fc.property(arcs, stage, strain, (list, at, option) => {
        const text = list.map((arc) => arc.join('>')).join(' ');
        const labels = [...new Set(list.flat())].map((vertex) => `${vertex}^${at}`).join(' ');
        const position = read(dancingMania, `${text} : ${labels}`, [...(option === '' ? [] : [option]), `stage ${at}`]);
        const again = read(dancingMania, dancingMania.format(position), dancingMania.formatOptions?.(position));
        expect(again.labels).toEqual(position.labels);
        expect([again.stage, again.strain]).toEqual([position.stage, position.strain]);
      }),
      { numRuns: 200 },
    );
  });
});

describe('moves of epidemics', () => {
  it.each([
    ['nimania 3 1^2 [stage 2]', ['3>2 to 2^3 1^2, stage 3', '1>0 to 3 1, stage 3']],
    ['nimania 7 [raving 3, stage 4]', ['7>4 to 4^5, raving 3, stage 5']],
    ['nimania 4 [raving 3]', ['4>1 to 0, raving 3, stage 2']],
    ['nimania 2 [sweeping 3]', ['2>1 to 1^2, sweeping 3, stage 2', '2>0 to 0, sweeping 3, stage 2']],
    ['dancing-mania 1>2 1>3 2>3 : 1', ['1>2 to 1>2 1>3 2>3 : 2^2, stage 2', '1>3 to 1>2 1>3 2>3 :, stage 2']],
    ['dancing-mania 1>2 1>3 2>4 3>4 : 1 [raving 1 iii]', ['1>2,3 to 1>2 1>3 2>4 3>4 : 2^2 3^2, raving 1 iii, stage 2']],
    [
      'dancing-mania 1>2 1>3 2>4 3>4 : 1 [raving 1 v]',
      [
        '1>2 to 1>2 1>3 2>4 3>4 : 2^2, raving 1 v, stage 2',
        '1>3 to 1>2 1>3 2>4 3>4 : 3^2, raving 1 v, stage 2',
        '1>2,3 to 1>2 1>3 2>4 3>4 : 2^2 3^2, raving 1 v, stage 2',
      ],
    ],
  ])('from %s', (line, expected) => {
    expect(moves(line)).toEqual(expected);
  });

  it('do not grow with multiplicities', () => {
    expect(moves(`nimania 5^${10n ** 30n} 2^${10n ** 30n}`)).toHaveLength(2);
  });

  it('are lazy where there are 2^60 of them', () => {
    const star = Array.from({ length: 60 }, (_, ray) => `a>${ray} ${ray}>z`).join(' ');
    const [first] = dancingMania.moves(read(dancingMania, `${star} : a`, ['raving 1 v']));
    expect(first?.label).toBe('a>0');
  });
});

describe('strains', () => {
  const induced = (text: string, strain: string) => {
    const { ground, strain: of } = read(dancingMania, text, [strain]);
    const digraph = inducedDigraph(ground.digraph, of, ground.starts[0] ?? 0);
    return digraph === undefined ? undefined : formatDigraph({ kind: 'listed', digraph });
  };

  it('have the induced graphs of the paper', () => {
    expect(induced('chain 10', 'raving 3')).toMatch(/^4>1 7>4 10>7 /);
    expect(induced('2>0 2>1 1>0 : 2', 'raving 2')).not.toContain('>');
    expect(induced('2>0 2>1 1>0 : 2', 'raving 2 ii')).toBe('2>0 1');
    expect(induced('chain 4', 'sweeping 2')).toBe('1>0 2>0 2>1 3>1 3>2 4>2 4>3');
    expect(induced('chain 4', 'raving 2 iii')).toBeUndefined();
  });

  /** The outcome of each variation, by the rules. */
  const outcomes = (text: string, spread: string) =>
    NUMERALS.map((numeral) =>
      new EpidemicReferee(dancingMania, 'normal').outcome(read(dancingMania, text, [`${spread} ${numeral}`])),
    ).join('');

  it('differ pairwise from two edges on, and are the same on a path', () => {
    expect(outcomes('2>1 2>0 1>0 : 2', 'raving 2')).toBe('PNPNPN');
    const subdivided = (arcs: readonly string[]) =>
      arcs.map((arc) => `${arc.replace('>', `>${arc.replace('>', '_')} ${arc.replace('>', '_')}>`)}`).join(' ');
    expect(outcomes(`${subdivided(['3>2', '2>1', '2>0', '1>0'])} : 3`, 'raving 2')).toBe('PPNNPP');
    expect(outcomes(`${subdivided(['4>3', '3>1', '3>2', '1>0', '2>0'])} : 4`, 'raving 2')).toBe('NNNNPP');
    expect(outcomes('3>0 3>1 3>2 2>1 1>0 : 3', 'sweeping 2')).toBe('NNPNNN');
    for (let length = 0; length <= 6; length++) {
      expect(new Set(outcomes(`chain ${length}`, 'raving 2')).size).toBe(1);
      if (length <= 3) expect(new Set(outcomes(`chain ${length}`, 'sweeping 2')).size).toBe(1);
    }
  });
});
