/**
 * `impartial worksheet`: notes in Markdown that calculate; printed, filled in, checked, or made into a page.
 */
import { basename, dirname, extname, join } from 'node:path';
import type { Command } from 'commander';
import { catalogue } from 'impartial';
import { answerLine, errorToText } from 'impartial/present';
import {
  type AnsweredCell,
  eachAnswer,
  fillWorksheet,
  listDifferences,
  mathmlBy,
  type Worksheet,
  whyUnknown,
  worksheetToHtml,
} from 'impartial-worksheet';
import { errorWithOption } from '../limit-options.ts';
import { writeWhole } from '../output-file.ts';
import { startPace } from '../pace.ts';
import { refuse } from '../refuse.ts';
import { addLimitFlags } from '../solve-flags.ts';
import { type SolveFlags, toSolveOptions } from '../solve-options.ts';
import { STANDARD_OUTPUT } from '../standard-output.ts';
import { answer, lookOf, talk } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';
import { loadGames, readWorksheetFile } from '../worksheet-file.ts';
import { worksheetData } from '../worksheet-json.ts';

interface Flags extends SolveFlags {
  readonly write?: boolean;
  readonly check?: boolean;
  /** Where the page goes; true: beside the notes. */
  readonly html?: string | true;
  readonly json?: boolean;
}

const EXAMPLES = `
Examples:
  impartial worksheet run notes.md
  impartial worksheet run notes.md --write
  impartial worksheet run notes/*.md --check
  impartial worksheet run notes.md --html
  impartial worksheet run notes.md --html page.html

Notes are Markdown; lines in a fence \`\`\`impartial are calculated, and answers
stand below them behind an arrow:

  \`\`\`impartial
  a = node-kayles P5
  s = a + kayles 7 + nim 1
  sequence kayles {n} for n = 0..20
  period octal 0.16: {n}
  plot node-kayles P{n} for n = 0..120
  table node-kayles G{m}x{n} for m = 1..4, n = 1..6
  \`\`\`

A fence \`\`\`ts impartial is a game of your own, a program that is run as files
of --ruleset are: look at what it does before you run notes of others. In the
file the answer unknown fits any answer, and ? among values any value.
Exit code: 0 when every line is answered and, with --check, none differs; 1 when
a line is bad, not known, or differs; 2 for wrong usage.`;

export function addWorksheet(program: Command): void {
  const command = program.command('worksheet').argument('[run...]', 'the word run, and the files of the notes');
  command.description('notes in Markdown that calculate: print, fill in, check').usage('run <file...> [options]');
  command.option('--write', 'put the answers into the file, unless a line is bad');
  command.option('--check', 'compare with the answers in the file, and name the lines that differ');
  command.option(
    '--html [file]',
    'write a page with the answers, one file without scripts (default: notes.html beside notes.md)',
  );
  command.option('--json', 'print one JSON object a file');
  addLimitFlags(command).addHelpText('after', EXAMPLES).action(worksheetVerb);
}

async function worksheetVerb(words: readonly string[], given: Flags): Promise<void> {
  const named = words[0] === 'run' ? words.slice(1) : words;
  // `--html notes.md` names the notes, as `--write notes.md` does.
  const isBeside = named.length === 0 && typeof given.html === 'string';
  const files = isBeside ? [given.html as string] : named;
  const flags: Flags = isBeside ? { ...given, html: true } : given;
  if (files.length === 0) throw new UsageError('give a file: impartial worksheet run notes.md');
  const { write, check, html, json } = flags;
  if ([write, check, html, json].filter((flag) => flag !== undefined).length > 1)
    throw new UsageError('choose one of --write, --check, --html and --json');
  if (typeof html === 'string' && files.length > 1) throw new UsageError('--html with a file is for one file of notes');
  for (const file of files)
    if (html !== undefined && pageOf(file, html) === file) throw new UsageError(`the page would take the place of ${file}`);
  const options = { catalogue, ...(await toSolveOptions(flags)) };
  for (const file of files) {
    const sheet = readWorksheetFile(file);
    const games = await loadGames(file, sheet);
    const pace = startPace(sheet.cells.length, 0, 'cells');
    const answers: AnsweredCell[] = [];
    for (const each of eachAnswer(sheet, { ...options, games })) {
      answers.push(each);
      pace.update(answers.length);
    }
    pace.stop();
    await deliver({ file, sheet, answers }, flags);
  }
}

