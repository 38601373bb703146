/**
 * The tasks of a survey: so many questions, each made from its number when it is asked for.
 *
 * The holes are written out for the store too, as ranges of numbers or lists of values, so that a query can name them; `pieces` is
 * the question with the holes between its parts.
 */
import { listHoles, parseTemplate, type Template } from 'impartial';
import { SurveyError } from '../survey-error.ts';
import type { SurveyDefinition } from './definition.ts';
import { GeneratedLines } from './generator.ts';

/** More tasks than this are a mistake, or a life's work. */
export const MOST_TASKS = 1e10;
/** Values of a hole that is no range: they are kept in the store. */
const MOST_LISTED = 5_000_000;

/** A hole as the store knows it: numbers at equal distances, or a list. */
export interface TaskHole {
  readonly name: string;
  readonly count: number;
  /** Tasks that lie between two values of it. */
  readonly stride: number;
  readonly range?: { readonly from: number; readonly step: number };
  /** Its values come from a program, and are in the store with the results. */
  readonly isGenerated?: boolean;
  at(index: number): string;
}

const RANGE = /^(-?\d+)\.\.(-?\d+)(?:\/(\d+))?$/;

export class Tasks {
  readonly count: number;
  readonly holes: readonly TaskHole[];
  /** The texts before, between and after the holes, and which hole follows each but the last. */
  readonly pieces: readonly { readonly text: string; readonly hole?: string }[];
  /** What a program puts into the first hole; its parts are the chunks. */
  readonly generated: GeneratedLines | undefined;
  private readonly template: Template | undefined;
  private readonly line: string;
  private readonly generatedHole: string;

  constructor(definition: SurveyDefinition) {
    this.line = definition.question;
    this.template = readTemplate(definition);
    const { generate } = definition;
    this.generated = generate === undefined ? undefined : new GeneratedLines(generate);
    this.generatedHole = `{${generate?.hole}}`;
    this.count = (this.template?.count ?? 1) * (this.generated?.count ?? 1);
    if (this.count === 0 && generate?.lines !== undefined) throw new SurveyError(`${generate.program} gives no lines.`);
    if (this.count > MOST_TASKS)
      throw new SurveyError(`There would be ${this.count} tasks; a survey has at most ${MOST_TASKS}. Divide it into several.`);
    this.holes = toHoles(this.template, definition, this.generated);
    this.pieces = toPieces(this.template, this.line);
  }

  /** The question of a task, with `{n}` still in it where families are asked for. */
  questionAt(task: number): string {
    const { template, generated } = this;
    if (template === undefined) return this.line;
    if (generated === undefined) return template.questionAt(task);
    const line = generated.at(Math.floor(task / template.count));
    return template.questionAt(task % template.count).replace(this.generatedHole, () => line);
  }

  /** The texts that questions are made of: the line without its holes, and what is listed for these. */
  *eachText(mostOfHole = Number.POSITIVE_INFINITY): Iterable<string> {
    for (const { text } of this.pieces) yield text;
    for (const { count, range, isGenerated, at } of this.holes) {
      if (range !== undefined || isGenerated === true || count > mostOfHole) continue;
      for (let index = 0; index < count; index++) yield at(index);
    }
  }

  /** What is in the holes, by their names. */
  holesAt(task: number): Readonly<Record<string, string>> {
    return Object.fromEntries(this.holes.map(({ name, stride, count, at }) => [name, at(Math.floor(task / stride) % count)]));
  }
}

function isOpenHole(name: string, { ask }: SurveyDefinition): boolean {
  return name === 'n' && ask !== 'solve';
}

function readTemplate(definition: SurveyDefinition): Template | undefined {
  const { question, holes, ask } = definition;
  const found = listHoles(question);
  const family = found.find(({ name }) => isOpenHole(name, definition));
  if (ask !== 'solve' && family === undefined)
    throw new SurveyError(
      `To ask for a ${ask} the line needs a hole {n} for the members of the family: ${question.slice(0, 60)}`,
    );
  if (family !== undefined && (family.values !== undefined || holes.n !== undefined))
    throw new SurveyError(`The hole {n} is the family whose ${ask} is asked for: nothing goes into it.`);
  const { generate } = definition;
  if (generate !== undefined && (found[0]?.name !== generate.hole || holes[generate.hole] !== undefined))
    throw new SurveyError(
      `A program fills the first hole of the line, and {${generate.hole}} is not it, or has other values: ${question.slice(0, 60)}`,
    );
  if (found.length === 0) return undefined;
  const texts = {
    ...holes,
    ...(family !== undefined && { n: ['{n}'] }),
    ...(generate !== undefined && { [generate.hole]: [`{${generate.hole}}`] }),
  };
  const template = parseTemplate(question, texts);
  if (template.ok) return template.value;
  const { message, at } = template.error;
  throw new SurveyError(`${message.replace(/\.$/, '')} (column ${at + 1} of ${question.slice(0, 60)}).`);
}

function toHoles(
  template: Template | undefined,
  definition: SurveyDefinition,
  generated: GeneratedLines | undefined,
): readonly TaskHole[] {
  const holes: TaskHole[] = [];
  let stride = 1;
  for (const { name, values } of [...(template?.holes ?? [])].reverse()) {
    if (isOpenHole(name, definition)) continue;
    if (generated !== undefined && name === definition.generate?.hole) {
      holes.unshift({ name, count: generated.count, stride, isGenerated: true, at: (index) => generated.at(index) });
      continue;
    }
    const range = rangeOf(name, definition);
    if (range === undefined && values.count > MOST_LISTED)
      throw new SurveyError(`The hole {${name}} has ${values.count} values in a list; at most ${MOST_LISTED} are kept.`);
    holes.unshift({ name, count: values.count, stride, at: (index) => values.at(index), ...(range !== undefined && { range }) });
    stride *= values.count;
  }
  return holes;
}

function rangeOf(name: string, { holes, question }: SurveyDefinition): TaskHole['range'] {
  const text = holes[name] ?? listHoles(question).find((hole) => hole.name === name)?.values?.text;
  const [, from, , step = '1'] = typeof text === 'string' ? (RANGE.exec(text.trim()) ?? []) : [];
  return from === undefined ? undefined : { from: Number(from), step: Number(step) };
}

/** A character that no question line has stands for the place of a hole. */
const MARK = '\u0000';

function toPieces(template: Template | undefined, line: string): Tasks['pieces'] {
  if (template === undefined) return [{ text: line }];
  const marked = template.fill(
    template.holes.map(({ name }) => (name === 'n' && isLeftOpen(template) ? '{n}' : MARK + name + MARK)),
  );
  const parts = marked.split(MARK);
  return parts.flatMap((text, index) =>
    index % 2 === 1 ? [] : [{ text, ...(parts[index + 1] !== undefined && { hole: parts[index + 1] as string }) }],
  );
}

function isLeftOpen({ holes }: Template): boolean {
  return holes.some(({ name, values }) => name === 'n' && values.count === 1 && values.at(0) === '{n}');
}
