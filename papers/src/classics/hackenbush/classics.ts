/** What is known of green Hackenbush: statements with the domains on which they are played through. */
import { answers, ask, outcomeOf } from '../../statements/ask.ts';
import { eachRootedTree } from '../../statements/rooted-trees.ts';
import { always, type Reach, type Statement } from '../../statements/statement.ts';
import { range, type Tried, tally } from '../../statements/tally.ts';
import { type Drawing, drawingValue, eachDrawing, fuseEnds, isOnCycle, isWonInMisere, wordsOf } from './small-rules.ts';

const ours = { key: 'impartial', where: 'library/src/games/hackenbush/theory/misere.ts' } as const;

function allDrawings(most: number): readonly Drawing[] {
  return range(0, most).flatMap(eachDrawing);
}

function* eachFusion(reach: Reach): Iterable<Tried> {
  for (const edges of allDrawings(reach.deep ? 5 : 4)) {
    const value = drawingValue(edges);
    const question = `hackenbush ${wordsOf(edges)}`;
    const isSame = edges.every((_, edge) => !isOnCycle(edges, edge) || drawingValue(fuseEnds(edges, edge)) === value);
    yield { at: question, printed: isSame, solved: ask(question, reach)?.values.grundy === value };
  }
}

function* eachStalkAndCycle(reach: Reach): Iterable<Tried> {
  for (const size of range(1, 8)) {
    const stalk = range(1, size).map((vertex) => [vertex - 1, vertex] as const);
    const cycle = stalk.map(([u, v]) => [u, v === size ? 0 : v] as const);
    yield {
      at: `hackenbush ${wordsOf(stalk)}`,
      printed: drawingValue(stalk) === size,
      solved: ask(`hackenbush ${wordsOf(stalk)}`, reach)?.values.grundy === size,
    };
    yield {
      at: `hackenbush ${wordsOf(cycle)}`,
      printed: drawingValue(cycle) === size % 2,
      solved: ask(`hackenbush ${wordsOf(cycle)}`, reach)?.values.grundy === size % 2,
    };
  }
}

/** Trees whose root is the ground, so forests of trees that stand on it. */
function* eachForest(reach: Reach): Iterable<Tried> {
  for (const order of range(2, reach.deep ? 8 : 7))
    for (const parents of eachRootedTree(order)) {
      const edges = parents.slice(1).map((parent, index) => [parent, index + 1] as const);
      const trees = edges.filter(([below]) => below === 0).map(([, top]) => drawingValue(treeAbove(edges, top)));
      const sum = trees.reduce((all, value) => all ^ value, 0);
      const isLost = trees.some((value) => value >= 2) ? sum === 0 : sum === 1;
      const won = isWonInMisere(edges);
      const question = `hackenbush ${wordsOf(edges)} [misere]`;
      yield { at: question, printed: won === !isLost, solved: answers(question, outcomeOf(won), reach) };
    }
}

/** The tree that stands on the ground by the edge to this vertex. */
function treeAbove(edges: Drawing, top: number): Drawing {
  const inside = new Set([top]);
  for (const vertex of inside) for (const [below, above] of edges) if (below === vertex) inside.add(above);
  return edges.filter(([, above]) => inside.has(above));
}

const CYCLE_OF_FOUR: Drawing = [
  [0, 1],
  [1, 2],
  [2, 3],
  [0, 3],
];

export const hackenbushClassics: readonly Statement[] = [
  {
    name: 'Hackenbush, fusion',
    says: 'Making the two ends of an edge on a cycle one vertex does not change the value of a drawing.',
    recorded: 'holds',
    least: 400,
    domain: (deep) =>
      `all drawings of up to ${deep ? 5 : 4} edges with three vertices above the ground, loops and parallel edges among them, and every edge on a cycle`,
    check: (reach) => tally(eachFusion(reach)),
    theorems: ['hackenbush-fusion', 'hackenbush-component'],
  },
  {
    name: 'Hackenbush, stalks and cycles',
    says: 'A stalk of k edges has the value k, and a cycle of k edges through the ground k modulo 2.',
    recorded: 'holds',
    least: 16,
    domain: always('k from 1 to 8'),
    check: (reach) => tally(eachStalkAndCycle(reach)),
    theorems: ['hackenbush-fusion'],
  },
  {
    name: 'Hackenbush, misère play on forests',
    says: 'In misère play trees that stand on the ground are misère Nim on their values.',
    recorded: 'holds',
    least: 80,
    domain: (deep) => `all forests of up to ${deep ? 7 : 6} edges`,
    check: (reach) => tally(eachForest(reach)),
    theorems: ['hackenbush-misere'],
    proof: ours,
  },
  {
    name: 'Hackenbush, fusion in misère play',
    says: 'In misère play fusion fails: the cycle of four edges through the ground is lost, and fused to four loops it is won.',
    recorded: 'holds',
    least: 2,
    domain: always('this cycle and its loops'),
    check: (reach) =>
      tally([
        {
          at: 'hackenbush 0-1 1-2 2-3 0-3 @0 [misere]',
          printed: !isWonInMisere(CYCLE_OF_FOUR),
          solved: answers('hackenbush 0-1 1-2 2-3 0-3 @0 [misere]', 'P', reach),
        },
        {
          at: 'hackenbush 0-0 0-0 0-0 0-0 @0 [misere]',
          printed: isWonInMisere(CYCLE_OF_FOUR.map(() => [0, 0] as const)),
          solved: answers('hackenbush 0-0 0-0 0-0 0-0 @0 [misere]', 'N', reach),
        },
      ]),
    proof: ours,
  },
];
