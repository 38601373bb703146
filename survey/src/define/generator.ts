/**
 * A hole that a program fills, part by part: `nauty-geng -qc 10 {part}/1000` gives a thousandth of all graphs at a time, so that no machine
 * has to hold them all. How many lines each part has is found when a survey is planned, and from then on fixed, so that tasks have numbers.
 *
 * Programs run only where whoever started this one allowed it: a definition may come from somebody else.
 */
import { execFileSync } from 'node:child_process';
import { SurveyError } from '../survey-error.ts';

export interface GeneratorDefinition {
  /** The first hole of the question. */
  readonly hole: string;
  /** A program with its words, `{part}/1000` among them; no shell reads it. */
  readonly program: string;
  /** How many lines each part has; found by a plan. */
  readonly lines?: readonly number[];
}

const PART = /\{part\}\/(\d+)/;
const MOST_PARTS = 50_000;
const MOST_BYTES = 2 ** 29;
/** Parts whose lines are kept. */
const MOST_KEPT = 32;

let isAllowed = false;

/** Lets definitions run their programs, in this process from now on. */
export function allowPrograms(): void {
  isAllowed = true;
}

export function readGenerator(given: unknown): GeneratorDefinition {
  const { hole, program, lines } = (given ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof hole !== 'string' || typeof program !== 'string')
    throw new SurveyError(
      'What generates has a hole and a program, such as { "hole": "graph", "program": "geng -qc 9 {part}/100" }.',
    );
  const parts = Number(PART.exec(program)?.[1] ?? 0);
  if (parts < 1 || parts > MOST_PARTS)
    throw new SurveyError(
      `A program that generates has {part}/1000 among its words, with at most ${MOST_PARTS} parts; found ${program.slice(0, 60)}.`,
    );
  if (lines === undefined) return { hole, program };
  const isList =
    Array.isArray(lines) && lines.length === parts && lines.every((count) => Number.isSafeInteger(count) && count >= 0);
  if (!isList) throw new SurveyError(`The lines of the ${parts} parts are a list of so many whole numbers.`);
  return { hole, program, lines: lines as number[] };
}

/** Counts the lines of every part, unless that was done. */
export function countLines(generator: GeneratorDefinition): GeneratorDefinition {
  if (generator.lines !== undefined) return generator;
  const parts = Number(PART.exec(generator.program)?.[1]);
  return { ...generator, lines: Array.from({ length: parts }, (_, part) => runPart(generator, part).length) };
}

/** The lines of all parts, one after the other; a part is generated when one of its lines is wanted. */
export class GeneratedLines {
  readonly count: number;
  private readonly generator: GeneratorDefinition;
  /** The number of the first line of each part, and at the end how many lines there are. */
  private readonly firsts: readonly number[];
  private readonly kept = new Map<number, readonly string[]>();

  constructor(generator: GeneratorDefinition) {
    const firsts = [0];
    for (const lines of generator.lines ?? []) firsts.push((firsts.at(-1) as number) + lines);
    this.generator = generator;
    this.firsts = firsts;
    this.count = firsts.at(-1) as number;
  }

  at(index: number): string {
    const part = this.partOf(index);
    return this.linesOf(part)[index - (this.firsts[part] as number)] as string;
  }

  /** From which line to which each part goes; those without any are left out. */
  parts(): readonly { readonly first: number; readonly last: number }[] {
    return this.firsts
      .slice(0, -1)
      .map((first, part) => ({ first, last: (this.firsts[part + 1] as number) - 1 }))
      .filter(({ first, last }) => first <= last);
  }

  private partOf(index: number): number {
    let [low, high] = [0, this.firsts.length - 1];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.firsts[middle] as number) <= index) low = middle;
      else high = middle;
    }
    return low;
  }

  private linesOf(part: number): readonly string[] {
    const known = this.kept.get(part);
    if (known !== undefined) return known;
    const lines = runPart(this.generator, part);
    const planned = this.generator.lines?.[part];
    if (lines.length !== planned)
      throw new SurveyError(
        `${this.generator.program} gives ${lines.length} lines for part ${part}, and gave ${planned} when the survey was planned.`,
      );
    if (this.kept.size >= MOST_KEPT) this.kept.clear();
    this.kept.set(part, lines);
    return lines;
  }
}

function runPart({ hole, program }: GeneratorDefinition, part: number): readonly string[] {
  if (!isAllowed) throw new SurveyError(`The tasks come from a program, ${program}: --allow-program lets it run.`);
  const [name = '', ...words] = program
    .trim()
    .split(/\s+/)
    .map((word) => word.replace('{part}', String(part)));
  const text = outputOf(name, words, program);
  const lines = text.split('\n').map((line) => line.trim());
  const found = lines.filter((line) => line !== '' && !line.startsWith('>>graph6<<') && !line.startsWith('#'));
  return hole === 'graph' ? found.map((line) => `g6:${line}`) : found;
}

function outputOf(name: string, words: readonly string[], program: string): string {
  try {
    return execFileSync(name, words, { encoding: 'utf8', maxBuffer: MOST_BYTES, stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const { code, stderr } = error as NodeJS.ErrnoException & { readonly stderr?: string };
    const said =
      code === 'ENOENT' ? 'there is no such program' : (stderr?.trim().split('\n')[0] ?? '').slice(0, 200).replace(/\.$/, '');
    throw new SurveyError(`${program} fails: ${said || code || 'it says nothing'}.`);
  }
}
