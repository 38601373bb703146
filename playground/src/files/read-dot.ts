/** DOT: vertices, edges and chains of edges; `weight` or `label` of an edge where it is a number. Subgraphs are refused. */
import { FileError, type FileGraph, GraphBuilder } from './graph-file.ts';

interface Token {
  readonly kind: 'name' | 'sign' | 'end';
  readonly text: string;
  readonly at: number;
}

/** Comments, then a quoted name, a plain name or number, an edge sign, or one sign. */
const PATTERN =
  /(?:\s|\/\/[^\n]*|#[^\n]*|\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\/)+|("(?:[^"\\]|\\[\s\S])*")|(-?(?:\d+\.?\d*|\.\d+)|[\p{L}_][\p{L}\d_]*)|(--|->|[{}[\];,=:])/uy;

function tokensOf(content: string): readonly Token[] {
  const tokens: Token[] = [];
  PATTERN.lastIndex = 0;
  while (PATTERN.lastIndex < content.length) {
    const at = PATTERN.lastIndex;
    const match = PATTERN.exec(content);
    if (match === null) throw new FileError('This is no DOT', at);
    const [, quoted, plain, sign] = match;
    if (quoted !== undefined) tokens.push({ kind: 'name', text: quoted.slice(1, -1).replace(/\\(["\\])/g, '$1'), at });
    else if (plain !== undefined) tokens.push({ kind: 'name', text: plain, at });
    else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign, at });
  }
  return [...tokens, { kind: 'end', text: '', at: content.length }];
}

export function readDot(content: string): FileGraph {
  return new DotReader(tokensOf(content)).read();
}

class DotReader {
  private readonly tokens: readonly Token[];
  private place = 0;
  private readonly builder = new GraphBuilder();

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  read(): FileGraph {
    if (this.peek().text.toLowerCase() === 'strict') this.place++;
    const kind = this.next('name').text.toLowerCase();
    if (kind !== 'graph' && kind !== 'digraph') throw new FileError('Expected “graph” or “digraph”', 0);
    if (this.peek().kind === 'name') this.place++;
    this.expect('{');
    while (this.peek().text !== '}') {
      if (this.peek().kind === 'end') throw new FileError('The graph is not closed by }', this.peek().at);
      this.statement();
    }
    return this.builder.build(kind === 'digraph');
  }

  private statement(): void {
    const first = this.peek();
    if (first.text === ';') return void this.place++;
    if (first.text === '{' || first.text.toLowerCase() === 'subgraph')
      throw new FileError('Subgraphs are not read here; write all edges into one graph', first.at);
    this.next('name');
    if (this.peek().text === '=') {
      this.place++;
      return void this.next('name');
    }
    if (/^(?:graph|node|edge)$/i.test(first.text)) return void this.attributes();
    this.port();
    const chain = [first];
    while (this.peek().text === '--' || this.peek().text === '->') {
      this.place++;
      chain.push(this.next('name'));
      this.port();
    }
    const weight = this.attributes();
    if (chain.length === 1) this.builder.addVertex(first.text, first.at);
    for (const [index, to] of chain.slice(1).entries()) this.builder.addEdge(chain[index]?.text ?? '', to.text, to.at, weight);
  }

  private port(): void {
    while (this.peek().text === ':' && this.peek().kind === 'sign') {
      this.place++;
      this.next('name');
    }
  }

  /** The weight among the attributes, if there is one. */
  private attributes(): string | undefined {
    let weight: string | undefined;
    while (this.peek().text === '[' && this.peek().kind === 'sign') {
      this.place++;
      while (this.peek().text !== ']') {
        const key = this.next('name').text.toLowerCase();
        if (this.peek().text === '=') {
          this.place++;
          const { text } = this.next('name');
          if (/^(?:weight|label)$/.test(key) && /^\d{1,30}$/.test(text)) weight = text;
        }
        if (/^[;,]$/.test(this.peek().text)) this.place++;
      }
      this.expect(']');
    }
    return weight;
  }

  private peek(): Token {
    return this.tokens[this.place] as Token;
  }

  private next(kind: Token['kind']): Token {
    const token = this.peek();
    if (token.kind !== kind) throw new FileError(`Expected a name${token.text === '' ? '' : `, found ${token.text}`}`, token.at);
    this.place++;
    return token;
  }

  private expect(sign: string): void {
    const token = this.peek();
    if (token.text !== sign) throw new FileError(`Expected ${sign}`, token.at);
    this.place++;
  }
}
