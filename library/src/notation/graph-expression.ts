/**
 * The grammar of graphs in the question line.
 *
 *     graph    = summand { "+" summand } | edges
 *     summand  = [ digits "*" ] ( family | "g6:" token | "s6:" token | "(" graph ")" ) | digits family
 *     edges    = word { word }                      word = name "-" name | name
 *
 * `∪` is another `+`. A name alone that looks like a family without its numbers, as the `P` of a mistyped `P5`, is refused unless it
 * stands in parentheses. `+`, `(` and `)` end a word; a `g6:` or `s6:` token goes to the next white space, whatever it holds. An edge list that is not
 * alone stands in parentheses. Copies are of one graph: `2*P3 + 2*C4`, not `2*(P3 + C4)`, so that vertices are numbered through.
 * One pass, no recursion, nothing built but edge lists and encoded graphs: a million summands are read in a fraction of a second.
 */
import { DEFAULT_LIMITS } from '../core/limits.ts';
import { bad, excerpt, ok, type Result } from '../core/result.ts';
import type { Family } from '../structures/graph-family.ts';
import { type GraphSum, type GraphTerm, namedTerm, type Summand } from '../structures/graph-sum.ts';
import { NUMBERED } from '../structures/names.ts';
import { canonicalSum, formatTerm } from './canonical-sum.ts';
import { EdgeListReader, formatEdgeList } from './edge-list.ts';
import { countDigits, graphWordEnd, isFamily, nearlyFamily, negativeFamily, parseCopies, parseFamily } from './graph-family.ts';
import { parseGraph6 } from './graph6.ts';
import { parseSparse6 } from './sparse6.ts';
import { isNumeral, skipSpace, skipWord, type Word } from './tokens.ts';

/** How deep parentheses may nest. */
const DEEPEST = 32;

const A_GRAPH = 'a graph such as P5, 1-2 2-3 or g6:D?{';

/** The sum that the text names, in the order written; the text begins at offset `at` of the question line. */
export function parseGraphExpression(text: string, at: number, limit: number = DEFAULT_LIMITS.order): Result<GraphSum> {
  return new Reader(text, at, limit).read();
}

/** The sum in its one order; parentheses only around an edge list that is not alone. `parse` reads back the same sum. */
export function formatGraphExpression(sum: GraphSum): string {
  const summands = canonicalSum(sum);
  return summands
    .map(({ item, count }) => {
      const isAlone = summands.length === 1 && count === 1n;
      const text = item.kind === 'listed' && !isAlone ? `(${formatEdgeList(item.graph)})` : formatTerm(item);
      return count === 1n ? text : `${count}*${text}`;
    })
    .join(' + ');
}

/** In a union the names of edge lists are lost. */
function withoutNames(summand: Summand): Summand {
  const { item } = summand;
  return item.kind === 'listed' ? { ...summand, item: { kind: 'listed', graph: { ...item.graph, names: NUMBERED } } } : summand;
}

function unfinishedFamily({ text, at }: Word): Result<never> {
  return bad('unfinished-family', `${excerpt(text)} looks like a graph without its numbers.`, at, {
    expected: `${nearlyFamily(text)}, or (${excerpt(text)}) for a vertex of this name`,
    found: text,
  });
}

/** What stands between two parentheses, or the whole text. */
interface Level {
  /** The offset of its opening parenthesis. */
  readonly open: number;
  readonly copies: bigint;
  /** Where its summands begin in the list of all. */
  readonly from: number;
  /** Where the level is an edge list: its reader. */
  edges?: EdgeListReader;
  /** Where the first word of the list looks like a family and only numbers came after it: where it stands. */
  unfinished?: Word;
}

class Reader {
  private readonly text: string;
  private readonly at: number;
  private readonly limit: number;
  private readonly summands: Summand[] = [];
  private readonly levels: Level[] = [];
  private readonly families = new Map<string, Family>();
  private index = 0;
  private level: Level = this.openLevel(0, 1n);
  /** True where the next word must begin a summand. */
  private wanting = true;

  constructor(text: string, at: number, limit: number) {
    this.text = text;
    this.at = at;
    this.limit = limit;
  }

  read(): Result<GraphSum> {
    for (this.index = skipSpace(this.text, 0); this.index < this.text.length; this.index = skipSpace(this.text, this.index)) {
      const error = this.readNext();
      if (error !== undefined) return error;
    }
    if (this.levels.length > 0)
      return this.wrong(
        'unclosed-parenthesis',
        'This parenthesis is not closed.',
        this.level.open,
        ')',
        this.text.slice(this.level.open),
      );
    if (this.level.unfinished !== undefined) return unfinishedFamily(this.level.unfinished);
    return this.endLevel() ?? ok(namedTerm(this.summands) === undefined ? this.summands.map(withoutNames) : this.summands);
  }

  private readNext(): Result<never> | undefined {
    switch (this.text[this.index]) {
      case '+':
      case '∪':
        return this.readPlus();
      case ')':
        return this.readClose();
      default:
        return this.readWord();
    }
  }

  private readPlus(): Result<never> | undefined {
    if (this.level.unfinished !== undefined) return unfinishedFamily(this.level.unfinished);
    if (this.level.edges !== undefined) return this.needsParentheses(this.index);
    if (this.wanting) return this.expectedGraph(this.index);
    this.wanting = true;
    this.index++;
    return undefined;
  }

