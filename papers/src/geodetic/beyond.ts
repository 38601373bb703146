/** Beyond the papers: geodetic games and Hackendot. */
import { arcValue, BitClosure, DEFAULT_LIMITS, PLAYS, StateSearch, toGraph } from 'impartial/internal';
import { answers, ask, outcomeOf } from '../statements/ask.ts';
import { eachRootedTree } from '../statements/rooted-trees.ts';
import { always, type Reach, type Statement } from '../statements/statement.ts';
import { range, type Tried, tally } from '../statements/tally.ts';
import { compareReadings } from './readings-compared.ts';
import { cycleGraph, GeodeticRules, HackendotRules, raysGraph, toSmallGraph, treeGraph, treeText } from './rules.ts';

const geodeticProof = { key: 'impartial', where: 'docs/theory/geodetic-contraction-games.md' } as const;

const treesUpTo = (order: number) => range(1, order).flatMap((each) => [...eachRootedTree(each)]);
const forestText = (parents: readonly number[]) => `parents ${parents.map((parent) => parent + 1).join(' ')}`;
/** A rooted tree of one vertex more, without its root. */
const forestsUpTo = (order: number) =>
  range(1, order).flatMap((each) => [...eachRootedTree(each + 1)].map((tree) => tree.slice(1).map((parent) => parent - 1)));

/** Free trees up to isomorphism: each told by the least text among its rootings. */
function countWonTrees(order: number): number {
  const won = new Map<string, boolean>();
  for (const parents of eachRootedTree(order)) {
    const graph = treeGraph(parents);
    const shape = (vertex: number, from: number): string =>
      `(${range(0, order - 1)
        .filter((next) => next !== from && (graph.distances[vertex] as readonly number[])[next] === 1)
        .map((next) => shape(next, vertex))
        .sort()
        .join('')})`;
    const name = range(0, order - 1)
      .map((root) => shape(root, -1))
      .sort()[0] as string;
    if (!won.has(name)) won.set(name, new GeodeticRules(graph).isWon('normal'));
  }
  return [...won.values()].filter((each) => each).length;
}

/** An arc of so many vertices with a label at both ends: a cycle with one label. */
function* eachArc(most: number, reach: Reach): Iterable<Tried> {
  for (const length of range(1, most)) {
    const value = new GeodeticRules(cycleGraph(length + 1)).value(1);
    const question = `geodetic C${length + 1} : 1`;
    yield {
      at: question,
      printed: arcValue(BigInt(length)) === BigInt(value),
      solved: ask(question, reach)?.values.grundy === value,
    };
  }
}

/** A cycle with two picked vertices, the ends of a row, under the readings that play over picked vertices. */
function* eachRow(most: number, reach: Reach): Iterable<Tried> {
  for (const order of range(3, most)) {
    const graph = toGraph(
      order,
      range(0, order - 1).map((v) => [v, (v + 1) % order] as const),
    );
    const half = Math.floor((order + 1) / 2);
    for (const reading of ['interval', 'hull'] as const) {
      const closure = new BitClosure(graph, reading);
      const [normal, misere] = PLAYS.map((play) => new StateSearch(closure, play, DEFAULT_LIMITS)) as [StateSearch, StateSearch];
      for (const labels of range(1, half)) {
        const state = closure.stateOf(1 | (1 << (labels - 1)));
        const [value, isWon] = [normal.value(state), misere.value(state) === 1];
        const question = `geodetic C${order} : ${labels === 1 ? '1' : `1 ${labels}`} [${reading}]`;
        yield {
          at: question,
          printed: value === (labels === 1 && order % 2 === 1 ? 0 : half - labels + 1) && isWon === labels < half,
          solved: ask(question, reach)?.values.grundy === value,
        };
      }
    }
  }
}

function pathGraph(order: number) {
  return toSmallGraph(
    order,
    range(1, order - 1).map((v) => [v - 1, v] as const),
  );
}

