/**
 * The question line: `ruleset-id position [options] { "+" ruleset-id position [options] }`, options being a bracket; `∪` is another `+`.
 *
 * The last bracket has the compound and the convention, and options for all positions without a bracket of their own; a bracket
 * before a `+` belongs to the position before it alone, and may be empty. This file finds the ruleset ids, the texts of the positions and the options, with their places; the positions themselves are
 * read by their rulesets. A `g6:` or `s6:` token is verbatim up to the next white space, so brackets and braces inside it mean
 * nothing here.
 */
import type { Play } from '../core/outcome.ts';
import { bad, excerpt, type InputError, notText, ok, type Result } from '../core/result.ts';
import type { OptionText, RulesetFacts } from '../core/ruleset.ts';
import { COMPOUNDS, type Compound, type Setting } from '../core/setting.ts';
import { nearestWord } from './nearest-word.ts';
import { parseOptions, withoutAccent } from './option.ts';
import { isSpace } from './tokens.ts';

export interface Summand {
  readonly ruleset: string;
  readonly text: string;
  /** Offset of the text in the line. */
  readonly at: number;
  /** The options that this ruleset declares. */
  readonly options: readonly OptionText[];
}

export interface Question {
  readonly line: string;
  readonly summands: readonly [Summand, ...Summand[]];
  readonly setting: Setting;
}

export type FindFacts = (id: string) => RulesetFacts | undefined;

export function parseQuestion(line: string, find: FindFacts): Result<Question> {
  if (typeof line !== 'string') return notText(line);
  const plain = parsePlain(line, find);
  if (plain !== undefined) return plain;
  const start = line.search(/\S/);
  if (start < 0)
    return bad('empty-question', 'The line is empty.', 0, { expected: 'a ruleset and a position, such as `nim 3 5 7`' });
  const braces = listBraces(line);
  const positions = splitPositions(line, start, braces, find);
  if (!positions.ok) return positions;
  const hasOptions = positions.value.some(({ bracket }) => bracket !== undefined);
  const touching = hasOptions ? -1 : findTouchingOptions(line, positions.value);
  if (touching >= 0) {
    return bad('missing-space', 'White space stands before the bracket of options.', touching, {
      expected: 'a space before [',
      found: line.slice(touching),
    });
  }
  const hole = findHole(line);
  if (hole >= 0) {
    return bad('hole-in-question', 'The hole {n} makes a family of questions: ask `impartial sequence`.', hole, { found: '{n}' });
  }
  return distribute(line, positions.value);
}

const NO_OPTIONS: readonly OptionText[] = [];

