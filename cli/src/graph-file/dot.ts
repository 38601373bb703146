/**
 * Graphviz DOT: `graph` gives edges, `digraph` arcs; subgraphs, chains and `{a b}` groups are followed, attributes are not.
 */
import type { EdgeStmt, Graph, NodeId, Stmt, Subgraph } from 'dotparser';
import { GraphFileError } from './file-error.ts';
import type { FilePart } from './graph.ts';

export async function readDot(content: string): Promise<FilePart[]> {
  const { default: parse } = await import('dotparser');
  const [graph, second] = parseAll(parse, content);
  if (graph === undefined) throw new GraphFileError('the file has no graph');
  if (second !== undefined) throw new GraphFileError('the file has several graphs; one is expected');
  const directed = graph.type === 'digraph';
  const parts: FilePart[] = [];
  const seen = new Set<string>();
  visit(graph.children, {
    vertex: (name) => parts.push({ item: name }),
    edge: (from, to) => {
      const key = JSON.stringify(directed || from < to ? [from, to] : [to, from]);
      if (!(graph.strict === true && seen.has(key))) parts.push({ item: { from, to, directed } });
      seen.add(key);
    },
  });
  return withoutRepeatedVertices(parts);
}

function parseAll(parse: (input: string) => Graph[], content: string): Graph[] {
  try {
    return parse(content);
  } catch (error) {
    const { message, location } = error as Error & { location?: { start: { line: number } } };
    throw new GraphFileError(`it is no DOT file: ${message.slice(0, 120)}`, location?.start.line);
  }
}

interface Visitor {
  vertex(name: string): void;
  edge(from: string, to: string): void;
}

function visit(statements: readonly Stmt[], visitor: Visitor): void {
  for (const statement of statements) {
    if (statement.type === 'node_stmt') visitor.vertex(String(statement.node_id.id));
    else if (statement.type === 'subgraph') visit(statement.children, visitor);
    else if (statement.type === 'edge_stmt') visitEdges(statement, visitor);
  }
}

function visitEdges({ edge_list }: EdgeStmt, visitor: Visitor): void {
  for (const end of edge_list) if (end.type === 'subgraph') visit(end.children, visitor);
  for (let i = 0; i + 1 < edge_list.length; i++) {
    const targets = namesOf(edge_list[i + 1]);
    for (const from of namesOf(edge_list[i])) for (const to of targets) visitor.edge(from, to);
  }
}

function namesOf(end: NodeId | Subgraph | undefined): string[] {
  if (end === undefined) return [];
  if (end.type === 'node_id') return [String(end.id)];
  const names = new Set<string>();
  visit(end.children, { vertex: (name) => names.add(name), edge: (from, to) => names.add(from).add(to) });
  return [...names];
}

/** DOT may name a vertex as often as it likes; the question line names it once, or not at all where it has an edge. */
function withoutRepeatedVertices(parts: readonly FilePart[]): FilePart[] {
  const named = new Set<string>();
  for (const { item } of parts) if (typeof item !== 'string') named.add(item.from).add(item.to);
  return parts.filter(({ item }) => {
    if (typeof item !== 'string') return true;
    if (named.has(item)) return false;
    named.add(item);
    return true;
  });
}
