/** Who is at turn and how that is said. */
import type { Verdict } from 'impartial';
import type { Opponent } from '../solver/tasks.ts';

export interface Turn {
  readonly against: Opponent;
  /** The side of the visitor: first or second player, or the alliance. */
  readonly you: 1 | 2;
  readonly mover: 1 | 2;
}

export function isComputers({ against, you, mover }: Turn): boolean {
  return against !== 'friend' && mover !== you;
}

export function otherSide(side: 1 | 2): 1 | 2 {
  return side === 1 ? 2 : 1;
}

/** The winner by sides, where one is known. */
export function winnerOf({ outcome }: Pick<Verdict, 'outcome'>, mover: 1 | 2): 1 | 2 | undefined {
  if (outcome === 'N') return mover;
  return outcome === 'P' ? otherSide(mover) : undefined;
}

/** Whose turn it is, in words. */
export function turnWords(turn: Turn): string {
  if (isComputers(turn)) return 'The computer’s turn.';
  return turn.against === 'friend' ? (turn.mover === 1 ? 'First is to move.' : 'Second is to move.') : 'Your turn.';
}

/** The same as a sentence beside the verdict; friends know it themselves. */
export function moverWords(turn: Turn): string {
  if (turn.against === 'friend') return '';
  return isComputers(turn) ? 'The computer is to move.' : 'You are to move.';
}

/** What the history calls the two sides, and the move that comes next. */
export function historyNames(turn: Turn, isOver: boolean, hasAlliances: boolean) {
  const next = isOver ? '' : isComputers(turn) ? 'its move' : turn.against === 'friend' ? 'next move' : 'your move';
  const friends: readonly [string, string] = hasAlliances ? ['Alliance 1', 'Alliance 2'] : ['First', 'Second'];
  const sides: readonly [string, string] = turn.you === 1 ? ['You', 'The computer'] : ['The computer', 'You'];
  return { sides: turn.against === 'friend' ? friends : sides, next };
}

/** Who is winning against the computer; whose turn it is where that is not known or not to be told. */
export function standingWords(verdict: Pick<Verdict, 'outcome'> | undefined, turn: Turn): string {
  const winner = verdict === undefined || turn.against === 'friend' ? undefined : winnerOf(verdict, turn.mover);
  if (winner === undefined) return turnWords(turn);
  return winner === turn.you ? 'You are winning.' : 'The computer is winning.';
}

/** The last words of a game: nobody can move. */
export function endWords(verdict: Verdict, turn: Turn, play: 'normal' | 'misere'): string {
  const winner = winnerOf(verdict, turn.mover);
  if (verdict.alliance !== undefined) {
    const yours = turn.against === 'friend' ? '' : verdict.alliance === turn.you ? ' You win.' : ' The computer wins.';
    return `Alliance ${verdict.alliance} wins: the last counter is gone.${yours}`;
  }
  const name = (side: 1 | 2, capital: boolean) => {
    if (turn.against === 'friend') return side === 1 ? 'First' : 'Second';
    if (side === turn.you) return capital ? 'You' : 'you';
    return capital ? 'The computer' : 'the computer';
  };
  if (winner === undefined) return 'The game is over.';
  const wins = `${name(winner, true)} ${turn.against !== 'friend' && winner === turn.you ? 'win' : 'wins'}`;
  const stuck = `${name(turn.mover, false)} cannot move`;
  return play === 'misere' ? `${wins}: ${stuck}, and this is misère play.` : `${wins}: ${stuck}.`;
}