/** Braces, brackets and signs of a sum. */
const NOT_PLAIN = /[[{+∪]/;

/** One position without braces, brackets or a sum, behind an id and a space, which most lines are; undefined for all others. */
function parsePlain(line: string, find: FindFacts): Result<Question> | undefined {
  const space = line.indexOf(' ');
  if (space <= 0 || NOT_PLAIN.test(line)) return undefined;
  const facts = find(line.slice(0, space));
  if (facts === undefined) return undefined;
  const text = line.slice(space + 1).trim();
  if (text === '') return undefined;
  const at = line.indexOf(text, space + 1);
  const bare = findBareOption(text, at, facts);
  if (bare !== undefined) return bare;
  const setting: Setting = { compound: 'disjunctive', play: facts.defaultPlay ?? 'normal' };
  return ok({ line, summands: [{ ruleset: facts.id, text, at, options: NO_OPTIONS }], setting });
}

interface FoundPosition {
  readonly facts: RulesetFacts;
  readonly text: string;
  readonly at: number;
  /** The options of the bracket behind it. */
  readonly bracket: readonly OptionText[] | undefined;
}

function splitPositions(line: string, start: number, braces: readonly Span[], find: FindFacts): Result<readonly FoundPosition[]> {
  const starts = [start, ...sumStarts(line, braces, find)];
  const found: FoundPosition[] = [];
  for (const [index, from] of starts.entries()) {
    const next = starts[index + 1];
    const to = next === undefined ? line.length : Math.max(line.lastIndexOf('+', next), line.lastIndexOf('∪', next));
    const open = findBracket(line, from, to, braces);
    const options = open < 0 ? undefined : parseOptions(line, open + 1, to);
    if (options?.ok === false) return options;
    const part = line.slice(from, open < 0 ? to : open);
    const id = (part.match(/^\S+/) ?? [''])[0];
    const facts = find(id);
    if (facts === undefined) {
      return { ok: false, error: unknownRuleset(id, from) };
    }
    const text = part.slice(id.length);
    const blank = text.length - text.trimStart().length;
    const at = from + id.length + blank;
    const bare = findBareOption(text.trim(), at, facts);
    if (bare !== undefined) return bare;
    found.push({ facts, text: text.trim(), at, bracket: options?.value });
  }
  const names = new Set([...GENERAL, ...found.flatMap(({ facts }) => facts.optionNames ?? [])]);
  return ok(found.map((each) => (each.bracket === undefined ? each : { ...each, bracket: joinNames(each.bracket, names) })));
}

/** Options as they are spoken: `shortened selective` is shortened-selective, and `misère play` and `conjunctive compound` are said too. */
function joinNames(bracket: readonly OptionText[], names: ReadonlySet<string>): readonly OptionText[] {
  return bracket.map((option) => {
    const [first, ...rest] = option.words;
    const joined = `${option.name}-${first?.text}`;
    const isJoined = !names.has(option.name) && names.has(joined);
    const { name, words } = isJoined ? { name: joined, words: rest } : option;
    const [said, ...others] = words;
    const isSaid =
      said !== undefined && others.length === 0 && said.text === (isPlay(name) ? 'play' : isCompound(name) ? 'compound' : '');
    return { ...option, name, words: isSaid ? [] : words };
  });
}

/** The error of an option that stands after a position without a bracket: `nim 3 5 7 misere`, `nimania 4 stage 3`. */
function findBareOption(text: string, at: number, { optionNames = [] }: RulesetFacts): Result<never> | undefined {
  const last = lastWordStart(text, text.length);
  const before = lastWordStart(text, last);
  for (const start of [last, before]) {
    if (start === 0) continue;
    const [word = ''] = /^\S+/.exec(text.slice(start)) ?? [];
    const name = withoutAccent(word);
    if (!optionNames.includes(name) && !(isGeneral(name) && start === last)) continue;
    const option = `[${name}${text.slice(start + word.length)}]`;
    return bad('bare-option', 'Options stand in brackets at the end of the line.', at + start, { expected: option, found: word });
  }
  return undefined;
}

/** Where the last word before this place begins. */
function lastWordStart(text: string, end: number): number {
  let start = end;
  while (start > 0 && isSpace(text.charCodeAt(start - 1))) start--;
  while (start > 0 && !isSpace(text.charCodeAt(start - 1))) start--;
  return start;
}

export function unknownRuleset(id: string, at: number): InputError {
  const message = 'There is no ruleset of this name; `impartial games` lists them.';
  return { code: 'unknown-ruleset', message, at, expected: 'the id of a ruleset', found: excerpt(id) };
}

/** The offsets where `+ id` starts a position of another ruleset. */
function sumStarts(line: string, braces: readonly Span[], find: FindFacts): number[] {
  const starts: number[] = [];
  if (!/[+∪]/.test(line)) return starts;
  for (const match of line.matchAll(/\s[+∪]\s+([a-z][a-z0-9-]*)(?=\s|$)/g)) {
    const id = match[1] ?? '';
    const at = match.index + match[0].length - id.length;
    if (find(id) !== undefined && !isInside(braces, at)) starts.push(at);
  }
  return starts;
}

/** The offset of the white space before the options of a position, or −1; a bracket inside braces belongs to an edge game. */
function findBracket(line: string, from: number, to: number, braces: readonly Span[]): number {
  if (!line.includes('[')) return -1;
  for (const { index } of line.slice(from, to).matchAll(/\s\[/g)) if (!isInside(braces, from + index)) return from + index;
  return -1;
}

/** The offset of a bracket with options that touches the position, as in `nim 3[misere]`, or −1. */
function findTouchingOptions(line: string, positions: readonly FoundPosition[]): number {
  const end = line.trimEnd();
  const open = end.lastIndexOf('[');
  if (open < 0 || !end.endsWith(']')) return -1;
  const [first = ''] = /[\p{L}\p{M}-]*/u.exec(end.slice(open + 1).trimStart()) ?? [];
  const word = withoutAccent(first);
  const isOption = isGeneral(word) || positions.some(({ facts }) => facts.optionNames?.includes(word));
  if (!isOption) return -1;
  let start = open;
  while (start > 0 && /\S/.test(end[start - 1] as string)) start--;
  return /^\(*[gs]6:/.test(end.slice(start, open)) ? -1 : open;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** The outermost braces of edge games, one after another; graph6 and sparse6 tokens are passed over. */
function listBraces(line: string): readonly Span[] {
  const spans: Span[] = [];
  if (!line.includes('{')) return spans;
  let depth = 0;
  let from = 0;
  for (const { 0: token, index } of line.matchAll(/\S+/g)) {
    if (/^\(*[gs]6:/.test(token)) continue;
    for (let offset = 0; offset < token.length; offset++) {
      if (token[offset] === '{' && depth++ === 0) from = index + offset;
      else if (token[offset] === '}' && depth > 0 && --depth === 0) spans.push({ from, to: index + offset });
    }
  }
  if (depth > 0) spans.push({ from, to: line.length });
  return spans;
}

function isInside(spans: readonly Span[], at: number): boolean {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((spans[middle] as Span).to < at) low = middle + 1;
    else high = middle;
  }
  return low < spans.length && (spans[low] as Span).from < at;
}

/** Each position with its options: those of its own bracket or, where it has none, those of the last one that it declares. */
function distribute(line: string, positions: readonly FoundPosition[]): Result<Question> {
  const last = positions.at(-1)?.bracket ?? [];
  const alike = positions.filter(({ bracket }, index) => bracket === undefined || index === positions.length - 1);
  const wrong = positions
    .slice(0, -1)
    .map(({ facts, bracket = [] }) => checkNames(bracket, [facts], false))
    .concat(
      checkNames(
        last,
        alike.map(({ facts }) => facts),
        true,
      ),
    )
    .find((error) => error !== undefined);
  if (wrong !== undefined) return wrong;
  const general = last.filter(({ name }) => isGeneral(name));
  const setting = settingOf(positions, general);
  if (!setting.ok) return setting;
  const [first, ...rest] = positions.map(({ facts, text, at, bracket = last }) => ({
    ruleset: facts.id,
    text,
    at,
    options: bracket.filter(({ name }) => facts.optionNames?.includes(name)),
  }));
  if (first === undefined) throw new Error('a question has at least one position');
  return ok({ line, summands: [first, ...rest], setting: setting.value });
}

/** What is wrong with the names of a bracket for positions of these rulesets; the last one may have general options too. */
function checkNames(bracket: readonly OptionText[], owners: readonly RulesetFacts[], isLast: boolean): Result<never> | undefined {
  const own = new Set(owners.flatMap(({ optionNames }) => optionNames ?? []));
  const seen = new Set<string>();
  for (const { name, at } of bracket) {
    if (!isLast && isGeneral(name) && !own.has(name)) {
      return bad('option-of-all', 'The compound and the convention hold for the whole sum: they stand in the last bracket.', at, {
        expected: 'the options of this position alone',
        found: name,
      });
    }
    if (!own.has(name) && !isGeneral(name)) {
      const known = [...own, ...(isLast ? GENERAL : [])];
      const meant = nearestWord(name, known);
      const message = `This option is unknown here${meant === undefined ? '' : `; perhaps ${meant} is meant`}.`;
      return bad('unknown-option', message, at, { expected: known.join(', ') || 'no option', found: name });
    }
    if (seen.has(name)) return bad('duplicate-option', 'This option is given twice.', at, { found: name });
    seen.add(name);
  }
  return undefined;
}

function isPlay(name: string): name is Play {
  return name === 'normal' || name === 'misere';
}

function isCompound(name: string): name is Compound {
  return Object.hasOwn(COMPOUNDS, name);
}

/** The options that are about the whole question. */
const GENERAL: readonly string[] = ['misere', 'normal', ...Object.keys(COMPOUNDS)];

function isGeneral(name: string): boolean {
  return isPlay(name) || isCompound(name);
}

function settingOf(positions: readonly FoundPosition[], general: readonly OptionText[]): Result<Setting> {
  let play: Play | undefined;
  let compound: Compound | undefined;
  for (const { name, words, at } of general) {
    const extra = words[0];
    if (extra !== undefined)
      return bad('option-takes-no-value', `The option ${name} takes no value.`, extra.at, { found: extra.text });
    if (isPlay(name)) {
      if (play !== undefined) return contradiction(name, play, at);
      play = name;
    } else if (isCompound(name)) {
      if (compound !== undefined) return contradiction(name, compound, at);
      compound = name;
    }
  }
  return ok({ compound: compound ?? 'disjunctive', play: play ?? positions[0]?.facts.defaultPlay ?? 'normal' });
}

function contradiction(name: string, other: string, at: number): Result<never> {
  return bad('contradictory-options', `The options ${other} and ${name} contradict each other.`, at, { found: name });
}

/** The offset of the first hole outside graph6 and sparse6 tokens, or −1. */
export function findHole(line: string): number {
  if (!line.includes('{n}')) return -1;
  for (const match of line.matchAll(/\S+/g)) {
    if (/^\(*[gs]6:/.test(match[0])) continue;
    const inside = match[0].indexOf('{n}');
    if (inside >= 0) return match.index + inside;
  }
  return -1;
}

/** The line with each hole replaced by n. */
export function fillHole(line: string, n: number): string {
  return line.replace(/\S+/g, (token) => (/^\(*[gs]6:/.test(token) ? token : token.replaceAll('{n}', String(n))));
}

/** The options of a question as the line writes them; defaults are left out. */
export function formatOptions(own: readonly string[], setting: Setting, defaultPlay: Play): string {
  const all = [...own];
  if (setting.compound !== 'disjunctive') all.push(setting.compound);
  if (setting.play !== defaultPlay) all.push(setting.play);
  return all.length === 0 ? '' : ` [${all.join(', ')}]`;
}