  private readClose(): Result<never> | undefined {
    const { copies, from, open } = this.level;
    const outer = this.levels.pop();
    if (outer === undefined)
      return this.wrong('unopened-parenthesis', 'No parenthesis is open here.', this.index, 'no parenthesis', ')');
    const error = this.endLevel();
    if (error !== undefined) return error;
    if (copies !== 1n) {
      const [only, another] = this.summands.splice(from);
      if (only === undefined || another !== undefined) {
        const message = 'Copies are of one graph: write 2*P3 + 2*C4 instead of 2*(P3 + C4).';
        return this.wrong(
          'copies-of-union',
          message,
          open,
          'one graph in the parentheses',
          this.text.slice(open, this.index + 1),
        );
      }
      this.summands.push({ ...only, count: only.count * copies });
    }
    this.level = outer;
    this.wanting = false;
    this.index++;
    return undefined;
  }

  /** A summand, or a word of an edge list. */
  private readWord(): Result<never> | undefined {
    const start = this.index;
    const copies = this.readCopies();
    if (!copies.ok) return copies;
    const isCounted = this.index > start;
    if (this.text[this.index] === '(') return this.readOpen(start, copies.value);
    const encoding = this.text.slice(this.index, this.index + 3);
    const isEncoded = encoding === 'g6:' || encoding === 's6:';
    const end = isEncoded ? skipWord(this.text, this.index) : graphWordEnd(this.text, this.index);
    const word = this.text.slice(this.index, end);
    const term = isEncoded ? this.encodedTerm(word) : this.familyTerm(word);
    if (term === undefined && !isCounted) return this.readEdge(word, end);
    if (term === undefined) return negativeFamily(word, this.at + this.index) ?? this.expectedGraph(this.index);
    if (!term.ok) return term;
    if (!this.wanting) return this.missingPlus(start);
    this.summands.push({ item: term.value, count: copies.value, at: this.at + start });
    this.wanting = false;
    this.index = end;
    return undefined;
  }

  /** The `3*` of `3*P5`, or the `3` of `3P5`; 1 where there is none. */
  private readCopies(): Result<bigint> {
    const start = this.index;
    const end = start + countDigits(this.text, start);
    if (end === start) return ok(1n);
    if (this.text[end] === '*') this.index = end + 1;
    else if (isFamily(this.text.slice(end, graphWordEnd(this.text, end)))) this.index = end;
    else return ok(1n);
    return parseCopies(this.text.slice(start, end), this.at + start);
  }

  private readOpen(start: number, copies: bigint): Result<never> | undefined {
    if (!this.wanting) return this.missingPlus(start);
    if (this.levels.length === DEEPEST)
      return this.wrong(
        'nested-too-deep',
        'Too many parentheses are open.',
        this.index,
        `at most ${DEEPEST} open parentheses`,
        '(',
      );
    this.levels.push(this.level);
    this.level = this.openLevel(this.index, copies);
    this.index++;
    return undefined;
  }

  private readEdge(word: string, end: number): Result<never> | undefined {
    const { level } = this;
    const at = this.at + this.index;
    const isUnfinished = level.edges === undefined && nearlyFamily(word) !== undefined;
    if (isUnfinished && this.wanting && this.summands.length > level.from) return unfinishedFamily({ text: word, at });
    if (level.edges === undefined && this.summands.length > level.from)
      return this.wanting ? this.needsParentheses(this.index) : this.missingPlus(this.index);
    if (isUnfinished) level.unfinished = { text: word, at };
    else if (!isNumeral(word)) delete level.unfinished;
    level.edges ??= new EdgeListReader();
    const error = level.edges.add(word, at);
    if (error !== undefined) return error;
    this.wanting = false;
    this.index = end;
    return undefined;
  }

  private openLevel(open: number, copies: bigint): Level {
    return { open, copies, from: this.summands.length };
  }

  /** Turns the edge list of the level that ends here into a summand. */
  private endLevel(): Result<never> | undefined {
    if (this.wanting) return this.expectedGraph(this.index);
    if (this.level.edges === undefined) return undefined;
    const graph = this.level.edges.finish();
    if (!graph.ok) return graph;
    this.summands.push({ item: { kind: 'listed', graph: graph.value }, count: 1n, at: this.at + this.level.open });
    return undefined;
  }

  private encodedTerm(token: string): Result<GraphTerm> {
    const parse = token.startsWith('g6:') ? parseGraph6 : parseSparse6;
    const at = this.at + this.index;
    const graph = parse(token.slice(3), at + 3, this.limit);
    if (graph.ok) return ok({ kind: 'encoded', text: token, graph: graph.value });
    // What is wrong with the whole text is wrong with the whole token; a wrong character keeps its place.
    if (graph.error.at !== at + 3) return graph;
    const { found, ...error } = graph.error;
    return { ok: false, error: { ...error, at, ...(found !== undefined && { found: excerpt(token) }) } };
  }

  /** Families are remembered by their text: a long sum has few different ones. */
  private familyTerm(word: string): Result<GraphTerm> | undefined {
    const known = this.families.get(word);
    if (known !== undefined) return ok(known);
    const family = parseFamily(word, this.at + this.index);
    if (family?.ok) this.families.set(word, family.value);
    return family;
  }

  private expectedGraph(index: number): Result<never> {
    const found = index < this.text.length ? this.text.slice(index, index + 50) : 'the end';
    return this.wrong('expected-graph', 'A graph is missing here.', index, A_GRAPH, found);
  }

  private missingPlus(index: number): Result<never> {
    const message = 'Graphs are joined by +, with parentheses around an edge list.';
    return this.wrong('missing-plus', message, index, '+', this.text.slice(index, index + 50));
  }

  private needsParentheses(index: number): Result<never> {
    const message = 'An edge list in a union stands in parentheses: (1-2 2-3) + P5.';
    return this.wrong(
      'missing-parentheses',
      message,
      index,
      'parentheses around the edge list',
      this.text.slice(index, index + 50),
    );
  }

  private wrong(code: string, message: string, index: number, expected: string, found: string): Result<never> {
    return bad(code, message, this.at + index, { expected, found });
  }
}
