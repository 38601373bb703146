/** Levels, property (P) and lattices, recognised. */
import { describe, expect, it } from 'vitest';
import { dancingMania } from '../../dancing-mania-rules.ts';
import { analyse } from '../analysis.ts';
import { read } from '../referee.fixture.ts';
import { findSemimodularLattice, hasPropertyP } from './lattice.ts';
import { epidemicOrder } from './order.ts';

function look(text: string) {
  const position = read(dancingMania, text);
  const { digraph, spread } = position.ground;
  const all = Array.from({ length: digraph.order }, (_, vertex) => vertex);
  const { mortal } = epidemicOrder(spread, all);
  const finding = findSemimodularLattice(spread, mortal);
  const { skips } = analyse({ ...position, ground: { ...position.ground, starts: all } });
  return {
    levels: skips.every((skip) => skip === -1),
    propertyP: hasPropertyP(spread, mortal),
    lattice: finding.semimodular ? 'semimodular' : finding.why,
  };
}

describe('lattices', () => {
  it.each(['boolean-lattice 0', 'boolean-lattice 4', 'divisors 360', 'chain 7', 'partitions 1', 'partitions 4', 'partitions 5'])(
    'such as %s are semimodular, with levels and property (P)',
    (family) => {
      expect(look(family)).toEqual({ levels: true, propertyP: true, lattice: 'semimodular' });
    },
  );

  it.each([
    ['the pentagon', '1>a 1>b b>c a>0 c>0', { levels: false, propertyP: false, lattice: 'not semimodular' }],
    ['the diamond M3', '1>a 1>b 1>c a>0 b>0 c>0', { levels: true, propertyP: true, lattice: 'semimodular' }],
    ['two ends', 'z>x x>a x>y y>b : z', { levels: false, propertyP: true, lattice: 'no lattice' }],
    ['two tops and two bottoms', '1>3 1>4 2>3 2>4 : 1', { levels: true, propertyP: true, lattice: 'no lattice' }],
    ['an arc that is no cover', '2>1 1>0 2>0', { levels: false, propertyP: false, lattice: 'no covering relation' }],
    ['a hexagon', '1>a 1>b a>c b>d c>0 d>0', { levels: true, propertyP: true, lattice: 'not semimodular' }],
  ])('%s is told for what it is', (_name, text, expected) => {
    expect(look(text)).toEqual(expected);
  });

  it('of partitions have as many elements as Bell numbers, and one split for each arc', () => {
    for (const [things, bell] of [1, 2, 5, 15, 52, 203].entries()) {
      const { digraph } = read(dancingMania, `partitions ${things + 1}`).ground;
      expect(digraph.order).toBe(bell);
    }
    expect(read(dancingMania, 'partitions 4').ground.digraph.targets.length).toBe(31);
  });
});
