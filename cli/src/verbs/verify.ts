/**
 * `impartial verify`: the papers played through in front of the reader, and the program checked without trusting it.
 *
 * Without arguments every statement of every paper is tried, and last every theorem of the catalogue. A paper's name, or words of
 * a statement's name, choose. `--ruleset` alone checks the games of that file and no paper. `--certificate` replays a certificate, or the one inside a verdict as `solve --json` prints it.
 */
import type { Command } from 'commander';
import { verifyCertificate } from 'impartial';
import { papers } from 'impartial/papers';
import { checkToText } from 'impartial/present';
import { checkWithOption } from '../limit-options.ts';
import { type Pace, startPace } from '../pace.ts';
import { readJson } from '../read-json.ts';
import { addLimitFlags, type SolveFlags, toSolveOptions } from '../solve-options.ts';
import { answer, lookOf } from '../terminal.ts';
import { select } from '../verify-choice.ts';
import { verifyOwn } from '../verify-own.ts';
import { type VerifyFlags, verifyPapers } from '../verify-papers.ts';

interface Flags extends SolveFlags, VerifyFlags {
  readonly certificate?: string;
}

const EXAMPLES = `
Examples:
  impartial verify
  impartial verify survivor-nim
  impartial verify epidemiography "theorem 3"
  impartial verify "table 2" --deep
  impartial solve "kayles 7 7" --json > verdict.json
  impartial verify --certificate verdict.json
  impartial verify --ruleset my-game.mjs

Papers:
  ${papers.map(({ id }) => id).join('\n  ')}`;

export function addVerify(program: Command): void {
  const command = program
    .command('verify')
    .description('play through the papers: every statement, table and example')
    .argument('[paper]', 'one paper, by its name')
    .argument('[statement...]', 'one statement at length, such as "theorem 3"');
  command.option('--json', 'print what was found as one JSON object');
  command.option('--markdown', 'print the page of results');
  command.option('--deep', 'go further in every domain; takes minutes');
  command.option('--certificate <file>', 'replay a certificate from a JSON file; - reads standard input');
  addLimitFlags(command).addHelpText('after', EXAMPLES).action(verifyVerb);
}

async function verifyVerb(paper: string | undefined, words: readonly string[], flags: Flags): Promise<void> {
  if (flags.ruleset !== undefined && paper === undefined && flags.certificate === undefined)
    return verifyOwn(flags.ruleset, flags.json ?? false);
  const options = await toSolveOptions(flags);
  if (flags.certificate === undefined) return verifyPapers(select(paper, words), flags, options);
  let pace: Pace | undefined;
  const onValues = (known: number, needed: number) => {
    pace ??= startPace(needed);
    pace.update(known);
  };
  const check = verifyCertificate(await readJson(flags.certificate), { ...options, onValues });
  pace?.stop();
  if (!check.ok) process.exitCode = 1;
  await answer(checkToText(checkWithOption(check), lookOf(process.stdout)));
}
