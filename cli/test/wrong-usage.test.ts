/** Every command at every depth called wrongly: exit code 2, nothing on standard output, and one line that begins with `impartial: `. */
import type { Argument, Command, Option } from 'commander';
import { afterAll, describe, expect, it } from 'vitest';
import { listCommands } from './commands.ts';
import { KeptProgram } from './kept-program.ts';
import { folderWith } from './run-program.ts';

const commands = await listCommands();
const callable = commands.filter(({ command }) => command.commands.length === 0);
const groups = commands.filter(({ command }) => command.commands.length > 0);

/** As many words as a command needs, none of which is wrong in itself. */
function needed({ registeredArguments }: Command): readonly string[] {
  return registeredArguments.filter(({ required }) => required).map(({ argChoices }) => argChoices?.[0] ?? 'x');
}

function takesMore({ registeredArguments }: Command): boolean {
  return registeredArguments.some(({ variadic }) => variadic);
}

function isRead({ parseArg, argChoices }: Option | Argument): boolean {
  return parseArg !== undefined || argChoices !== undefined;
}

const KINDS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'an option that is not there': [...commands.map(({ words }) => [...words, '--no-such-option']), ['--no-such-option']],
  'a missing argument': callable
    .filter(({ command }) => needed(command).length > 0)
    .map(({ words, command }) => [...words, ...needed(command).slice(1)]),
  'a missing verb': [[], ...groups.map(({ words }) => words)],
  'a verb that is not there': [['no-such-verb'], ...groups.map(({ words }) => [...words, 'no-such-verb'])],
  'one argument too many': callable
    .filter(({ command }) => !takesMore(command))
    .map(({ words, command }) => [...words, ...command.registeredArguments.map(({ argChoices }) => argChoices?.[0] ?? 'x'), 'y']),
  'a value that an option does not take': callable.flatMap(({ words, command }) =>
    command.options.filter(isRead).map(({ long }) => [...words, ...needed(command), `${long}=not a value`]),
  ),
  'an option without its value': callable.flatMap(({ words, command }) =>
    command.options.filter(({ required }) => required).map(({ long }) => [...words, ...needed(command), `${long}`]),
  ),
  'a word that an argument does not take': callable
    .filter(({ command }) => command.registeredArguments.some(({ argChoices }) => argChoices !== undefined))
    .map(({ words, command }) => [...words, ...needed(command).map(() => 'no-such-word')]),
};

/** So that a kind that finds no case any more is noticed. */
const FEWEST: Readonly<Record<string, number>> = {
  'an option that is not there': 34,
  'a missing argument': 18,
  'a missing verb': 2,
  'a verb that is not there': 2,
  'one argument too many': 8,
  'a value that an option does not take': 80,
  'an option without its value': 100,
  'a word that an argument does not take': 1,
};

describe('wrong usage', () => {
  const programs: KeptProgram[] = [];
  afterAll(() => {
    for (const program of programs) program.stop();
  });

  it.each(Object.keys(KINDS))(
    '%s is told in a line that begins with the name of the program',
    async (kind) => {
      const program = new KeptProgram(folderWith({}), { PATH: process.env.PATH });
      programs.push(program);
      const calls = KINDS[kind] ?? [];
      expect(calls.length).toBeGreaterThanOrEqual(FEWEST[kind] ?? Number.POSITIVE_INFINITY);
      for (const words of calls) {
        const { out, err, code } = await program.run(words);
        expect({ words, out, code, err }).toEqual({ words, out: '', code: 2, err: expect.stringMatching(/^impartial: \S.*$/m) });
        expect(err).not.toMatch(/^error: |^impartial: unexpected|^ {4}at /m);
      }
    },
    120_000,
  );
});
