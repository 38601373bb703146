/**
 * A game between a player and the computer, from the first move to the end.
 */
import { chooseMove, draw, holdOut, type Opponent, type Options, type PlayedMove, type Verdict } from 'impartial';
import { drawingLines } from './drawing-text.ts';
import { findMove, MOST_LISTED, movesCalled, nameIn, openPosition, type Position } from './position.ts';
import type { Talker } from './talker.ts';

export interface Table {
  readonly opponent: Opponent;
  readonly playerFirst: boolean;
  readonly options: Options;
  readonly random: () => number;
  readonly talker: Talker;
  /** Whether the player is told who is winning. */
  readonly tellsVerdict: boolean;
}

/** Plays to the end, or until the player leaves. */
export async function playGame(start: string, table: Table): Promise<void> {
  const { talker, options } = table;
  const past: Position[] = [];
  let position = openPosition(start, options);
  let players = table.playerFirst;
  const side = sideOf(position.verdict, players);
  if (side !== undefined) await talker.say(`You play for alliance ${side}.`);
  for (;;) {
    if (position.moves.length === 0 && position.complete) {
      await talker.say(ending(position, players));
      if (playerWins(position, players) || past.length === 0) return;
      if ((await listen(position, true, table)) !== 'undo') return;
      position = past.pop() ?? position;
      players = true;
      continue;
    }
    if (players) {
      await talker.say(boardOf(position, table));
      if (position.moves.length === 0) await talker.say('The moves are too many or too long to list; type one.');
      const wish = await listen(position, past.length > 0, table);
      if (wish === undefined) return talker.say('The game is left unfinished.');
      if (wish === 'undo') {
        position = past.pop() ?? position;
        continue;
      }
      past.push(position);
      position = openPosition(wish.to, options);
    } else {
      const chosen = reply(position, table);
      if (chosen === undefined)
        return talker.say('The moves cannot be listed here, and the computer has none to play: the game is left unfinished.');
      await talker.say(`The computer ${shown(position.question.tellMove(chosen.move))}.`);
      position = openPosition(chosen.to, options);
    }
    players = side === undefined ? !players : sideOf(position.verdict, true) === side;
  }
}

/** The computer's move, under the name that it has here; undefined where no move can be listed. */
function reply({ question, verdict, moves }: Position, { opponent, random }: Table): PlayedMove | undefined {
  const chosen = chooseMove(question, opponent, { verdict, random }) ?? moves[0];
  return chosen === undefined ? undefined : { move: nameIn(moves, chosen), to: chosen.to };
}

/** The position as a line and as a drawing, and how it stands. */
function boardOf({ question, verdict }: Position, { talker, options, tellsVerdict }: Table): string {
  const drawn = draw(question.line, options);
  const lines = 'error' in drawn ? [] : drawingLines(drawn, talker.width - INDENT.length).map((line) => INDENT + line);
  const turn = tellsVerdict ? `Your turn. ${standing(verdict)}` : 'Your turn.';
  return [shown(question.line), ...lines, turn].join('\n');
}

const INDENT = '  ';

/** Lines that are shown whole. */
const LONGEST_SHOWN = 2000;

function shown(text: string): string {
  return text.length <= LONGEST_SHOWN ? text : `${text.slice(0, LONGEST_SHOWN)} …`;
}

/** The alliance of the player to move, or the other one; undefined where two players alternate. */
function sideOf({ alliance, outcome }: Verdict, moves: boolean): number | undefined {
  if (alliance === undefined) return undefined;
  return (outcome === 'N') === moves ? alliance : 3 - alliance;
}

/** Asks until the player moves, takes back or leaves. */
async function listen(position: Position, mayUndo: boolean, { talker }: Table): Promise<PlayedMove | 'undo' | undefined> {
  for (;;) {
    const said = await talker.ask(position, mayUndo);
    if (said === undefined || said === 'quit') return undefined;
    if (said === 'undo' && mayUndo) return 'undo';
    if (said === 'undo') await talker.say('There is no move to take back.');
    else if (said === 'hint') await talker.say(hint(position));
    else if (said === 'moves') await talker.say(listMoves(position));
    else {
      const move = findMove(position, said);
      if (move !== undefined) return move;
      const meant = movesCalled(position.moves, said);
      await talker.say(
        meant.length > 1
          ? `Which of them? ${meant.join(' or ')}`
          : `"${said.slice(0, 40)}" is no move here. moves lists them; hint, undo and quit help too.`,
      );
    }
  }
}

function standing({ outcome }: Verdict): string {
  switch (outcome) {
    case 'N':
      return 'You are winning.';
    case 'P':
      return 'The computer is winning.';
    case 'draw':
      return 'With best play nobody wins.';
    case 'unknown':
      return 'Nobody knows who is winning.';
  }
}

/** A move and why: what is said of the position that it leaves, or of this one where no move wins. */
function hint(position: Position): string {
  const { question, verdict, moves } = position;
  const [first] = verdict.winningMoves;
  if (first !== undefined) {
    const after = first.to === undefined ? undefined : question.another(first.to);
    const left = after === undefined || 'error' in after ? undefined : after.withOptions({ moves: 0 }).solve();
    const why = left === undefined || 'error' in left ? undefined : reasonOf(left);
    return `Hint: ${first.move} wins${why === undefined ? '' : `. After it ${why}`}.`;
  }
  const delaying = holdOut(question, verdict);
  const why = reasonOf(verdict);
  const because = why === undefined ? '' : `, since ${why}`;
  if (delaying !== undefined) return `Hint: no move wins${because}. ${nameIn(moves, delaying)} holds out longest.`;
  return verdict.outcome === 'P'
    ? `Hint: no move wins${because}. Play on and wait for a slip.`
    : 'There is no hint for this position.';
}

/** The sentence that decides, with the name of its theorem. */
function reasonOf({ because }: Verdict): string | undefined {
  const last = because.at(-1);
  return last === undefined ? undefined : `${last.text} [${last.theorem}]`;
}

function listMoves({ moves, complete }: Position): string {
  const labels = moves.slice(0, MOST_LISTED).map(({ move }) => move);
  return `Moves: ${labels.join(labels.some((label) => label.includes(' ')) ? ', ' : ' ')}${complete ? '' : ' …'}`;
}

/** The player to move has no move; whether that wins is what the outcome says. */
function playerWins({ verdict }: Position, players: boolean): boolean {
  return (verdict.outcome === 'N') === players;
}

function ending(position: Position, players: boolean): string {
  const who = players ? 'you' : 'the computer';
  const winner = playerWins(position, players) ? 'You win.' : 'The computer wins.';
  return `${shown(position.question.line)}\nThere is no move left for ${who}. ${winner}`;
}
