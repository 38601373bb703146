/**
 * `impartial moves`: every move of a position, where it leads, and who wins there.
 */
import type { Command } from 'commander';
import { type BadQuestion, listMoves, type MoveList, type Options } from 'impartial';
import { answerToJson, errorToText, moveListToCsv, moveListToJson, moveListToText } from 'impartial/present';
import { questionOf } from '../ask.ts';
import { errorAsAsked, fillFiles } from '../file-token.ts';
import { errorWithOption, withOption } from '../limit-options.ts';
import { parseMoves } from '../numbers.ts';
import { addSolveFlags } from '../solve-flags.ts';
import { type SolveFlags, toSolveOptions } from '../solve-options.ts';
import { answer, lookOf, talk } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

const EXAMPLES = `
Examples:
  impartial moves "kayles 7"
  impartial moves "node-kayles P5 [conjunctive]"
  impartial moves "cram 2x3 + nim 2" --csv > moves.csv
  impartial moves "nim 3 5 7 [misere]" --json

Each move says where it leads, who wins there (N: the player to move, P: the
other one) and the value with its kind; ? is what the limits left unknown. All
moves share the time limit. In a sum a move begins with the number of its
position. Of equal components the first is listed and the others are counted.
Exit code: 0 when every move is listed with its outcome; 1 when the line was
bad, or something is missing; 2 for wrong usage.`;

interface Flags extends SolveFlags {
  readonly json?: boolean;
  readonly csv?: boolean;
}

export function addMoves(program: Command): void {
  const command = program.command('moves').argument('<question...>', 'a question line; - reads one from standard input');
  command.description('every move of a position: where it leads, who wins there, and the value');
  command.option('--json', 'print one JSON object').option('--csv', 'print one line for each move');
  command.option('--moves <n|all>', 'how many moves to list (default: 1000)', parseMoves);
  addSolveFlags(command).addHelpText('after', EXAMPLES).action(movesVerb);
}

async function movesVerb(words: readonly string[], flags: Flags): Promise<void> {
  if (flags.json === true && flags.csv === true) throw new UsageError('choose one of --json and --csv');
  const asked = await questionOf(words);
  const found = await ask(asked, await toSolveOptions(flags));
  if ('error' in found) {
    process.exitCode = 1;
    if (flags.json === true) await answer(`${answerToJson(found)}\n`);
    else talk(errorToText(found.question, found.error, lookOf(process.stderr)));
    return;
  }
  if (!found.complete || found.moves.some(({ outcome }) => outcome === 'unknown')) process.exitCode = 1;
  if (flags.json === true) await answer(`${moveListToJson(asked, found)}\n`);
  else await answer(flags.csv === true ? moveListToCsv(found) : moveListToText(found, lookOf(process.stdout)));
}

async function ask(asked: string, options: Options): Promise<MoveList | BadQuestion> {
  const question = await fillFiles(asked, options.limits);
  if ('error' in question) return question;
  const found = listMoves(question.full, options);
  if (!('error' in found)) return withOptions(found);
  return { question: asked, error: errorWithOption(errorAsAsked(question, found.error)) };
}

/** What is not known says which option raises the limit. */
function withOptions({ moves, complete }: MoveList): MoveList {
  const told = moves.map((move) => (move.reason === undefined ? move : { ...move, reason: withOption(move.reason, move.limit) }));
  return { moves: told, complete };
}
