/**
 * What a survey is: a question line with holes, what is asked of each line, what goes into the holes, and how far one task may go.
 *
 * It is plain data, so that a file, a line on the command line, a database and a published folder say the same. The tasks are numbered,
 * the last hole running fastest; a question follows from the definition and its number.
 */
import type { NeededRuleset } from '../ask/custom-rulesets.ts';
import { SurveyError } from '../survey-error.ts';
import { type GeneratorDefinition, readGenerator } from './generator.ts';

/** What is asked of each line: who wins, the values of a family `{n}`, its period, or its misère quotient. */
export const ASKS = ['solve', 'sequence', 'period', 'misere'] as const;
export type Ask = (typeof ASKS)[number];

/** How far one task may go. All but `seconds` give the same result on every machine. */
export interface TaskLimits {
  /** Values of a sequence, or heaps of a quotient. */
  readonly values?: number;
  readonly positions?: number;
  readonly megabytes?: number;
  readonly seconds?: number;
}

export interface SurveyDefinition {
  /** Small letters, digits and hyphens, beginning with a letter. */
  readonly name: string;
  readonly ask: Ask;
  /** A question line with holes: `octal 0.{a}{b}{c}: {n}`. The hole `{n}` stays open where families are asked for. */
  readonly question: string;
  /** What goes into each hole: `0..7`, `normal,misere`, or the values themselves. */
  readonly holes: Readonly<Record<string, string | readonly string[]>>;
  readonly limits: TaskLimits;
  /** A program that fills the first hole, part by part. */
  readonly generate?: GeneratorDefinition;
  /** The last member that a sequence has. */
  readonly to?: number;
  /** Whether tasks that are known to be equal are asked all the same. */
  readonly keepEqual?: boolean;
  /** False: certificates have no evidence that takes work of its own. They are short, and checking one plays the position out. */
  readonly evidence?: false;
  /** Custom rulesets that its questions name; found by a plan. */
  readonly rulesets?: readonly NeededRuleset[];
}

const NAME = /^[a-z][a-z0-9-]{0,39}$/;
const FIELDS = ['name', 'ask', 'question', 'holes', 'limits', 'generate', 'to', 'keepEqual', 'evidence', 'rulesets'];
const LIMITS = ['values', 'positions', 'megabytes', 'seconds'];

/** A definition out of what a file or a caller gives, or a sentence on what is wrong with it. */
export function readDefinition(given: unknown): SurveyDefinition {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new SurveyError('A survey is an object with a name, a question and what to ask.');
  const fields = given as Readonly<Record<string, unknown>>;
  refuseOthers(fields, FIELDS, 'a survey');
  const { name, question, ask = 'solve', holes = {}, limits = {}, generate, to, keepEqual, evidence, rulesets } = fields;
  if (typeof question !== 'string' || question.trim() === '') throw new SurveyError('A survey has a question, a line of text.');
  return {
    name: readName(name),
    ask: readAsk(ask),
    question: question.trim(),
    holes: readHoles(holes),
    limits: readLimits(limits),
    ...(generate !== undefined && { generate: readGenerator(generate) }),
    ...(to !== undefined && { to: readCount(to, 'to') }),
    ...(keepEqual === true && { keepEqual }),
    ...(evidence === false && { evidence }),
    ...(rulesets !== undefined && { rulesets: readRulesets(rulesets) }),
  };
}

export function readName(name: unknown): string {
  if (typeof name === 'string' && NAME.test(name)) return name;
  throw new SurveyError(
    `The name of a survey has small letters, digits and hyphens and begins with a letter, such as octal-3; found ${shown(name)}.`,
  );
}

function readAsk(ask: unknown): Ask {
  const found = ASKS.find((each) => each === ask);
  if (found === undefined) throw new SurveyError(`A survey asks one of ${ASKS.join(', ')}; found ${shown(ask)}.`);
  return found;
}

function readHoles(given: unknown): SurveyDefinition['holes'] {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new SurveyError('The holes of a survey are an object such as { "a": "0..7" }.');
  for (const [hole, values] of Object.entries(given)) {
    const isList = Array.isArray(values) && values.every((value) => typeof value === 'string');
    if (typeof values !== 'string' && !isList)
      throw new SurveyError(`What goes into {${hole}} is a text such as 0..7, or a list of texts; found ${shown(values)}.`);
  }
  return given as SurveyDefinition['holes'];
}

function readRulesets(given: unknown): readonly NeededRuleset[] {
  const isNeeded = (each: Partial<Record<keyof NeededRuleset, unknown>> | null) =>
    [each?.id, each?.file, each?.code].every((part) => typeof part === 'string');
  if (Array.isArray(given) && given.every(isNeeded)) return given.map(({ id, file, code }) => ({ id, file, code }));
  throw new SurveyError('The custom rulesets of a survey are a list of { "id", "file", "code" }, as a plan writes it.');
}

function readLimits(given: unknown): TaskLimits {
  if (typeof given !== 'object' || given === null)
    throw new SurveyError('The limits of a survey are an object such as { "values": 4096 }.');
  refuseOthers(given, LIMITS, 'its limits');
  for (const [limit, value] of Object.entries(given)) readCount(value, limit);
  return given;
}

function readCount(value: unknown, what: string): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) return value;
  throw new SurveyError(`${what} is a whole number above 0; found ${shown(value)}.`);
}

function refuseOthers(fields: object, known: readonly string[], what: string): void {
  const other = Object.keys(fields).find((field) => !known.includes(field));
  if (other !== undefined) throw new SurveyError(`There is no ${other} in ${what}; there is ${known.join(', ')}.`);
}

function shown(value: unknown): string {
  return (JSON.stringify(value) ?? String(value)).slice(0, 60);
}
