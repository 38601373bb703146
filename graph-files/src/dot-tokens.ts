/** The words of DOT, one after another, with their places. Numerals stay as they are written: `007` and `7` are two names. */
import { Slip, unexpected } from './file-error.ts';

export interface Token {
  readonly kind: 'name' | 'sign' | 'end';
  readonly text: string;
  readonly at: number;
  /** `graph`, `node`, `edge`, `subgraph`, `strict` and `digraph` are names where they stand in quotes. */
  readonly keyword?: string;
}

const SPACE = /\s+/y;
const PLAIN = /-?(?:\d+(?:\.\d*)?|\.\d+)[A-Za-z_$\u0080-\uffff]*|[A-Za-z_$\u0080-\uffff][\w$\u0080-\uffff]*/y;
const SIGN = /--|->|[{}[\];,=:+]/y;
const KEYWORD = /^(?:strict|graph|digraph|node|edge|subgraph)$/i;

export class DotTokens {
  private readonly content: string;
  private place = 0;
  private ahead: Token | undefined;

  constructor(content: string) {
    this.content = content;
  }

  peek(): Token {
    this.ahead ??= this.scanJoined();
    return this.ahead;
  }

  next(): Token {
    const token = this.peek();
    this.ahead = undefined;
    return token;
  }

  /** Takes the sign if it comes next. */
  skip(sign: string): boolean {
    const token = this.peek();
    if (token.kind !== 'sign' || token.text !== sign) return false;
    this.next();
    return true;
  }

  expect(sign: string): void {
    const { text, at } = this.peek();
    if (!this.skip(sign)) throw unexpected(sign, text, at);
  }

  name(): Token {
    const token = this.next();
    if (token.kind !== 'name') throw unexpected('a name', token.text, token.at);
    return token;
  }

  /** A token; quoted texts with + between them are one name. */
  private scanJoined(): Token {
    const first = this.scan();
    if (!this.isQuoted(first)) return first;
    let { text } = first;
    for (;;) {
      const before = this.place;
      const isJoined = this.scan().text === '+';
      const second = isJoined ? this.scan() : first;
      if (!isJoined || !this.isQuoted(second)) {
        this.place = before;
        return { ...first, text };
      }
      text += second.text;
    }
  }

  private isQuoted({ kind, at }: Token): boolean {
    return kind === 'name' && this.content[at] === '"';
  }

  private scan(): Token {
    this.skipSpace();
    const at = this.place;
    const character = this.content[at];
    if (character === undefined) return { kind: 'end', text: '', at };
    if (character === '<') return { kind: 'name', text: this.markup(), at };
    if (character === '"') return { kind: 'name', text: this.quoted(), at };
    const plain = this.match(PLAIN)?.[0];
    if (plain !== undefined) return { kind: 'name', text: plain, at, ...keywordOf(plain) };
    const sign = this.match(SIGN)?.[0];
    if (sign !== undefined) return { kind: 'sign', text: sign, at };
    throw unexpected('a name or a sign of DOT', String.fromCodePoint(this.content.codePointAt(at) ?? 0), at);
  }

  /** Past white space and comments. */
  private skipSpace(): void {
    const { content } = this;
    for (;;) {
      this.match(SPACE);
      const start = this.place;
      const isBlock = content.startsWith('/*', start);
      if (!isBlock && content[start] !== '#' && !content.startsWith('//', start)) return;
      const end = content.indexOf(isBlock ? '*/' : '\n', start + (isBlock ? 2 : 1));
      if (isBlock && end < 0) throw new Slip('This comment is not closed', start);
      this.place = end < 0 ? content.length : end + (isBlock ? 2 : 1);
    }
  }

  private quoted(): string {
    const start = this.place;
    for (let index = start + 1; index < this.content.length; index++) {
      if (this.content[index] === '\\') index++;
      else if (this.content[index] === '"') {
        this.place = index + 1;
        return unquote(this.content.slice(start + 1, index));
      }
    }
    throw new Slip('This quotation mark is not closed', start);
  }

  private match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.place;
    const found = pattern.exec(this.content);
    if (found !== null) this.place = pattern.lastIndex;
    return found ?? undefined;
  }

  /** `<b>x</b>` in angle brackets is a name too, as long as the brackets match. */
  private markup(): string {
    const start = this.place;
    let depth = 0;
    for (let index = start; index < this.content.length; index++) {
      if (this.content[index] === '<') depth++;
      else if (this.content[index] === '>' && --depth === 0) {
        this.place = index + 1;
        return this.content.slice(start, this.place);
      }
    }
    throw new Slip('This angle bracket is not closed', start);
  }
}

/** As Graphviz has it: a backslash before a quotation mark or at the end of a line goes, every other stays. */
function unquote(text: string): string {
  return text.includes('\\')
    ? text.replace(/\\([\s\S])/g, (both, next: string) => (next === '"' ? '"' : next === '\n' ? '' : both))
    : text;
}

function keywordOf(text: string): { keyword?: string } {
  return KEYWORD.test(text) ? { keyword: text.toLowerCase() } : {};
}
