/**
 * The flags that several verbs share. What they mean to the library is in `solve-options.ts`, which a question without flags is asked
 * with too.
 */
import { type Command, Option } from 'commander';
import { METHODS } from 'impartial/command';
import { parseCount, parseMoves, parseSeconds } from './numbers.ts';

export function addSolveFlags(command: Command): Command {
  command.addOption(new Option('--method <method>', 'use theorems first, or search only').choices(METHODS));
  return addLimitFlags(command.option('--length', 'also ask how long the game lasts'));
}

export function addLimitFlags(command: Command): Command {
  return command
    .option('--max-positions <n>', 'positions that search may store', parseCount)
    .option('--max-seconds <s>', 'time that a question may take', parseSeconds)
    .option('--max-memory <mb>', 'megabytes that search may fill', parseCount)
    .option('--max-heap <n>', 'largest heap to compute where no period is proved', parseCount)
    .addOption(rulesetFlag());
}

/** May be given several times. */
export function rulesetFlag(): Option {
  return new Option('--ruleset <file>', 'add your own rulesets from a module').argParser(
    (file: string, files: string[] | undefined) => [...(files ?? []), file],
  );
}

export function addMovesFlag(command: Command): Command {
  return command.option('--moves <n|all>', 'how many winning moves to list (default: 20)', parseMoves);
}
