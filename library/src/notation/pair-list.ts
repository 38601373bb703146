/**
 * Lists of pairs of names and of names alone: the words of edge lists (`1-2 2-3 4`) and of arc lists (`1>2 2>3 4`).
 *
 * A name alone is a vertex; it may be named again in pairs. Each name is looked at once, so that a million pairs are read in about
 * a second. No pair may be there twice.
 */
import { bad, excerpt, ok, type Result } from '../core/result.ts';
import { type EachPair, type Rows, repeatedPair } from '../structures/graph-rows.ts';
import { type Names, sortNames } from '../structures/names.ts';
import { NameTable } from './name-table.ts';
import { nameError } from './vertex-name.ts';

/** How pairs are written and spoken of. */
export interface PairKind {
  /** `edge`, `arc`: in messages and in the codes `bad-edge`, `duplicate-edge`. */
  readonly word: string;
  readonly separator: string;
  /** Whether `1-2` and `2-1` are the same pair. */
  readonly isSymmetric: boolean;
}

export class PairListReader<T extends Rows> {
  private readonly kind: PairKind;
  private readonly build: (order: number, eachPair: EachPair, names: Names) => T;
  private readonly table = new NameTable();
  private readonly ends: number[] = [];
  private readonly places: number[] = [];

  constructor(kind: PairKind, build: (order: number, eachPair: EachPair, names: Names) => T) {
    this.kind = kind;
    this.build = build;
  }

  /** Adds a pair or a name alone; returns the error that the word makes. */
  add(word: string, at: number): Result<never> | undefined {
    const { separator, isSymmetric } = this.kind;
    const middle = word.indexOf(separator);
    if (middle < 0) {
      const vertex = this.vertex(word, at);
      return typeof vertex === 'number' ? undefined : vertex;
    }
    if (middle === 0 || middle === word.length - 1 || word.indexOf(separator, middle + 1) >= 0) return this.badPair(word, at);
    const from = this.vertex(word.slice(0, middle), at);
    if (typeof from !== 'number') return from;
    const to = this.vertex(word.slice(middle + 1), at + middle + 1);
    if (typeof to !== 'number') return to;
    if (from === to && isSymmetric) return this.loop(word, at);
    this.ends.push(from, to);
    this.places.push(at);
    return undefined;
  }

  /** What all the words make, its vertices in the natural order of their names. */
  finish(): Result<T> {
    const { ends } = this;
    const { names, places } = sortNames(this.table.names);
    const eachPair: EachPair = (visit) => {
      for (let index = 0; index < ends.length; index += 2)
        visit(places[ends[index] as number] as number, places[ends[index + 1] as number] as number);
    };
    const built = this.build(places.length, eachPair, names);
    return repeatedPair(built) === undefined ? ok(built) : this.duplicate();
  }

  private vertex(name: string, at: number): number | Result<never> {
    const known = this.table.find(name);
    return known >= 0 ? known : (nameError(name, at) ?? this.table.add(name));
  }

  private badPair(word: string, at: number): Result<never> {
    const { word: kind, separator } = this.kind;
    return bad(`bad-${kind}`, `An ${kind} is two names with one ${separator} between them.`, at, {
      expected: `an ${kind} such as 1${separator}2`,
      found: word,
    });
  }

  private loop(word: string, at: number): Result<never> {
    const message = `The ${this.kind.word} ${excerpt(word)} joins a vertex to itself.`;
    return bad(`loop-${this.kind.word}`, message, at, { expected: 'two different vertices', found: word });
  }

  /** The error of the first pair that was there before. */
  private duplicate(): Result<never> {
    const { isSymmetric, separator, word } = this.kind;
    const { names } = this.table;
    const seen = new Set<number>();
    for (const [index, at] of this.places.entries()) {
      const from = this.ends[2 * index] as number;
      const to = this.ends[2 * index + 1] as number;
      const pair = isSymmetric && from > to ? to * names.length + from : from * names.length + to;
      if (seen.has(pair)) {
        const found = `${names[from]}${separator}${names[to]}`;
        return bad(`duplicate-${word}`, `The ${word} ${excerpt(found)} is there twice.`, at, {
          expected: `each ${word} once`,
          found,
        });
      }
      seen.add(pair);
    }
    throw new Error('no pair is there twice');
  }
}
