/** Every command of the program, those inside others with them. */
import type { Command } from 'commander';
import { makeProgram } from '../src/program.ts';

export interface NamedCommand {
  /** The words that call it: `['survey', 'plan']`. */
  readonly words: readonly string[];
  readonly command: Command;
}

export async function listCommands(): Promise<readonly NamedCommand[]> {
  return commandsIn(await makeProgram(), []);
}

function commandsIn(parent: Command, before: readonly string[]): readonly NamedCommand[] {
  return parent.commands.flatMap((command) => {
    const words = [...before, command.name()];
    return [{ words, command }, ...commandsIn(command, words)];
  });
}
