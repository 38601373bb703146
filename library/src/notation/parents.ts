/**
 * Forests as lists of parents: `0 1 1 3` says that vertex 1 is a root, 2 and 3 hang from 1, and 4 hangs from 3.
 *
 * The result has an arc from each parent to each of its children. A million entries are read in a fraction of a second.
 */
import { bad, ok, type Result } from '../core/result.ts';
import { buildDigraph, type Digraph, topologicalOrder } from '../structures/digraph.ts';
import { commaError, isNumeral, nextItem, skipItem, skipSpace } from './tokens.ts';

/** The most vertices that are read: a forest of ten million takes more memory than a process may have. */
const MOST_VERTICES = 4_000_000;

/** The forest; the text begins at offset `at` of the question line. */
export function parseParents(text: string, at: number): Result<Digraph> {
  const wrong = commaError(text, at);
  if (wrong !== undefined) return wrong;
  const parents: number[] = [];
  const places: number[] = [];
  for (let start = skipSpace(text, 0); start < text.length; ) {
    const end = skipItem(text, start);
    const word = text.slice(start, end);
    if (!isNumeral(word)) return badParent('A parent is the number of a vertex, or 0.', at + start, word);
    if (parents.length === MOST_VERTICES)
      return bad('too-many-vertices', `Forests are read up to ${MOST_VERTICES} vertices.`, at + start, { found: word });
    parents.push(Number(word));
    places.push(start);
    start = nextItem(text, end);
  }
  if (parents.length === 0)
    return bad('missing-parents', 'After parents come numbers.', at, { expected: 'numbers such as 0 1 1 3' });
  for (const [index, parent] of parents.entries()) {
    if (parent <= parents.length && parent !== index + 1) continue;
    const last = `the last vertex is ${parents.length}`;
    const why = parent === index + 1 ? 'hangs from itself' : `hangs from a vertex that is not there: ${last}`;
    return badParent(`Vertex ${index + 1} ${why}.`, at + (places[index] as number), wordAt(text, places[index] as number));
  }
  const forest = buildDigraph(parents.length, (visit) => {
    for (let child = 0; child < parents.length; child++) {
      const parent = parents[child] as number;
      if (parent > 0) visit(parent - 1, child);
    }
  });
  const onCycle = findOnCycle(forest, parents);
  return onCycle === undefined
    ? ok(forest)
    : badParent(
        `Vertex ${onCycle + 1} hangs from itself, by way of others.`,
        at + (places[onCycle] as number),
        wordAt(text, places[onCycle] as number),
      );
}

function wordAt(text: string, start: number): string {
  return text.slice(start, skipItem(text, start));
}

function badParent(message: string, at: number, found: string): Result<never> {
  return bad('bad-parent', message, at, { expected: 'the number of another vertex, or 0', found });
}

/** A vertex whose ancestors come back to it. */
function findOnCycle(forest: Digraph, parents: readonly number[]): number | undefined {
  if (topologicalOrder(forest) !== undefined) return undefined;
  const seen = new Uint32Array(parents.length);
  for (let start = 0; start < parents.length; start++) {
    let vertex = start;
    while (vertex >= 0 && seen[vertex] === 0) {
      seen[vertex] = start + 1;
      vertex = (parents[vertex] as number) - 1;
    }
    if (vertex >= 0 && seen[vertex] === start + 1) return vertex;
  }
  return undefined;
}
