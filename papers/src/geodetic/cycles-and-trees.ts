/** Geodetic Contraction Games [fraenkelHarary1989], Sections 1 to 4: the rule, trees, cycles. */
import type { Play } from 'impartial/internal';
import { answers, ask, outcomeOf } from '../statements/ask.ts';
import { eachRootedTree } from '../statements/rooted-trees.ts';
import { always, type Reach, type Statement } from '../statements/statement.ts';
import { range, type Tried, tally } from '../statements/tally.ts';
import { cycleGraph, GeodeticRules, HackendotRules, type Reading, treeGraph, treeText } from './rules.ts';

const LARGEST_TREE = { shallow: 8, deep: 10 };
const treesUpTo = (order: number) => range(1, order).flatMap((each) => [...eachRootedTree(each)]);
const treeDomain = (what: string) => (deep: boolean) =>
  `${what} of up to ${deep ? LARGEST_TREE.deep : LARGEST_TREE.shallow} vertices`;

/** A case for each rooted tree, the root being the vertex that is labelled first. */
function onTrees(
  reach: Reach,
  tried: (parents: readonly number[], geodetic: GeodeticRules, hackendot: HackendotRules) => Tried[],
) {
  const trees = treesUpTo(reach.deep ? LARGEST_TREE.deep : LARGEST_TREE.shallow);
  return tally(trees.flatMap((parents) => tried(parents, new GeodeticRules(treeGraph(parents)), new HackendotRules(parents))));
}

const isPower = (n: number) => n >= 1 && Number.isInteger(Math.log2(n));
/** Theorems 2 and 3, and what the other reading gives. */
const wonCycle = {
  contraction: { normal: (n: number) => isPower(n + 1), misere: (n: number) => n >= 2 && isPower(n) },
  literal: { normal: (n: number) => n % 2 === 1, misere: (n: number) => n === 2 },
};

function cycleQuestion(order: number, play: Play, reading: Reading): string {
  const options = [...(reading === 'literal' ? [reading] : []), ...(play === 'misere' ? [play] : [])];
  return `geodetic C${order}${options.length === 0 ? '' : ` [${options.join(', ')}]`}`;
}

/** Cycles by the rules: under the literal reading there are more positions, so they are shorter. */
function* eachCycle(reading: Reading, play: Play, upTo: number, reach: Reach): Iterable<Tried> {
  for (const order of range(1, upTo)) {
    const won = new GeodeticRules(cycleGraph(order), reading).isWon(play);
    const question = cycleQuestion(order, play, reading);
    yield { at: question, printed: won === wonCycle[reading][play](order), solved: answers(question, outcomeOf(won), reach) };
  }
}

const cycleDomain = (deep: boolean) => `C1 to C${deep ? 24 : 20} by the rules`;

/** The rule of the abstract as the theorems on cycles need it, and what the other reading gives instead. */
function ruleOfTheAbstract(play: Play, words: Pick<Statement, 'name' | 'says' | 'truth' | 'theorems'>): Statement {
  return {
    ...words,
    recorded: 'holds',
    least: 14,
    domain: (deep) => `C1 to C${deep ? 18 : 14} in ${play === 'normal' ? 'normal' : 'misère'} play, both readings`,
    check: (reach) => {
      const under = (reading: Reading) => tally(eachCycle(reading, play, reach.deep ? 18 : 14, reach));
      const { printed, solved } = under('contraction');
      return { printed, corrected: under('literal').printed, ...(solved && { solved }) };
    },
  };
}

