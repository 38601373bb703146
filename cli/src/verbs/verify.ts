/**
 * `impartial verify`: the papers played through in front of the reader, and the program checked without trusting it.
 *
 * Without arguments every statement of every paper is tried, and last every theorem of the catalogue. A paper's name, or words of
 * a statement's name, choose. `--ruleset` alone checks the games of that file and no paper. `--certificate` replays a certificate, or
 * the one inside a verdict as `solve --json` prints it, and fails when the verdict claims more than that covers; `--proof` checks the
 * proof of a search.
 */
import type { Command } from 'commander';
import { type Check, verifyCertificate, type WorkDone } from 'impartial';
import { answerLine, checkToText } from 'impartial/present';
import { papers } from 'impartial-papers';
import { checkWithOption } from '../limit-options.ts';
import { type Pace, startPace } from '../pace.ts';
import { checkProofFile } from '../proof-file.ts';
import { readJson } from '../read-json.ts';
import { addLimitFlags } from '../solve-flags.ts';
import { type SolveFlags, toSolveOptions } from '../solve-options.ts';
import { answer, lookOf } from '../terminal.ts';
import { select } from '../verify-choice.ts';
import { verifyOwn } from '../verify-own.ts';
import { type VerifyFlags, verifyPapers } from '../verify-papers.ts';

interface Flags extends SolveFlags, VerifyFlags {
  readonly certificate?: string;
  readonly allowUncovered?: boolean;
  readonly proof?: string;
}

const EXAMPLES = `
Examples:
  impartial verify
  impartial verify survivor-nim
  impartial verify epidemiography "theorem 3"
  impartial verify "table 2" --deep
  impartial solve "kayles 7 7" --json > verdict.json
  impartial verify --certificate verdict.json
  impartial verify --certificate verdict.json --allow-uncovered
  impartial solve "kayles 12 [misere]" --proof kayles.proof.gz
  impartial verify --proof kayles.proof.gz
  impartial verify --ruleset my-game.ts

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
  command.option('--allow-uncovered', 'accept an answer with claims that its certificate does not cover; they are still named');
  command.option('--proof <file>', 'check the proof of a search, plain or compressed; - reads standard input');
  addLimitFlags(command).addHelpText('after', EXAMPLES).action(verifyVerb);
}

async function verifyVerb(paper: string | undefined, words: readonly string[], flags: Flags, verb: Command): Promise<void> {
  if (flags.ruleset !== undefined && paper === undefined && flags.certificate === undefined && flags.proof === undefined)
    return verifyOwn(flags.ruleset, flags.json ?? false, verb.getOptionValueSource('ruleset') === 'config');
  const options = await toSolveOptions(flags);
  if (flags.proof !== undefined) return tell(await checkProofFile(flags.proof, options), flags);
  if (flags.certificate === undefined) return verifyPapers(select(paper, words), flags, options);
  let pace: Pace | undefined;
  const onProgress = ({ values, needed }: WorkDone) => {
    if (values === undefined) return;
    pace ??= startPace(needed);
    pace.update(values);
  };
  const { allowUncovered = false } = flags;
  const check = verifyCertificate(await readJson(flags.certificate), { ...options, onProgress, allowUncovered });
  pace?.stop();
  await tell(check, flags);
}

async function tell({ ok, steps, notCovered }: Check, { json }: Flags): Promise<void> {
  if (!ok) process.exitCode = 1;
  const told = checkWithOption({ ok, steps, notCovered });
  if (json === true) return answer(`${answerLine(told)}\n`);
  const isOnlyUncovered = !ok && steps.length > 0 && steps.every(({ result }) => result === 'holds');
  const hint = isOnlyUncovered ? '--allow-uncovered accepts claims that nothing covers.\n' : '';
  await answer(`${checkToText(told, lookOf(process.stdout))}${hint}`);
}
