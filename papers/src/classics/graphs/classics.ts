/** What is known of classics on graphs: statements with the domains on which they are played through. */
import { answers, ask, outcomeOf } from '../../statements/ask.ts';
import { always, type Reach, type Statement } from '../../statements/statement.ts';
import { range, type Tried, tally } from '../../statements/tally.ts';
import { arcPlay, type Edges, eachGraph, matchingNumber, sidesOf, walkPlay, wordsOf } from './small-rules.ts';

const ours = { key: 'impartial', where: 'library/src/games/graphs/theory/arc-kayles.ts' } as const;

function pathEdges(order: number): Edges {
  return range(1, order - 1).map((vertex) => [vertex, vertex + 1] as const);
}

function cycleEdges(order: number): Edges {
  return [...pathEdges(order), [1, order]];
}

function grundyOf(question: string, reach: Reach): unknown {
  return ask(question, reach)?.values.grundy;
}

/** Values of Dawson's Kayles, 0.07, from 0 counters on [guySmith1956]. */
const DAWSONS_KAYLES = [0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3];

function* eachPathAndCycle(reach: Reach): Iterable<Tried> {
  const play = arcPlay();
  for (const order of range(2, reach.deep ? 16 : 12)) {
    const path = play.value(pathEdges(order));
    yield {
      at: `arc-kayles P${order}`,
      printed: path === DAWSONS_KAYLES[order],
      solved: grundyOf(`arc-kayles P${order}`, reach) === path,
    };
    if (order < 3) continue;
    const cycle = play.value(cycleEdges(order));
    const expected = DAWSONS_KAYLES[order - 2] === 0 ? 1 : 0;
    yield { at: `arc-kayles C${order}`, printed: cycle === expected, solved: grundyOf(`arc-kayles C${order}`, reach) === cycle };
  }
}

function* eachComplete(reach: Reach): Iterable<Tried> {
  const play = arcPlay();
  const graphs = [
    ...range(2, reach.deep ? 7 : 6).map((n) => ({
      name: `K${n}`,
      moves: Math.floor(n / 2),
      edges: [...eachGraph(n)].at(-1) ?? [],
    })),
    ...range(1, 3).flatMap((a) =>
      range(a, 4).map((b) => ({
        name: `K${a},${b}`,
        moves: a,
        edges: range(1, a).flatMap((u) => range(a + 1, a + b).map((v) => [u, v] as const)),
      })),
    ),
  ];
  for (const { name, moves, edges } of graphs) {
    const [value, won] = [play.value(edges), play.isWonInMisere(edges)];
    yield { at: `arc-kayles ${name}`, printed: value === moves % 2, solved: grundyOf(`arc-kayles ${name}`, reach) === value };
    const misere = `arc-kayles ${name} [misere]`;
    yield { at: misere, printed: won === (moves % 2 === 0), solved: answers(misere, outcomeOf(won), reach) };
  }
}

/** Graphs with a vertex that the leaf reduction deletes. */
function* eachReducible({ deep }: Reach): Iterable<Tried> {
  const play = arcPlay();
  for (const order of range(2, deep ? 6 : 5))
    for (const edges of eachGraph(order)) {
      const degree = (vertex: number) => edges.filter((edge) => edge.includes(vertex)).length;
      const around = (vertex: number) => edges.flatMap(([u, v]) => (u === vertex ? [v] : v === vertex ? [u] : []));
      const vertex = range(1, order).find(
        (each) =>
          degree(each) > 0 && around(each).every((other) => around(other).some((leaf) => leaf !== each && degree(leaf) === 1)),
      );
      if (vertex === undefined) continue;
      const left = edges.filter((edge) => !edge.includes(vertex));
      const isSame = play.value(edges) === play.value(left) && play.isWonInMisere(edges) === play.isWonInMisere(left);
      yield { at: () => `arc-kayles ${wordsOf(edges, order)}`, printed: isSame };
    }
}

/** Graphs on which 1 and 2, 3 and 4 … can change places, and are not joined. */
function* eachSymmetric(reach: Reach): Iterable<Tried> {
  const play = arcPlay();
  const image = (vertex: number) => (vertex % 2 === 1 ? vertex + 1 : vertex - 1);
  for (const order of reach.deep ? [2, 4, 6, 8] : [2, 4, 6]) {
    const orbits: Edges[] = [];
    for (const u of range(1, order))
      for (const v of range(u + 1, order)) {
        if (image(u) === v) continue;
        const [a = 0, b = 0] = [image(u), image(v)].sort((x, y) => x - y);
        if (u < a || (u === a && v <= b)) orbits.push([[u, v], ...(u === a && v === b ? [] : [[a, b] as const])]);
      }
    for (const set of range(0, 2 ** orbits.length - 1)) {
      const edges = orbits.flatMap((orbit, index) => (((set >> index) & 1) === 1 ? orbit : []));
      const question = `arc-kayles ${wordsOf(edges, order)}`;
      yield { at: question, printed: play.value(edges) === 0, ...(order < 6 && { solved: answers(question, 'P', reach) }) };
    }
  }
}

/** From each graph every start; `of` gives undefined where the statement says nothing. */
function* eachWalk(
  game: 'vertex' | 'edge',
  reach: Reach,
  of: (edges: Edges, piece: number) => boolean | undefined,
): Iterable<Tried> {
  const play = walkPlay(game);
  for (const order of range(1, reach.deep ? 5 : 4))
    for (const edges of eachGraph(order))
      for (const piece of range(1, order)) {
        const expected = of(edges, piece);
        if (expected === undefined) continue;
        const won = play.value({ edges, piece }) > 0;
        const question = `${game}-geography ${wordsOf(edges, order)} @${piece}`;
        yield { at: question, printed: won === expected, solved: answers(question, outcomeOf(won), reach) };
      }
}

