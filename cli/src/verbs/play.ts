/**
 * `impartial play`: a game against the computer.
 */
import { type Command, Option } from 'commander';
import { OPPONENTS, type Opponent, open, seededRandom } from 'impartial';
import { wrapWords } from 'impartial/present';
import { joinWords } from '../ask.ts';
import { errorAsAsked, fillFiles } from '../file-token.ts';
import { parseCount } from '../numbers.ts';
import { playGame } from '../play/game.ts';
import { lineTalker, type Talker } from '../play/talker.ts';
import { refuseQuestion } from '../refuse.ts';
import { addSolveFlags } from '../solve-flags.ts';
import { type SolveFlags, toSolveOptions } from '../solve-options.ts';

interface Flags extends SolveFlags {
  readonly opponent: Opponent;
  readonly first: 'me' | 'computer';
  readonly seed?: number;
  readonly verdict: boolean;
}

const EXAMPLES = `
At your turn type a move, or hint, moves, undo or quit. A hint says which move
wins, and why.

Examples:
  impartial play "kayles 7"
  impartial play "nim 3 5 7" --no-verdict
  impartial play "node-kayles petersen" --opponent random --first computer
  printf '3\\n' | impartial play "node-kayles P5"`;

export function addPlay(program: Command): void {
  const command = program.command('play').argument('<question...>', 'a question line: the position to start from');
  command.description('play a position against the computer, with hints and undo');
  command.addOption(new Option('--opponent <who>', 'how the computer plays').choices(OPPONENTS).default('perfect'));
  command.addOption(new Option('--first <who>', 'who moves first').choices(['me', 'computer']).default('me'));
  command.option('--seed <n>', 'the same seed gives the same random moves', parseCount);
  command.option('--no-verdict', 'do not say who is winning');
  addSolveFlags(command).addHelpText('after', EXAMPLES).action(playVerb);
}

async function playVerb(words: readonly string[], flags: Flags): Promise<void> {
  const asked = joinWords(words);
  const options = await toSolveOptions(flags);
  const question = await fillFiles(asked, options.limits);
  if ('error' in question) return refuseQuestion(question);
  const opened = open(question.full, options);
  if ('error' in opened) return refuseQuestion({ question: asked, error: errorAsAsked(question, opened.error) });
  const talker = await loadTalker();
  await talker.say(wrapWords(opened.sentence(), talker.width).join('\n'));
  await playGame(question.full, {
    ...{ opponent: flags.opponent, playerFirst: flags.first === 'me', options, talker, tellsVerdict: flags.verdict },
    random: seededRandom(flags.seed ?? Date.now()),
  });
}

/** Prompts need a terminal on both sides. */
async function loadTalker(): Promise<Talker> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return lineTalker();
  const { promptTalker } = await import('../play/prompt-talker.ts');
  return promptTalker();
}
