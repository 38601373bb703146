/**
 * Templates: question lines with holes such as `cram {m}x{n}`, and what goes into the holes.
 *
 * A hole is a small word in braces. What goes into it stands in the hole itself, `{m:1..6}`, or is said apart. A hole that is there
 * several times is filled alike everywhere, and it may stand in any place: in a size, a code, an option, in every summand of a sum, in
 * a game on an edge. Only graph6 and sparse6 tokens have no holes, since braces mean something else there.
 *
 * The questions of a template are numbered, the last hole running fastest; each follows from its number, so that nobody has to keep a
 * list of them.
 */
import { bad, type InputError, notText, ok, type Result } from '../core/result.ts';
import { type HoleValues, parseHoleValues, toHoleValues } from './hole-values.ts';

/** A hole of a line, at its first place. */
export interface FoundHole {
  readonly name: string;
  readonly at: number;
  /** What stands in the hole after a colon: `1..6`; with its offset. */
  readonly values?: { readonly text: string; readonly at: number };
}

export interface Hole {
  readonly name: string;
  readonly values: HoleValues;
}

/** What goes into holes, by their names: a text such as `1..6`, or the values themselves. */
export type HoleTexts = Readonly<Record<string, string | readonly string[]>>;

const HOLE = /\{([a-z][a-z0-9_]*)(?::([^{}]*))?\}/g;
/** A graph6 or sparse6 token, which is verbatim. */
const VERBATIM = /(?<=^|\s)\(*[gs]6:\S*/g;

/** The holes of a line, each name once, in the order in which they first stand there. */
export function listHoles(line: string): readonly FoundHole[] {
  const found = new Map<string, FoundHole>();
  for (const { name, at, values } of eachHole(line)) {
    const known = found.get(name);
    if (known === undefined) found.set(name, { name, at, ...(values !== undefined && { values }) });
    else if (known.values === undefined && values !== undefined) found.set(name, { ...known, values });
  }
  return [...found.values()];
}

export class Template {
  readonly line: string;
  readonly holes: readonly Hole[];
  /** How many questions there are. */
  readonly count: number;

  /** `parseTemplate` makes them. */
  constructor(line: string, holes: readonly Hole[]) {
    this.line = line;
    this.holes = holes;
    this.count = holes.reduce((product, { values }) => product * values.count, 1);
  }

  /** What goes into the holes in the question of this number, in the order of the holes. */
  valuesAt(number: number): readonly string[] {
    const values: string[] = [];
    let left = number;
    for (const { values: each } of [...this.holes].reverse()) {
      values.unshift(each.at(left % each.count));
      left = Math.floor(left / each.count);
    }
    return values;
  }

  /** The question of this number, from 0 to count − 1. */
  questionAt(number: number): string {
    return this.fill(this.valuesAt(number));
  }

  /** The question with these values, in the order of the holes. */
  fill(values: readonly string[]): string {
    const byName = new Map(this.holes.map(({ name }, index) => [name, values[index] ?? '']));
    let filled = '';
    let end = 0;
    for (const { name, at, after } of eachHole(this.line)) {
      filled += this.line.slice(end, at) + (byName.get(name) ?? '');
      end = after;
    }
    return filled + this.line.slice(end);
  }
}

/** Where several things are said of one hole, what is said apart goes before what stands in it. */
export function parseTemplate(line: string, texts: HoleTexts = {}): Result<Template> {
  if (typeof line !== 'string') return notText(line);
  const found = listHoles(line);
  if (found.length === 0)
    return bad('no-hole', 'A family of questions has holes.', Math.max(0, line.search(/\S/)), {
      expected: 'a hole, as in `node-kayles P{n}`',
    });
  const unknown = Object.keys(texts).find((name) => found.every((hole) => hole.name !== name));
  if (unknown !== undefined)
    return bad('unknown-hole', `The line has no hole {${unknown}}.`, 0, {
      expected: found.map(({ name }) => `{${name}}`).join(', '),
    });
  const holes: Hole[] = [];
  for (const hole of found) {
    const values = valuesOf(hole, texts);
    if (!values.ok) return values;
    holes.push({ name: hole.name, values: values.value });
  }
  const template = new Template(line, holes);
  if (Number.isSafeInteger(template.count)) return ok(template);
  return bad('too-many-questions', 'There are too many questions to number them.', found[0]?.at ?? 0);
}

function valuesOf({ name, at, values: inside }: FoundHole, texts: HoleTexts): Result<HoleValues> {
  const apart = Object.hasOwn(texts, name) ? texts[name] : undefined;
  if (apart !== undefined && typeof apart !== 'string') {
    if (apart.length === 0) return bad('empty-value', `There are no values for {${name}}.`, at);
    return ok(toHoleValues(apart));
  }
  const text = apart ?? inside?.text;
  if (text === undefined)
    return bad('hole-without-values', `Nothing is said about what goes into {${name}}.`, at, {
      expected: `values such as 1..6, or {${name}:1..6} in the line`,
      found: `{${name}}`,
    });
  const read = parseHoleValues(text, apart === undefined ? inside?.at : 0);
  // What was said apart has no place in the line: its hole has.
  return read.ok || apart === undefined ? read : { ok: false, error: atHole(read.error, name, at) };
}

function atHole(error: InputError, name: string, at: number): InputError {
  return { ...error, message: `${error.message.replace(/\.$/, '')} (for {${name}}).`, at };
}

interface HolePlace extends FoundHole {
  readonly after: number;
}

function* eachHole(line: string): Iterable<HolePlace> {
  if (!line.includes('{')) return;
  const verbatim = Array.from(line.matchAll(VERBATIM), ({ 0: token, index }) => ({ from: index, to: index + token.length }));
  let next = 0;
  for (const { 0: whole, 1: name = '', 2: text, index } of line.matchAll(HOLE)) {
    while ((verbatim[next]?.to ?? line.length) <= index) next++;
    if ((verbatim[next]?.from ?? line.length) <= index) continue;
    const values = text === undefined ? undefined : { text, at: index + name.length + 2 };
    yield { name, at: index, after: index + whole.length, ...(values !== undefined && { values }) };
  }
}