function isInEveryMatching(edges: Edges, piece: number): boolean {
  return matchingNumber(edges.filter((edge) => !edge.includes(piece))) < matchingNumber(edges);
}

/** Whether some vertices of the other side have neighbourhoods that add up to the piece alone. */
function hasOddStars(edges: Edges, piece: number): boolean | undefined {
  const sides = sidesOf(edges, piece);
  if (sides === undefined) return undefined;
  const [own, others] = sides;
  return range(0, 2 ** others.length - 1).some((set) => {
    const chosen = others.filter((_, index) => ((set >> index) & 1) === 1);
    const meets = (vertex: number) =>
      edges.filter((edge) => edge.includes(vertex) && edge.some((end) => chosen.includes(end))).length;
    return own.every((vertex) => meets(vertex) % 2 === (vertex === piece ? 1 : 0));
  });
}

/** Values that are worth knowing, recomputed. */
function known(reach: Reach, values: Readonly<Record<string, number>>): Iterable<Tried> {
  return Object.entries(values).map(([question, value]) => ({ at: question, printed: grundyOf(question, reach) === value }));
}

export const graphsClassics: readonly Statement[] = [
  {
    name: 'Arc-Kayles, paths and cycles',
    says: 'A path of n vertices has the value of n counters in Dawson’s Kayles, 0.07; a cycle of n has 1 where the path of n − 2 has 0, and 0 otherwise.',
    recorded: 'holds',
    least: 20,
    domain: (deep) => `paths and cycles of up to ${deep ? 16 : 12} vertices`,
    check: (reach) => tally(eachPathAndCycle(reach)),
    theorems: ['arc-kayles-path', 'arc-kayles-cycle'],
    proof: ours,
  },
  {
    name: 'Arc-Kayles, complete graphs',
    says: 'Kₙ lasts ⌊n/2⌋ moves and K(a, b) the lesser of a and b, however they are played: that decides them in normal and in misère play.',
    recorded: 'holds',
    least: 28,
    domain: (deep) => `K2 to K${deep ? 7 : 6} and K1,1 to K3,4, in both conventions`,
    check: (reach) => tally(eachComplete(reach)),
    theorems: ['arc-kayles-complete', 'arc-kayles-complete-misere'],
    proof: ours,
  },
  {
    name: 'Arc-Kayles, leaf reduction',
    says: 'A vertex all of whose neighbours have another neighbour of degree 1 can be deleted: neither the value nor the misère outcome changes.',
    recorded: 'holds',
    least: 100,
    domain: (deep) => `all graphs of up to ${deep ? 6 : 5} vertices that have such a vertex with an edge`,
    check: (reach) => tally(eachReducible(reach)),
    theorems: ['arc-kayles-leaves', 'arc-kayles-leaves-component'],
    proof: ours,
  },
  {
    name: 'Arc-Kayles, copying',
    says: 'A graph with an involution that fixes no vertex and joins none to its image is lost in normal play.',
    recorded: 'holds',
    least: 69,
    domain: (deep) => `all such graphs of 2, 4 and 6${deep ? ' and 8' : ''} vertices with one such involution`,
    check: (reach) => tally(eachSymmetric(reach)),
    proof: ours,
  },
  {
    name: 'Vertex geography, matchings',
    says: 'On an undirected graph the player to move wins exactly when every maximum matching covers the vertex of the piece.',
    recorded: 'holds',
    least: 285,
    domain: (deep) => `all graphs of up to ${deep ? 5 : 4} vertices from every vertex`,
    check: (reach) => tally(eachWalk('vertex', reach, isInEveryMatching)),
    theorems: ['vertex-geography-matching', 'vertex-geography-lost'],
  },
  {
    name: 'Vertex geography, values',
    says: 'The Petersen graph and C6 are won, C5 and the path of five from its middle are lost; P4 from its second vertex has the value 2.',
    recorded: 'holds',
    least: 6,
    domain: always('these positions'),
    check: (reach) =>
      tally(
        known(reach, {
          'vertex-geography C5 @1': 0,
          'vertex-geography C6 @1': 1,
          'vertex-geography P4 @2': 2,
          'vertex-geography P5 @3': 0,
          'vertex-geography K2,3 @3': 0,
          'vertex-geography petersen @1': 1,
        }),
      ),
  },
  {
    name: 'Edge geography, bipartite graphs',
    says: 'On an undirected bipartite graph the player to move from v wins exactly when some vertices of the other side have neighbourhoods that add up to {v} modulo 2.',
    recorded: 'holds',
    least: 150,
    domain: (deep) => `all graphs of up to ${deep ? 5 : 4} vertices from every vertex whose component has no odd cycle`,
    check: (reach) => tally(eachWalk('edge', reach, hasOddStars)),
    theorems: ['edge-geography-parity', 'edge-geography-lost'],
  },
  {
    name: 'Edge geography, values',
    says: 'C3, K4 and K5 have the value 1, C4 and K2,3 from its smaller side 0, and P4 from its second vertex 2.',
    recorded: 'holds',
    least: 6,
    domain: always('these positions'),
    check: (reach) =>
      tally(
        known(reach, {
          'edge-geography C3 @1': 1,
          'edge-geography C4 @1': 0,
          'edge-geography P4 @2': 2,
          'edge-geography K2,3 @1': 0,
          'edge-geography K4 @1': 1,
          'edge-geography K5 @1': 1,
        }),
      ),
  },
];
