/**
 * A line of a worksheet, read: what it wants to know, of which question, and by which name that is called below.
 *
 *     a = node-kayles P5
 *     a + nim 1 [misere]
 *     sequence kayles {n} for n = 0..120
 *     period octal 0.16: {n}
 *     plot node-kayles P{n} for n = 0..120
 *     table node-kayles G{m}x{n} for m = 1..7, n = 1..7
 *
 * The question itself is left as it is, with its place, for the notation of questions.
 */
import { bad, listHoles, ok, parseHoleValues, type Result } from 'impartial/internal';
import { ARROW } from './cells.ts';

/** A piece of the line and where it begins. */
export interface Written {
  readonly text: string;
  readonly at: number;
}

export type Command =
  | { readonly verb: 'ask'; readonly question: Written; readonly name?: Written }
  | { readonly verb: 'sequence' | 'plot'; readonly question: Written; readonly from: number; readonly to: number }
  | { readonly verb: 'period'; readonly question: Written; readonly from?: number; readonly to?: number }
  | { readonly verb: 'table'; readonly question: Written; readonly holes: Readonly<Record<string, string>> };

const VERBS = ['sequence', 'period', 'plot', 'table'] as const;
type FamilyVerb = (typeof VERBS)[number];

/** Terms and cells that are written out in the file, and terms that are drawn. */
const MOST_WRITTEN = 2500;
const MOST_DRAWN = 100_000;

/** What a name looks like; `sequence` and the like are none. */
const NAME = /^[a-z][a-z0-9_-]*$/;

export function isName(word: string): boolean {
  return NAME.test(word) && !(VERBS as readonly string[]).includes(word);
}

/** The name that the line gives, where it is one that can be given. */
export function nameGivenBy(line: string): string | undefined {
  const name = splitName(line)?.name.text;
  return name !== undefined && isName(name) ? name : undefined;
}

/** A question begins with two words, so that a sign of equality behind the first has a name before it. */
function splitName(line: string): { readonly name: Written; readonly rest: Written } | undefined {
  const [head, name] = /^([^\s=]+)\s*=\s*/.exec(line) ?? [];
  if (head === undefined || name === undefined) return undefined;
  return { name: { text: name, at: 0 }, rest: { text: line.slice(head.length), at: head.length } };
}

export function readCommand(line: string): Result<Command> {
  if (line.startsWith(ARROW)) return bad('answer-alone', 'An answer stands under its question, and here is none.', 0);
  const named = splitName(line);
  if (named === undefined) {
    const verb = verbOf(line);
    return verb === undefined ? ok({ verb: 'ask', question: { text: line, at: 0 } }) : readFamily(verb, line);
  }
  const { name, rest } = named;
  if (!isName(name.text))
    return bad('bad-name', 'A name is a word in small letters that is no command.', 0, { expected: 'a name', found: name.text });
  if (rest.text === '') return bad('no-question', 'Behind the name stands no question.', rest.at, { expected: 'a question' });
  if (verbOf(rest.text) !== undefined)
    return bad('name-of-command', 'Only a question has a name.', rest.at, { expected: 'a question', found: rest.text });
  return ok({ verb: 'ask', question: rest, name });
}

function verbOf(line: string): FamilyVerb | undefined {
  return VERBS.find((verb) => line === verb || /^\s/.test(line.startsWith(verb) ? line.slice(verb.length) : ''));
}

function readFamily(verb: FamilyVerb, line: string): Result<Command> {
  const [head = ''] = /^\S+\s*/.exec(line) ?? [];
  const rest = line.slice(head.length);
  const clause = rest.search(/\sfor\s+[a-z][a-z0-9_]*\s*=/);
  const question = { text: (clause < 0 ? rest : rest.slice(0, clause)).trimEnd(), at: head.length };
  if (question.text === '')
    return bad('no-question', `Behind ${verb} stands no question.`, head.length, { expected: 'a question with a hole {n}' });
  const ranges = clause < 0 ? ok([]) : readRanges(rest.slice(clause), head.length + clause);
  if (!ranges.ok) return ranges;
  return verb === 'table' ? toTable(question, ranges.value) : toSequence(verb, question, ranges.value, line.length);
}

