/**
 * `impartial completion`: the script that teaches a shell the verbs, options and games.
 */
import { Argument, type Command } from 'commander';
import { completionFor, SHELLS, type Shell } from '../completion.ts';
import { rulesetFlag } from '../solve-flags.ts';
import { catalogueWith } from '../solve-options.ts';
import { answer } from '../terminal.ts';

const EXAMPLES = `
Examples:
  source <(impartial completion bash)
  source <(impartial completion zsh)
  impartial completion fish > ~/.config/fish/completions/impartial.fish

The first two are for ~/.bashrc and ~/.zshrc.`;

export function addCompletion(program: Command): void {
  const command = program.command('completion').addArgument(new Argument('<shell>', 'the shell').choices(SHELLS));
  command.description('print the completion script of a shell');
  command.addOption(rulesetFlag()).addHelpText('after', EXAMPLES);
  command.action(async (shell: Shell, flags: { readonly ruleset?: readonly string[] }) => {
    const { entries } = await catalogueWith(flags.ruleset);
    await answer(
      completionFor(
        shell,
        program,
        entries.map(({ facts }) => facts.id),
      ),
    );
  });
}