function pageOf(file: string, html: string | true): string {
  return html === true ? join(dirname(file), `${basename(file, extname(file))}.html`) : html;
}

interface Answered {
  readonly file: string;
  readonly sheet: Worksheet;
  readonly answers: readonly AnsweredCell[];
}

async function deliver(answered: Answered, { write, check, html, json }: Flags): Promise<void> {
  const { file, sheet, answers } = answered;
  if (check === true) return checkAnswers(answered);
  const isOpen = answers.some((each) => each.answer.kind === 'error' || whyUnknown(each.answer) !== undefined);
  if (isOpen) process.exitCode = 1;
  if (json === true) return answer(`${answerLine(worksheetData(file, answers))}\n`);
  if (write === true) return writeAnswers(answered);
  if (html !== undefined) {
    // Formulas are set by KaTeX, which nothing else here needs.
    const { default: katex } = await import('katex');
    const page = pageOf(file, html);
    writeWhole(page, worksheetToHtml(sheet, answers, { title: basename(file), formula: mathmlBy(katex.renderToString) }));
    if (page !== STANDARD_OUTPUT) talkOfFaults(answered);
    return;
  }
  for (const each of answers) await answer(`${cellToText(each)}\n`);
  talkOfFaults(answered);
}

/** The file is written whole, or left as it is. */
function writeAnswers(answered: Answered): void {
  const { file, sheet, answers } = answered;
  talkOfFaults(answered);
  const filled = fillWorksheet(sheet, answers);
  if (answers.some(({ answer: { kind } }) => kind === 'error')) refuse(`impartial: ${file} was left as it is`);
  else if (filled !== sheet.lines.join('\n')) writeWhole(file, filled);
}

async function checkAnswers({ file, answers }: Answered): Promise<void> {
  const different = listDifferences(answers);
  for (const { line, question, recorded, found } of different) {
    const asked = question === '' ? '' : ` ${question}`;
    const lines = recorded === undefined ? [found] : [`in the file: ${recorded}`, `found:       ${found}`];
    await answer(`${file}:${line}:${asked}\n${lines.map((text) => `  ${text}\n`).join('')}`);
  }
  if (different.length > 0) process.exitCode = 1;
  const lines = answers.flatMap(({ cell }) => (cell.kind === 'line' ? [cell] : []));
  const count = lines.filter(({ recorded }) => recorded !== undefined).length;
  talk(`impartial: ${file}: ${summary(count, different.length, lines.length - count)}`);
}

function summary(count: number, different: number, without: number): string {
  const differ = different === 0 ? 'none differs' : different === 1 ? '1 differs' : `${different} differ`;
  const others = without === 0 ? '' : `; ${without === 1 ? '1 line has' : `${without} lines have`} none in the file`;
  return `${count} ${count === 1 ? 'answer' : 'answers'}, ${differ}${others}`;
}

/** `12  a = nim 3` and its answer below. */
function cellToText({ cell, answer: { kind }, text }: AnsweredCell): string {
  const number = String(cell.line).padStart(4);
  const asked = cell.kind === 'line' ? cell.text : `game ${kind === 'error' ? '' : text}`.trimEnd();
  return kind === 'error' || cell.kind === 'game' ? `${number}  ${asked}` : `${number}  ${asked}\n      → ${text}`;
}

/** What is wrong, at its place, and why something is not known. */
function talkOfFaults({ file, answers }: Answered): void {
  const look = lookOf(process.stderr);
  for (const { cell, answer: found } of answers) {
    const why = whyUnknown(found);
    if (why !== undefined) talk(`${file}:${cell.line}: not known: ${why}`);
    if (found.kind !== 'error') continue;
    if (cell.kind === 'game') talk(`${file}:${cell.line}: ${found.error.message}`);
    else talk(`${file}:${cell.line}:\n${errorToText(cell.text, errorWithOption(found.error), look)}`);
  }
}
