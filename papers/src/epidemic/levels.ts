/** Epidemiography [fraenkelNesetril1985], §5: Theorem 3 and what follows from it. */
import { answers, ask, outcomeOf } from '../statements/ask.ts';
import { always, type Reach, type Statement } from '../statements/statement.ts';
import { range, type Tried, tally } from '../statements/tally.ts';
import {
  chain,
  digraphQuestion,
  digraphSpread,
  digraphsUpTo,
  EpidemicRules,
  hasEqualPaths,
  hasLevels,
  heightsOf,
  layer,
  numbersSpread,
  onTop,
  type SmallDigraph,
  single,
} from './rules.ts';
import { semimodularLattices } from './small-lattices.ts';

/** Theorem 3 as printed and as mended, on digraphs with property (P), where play ends soon. */
function* eachWithEqualPaths(reach: Reach): Iterable<Tried> {
  for (const digraph of digraphsUpTo(reach.deep ? 6 : 5)) {
    const isLevelled = hasLevels(digraph);
    if (!isLevelled && !hasEqualPaths(digraph)) continue;
    const won = new EpidemicRules(digraphSpread(digraph)).isWon(onTop(digraph));
    if (won === undefined) continue;
    const question = digraphQuestion(digraph);
    yield { at: question, printed: won, ...(isLevelled && { corrected: won }), solved: answers(question, outcomeOf(won), reach) };
  }
}

/** Covering relations: divisors of n, and sets of d elements as the divisors of a square-free number. */
function divisorLattice(n: number): SmallDigraph & { readonly names: readonly number[] } {
  const names = range(1, n).filter((d) => n % d === 0);
  const isPrime = (q: number) => q > 1 && range(2, q - 1).every((d) => q % d !== 0);
  const arcs = names.flatMap((large, from) =>
    names.flatMap((smaller, to) => (large % smaller === 0 && isPrime(large / smaller) ? [[from, to] as const] : [])),
  );
  return { order: names.length, arcs, names };
}

function* eachLattice(most: number, reach: Reach): Iterable<Tried> {
  for (const n of range(1, most)) {
    const lattice = divisorLattice(n);
    const rules = new EpidemicRules(digraphSpread(lattice));
    for (const [element, name] of lattice.names.entries()) {
      const isTop = element === lattice.order - 1;
      const won = rules.isWon({ counts: lattice.names.map((_, v) => Number(v === element)), stage: 1 });
      if (won === undefined) continue;
      const question = `dancing-mania divisors ${n}${isTop ? '' : ` : ${name}`}`;
      yield {
        at: question,
        ...(element > 0 && { printed: won }),
        solved: answers(question, outcomeOf(won), reach),
      };
    }
  }
}

/** All small semimodular lattices, from each element. */
function* eachSmallLattice(reach: Reach): Iterable<Tried> {
  for (const lattice of semimodularLattices(reach.deep ? 6 : 5)) {
    const rules = new EpidemicRules(digraphSpread(lattice));
    for (const element of range(0, lattice.order - 1)) {
      const won = rules.isWon({ counts: range(0, lattice.order - 1).map((v) => Number(v === element && v > 0)), stage: 1 });
      if (won === undefined) continue;
      const question = digraphQuestion(lattice).replace(/ : .*$/, ` : ${element}`);
      yield {
        at: question,
        ...(element > 0 && { printed: won }),
        solved: answers(question, outcomeOf(won), reach),
      };
    }
  }
}

/** Grundy values beside those of Nimania from a number that is the height of the last vertex. */
function* eachValue(order: number): Iterable<Tried> {
  const nimania = range(0, 3).map((n) => new EpidemicRules(numbersSpread(n, [1]), 'normal', 100_000).value(single(n, n)));
  for (const digraph of digraphsUpTo(order)) {
    const isLevelled = hasLevels(digraph);
    if (!isLevelled && !hasEqualPaths(digraph)) continue;
    const value = new EpidemicRules(digraphSpread(digraph), 'normal', 20_000).value(onTop(digraph));
    if (value === undefined) continue;
    const isSame = value === nimania[heightsOf(digraph).at(-1) ?? 0];
    yield { at: digraphQuestion(digraph), printed: isSame, ...(isLevelled && { corrected: isSame }) };
  }
}

