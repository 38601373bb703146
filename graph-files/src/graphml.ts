/**
 * GraphML: nodes, edges with their own direction or that of their graph, and the weight of an edge: its data under a key called
 * `weight`, or else `label`, where that is a whole number. Graphs inside nodes belong to the graph around them, as subgraphs of DOT
 * do; of several graphs the first is taken.
 *
 * The reader is our own: the page and the command line have two different parsers of XML, whose errors have no common place, and
 * the reader of graphology takes all graphs for one, `directed="false"` for directed, and rounds long weights. Tests compare with it.
 */
import { Slip } from './file-error.ts';
import { type FileGraph, GraphBuilder, isWeight, type Limits } from './file-graph.ts';
import { decode, listTags, type Tag } from './xml-tags.ts';

type Weights = { weight?: string; label?: string };

interface OpenEdge {
  readonly from: string;
  readonly to: string;
  readonly directed: boolean;
  readonly at: number;
  readonly found: Weights;
}

export function readGraphml(content: string, limits: Limits, note: (text: string) => void): FileGraph {
  return new GraphmlReader(content, limits, note).read();
}

class GraphmlReader {
  private readonly content: string;
  private readonly note: (text: string) => void;
  private readonly builder: GraphBuilder;
  /** Which of the two a key of an edge means. */
  private readonly keys = new Map<string, keyof Weights>([['weight', 'weight']]);
  private readonly defaults: Weights = {};
  /** Of each open graph, whether its edges are directed. */
  private readonly graphs: boolean[] = [];
  private graphCount = 0;
  private hasOddWeight = false;
  private edge: OpenEdge | undefined;
  private key: keyof Weights | undefined;
  /** Where the text of a `data` or `default` begins. */
  private textAt: { readonly into: Weights; readonly key: keyof Weights; readonly at: number } | undefined;

  constructor(content: string, limits: Limits, note: (text: string) => void) {
    this.content = content;
    this.note = note;
    this.builder = new GraphBuilder(content, limits);
  }

  read(): FileGraph {
    for (const tag of listTags(this.content)) {
      const isInFirst = this.graphCount <= 1 || this.graphs.length > 0;
      if (tag.kind === 'close') this.close(tag);
      else if (isInFirst) this.open(tag);
    }
    if (this.graphCount === 0) throw new Slip('The file has no graph');
    if (this.hasOddWeight) this.note('weights that are no whole numbers are left out');
    return this.builder.build();
  }

  private open(tag: Tag): void {
    const { name, attributes, at } = tag;
    if (name === 'graph') this.openGraph(tag);
    else if (name === 'key') this.readKey(tag);
    else if (name === 'default' && this.key !== undefined) this.awaitText(tag, this.defaults, this.key);
    else if (this.graphs.length === 0) return;
    else if (name === 'node') this.builder.addVertex(need(tag, 'id'), at);
    else if (name === 'hyperedge') throw new Slip('An edge has two ends; hyperedges are not read here', at);
    else if (name === 'edge') this.openEdge(tag);
    else if (name === 'data' && this.edge !== undefined) {
      const key = this.keys.get(attributes.get('key') ?? '');
      if (key !== undefined) this.awaitText(tag, this.edge.found, key);
    }
  }

  private close({ name, at }: Tag): void {
    if (name === 'graph') this.graphs.pop();
    if (name === 'key') this.key = undefined;
    if (name === 'edge') this.closeEdge();
    if ((name === 'data' || name === 'default') && this.textAt !== undefined) {
      const { into, key, at: start } = this.textAt;
      into[key] = decode(this.content.slice(start, at).trim(), start);
      this.textAt = undefined;
    }
  }

  private openGraph({ attributes, kind }: Tag): void {
    const isInside = this.graphs.length > 0;
    if (!isInside && ++this.graphCount === 2) this.note('the file has more than one graph; the first is taken');
    if (kind === 'open' && this.graphCount <= 1) this.graphs.push(attributes.get('edgedefault') === 'directed');
  }

  private readKey(tag: Tag): void {
    const { attributes, kind } = tag;
    const name = (attributes.get('attr.name') ?? attributes.get('id'))?.toLowerCase();
    const what = attributes.get('for') ?? 'all';
    if ((name !== 'weight' && name !== 'label') || (what !== 'edge' && what !== 'all')) return;
    this.keys.set(need(tag, 'id'), name);
    if (kind === 'open') this.key = name;
  }

  private openEdge(tag: Tag): void {
    const { attributes, at, kind } = tag;
    const own = attributes.get('directed');
    const directed = own === undefined ? this.graphs.at(-1) === true : own === 'true';
    this.edge = { from: need(tag, 'source'), to: need(tag, 'target'), directed, at, found: {} };
    if (kind === 'whole') this.closeEdge();
  }

  private closeEdge(): void {
    if (this.edge === undefined) return;
    const { from, to, directed, at, found } = this.edge;
    const { weight: own, label } = { ...this.defaults, ...found };
    if (own !== undefined && !isWeight(own)) this.hasOddWeight = true;
    const weight = [own, label].find((text) => text !== undefined && isWeight(text));
    this.builder.addEdge({ from, to, directed, ...(weight !== undefined && { weight }) }, at);
    this.edge = undefined;
  }

  private awaitText({ kind, end }: Tag, into: Weights, key: keyof Weights): void {
    if (kind === 'open') this.textAt = { into, key, at: end };
  }
}

function need({ name, attributes, at }: Tag, key: string): string {
  const value = attributes.get(key);
  if (value === undefined || value === '') throw new Slip(`A ${name} needs ${key === 'id' ? 'an id' : `a ${key}`}`, at);
  return value;
}
