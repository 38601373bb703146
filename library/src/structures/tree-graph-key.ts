/**
 * The key of a tree: trees have the same key exactly when they are isomorphic.
 *
 * The tree hangs from its centre; level by level from the bottom, vertices are ranked by the ranks of their children, and the key
 * is the depths of the vertices in the order that visits higher ranks first. A tree with two centres has two such sequences, and
 * the smaller one is the key. Nothing here recurses: a tree may be a million vertices deep.
 */
import { degree, type Graph, neighbours } from './graph.ts';

export function treeKey(tree: Graph): string {
  const [first, second] = centres(tree).map((root) => depthSequence(tree, root));
  if (first === undefined) return 'T';
  return `T${second === undefined || first < second ? first : second}`;
}

/** The one or two vertices that remain when leaves are taken off all at once, again and again. */
function centres(tree: Graph): number[] {
  const degrees = new Uint32Array(tree.order).map((_, vertex) => degree(tree, vertex));
  let leaves: number[] = [];
  for (let vertex = 0; vertex < tree.order; vertex++) if ((degrees[vertex] as number) <= 1) leaves.push(vertex);
  let left = tree.order;
  while (left > 2) {
    left -= leaves.length;
    const next: number[] = [];
    for (const leaf of leaves) {
      for (const other of neighbours(tree, leaf)) {
        degrees[other] = (degrees[other] as number) - 1;
        if (degrees[other] === 1) next.push(other);
      }
    }
    leaves = next;
  }
  return leaves;
}

function depthSequence(tree: Graph, root: number): string {
  const { levels, children } = hang(tree, root);
  const rank = new Uint32Array(tree.order);
  const byRank = (a: number, b: number) => (rank[b] as number) - (rank[a] as number);
  for (const level of levels.toReversed()) {
    for (const vertex of level) children[vertex]?.sort(byRank);
    const sorted = level.toSorted((a, b) => compareRanks(children[a] ?? [], children[b] ?? [], rank));
    let current = 0;
    for (const [index, vertex] of sorted.entries()) {
      const before = sorted[index - 1];
      if (before !== undefined && compareRanks(children[before] ?? [], children[vertex] ?? [], rank) !== 0) current++;
      rank[vertex] = current;
    }
  }
  return depths(root, children);
}

/** The vertices at each distance from the root, and the neighbours of each that are farther from it. */
function hang(tree: Graph, root: number): { levels: number[][]; children: number[][] } {
  const children: number[][] = Array.from({ length: tree.order }, () => []);
  const parent = new Int32Array(tree.order).fill(-1);
  const levels: number[][] = [];
  for (let level = [root]; level.length > 0; level = level.flatMap((vertex) => children[vertex] ?? [])) {
    levels.push(level);
    for (const vertex of level) {
      for (const other of neighbours(tree, vertex)) {
        if (other === parent[vertex]) continue;
        parent[other] = vertex;
        children[vertex]?.push(other);
      }
    }
  }
  return { levels, children };
}

/** Compares two vertices of one level by the ranks of their children, which are sorted. */
function compareRanks(a: readonly number[], b: readonly number[], rank: Uint32Array): number {
  for (let index = 0; index < a.length && index < b.length; index++) {
    const sign = (rank[a[index] as number] as number) - (rank[b[index] as number] as number);
    if (sign !== 0) return sign;
  }
  return a.length - b.length;
}

function depths(root: number, children: readonly (readonly number[])[]): string {
  const parts: number[] = [];
  const stack: [vertex: number, depth: number][] = [[root, 0]];
  for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
    const [vertex, depth] = top;
    parts.push(depth);
    for (const child of (children[vertex] ?? []).toReversed()) stack.push([child, depth + 1]);
  }
  return parts.join(',');
}