export const theorem3: readonly Statement[] = [
  {
    name: 'Theorem 3',
    says: 'Where all paths between two vertices have the same length (P), Coma is Nimania on a path; so the first player wins from every vertex with an arc.',
    truth:
      'The height has to fall by exactly one along every arc. That follows from (P) where there is one end, and not where there are several.',
    recorded: 'false as printed',
    counterexample: {
      at: 'dancing-mania 2>1 3>0 3>2 4>3 : 4',
      outcome: 'P',
      shows: 'Vertex 3 has arcs to an end and to a vertex above one.',
    },
    least: 30,
    domain: (deep) => `all acyclic digraphs with up to ${deep ? 6 : 5} vertices below one that have (P), where play ends soon`,
    check: (reach) => tally(eachWithEqualPaths(reach)),
    theorems: ['dancing-levels', 'dancing-camps'],
  },
  {
    name: 'Theorem 3, Grundy values',
    says: 'With (P) even the Grundy value is that of Nimania from the height of the first vertex. Read: the proof gives this length to the path of the theorem.',
    truth: 'Where the height falls by exactly one along every arc.',
    recorded: 'false as printed',
    counterexample: { at: 'dancing-mania 2>1 3>0 3>2 4>3 : 4', outcome: 'P' },
    least: 20,
    domain: (deep) =>
      `all acyclic digraphs with up to ${deep ? 6 : 5} vertices below one that have (P), where all positions are few enough`,
    check: ({ deep }) => tally(eachValue(deep ? 6 : 5)),
    theorems: ['dancing-levels'],
  },
  {
    name: 'Theorem 3, proof',
    says: 'With (P) the digraph below the first vertex is a path of as many edges as its height.',
    truth:
      'It may branch. Where every arc goes down by one, what moves as on a path is the number of labels at each height; the Grundy values above say so.',
    recorded: 'false as printed',
    counterexample: { at: 'dancing-mania 2>0 2>1 : 2', outcome: 'N' },
    least: 30,
    domain: always('all acyclic digraphs with up to 5 vertices below one that have (P)'),
    check: () =>
      tally(
        digraphsUpTo(5)
          .filter(hasEqualPaths)
          .map((digraph) => {
            const heights = heightsOf(digraph);
            return {
              at: digraphQuestion(digraph),
              printed: digraph.order === (heights.at(-1) ?? 0) + 1,
            };
          }),
      ),
  },
];

export const figure4: Statement = {
  name: 'Figure 4',
  says: 'The path of 10 edges induces for p = 3 a simple path: 10, 7, 4, 1.',
  recorded: 'holds',
  least: 4,
  domain: always('the vertices exactly three edges below 10, 7, 4 and 1'),
  check: () =>
    tally(
      [10, 7, 4, 1].map((u) => ({
        at: `vertex ${u}`,
        printed: layer(chain(10), u, 3, false).join() === (u === 1 ? '' : `${u - 3}`),
      })),
    ),
};

export const afterTheorem3: readonly Statement[] = [
  {
    name: 'Corollary 3',
    says: 'The first player wins Dancing Mania on the covering relation of a finite semimodular lattice. Read with Theorem 3: from every element but the bottom, which has no move.',
    recorded: 'holds',
    least: 20,
    domain: (deep) =>
      `the divisor lattices of 1 to ${deep ? 210 : 60} (among them all sets of up to ${deep ? 'four' : 'three'} elements) and all semimodular lattices with 2 to ${deep ? 6 : 5} elements, from each element where play ends soon`,
    check: (reach) => tally([...eachLattice(reach.deep ? 210 : 60, reach), ...eachSmallLattice(reach)]),
    theorems: ['dancing-semimodular'],
  },
  {
    name: 'Remark on Figure 5',
    says: 'Without (P) the first player may win as well: where two paths of different lengths lead from u to one end, the first move decides on which path the game goes on.',
    recorded: 'holds',
    least: 3,
    domain: always('two paths of lengths 1 to 3 from u to one end'),
    check: (reach) =>
      tally(
        [
          [1, 2],
          [1, 3],
          [2, 3],
        ].map(([short = 0, long = 0]) => {
          const order = short + long;
          const way = (vertices: readonly number[]) =>
            vertices.slice(1).map((v, index) => [vertices[index] as number, v] as const);
          const upper = [order - 1, ...range(1, short - 1).reverse(), 0];
          const lower = [order - 1, ...range(short, short + long - 2).reverse(), 0];
          const fork = { order, arcs: [...way(upper), ...way(lower)] };
          const won = new EpidemicRules(digraphSpread(fork), 'normal', 50_000).isWon(onTop(fork));
          const question = digraphQuestion(fork);
          return { at: question, printed: won === true && !hasEqualPaths(fork), solved: ask(question, reach)?.outcome === 'N' };
        }),
      ),
    theorems: ['dancing-camps'],
  },
];
