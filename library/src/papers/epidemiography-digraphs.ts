/** Epidemiography [fraenkelNesetril1985], §§1, 2, 5 and 6 on digraphs: the game ends, Theorem 3, lattices, variations. */
import { answers, ask, outcomeOf } from './ask.ts';
import {
  chain,
  choicesOf,
  digraphQuestion,
  digraphSpread,
  type Epidemic,
  EpidemicRules,
  eachRootedDigraph,
  epidemicOptions,
  hasEqualPaths,
  hasLevels,
  heightsOf,
  layer,
  ravingSpread,
  type SmallDigraph,
  type Spread,
  VARIATIONS,
} from './epidemic-rules.ts';
import { always, type Reach, type Statement } from './statement.ts';
import { range, type Tried, tally } from './tally.ts';

const digraphsUpTo = (order: number) => range(2, order).flatMap((each) => eachRootedDigraph(each));

/** One label on the last vertex, at stage 1. */
function top({ order }: SmallDigraph): Epidemic {
  return { counts: range(0, order - 1).map((v) => Number(v === order - 1)), stage: 1 };
}

/** How many live labels there are at each height, highest first. */
function vector({ counts }: Epidemic, heights: readonly number[]): number[] {
  const most = Math.max(...heights);
  return range(1, most).map((_, place) => counts.reduce((sum, count, v) => sum + (heights[v] === most - place ? count : 0), 0));
}

function falls(before: readonly number[], after: readonly number[]): boolean {
  const place = before.findIndex((entry, index) => entry !== after[index]);
  return place >= 0 && (after[place] as number) < (before[place] as number);
}

/** Every move from positions with up to two labels on each vertex lowers the vector; `tried` looks at the two vectors. */
function* eachStep(
  digraphs: readonly SmallDigraph[],
  spreads: (digraph: SmallDigraph) => readonly Spread[],
  tried: (before: number[], after: number[], stage: number) => Omit<Tried, 'at'>,
): Iterable<Tried> {
  for (const digraph of digraphs) {
    const heights = heightsOf(digraph);
    for (const spread of spreads(digraph)) {
      for (const stage of [1, 2]) {
        const live = spread.map((moves) => moves.length > 0);
        const before: Epidemic = { counts: live.map((each, v) => (each ? 1 + (v % 2) : 0)), stage };
        for (const after of epidemicOptions(before, spread)) {
          yield {
            at: () => `${digraphQuestion(digraph)}, labels ${before.counts.join(' ')}`,
            ...tried(vector(before, heights), vector(after, heights), stage),
          };
        }
      }
    }
  }
}

/** The forms of a step: one off an entry, and k + 1 more at a later one; `direct` allows nothing to be added. */
function hasForm(before: readonly number[], after: readonly number[], stage: number, direct: boolean): boolean {
  const changes = before.flatMap((entry, place) =>
    entry === after[place] ? [] : [{ place, by: (after[place] as number) - entry }],
  );
  const [first, second, ...others] = changes;
  if (first?.by !== -1 || others.length > 0) return false;
  if (second !== undefined) return second.by === stage + 1;
  return direct || first.place === before.length - 1;
}

/** Theorem 3 as printed and as mended, on digraphs with property (P), where play ends soon. */
function* eachWithEqualPaths(reach: Reach): Iterable<Tried> {
  for (const digraph of digraphsUpTo(reach.deep ? 6 : 5)) {
    const isLevelled = hasLevels(digraph);
    if (!isLevelled && !hasEqualPaths(digraph)) continue;
    const won = new EpidemicRules(digraphSpread(digraph)).isWon(top(digraph));
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
        ...(isTop && { printed: won }),
        ...(element > 0 && { corrected: won }),
        solved: answers(question, outcomeOf(won), reach),
      };
    }
  }
}

const sameMoves = (spreads: readonly Spread[]) =>
  new Set(spreads.map((spread) => JSON.stringify(spread.map((moves) => moves.map((each) => each.join()).sort())))).size === 1;

/** All vertices up to p edges away as one set, and what a variation makes of it: the other reading of sweeping. */
function withinSpread(digraph: SmallDigraph, p: number, variation: (typeof VARIATIONS)[number]): Spread {
  return range(0, digraph.order - 1).map((u) =>
    choicesOf([...new Set(range(1, p).flatMap((q) => layer(digraph, u, q, false)))], variation),
  );
}