export const geodeticCyclesAndTrees: readonly Statement[] = [
  ruleOfTheAbstract('normal', {
    name: 'abstract, the rule, with Theorem 2',
    says: 'A move labels all vertices on shortest paths between the picked vertex and any labelled vertex; Theorem 2 is about this rule. Read: the paths that are shortest among all paths to labelled vertices.',
    truth:
      'If a shortest path to each labelled vertex counts (`literal`), odd cycles are won and even ones lost, and Theorem 2 fails at C5.',
    theorems: ['geodetic-cycle', 'geodetic-labelled-sets', 'geodetic-rows'],
  }),
  ruleOfTheAbstract('misere', {
    name: 'abstract, the rule, with Theorem 3',
    says: 'A move labels all vertices on shortest paths between the picked vertex and any labelled vertex; Theorem 3 is about this rule, too. Read: the paths that are shortest among all paths to labelled vertices.',
    truth:
      'If a shortest path to each labelled vertex counts (`literal`), C2 is the only cycle won in misère play, and Theorem 3 fails at C4.',
    theorems: ['geodetic-cycle-misere', 'geodetic-labelled-sets', 'geodetic-row-misere'],
  }),
  {
    name: 'Theorem 1',
    says: 'After the first move u a geodetic game on a tree is Hackendot on the tree rooted at u without its root; even the Grundy values are equal.',
    recorded: 'holds',
    least: 200,
    domain: treeDomain('all trees with a first vertex'),
    check: (reach) =>
      onTrees(reach, (parents, geodetic, hackendot) => {
        const value = geodetic.value(1);
        const question = `geodetic ${treeText(parents)} : 1`;
        return [
          {
            at: question,
            printed: value === hackendot.value(hackendot.whole - 1),
            solved: ask(question, reach)?.values.grundy === value,
          },
        ];
      }),
    theorems: ['geodetic-tree', 'hackendot-values'],
  },
  {
    name: 'Corollary 1',
    says: 'A tree is won exactly when some root u makes Hackendot without the root lost: trying all roots decides in polynomial time.',
    recorded: 'holds',
    least: 200,
    domain: treeDomain('all trees, counted with a first vertex,'),
    check: (reach) =>
      onTrees(reach, (parents, geodetic) => {
        const won = geodetic.isWon('normal');
        const question = `geodetic ${treeText(parents)}`;
        const tries = range(0, parents.length - 1).some((root) => {
          const rooted = new HackendotRules(rootAt(parents, root));
          return rooted.value(rooted.whole & ~(1 << root)) === 0;
        });
        return [{ at: question, printed: tries === won, solved: answers(question, outcomeOf(won), reach) }];
      }),
    theorems: ['geodetic-tree'],
  },
  {
    name: 'Questions (i) and (ii), forests',
    says: 'Is there a more efficient strategy? Is there a polynomial one on forests?',
    truth:
      'Both: the values of all rootings of a tree together take near-linear time, and a forest has the nim-sum of its trees.',
    recorded: 'holds',
    least: 30,
    domain: always('all pairs of trees of up to 4 vertices: the nim-sum of the values against the program'),
    check: (reach) => {
      const trees = treesUpTo(4);
      const values = trees.map((parents) => new GeodeticRules(treeGraph(parents)).value());
      const text = (parents: readonly number[]) => (parents.length === 1 ? 'P1' : `(${treeText(parents)})`);
      return tally(
        trees.flatMap((first, a) =>
          trees.slice(a).map((second, more) => {
            const question = `geodetic ${text(first)} + ${text(second)}`;
            const joined = new GeodeticRules(
              treeGraph([...first, ...second.map((parent) => (parent < 0 ? -1 : parent + first.length))]),
            );
            const value = joined.value();
            return {
              at: question,
              printed: value === ((values[a] as number) ^ (values[a + more] as number)),
              solved: ask(question, reach)?.values.grundy === value,
            };
          }),
        ),
      );
    },
    theorems: ['geodetic-tree'],
    proof: { key: 'impartial', where: 'docs/theory/geodetic-contraction-games.md' },
  },
  {
    name: 'Question (ii), acyclic digraphs',
    says: 'Is there a polynomial strategy on acyclic digraphs with all roots labelled?',
    claim: 'open',
    recorded: 'open',
    least: 0,
    domain: always('nothing: the program has no such game'),
    check: () => tally([]),
  },
  {
    name: 'Corollary 2, proof',
    says: 'Every directed tree is won in Hackendot.',
    recorded: 'holds',
    least: 200,
    domain: treeDomain('all rooted trees'),
    check: (reach) =>
      onTrees(reach, (parents, _, hackendot) => [
        { at: `hackendot parents ${parents.map((parent) => parent + 1).join(' ')}`, printed: hackendot.value() > 0 },
      ]),
    theorems: ['hackendot-values'],
  },
  {
    name: 'Corollary 2',
    says: 'On a tree with at least two vertices no first move to a leaf wins.',
    recorded: 'holds',
    least: 200,
    domain: treeDomain('all leaves of all trees'),
    check: (reach) =>
      onTrees(reach, (parents, geodetic) =>
        range(0, parents.length - 1)
          .filter(
            (vertex) =>
              parents.length > 1 &&
              parents.filter((parent, child) => parent === vertex || (child === vertex && parent >= 0)).length === 1,
          )
          .map((leaf) => ({ at: `geodetic ${treeText(parents)} : ${leaf + 1}`, printed: geodetic.isWon('normal', 1 << leaf) })),
      ),
    theorems: ['geodetic-tree'],
  },
  {
    name: '§3, even cycles',
    says: 'On an even cycle the second player picks the opposite vertex and everything is labelled.',
    recorded: 'holds',
    least: 10,
    domain: always('C2 to C24'),
    check: () =>
      tally(
        range(1, 12).map((half) => {
          const rules = new GeodeticRules(cycleGraph(2 * half));
          return { at: `geodetic C${2 * half} : 1`, printed: rules.pick(1, half) === 2 ** (2 * half) - 1 };
        }),
      ),
    theorems: ['geodetic-cycle'],
  },
  {
    name: '§3, C3, C5 and C7',
    says: 'C3 is won; on C5 the second player wins with vertex 2; C7 is won, since the second player must leave C5 with a label.',
    recorded: 'holds',
    least: 5,
    domain: always('the moves named, by the rules'),
    check: () => {
      const [three, five, seven] = [3, 5, 7].map((order) => new GeodeticRules(cycleGraph(order)));
      if (three === undefined || five === undefined || seven === undefined) return tally([]);
      const lostAfter = (rules: GeodeticRules, vertex: number) => !rules.isWon('normal', rules.pick(1, vertex));
      return tally([
        { at: 'geodetic C3', printed: three.isWon('normal') },
        { at: 'geodetic C5', printed: !five.isWon('normal') },
        { at: 'geodetic C5 : 1..3', printed: lostAfter(five, 2) },
        { at: 'geodetic C5 : 1..2', printed: !lostAfter(five, 1) },
        { at: 'geodetic C7', printed: seven.isWon('normal') },
        { at: 'geodetic C7 : 1..3', printed: [1, 2, 3].every((vertex) => !lostAfter(seven, vertex)) },
      ]);
    },
    theorems: ['geodetic-cycle'],
  },
  {
    name: 'Theorem 2',
    says: 'In normal play C(n) is won exactly when n = 2^k − 1 for some k ≥ 1.',
    recorded: 'holds',
    least: 20,
    domain: cycleDomain,
    check: (reach) => tally(eachCycle('contraction', 'normal', reach.deep ? 24 : 20, reach)),
    theorems: ['geodetic-cycle'],
  },
  {
    name: 'Theorem 3',
    says: 'In misère play C(n) is won exactly when n = 2^k for some k ≥ 1.',
    recorded: 'holds',
    least: 20,
    domain: cycleDomain,
    check: (reach) => tally(eachCycle('contraction', 'misere', reach.deep ? 24 : 20, reach)),
    theorems: ['geodetic-cycle-misere'],
  },
];

/** The same tree hung up at another vertex. */
function rootAt(parents: readonly number[], root: number): number[] {
  const turned = [...parents];
  let [vertex, above] = [root, -1];
  while (vertex >= 0) {
    const next = parents[vertex] as number;
    turned[vertex] = above;
    [vertex, above] = [next, vertex];
  }
  return turned;
}
