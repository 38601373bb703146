/**
 * `impartial verify`: checks of what the program says.
 *
 * Without arguments every theorem is tried against play by the rules. `--certificate` replays a certificate, or the one inside
 * a verdict as `solve --json` prints it.
 */
import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { checkTheorems, checkToText, hasHeld, triedToText, verifyCertificate } from 'impartial';
import { readQuestion } from '../input.ts';
import { reasonOf } from '../output-file.ts';
import { startProgress } from '../progress.ts';
import { addLimitFlags, type SolveFlags, toSolveOptions } from '../solve-options.ts';
import { answer, lookOf } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

interface Flags extends SolveFlags {
  readonly json?: boolean;
  readonly certificate?: string;
}

const EXAMPLES = `
Examples:
  impartial verify
  impartial solve "kayles 7 7" --json > verdict.json
  impartial verify --certificate verdict.json`;

export function addVerify(program: Command): void {
  const command = program.command('verify').description('check what the program says, without trusting it');
  command.option('--json', 'print the table as one JSON object');
  command.option('--certificate <file>', 'replay a certificate from a JSON file; - reads standard input');
  addLimitFlags(command).addHelpText('after', EXAMPLES).action(verifyVerb);
}

async function verifyVerb(flags: Flags): Promise<void> {
  if (flags.certificate === undefined) return verifyTheorems(flags);
  const check = verifyCertificate(await readJson(flags.certificate), await toSolveOptions(flags));
  if (!check.ok) process.exitCode = 1;
  await answer(checkToText(check, lookOf(process.stdout)));
}

async function verifyTheorems({ json }: Flags): Promise<void> {
  const run = checkTheorems();
  let step = run.next();
  const progress = await startProgress(step.done ? 0 : step.value.all);
  for (; !step.done; step = run.next()) progress.update(step.value.done);
  progress.stop();
  if (!step.value.every(hasHeld)) process.exitCode = 1;
  const rows = step.value.map(({ theorem, cases, disagreements }) => ({ theorem: theorem.id, cases, disagreements }));
  await answer(json ? `${JSON.stringify({ theorems: rows })}\n` : triedToText(step.value, lookOf(process.stdout)));
}

async function readJson(path: string): Promise<unknown> {
  const text = path === '-' ? await readQuestion() : readText(path);
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`${path} is not one JSON object`);
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new UsageError(`cannot read ${path}: ${reasonOf(error)}`);
  }
}
