/** The answers to a block of lines, as one text: what each thread of a batch does. */
import type { BadQuestion, Options, Verdict } from 'impartial';
import { answerToJson, answerToLine, excerpt, RulesetFault, type SolveOptions } from 'impartial/command';
import { answerFilled, isOpen } from './ask.ts';
import { type FullQuestion, fillFiles } from './file-token.ts';
import { optionsFor } from './games.ts';
import { GivenAnswers } from './given-answers.ts';
import type { SolveFlags } from './solve-options.ts';
import { lookOf } from './terminal.ts';

export type BatchFlags = SolveFlags & { readonly json?: boolean; readonly genus?: boolean; readonly certificate?: boolean };

export interface Answers {
  readonly text: string;
  readonly count: number;
  /** Whether each of them is N, P or draw. */
  readonly closed: boolean;
}

/** How work is run: so that Ctrl-C breaks it off, or as it is. */
export type Run = (work: () => void) => void;

/** Of this thread, whose flags are the same for every line. */
const given = new GivenAnswers();

export async function answerLines(
  lines: readonly string[],
  { json = false, genus = false, certificate = false }: BatchFlags,
  options: Options,
  run: Run,
): Promise<Answers> {
  const fresh = lines.filter((line) => !given.has(line));
  const filled = new Map<string, FullQuestion | BadQuestion>();
  for (const line of fresh) if (line.includes('file:')) filled.set(line, await fillFiles(line, options.limits));
  const asked = fresh.map((line) => filled.get(line) ?? { asked: line, full: line, replacements: [] });
  const full = await optionsFor(
    asked.flatMap((question) => ('full' in question ? question.full : [])),
    options,
  );
  const toText: (found: Verdict | BadQuestion, line: string) => string = genus
    ? await withGenus(json, certificate, options)
    : json
      ? (found) => answerToJson(found, { certificate })
      : answerToLine;
  let text = '';
  let closed = true;
  run(() => {
    for (const line of lines) {
      const known = given.get(line);
      if (known !== undefined) {
        text += known;
        continue;
      }
      const question = filled.get(line) ?? { asked: line, full: line, replacements: [] };
      const found = answerOne(question, full);
      const told = `${toText(found, 'full' in question ? question.full : line)}\n`;
      if (isOpen(found)) closed = false;
      else if (!filled.has(line)) given.keep(line, told);
      text += told;
    }
  });
  return { text, count: lines.length, closed };
}

/** The answer and the genus of the position; where that is not to be had, why. */
async function withGenus(
  json: boolean,
  certificate: boolean,
  options: Options,
): Promise<(found: Verdict | BadQuestion, line: string) => string> {
  const { genus } = await import('impartial');
  const { genusToData, genusToLines } = await import('impartial/present');
  return (found, line) => {
    if ('error' in found) return json ? answerToJson(found) : answerToLine(found);
    const asked = genus(line, options);
    const shown = 'error' in asked ? { question: line, components: [], reason: asked.error.message } : asked;
    if (json) return answerToJson(found, { certificate, genus: genusToData(shown) });
    const [first = ''] = genusToLines(shown, { ...lookOf(process.stdout), width: Number.POSITIVE_INFINITY }).split('\n');
    return `${answerToLine(found)} ${capital(first.trim().replace(/\s+/, ' ').replace(/\.$/, ''))}.`;
  };
}

function answerOne(question: FullQuestion | BadQuestion, options: SolveOptions): Verdict | BadQuestion {
  if ('error' in question) return question;
  try {
    return answerFilled(question, options);
  } catch (error) {
    return bug(question.asked, error);
  }
}

/** A bug in one answer, or a slip of an own ruleset, must not cost the others. */
function bug(question: string, error: unknown): BadQuestion {
  if (error instanceof RulesetFault)
    return { question, error: { code: 'ruleset-fault', message: `${capital(error.message)}.`, at: 0 } };
  const message = `Unexpected error: ${error instanceof Error ? excerpt(error.message) : 'no message'}`;
  return { question, error: { code: 'unexpected-error', message, at: 0 } };
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
