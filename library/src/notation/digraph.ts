/**
 * Digraphs in the question line.
 *
 * `1>2 2>3 4` lists arcs and vertices alone; `parents 0 1 1 3` gives the parent of vertex 1, 2, 3, … (0: a root), and arcs lead
 * from parents to children; `boolean-lattice 3`, `divisors 12`, `chain 5` and `partitions 4` are families, their arcs lead down;
 * `P0` has no vertex. Loops and cycles may be listed: whether they make sense is for the ruleset to say.
 */
import { bad, ok, type Result } from '../core/result.ts';
import { buildDigraph, type Digraph, digraphVertexName, inDegrees, outDegree, successors } from '../structures/digraph.ts';
import type { DigraphFamily } from '../structures/digraph-family.ts';
import { PairListReader } from './pair-list.ts';
import { parseParents } from './parents.ts';
import { eachWord, isNumeral, skipSpace, skipWord } from './tokens.ts';

export type DigraphExpression = { readonly kind: 'listed'; readonly digraph: Digraph } | DigraphFamily;

/** The digits that the number of a family may have. */
const MOST_DIGITS = 1000;

/** What the text names; it begins at offset `at` of the question line. */
export function parseDigraph(text: string, at: number): Result<DigraphExpression> {
  const start = skipSpace(text, 0);
  const end = skipWord(text, start);
  const rest = text.slice(end);
  switch (text.slice(start, end)) {
    case 'parents': {
      const digraph = parseParents(rest, at + end);
      return digraph.ok ? listed(digraph.value) : digraph;
    }
    case 'boolean-lattice':
    case 'divisors':
    case 'chain':
    case 'partitions':
      return parseFamily(text.slice(start, end) as DigraphFamily['kind'], rest, at + end);
    default:
      return parseArcs(text, at);
  }
}

function listed(digraph: Digraph): Result<DigraphExpression> {
  return ok({ kind: 'listed', digraph });
}

function parseArcs(text: string, at: number): Result<DigraphExpression> {
  if (text.trim() === 'P0') return listed(buildDigraph(0, () => {}));
  const arcs = new PairListReader({ word: 'arc', separator: '>', isSymmetric: false }, buildDigraph);
  let isEmpty = true;
  for (const word of eachWord(text, at)) {
    const error = KEYWORDS.includes(word.text) ? reserved(word.text, word.at) : arcs.add(word.text, word.at);
    if (error !== undefined) return error;
    isEmpty = false;
  }
  if (isEmpty) return bad('expected-digraph', 'A digraph is missing here.', at, { expected: 'arcs such as 1>2 2>3, or P0' });
  const digraph = arcs.finish();
  return digraph.ok ? listed(digraph.value) : digraph;
}

const KEYWORDS: readonly string[] = ['parents', 'divisors', 'chain', 'partitions'];

function reserved(found: string, at: number): Result<never> {
  return bad('reserved-name', `${found} begins a digraph and cannot be the name of a vertex.`, at, {
    expected: 'an arc such as 1>2 or a vertex name',
    found,
  });
}

function parseFamily(kind: DigraphFamily['kind'], text: string, at: number): Result<DigraphExpression> {
  const [word, another] = eachWord(text, at);
  if (word === undefined) return bad('missing-number', `After ${kind} comes a number.`, at, { expected: 'a number' });
  if (!isNumeral(word.text) || word.text.length > MOST_DIGITS) {
    return bad('bad-number', `After ${kind} comes a number of at most ${MOST_DIGITS} digits.`, word.at, {
      expected: 'a number',
      found: word.text,
    });
  }
  if (another !== undefined)
    return bad('unexpected-text', `After ${kind} comes one number.`, another.at, { expected: 'the end', found: another.text });
  const number = BigInt(word.text);
  if (kind === 'boolean-lattice') return ok({ kind, dimension: number });
  if (kind === 'chain') return ok({ kind, length: number });
  if (number === 0n)
    return bad('bad-number', kind === 'divisors' ? 'Every number divides 0.' : 'There is nothing to part.', word.at, {
      expected: 'a number of 1 or more',
      found: word.text,
    });
  return ok(kind === 'divisors' ? { kind, number } : { kind, things: number });
}

/** Arcs in natural order, then the vertices alone. */
export function formatDigraph(expression: DigraphExpression): string {
  switch (expression.kind) {
    case 'boolean-lattice':
      return `boolean-lattice ${expression.dimension}`;
    case 'divisors':
      return `divisors ${expression.number}`;
    case 'chain':
      return `chain ${expression.length}`;
    case 'partitions':
      return `partitions ${expression.things}`;
    case 'listed':
      return formatArcs(expression.digraph);
  }
}

function formatArcs(digraph: Digraph): string {
  if (digraph.order === 0) return 'P0';
  const words: string[] = [];
  const entering = inDegrees(digraph);
  for (let vertex = 0; vertex < digraph.order; vertex++)
    for (const to of successors(digraph, vertex))
      words.push(`${digraphVertexName(digraph, vertex)}>${digraphVertexName(digraph, to)}`);
  for (let vertex = 0; vertex < digraph.order; vertex++)
    if (outDegree(digraph, vertex) + (entering[vertex] as number) === 0) words.push(digraphVertexName(digraph, vertex));
  return words.join(' ');
}