interface Range {
  readonly hole: Written;
  readonly values: Written;
}

/** ` for m = 1..7, n = 1,3,5`: a comma with a name and a sign of equality behind it begins the next hole. */
function readRanges(clause: string, at: number): Result<readonly Range[]> {
  const ranges: Range[] = [];
  let place = clause.indexOf('for') + 3;
  for (const part of clause.slice(place).split(/,(?=\s*[a-z][a-z0-9_]*\s*=)/)) {
    const [head = '', name = ''] = /^\s*([a-z][a-z0-9_]*)\s*=\s*/.exec(part) ?? [];
    const hole = { text: name, at: at + place + part.indexOf(name) };
    if (ranges.some((range) => range.hole.text === name))
      return bad('hole-given-twice', `{${name}} is given twice.`, hole.at, { found: name });
    ranges.push({ hole, values: { text: part.slice(head.length).trimEnd(), at: at + place + head.length } });
    place += part.length + 1;
  }
  return ok(ranges);
}

function toSequence(
  verb: 'sequence' | 'period' | 'plot',
  question: Written,
  ranges: readonly Range[],
  end: number,
): Result<Command> {
  const [range, other] = ranges;
  if (range === undefined) {
    if (verb === 'period') return ok({ verb, question });
    return bad('no-range', `A ${verb} says how far it goes.`, end, { expected: 'for n = 0..120' });
  }
  const wrong = other ?? (range.hole.text === 'n' ? undefined : range);
  if (wrong !== undefined)
    return bad('other-hole', `A ${verb} has the hole {n} alone; a table has others.`, wrong.hole.at, {
      expected: 'n',
      found: wrong.hole.text,
    });
  const { text, at } = range.values;
  const [, first, last] = /^(\d{1,9})\.\.(\d{1,9})$/.exec(text) ?? [];
  if (first === undefined || last === undefined || Number(first) > Number(last))
    return bad('no-range', `A ${verb} goes from one number to a larger one.`, at, { expected: '0..120', found: text });
  const [from, to] = [Number(first), Number(last)];
  const most = verb === 'sequence' ? MOST_WRITTEN : verb === 'plot' ? MOST_DRAWN : Number.POSITIVE_INFINITY;
  if (to - from >= most) return bad('range-too-long', `A ${verb} of a worksheet has at most ${most} terms.`, at, { found: text });
  return ok({ verb, question, from, to });
}

function toTable(question: Written, ranges: readonly Range[]): Result<Command> {
  const holes = listHoles(question.text);
  const third = holes[2];
  if (third !== undefined)
    return bad('too-many-holes', 'A table of a worksheet has one or two holes.', question.at + third.at, {
      found: `{${third.name}}`,
    });
  const unknown = ranges.find(({ hole }) => holes.every(({ name }) => name !== hole.text));
  if (unknown !== undefined)
    return bad('unknown-hole', `The question has no hole {${unknown.hole.text}}.`, unknown.hole.at, {
      expected: holes.map(({ name }) => name).join(' or ') || 'a question with holes',
      found: unknown.hole.text,
    });
  let cells = 1;
  for (const { name, values: inside } of holes) {
    const given = ranges.find(({ hole }) => hole.text === name)?.values;
    const values = given ?? (inside === undefined ? undefined : { text: inside.text, at: question.at + inside.at });
    if (values === undefined) continue;
    const read = parseHoleValues(values.text, values.at);
    if (!read.ok) return read;
    cells *= read.value.count;
    if (cells > MOST_WRITTEN)
      return bad('table-too-large', `A table of a worksheet has at most ${MOST_WRITTEN} cells.`, values.at, {
        found: values.text,
      });
  }
  return ok({ verb: 'table', question, holes: Object.fromEntries(ranges.map(({ hole, values }) => [hole.text, values.text])) });
}