export const beyondGraphs: readonly Statement[] = [
  {
    name: 'Hackendot in linear time',
    says: 'The Grundy value of a rooted tree follows from those of its branches by a few operations on bits, so all values of a forest take linear time.',
    recorded: 'holds',
    least: 150,
    domain: (deep) => `all rooted forests of up to ${deep ? 9 : 7} vertices`,
    check: (reach) =>
      tally(
        forestsUpTo(reach.deep ? 9 : 7).map((parents) => {
          const question = `hackendot ${forestText(parents)}`;
          return { at: question, printed: ask(question, reach)?.values.grundy === new HackendotRules(parents).value() };
        }),
      ),
    theorems: ['hackendot-values', 'hackendot-tree'],
    proof: geodeticProof,
  },
  {
    name: 'Hackendot in misère play',
    says: 'A forest has the outcome of normal play, unless every tree is a single vertex; then it has the other one.',
    recorded: 'holds',
    least: 150,
    domain: (deep) => `all rooted forests of up to ${deep ? 9 : 7} vertices`,
    check: (reach) =>
      tally(
        forestsUpTo(reach.deep ? 9 : 7).map((parents) => {
          const rules = new HackendotRules(parents);
          const [normal, misere] = [rules.value() > 0, rules.isWonInMisere()];
          const question = `hackendot ${forestText(parents)} [misere]`;
          const isFlat = parents.every((parent) => parent < 0);
          return { at: question, printed: (normal === misere) === !isFlat, solved: answers(question, outcomeOf(misere), reach) };
        }),
      ),
    theorems: ['hackendot-misere'],
    proof: geodeticProof,
  },
  {
    name: 'Geodetic trees in misère play',
    says: 'A tree has the outcome of normal play, except a star (a single vertex and an edge among them), which has the other one.',
    recorded: 'holds',
    least: 80,
    domain: (deep) => `all trees of up to ${deep ? 9 : 7} vertices, counted with a first vertex`,
    check: (reach) =>
      tally(
        treesUpTo(reach.deep ? 9 : 7).map((parents) => {
          const rules = new GeodeticRules(treeGraph(parents));
          const [normal, misere] = [rules.isWon('normal'), rules.isWon('misere')];
          const degrees = parents.map(
            (_, v) => parents.filter((parent, child) => parent === v || (child === v && parent >= 0)).length,
          );
          const isStar = degrees.some((degree) => degree === parents.length - 1);
          const question = `geodetic ${treeText(parents)} [misere]`;
          return { at: question, printed: (normal === misere) === !isStar, solved: answers(question, outcomeOf(misere), reach) };
        }),
      ),
    theorems: ['geodetic-misere-tree'],
    proof: geodeticProof,
  },
  {
    name: 'Values of arcs',
    says: 'An arc of N vertices has the value 0 for N = 2^k − 2, (N + 1)/2 for N = 2^k − 3, else N/2 for even N and the value of (N − 1)/2 for odd N.',
    recorded: 'holds',
    least: 20,
    domain: always('N = 1 to 23 by the rules'),
    check: (reach) => tally(eachArc(23, reach)),
    theorems: ['geodetic-cycle'],
    proof: geodeticProof,
  },
  {
    name: 'Rays in misère play',
    says: 'K_m∘R_n is lost in misère play, too, for all m ≥ 2 and n ≥ 2; K_m is won iff m is even.',
    recorded: 'holds',
    least: 20,
    domain: (deep) => `all m ≥ 2, n ≥ 1 with mn ≤ ${deep ? 18 : 14}`,
    check: (reach) =>
      tally(
        range(2, reach.deep ? 18 : 14).flatMap((clique) =>
          range(1, Math.floor((reach.deep ? 18 : 14) / clique)).map((length) => {
            const won = new GeodeticRules(raysGraph(clique, length)).isWon('misere');
            const question = `geodetic K${clique}oR${length} [misere]`;
            return {
              at: question,
              printed: won === (length === 1 && clique % 2 === 0),
              solved: answers(question, outcomeOf(won), reach),
            };
          }),
        ),
      ),
    theorems: ['geodetic-rays-misere'],
    proof: { key: 'impartial', where: 'library/src/games/geodetic/theory/rays-misere.ts' },
  },
  {
    name: 'Cliques and paths',
    says: 'K_m is won in normal play iff m is odd, the path P(n) iff n is odd; in misère play P(n) is won iff n = 2 or n ≥ 5 is odd.',
    recorded: 'holds',
    least: 30,
    domain: always('K1 to K12 and P1 to P18 by the rules'),
    check: (reach) =>
      tally([
        ...range(1, 12).map((order) => {
          const won = new GeodeticRules(raysGraph(order, 1)).isWon('normal');
          return {
            at: `geodetic K${order}`,
            printed: won === (order % 2 === 1),
            solved: answers(`geodetic K${order}`, outcomeOf(won), reach),
          };
        }),
        ...range(1, 18).flatMap((order) => {
          const rules = new GeodeticRules(pathGraph(order));
          const [normal, misere] = [rules.isWon('normal'), rules.isWon('misere')];
          return [
            {
              at: `geodetic P${order}`,
              printed: normal === (order % 2 === 1),
              solved: answers(`geodetic P${order}`, outcomeOf(normal), reach),
            },
            {
              at: `geodetic P${order} [misere]`,
              printed: misere === (order === 2 || (order >= 5 && order % 2 === 1)),
              solved: answers(`geodetic P${order} [misere]`, outcomeOf(misere), reach),
            },
          ];
        }),
      ]),
    theorems: ['geodetic-tree', 'geodetic-misere-tree'],
    proof: geodeticProof,
  },
  {
    name: 'Free trees that are won',
    says: 'The numbers of geodetic trees won in normal play, n = 1, 2, …: 1, 0, 1, 0, 2, 1, 7, 7, 20, 26, 82.',
    recorded: 'holds',
    least: 7,
    domain: (deep) => `all free trees of up to ${deep ? 11 : '9 (11 with --deep)'} vertices`,
    check: ({ deep }) =>
      tally(
        [1, 0, 1, 0, 2, 1, 7, 7, 20, 26, 82]
          .slice(0, deep ? 11 : 9)
          .map((count, index) => ({ at: `n = ${index + 1}`, printed: countWonTrees(index + 1) === count })),
      ),
  },
  {
    name: 'Cycles, the literal rule',
    says: 'Read word by word, the rule of the abstract makes C(n) won iff n is odd, and in misère play iff n = 2.',
    recorded: 'holds',
    least: 20,
    domain: (deep) => `C1 to C${deep ? 18 : 14} by the rules`,
    check: (reach) =>
      tally(
        range(1, reach.deep ? 18 : 14).flatMap((order) => {
          const rules = new GeodeticRules(cycleGraph(order), 'literal');
          const [normal, misere] = [rules.isWon('normal'), rules.isWon('misere')];
          return [
            {
              at: `geodetic C${order} [literal]`,
              printed: normal === (order % 2 === 1),
              solved: answers(`geodetic C${order} [literal]`, outcomeOf(normal), reach),
            },
            {
              at: `geodetic C${order} [literal, misere]`,
              printed: misere === (order === 2),
              solved: answers(`geodetic C${order} [literal, misere]`, outcomeOf(misere), reach),
            },
          ];
        }),
      ),
    theorems: ['geodetic-rows', 'geodetic-row-misere'],
    proof: geodeticProof,
  },
  {
    name: 'Cycles, intervals and hulls',
    says: 'Closed intervals and convex hulls make the same game of C(n), n ≥ 3, as the literal rule. A row of L labels with vertices beside it has the value max(0, ⌊(n+1)/2⌋ − L) + 1, but 0 for L = 1 and odd n; in misère play it is lost iff L ≥ ⌊(n+1)/2⌋.',
    recorded: 'holds',
    least: 100,
    domain: (deep) => `rows between two picked vertices on C3 to C${deep ? 18 : 14}, by play over picked vertices`,
    check: (reach) => tally(eachRow(reach.deep ? 18 : 14, reach)),
    theorems: ['geodetic-rows', 'geodetic-row-misere'],
    proof: geodeticProof,
  },
  {
    name: 'Block graphs, one game',
    says: 'On graphs whose blocks are complete all four readings have the same Grundy value and the same misère outcome.',
    recorded: 'holds',
    least: 39,
    domain: always('all connected graphs with complete blocks of up to 6 vertices, one of each kind'),
    check: () =>
      tally(
        compareReadings(6)
          .rows.filter(({ hasCompleteBlocks }) => hasCompleteBlocks)
          .map(({ graph, values, misere }) => ({
            at: `geodetic ${graph}`,
            printed: new Set(Object.values(values)).size === 1 && new Set(Object.values(misere)).size === 1,
          })),
      ),
    theorems: ['geodetic-branches', 'geodetic-tree'],
    proof: geodeticProof,
  },
];
