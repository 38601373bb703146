/**
 * Graphviz DOT: `graph` gives edges, `digraph` arcs. Chains, groups `{a b}` and subgraphs are followed; an edge between groups joins
 * each vertex of the one to each of the other. `weight` of an edge, or else `label`, is its weight where it is a whole number;
 * defaults, `edge [weight=2]`, hold to the end of their braces. Ports and all other attributes are passed over.
 *
 * The reader is our own: it knows the place of each word, stops at a limit before it is passed, keeps names as they are written and
 * takes time that grows with the length of the file alone. The parser that Graphviz files are commonly read with in JavaScript does
 * none of these; tests compare the two.
 */
import { DotTokens, type Token } from './dot-tokens.ts';
import { Slip, unexpected } from './file-error.ts';
import { type FileGraph, GraphBuilder, isWeight, type Limits } from './file-graph.ts';

const DEEPEST = 200;

interface Attributes {
  readonly weight?: string;
  readonly label?: string;
}

/** What braces enclose: the vertices named there, and what edges are given unasked. */
interface Scope {
  readonly names: Set<string>;
  defaults: Attributes;
}

export function readDot(content: string, limits: Limits, note: (text: string) => void): FileGraph {
  return new DotReader(content, limits, note).read();
}

class DotReader {
  private readonly tokens: DotTokens;
  private readonly builder: GraphBuilder;
  private readonly note: (text: string) => void;
  private readonly scopes: Scope[] = [];
  private readonly groups = new Map<string, Set<string>>();
  /** The numbers of the edges of a strict graph, which joins two vertices once. */
  private once: Map<string, number> | undefined;
  private directed = false;
  private hasOddWeight = false;

  constructor(content: string, limits: Limits, note: (text: string) => void) {
    this.tokens = new DotTokens(content);
    this.builder = new GraphBuilder(content, limits);
    this.note = note;
  }

  read(): FileGraph {
    const { tokens } = this;
    if (tokens.peek().kind === 'end') throw new Slip('The file has no graph');
    if (tokens.peek().keyword === 'strict') {
      tokens.next();
      this.once = new Map();
    }
    const kind = tokens.next();
    if (kind.keyword !== 'graph' && kind.keyword !== 'digraph') throw unexpected('graph or digraph', kind.text, kind.at);
    this.directed = kind.keyword === 'digraph';
    if (tokens.peek().kind === 'name') tokens.next();
    tokens.expect('{');
    this.statements({ names: new Set(), defaults: {} });
    const { kind: rest, keyword, text, at } = tokens.peek();
    if (keyword === 'graph' || keyword === 'digraph' || keyword === 'strict')
      this.note('the file has more than one graph; the first is taken');
    else if (rest !== 'end') throw unexpected('the end of the file', text, at);
    if (this.hasOddWeight) this.note('weights that are no whole numbers are left out');
    return this.builder.build();
  }

  /** What follows an opening brace, up to the closing one. */
  private statements(scope: Scope): void {
    const { tokens } = this;
    if (this.scopes.push(scope) > DEEPEST)
      throw new Slip(`Braces are more than ${DEEPEST} deep here, the most that is read`, tokens.peek().at);
    while (!tokens.skip('}')) {
      if (tokens.peek().kind === 'end') throw unexpected('}', '', tokens.peek().at);
      if (!tokens.skip(';')) this.statement(scope);
    }
    this.scopes.pop();
  }

  private statement(scope: Scope): void {
    const { tokens } = this;
    const first = tokens.next();
    if (first.keyword === 'graph' || first.keyword === 'node' || first.keyword === 'edge') {
      if (tokens.skip('=')) return void tokens.name();
      const attributes = this.attributes();
      if (first.keyword === 'edge') scope.defaults = { ...scope.defaults, ...attributes };
      return;
    }
    if (first.kind === 'name' && tokens.skip('=')) return void tokens.name();
    let names = this.end(first);
    const joins: { readonly from: ReadonlySet<string>; readonly to: ReadonlySet<string>; readonly at: number }[] = [];
    while (tokens.skip('--') || tokens.skip('->')) {
      const next = tokens.next();
      const to = this.end(next);
      joins.push({ from: names, to, at: next.at });
      names = to;
    }
    const attributes = { ...scope.defaults, ...this.attributes() };
    for (const { from, to, at } of joins) this.join(from, to, attributes, joins.length === 1 ? first.at : at);
  }

  /** One end of an edge: a vertex, or a group of them. */
  private end(first: Token): ReadonlySet<string> {
    const { tokens } = this;
    if (first.kind === 'sign' && first.text === '{') return this.group(new Set());
    if (first.keyword === 'subgraph') return this.namedGroup();
    if (first.kind !== 'name') throw unexpected('a name', first.text, first.at);
    while (tokens.skip(':')) tokens.name();
    this.builder.addVertex(first.text, first.at);
    for (const { names } of this.scopes) names.add(first.text);
    return new Set([first.text]);
  }

  /** A group that has a name may be opened again, and keeps what it had. */
  private namedGroup(): ReadonlySet<string> {
    const { tokens } = this;
    const id = tokens.peek().kind === 'name' ? tokens.next().text : undefined;
    tokens.expect('{');
    const known = id === undefined ? undefined : this.groups.get(id);
    for (const { names } of this.scopes) for (const name of known ?? []) names.add(name);
    const names = known ?? new Set();
    if (id !== undefined) this.groups.set(id, names);
    return this.group(names);
  }

  private group(names: Set<string>): ReadonlySet<string> {
    this.statements({ names, defaults: this.scopes.at(-1)?.defaults ?? {} });
    return names;
  }

  private join(from: ReadonlySet<string>, to: ReadonlySet<string>, attributes: Attributes, at: number): void {
    if (this.once === undefined) this.builder.expectEdges(from.size * to.size, at);
    const weight = [attributes.weight, attributes.label].find((text) => text !== undefined && isWeight(text));
    for (const one of from) for (const other of to) this.addEdge(one, other, weight, at);
  }

  private addEdge(from: string, to: string, weight: string | undefined, at: number): void {
    const edge = { from, to, directed: this.directed, ...(weight !== undefined && { weight }) };
    if (this.once === undefined) return void this.builder.addEdge(edge, at);
    const key = JSON.stringify(this.directed || from < to ? [from, to] : [to, from]);
    const known = this.once.get(key);
    if (known === undefined) this.once.set(key, this.builder.addEdge(edge, at));
    else if (weight !== undefined) this.builder.changeWeight(known, weight);
  }

  private attributes(): Attributes {
    const { tokens } = this;
    const found: { weight?: string; label?: string } = {};
    while (tokens.skip('[')) {
      while (!tokens.skip(']')) {
        const key = tokens.name().text.toLowerCase();
        const value = tokens.skip('=') ? tokens.name().text : 'true';
        if (key === 'weight' && !isWeight(value)) this.hasOddWeight = true;
        if (key === 'weight' || key === 'label') found[key] = value;
        if (!tokens.skip(',')) tokens.skip(';');
      }
    }
    return found;
  }
}