export const digraphStatements: readonly Statement[] = [
  {
    name: 'Theorem 1',
    says: 'On an acyclic digraph every play ends: the vector of the numbers of labels at each height falls with every move.',
    recorded: 'holds',
    least: 500,
    domain: (deep) =>
      `every move on all acyclic digraphs with up to ${deep ? 6 : 5} vertices below one, labels everywhere, stages 1 and 2`,
    check: ({ deep }) =>
      tally(
        eachStep(
          digraphsUpTo(deep ? 6 : 5),
          (digraph) => [digraphSpread(digraph)],
          (before, after) => ({ printed: falls(before, after) }),
        ),
      ),
  },
  {
    name: 'Theorem 1, the forms of a move',
    says: 'A move takes one off an entry of the vector and adds k + 1 to a later one, or takes one off the last entry.',
    truth: 'A label of any height may also go straight to an end: one is taken off its entry, and nothing is added.',
    slip: 'misprint',
    recorded: 'holds as corrected',
    least: 500,
    domain: (deep) => `every move on all acyclic digraphs with up to ${deep ? 6 : 5} vertices below one`,
    check: ({ deep }) =>
      tally(
        eachStep(
          digraphsUpTo(deep ? 6 : 5),
          (digraph) => [digraphSpread(digraph)],
          (before, after, stage) => ({
            printed: hasForm(before, after, stage, false),
            corrected: hasForm(before, after, stage, true),
          }),
        ),
      ),
  },
  {
    name: 'Theorem 1, the entries',
    says: 'The index of the entries of the vector runs from 1 to H + 1.',
    truth: 'From 1 to H: a label of height 0 is dead and is not counted.',
    slip: 'misprint',
    recorded: 'holds as corrected',
    least: 50,
    domain: always('all acyclic digraphs with up to 5 vertices below one: the heights that live labels can have'),
    check: () =>
      tally(
        digraphsUpTo(5).map((digraph) => {
          const heights = heightsOf(digraph);
          const live = new Set(heights.filter((height) => height > 0)).size;
          const most = Math.max(...heights);
          return { at: digraphQuestion(digraph), printed: live === most + 1, corrected: live === most };
        }),
      ),
  },
  {
    name: '§5, the digraphs G₁ and G₂',
    says: 'Raving p with one vertex at distance p, or at the end of a path of p edges, is Dancing Mania on the digraph with these arcs.',
    recorded: 'holds',
    least: 100,
    domain: (deep) =>
      `p = 2 on all acyclic digraphs with up to ${deep ? 6 : 5} vertices below one: the program on the raving game, play on the induced digraph`,
    check: (reach) =>
      tally(
        digraphsUpTo(reach.deep ? 6 : 5).flatMap((digraph) =>
          (['i', 'ii'] as const).flatMap((variation): Tried[] => {
            const arcs = range(0, digraph.order - 1).flatMap((u) =>
              layer(digraph, u, 2, variation === 'ii').map((v) => [u, v] as const),
            );
            const won = new EpidemicRules(digraphSpread({ order: digraph.order, arcs })).isWon(top(digraph));
            const question = digraphQuestion(digraph, ` [raving 2${variation === 'i' ? '' : ' ii'}]`);
            return won === undefined ? [] : [{ at: question, printed: answers(question, outcomeOf(won), reach) }];
          }),
        ),
      ),
    theorems: ['dancing-camps'],
  },
  {
    name: '§5, Remark on (iii) to (vi)',
    says: 'The other variations, too, end on acyclic digraphs.',
    recorded: 'holds',
    least: 500,
    domain: always(
      'every move of the variations (iii) to (vi), p = 1 and 2, on all acyclic digraphs with up to 4 vertices below one',
    ),
    check: () =>
      tally(
        eachStep(
          digraphsUpTo(4),
          (digraph) => VARIATIONS.slice(2).flatMap((each) => [1, 2].map((p) => ravingSpread(digraph, [p], each))),
          (before, after) => ({
            printed: falls(before, after),
          }),
        ),
      ),
  },
  {
    name: '§5, the variations on a path',
    says: 'On a path the six variations are the same game.',
    recorded: 'holds',
    least: 30,
    domain: always('paths of length 1 to 12, p = 1 to 4: the same moves'),
    check: () =>
      tally(
        range(1, 12).flatMap((length) =>
          range(1, 4).map((p) => ({
            at: `chain ${length}, p = ${p}`,
            printed: sameMoves(VARIATIONS.map((each) => ravingSpread(chain(length), [p], each))),
          })),
        ),
      ),
  },
  {
    name: 'Theorem 3',
    says: 'Where all paths between two vertices have the same length (P), Coma is Nimania on a path; so the first player wins from every vertex with an arc.',
    truth:
      'The height has to fall by exactly one along every arc. That follows from (P) where there is one end, and not where there are several.',
    recorded: 'false as printed',
    least: 30,
    domain: (deep) => `all acyclic digraphs with up to ${deep ? 6 : 5} vertices below one that have (P), where play ends soon`,
    check: (reach) => tally(eachWithEqualPaths(reach)),
    theorems: ['dancing-levels', 'dancing-camps'],
  },
  {
    name: 'Corollary 3',
    says: 'The first player wins Dancing Mania on the covering relation of a finite semimodular lattice.',
    truth: 'From every element but the bottom; the lattice of one element has no other.',
    slip: 'misprint',
    recorded: 'holds as corrected',
    least: 20,
    domain: (deep) =>
      `the divisor lattices of 1 to ${deep ? 210 : 60} (among them all sets of up to ${deep ? 'four' : 'three'} elements), from each element where play ends soon`,
    check: (reach) => tally(eachLattice(reach.deep ? 210 : 60, reach)),
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
          const won = new EpidemicRules(digraphSpread(fork), 'normal', 50_000).isWon(top(fork));
          const question = digraphQuestion(fork);
          return { at: question, printed: won === true && !hasEqualPaths(fork), solved: ask(question, reach)?.outcome === 'N' };
        }),
      ),
    theorems: ['dancing-camps'],
  },
  {
    name: '§6, the variations on a path',
    says: 'On a path the variations of sweeping up to p are the same game (read: label one, all or some of the vertices up to p edges away).',
    truth: 'They are where sweeping p means: choose q from 1 to p, then play raving q.',
    slip: 'misprint',
    recorded: 'holds as corrected',
    least: 20,
    domain: always('paths of length 1 to 12, p = 2 to 4: the same moves'),
    check: () =>
      tally(
        range(1, 12).flatMap((length) =>
          range(2, 4).map((p) => ({
            at: `chain ${length}, p = ${p}`,
            printed: sameMoves(VARIATIONS.map((each) => withinSpread(chain(length), p, each))),
            corrected: sameMoves(VARIATIONS.map((each) => ravingSpread(chain(length), range(1, p), each))),
          })),
        ),
      ),
  },
];
