/**
 * Rooted forests in the question line: `1>2 1>3 3>4 5`, arcs from parents to children, and `parents 0 1 1 3`. Each `P0` is a tree of
 * which nothing is left.
 */
import { bad, excerpt, ok, type Result } from '../../core/result.ts';
import { parseDigraph } from '../../notation/digraph.ts';
import { eachWord } from '../../notation/tokens.ts';
import { type Digraph, digraphVertexName, inDegrees, topologicalOrder } from '../../structures/digraph.ts';
import { childrenOf, ENDED_TREE, forestVertexName, type RootedForest, toForest } from './forest.ts';

const A_FOREST = 'a forest such as 1>2 1>3 or parents 0 1 1';

/** The forest that the text names; it begins at offset `at` of the question line. */
export function parseForest(given: string, at: number): Result<RootedForest> {
  let ended = 0n;
  const text = given.replace(/(?<!\S)P0(?!\S)/g, () => {
    ended++;
    return '  ';
  });
  if (ended > 0n && text.trim() === '') return ok({ ...ENDED_TREE, ended });
  const parsed = parseDigraph(text, at);
  if (!parsed.ok) return parsed;
  if (parsed.value.kind !== 'listed')
    return bad('expected-forest', 'Hackendot is played on rooted forests.', at, { expected: A_FOREST, found: text });
  const { digraph } = parsed.value;
  const twice = inDegrees(digraph).findIndex((degree) => degree > 1);
  if (twice >= 0) return twoParents(text, at, digraphVertexName(digraph, twice));
  if (topologicalOrder(digraph) === undefined) return cycleFound(text, at, digraph);
  return ok({ ...toForest(digraph), ended });
}

/** The arcs of the text, with their places. */
function* eachArc(text: string, at: number): Iterable<{ readonly from: string; readonly to: string; readonly at: number }> {
  for (const word of eachWord(text, at)) {
    const [from = '', to] = word.text.split('>', 2);
    if (to !== undefined) yield { from, to, at: word.at };
  }
}

function twoParents(text: string, at: number, name: string): Result<never> {
  let before: string | undefined;
  for (const arc of eachArc(text, at)) {
    if (arc.to !== name) continue;
    if (before === undefined) before = arc.from;
    else {
      const message = `Vertex ${excerpt(name)} hangs from ${excerpt(before)} and from ${excerpt(arc.from)}; in a forest it has one parent.`;
      return bad('two-parents', message, arc.at, { expected: A_FOREST, found: `${arc.from}>${arc.to}` });
    }
  }
  throw new Error('no vertex has two parents');
}

/** The error of the first arc that lies on a cycle. Every vertex has one parent at most. */
function cycleFound(text: string, at: number, digraph: Digraph): Result<never> {
  const { parents } = toForest(digraph);
  const name = digraphVertexName(digraph, vertexOnCycle(parents));
  for (const arc of eachArc(text, at)) {
    if (arc.to !== name) continue;
    const way = arc.from === arc.to ? '' : ', by way of others';
    const message = `Vertex ${excerpt(name)} hangs from itself${way}; a forest has no cycle.`;
    return bad('cycle-in-forest', message, arc.at, { expected: A_FOREST, found: `${arc.from}>${arc.to}` });
  }
  throw new Error('there is no cycle');
}

/** A vertex on a cycle; there is one. */
function vertexOnCycle(parents: Int32Array): number {
  const seen = new Int32Array(parents.length).fill(-1);
  for (let start = 0; start < parents.length; start++) {
    let vertex = start;
    while (vertex >= 0 && seen[vertex] === -1) {
      seen[vertex] = start;
      vertex = parents[vertex] as number;
    }
    if (vertex >= 0 && seen[vertex] === start) return vertex;
  }
  throw new Error('there is no cycle');
}

const written = new WeakMap<RootedForest, string>();

/** Arcs in natural order, then the vertices alone, then the ended trees. Remembered: keys ask for it, too. */
export function formatForest(forest: RootedForest): string {
  const text = written.get(forest) ?? writeForest(forest);
  written.set(forest, text);
  return text;
}

function writeForest(forest: RootedForest): string {
  const { parents } = forest;
  const texts = Array.from(parents, (_, vertex) => forestVertexName(forest, vertex));
  const { offsets, children } = childrenOf(parents);
  const words: string[] = [];
  for (let vertex = 0; vertex < parents.length; vertex++)
    for (let index = offsets[vertex] as number; index < (offsets[vertex + 1] as number); index++)
      words.push(`${texts[vertex]}>${texts[children[index] as number]}`);
  for (let vertex = 0; vertex < parents.length; vertex++)
    if (parents[vertex] === -1 && offsets[vertex] === offsets[vertex + 1]) words.push(texts[vertex] as string);
  for (let tree = 0n; tree < forest.ended; tree++) words.push('P0');
  return words.length === 0 ? 'P0' : words.join(' ');
}
