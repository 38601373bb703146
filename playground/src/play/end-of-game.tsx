/** The last words of a game, and what to do next. */
import type { Play, Verdict } from 'impartial';
import { keptWords, type SlipMade } from './slips.ts';
import { endWords, type Turn } from './turn.ts';

interface Properties {
  readonly verdict: Verdict;
  readonly turn: Turn;
  readonly play: Play;
  /** The last move by which the loser gave the win away; the computer's are its own affair. */
  readonly slip: SlipMade | undefined;
  /** Back to the position before that move. */
  onTry(): void;
  onAgain(): void;
  onSwap(): void;
  onHistory(): void;
}

export function EndOfGame({ verdict, turn, play, slip, onTry, onAgain, onSwap, onHistory }: Properties) {
  return (
    <div className="end" role="status">
      <p className="verdict">{endWords(verdict, turn, play)}</p>
      {slip !== undefined && (
        <p className="lost-win">
          {lostWords(slip, turn)}{' '}
          <button type="button" onClick={onTry}>
            Try from there
          </button>
        </p>
      )}
      <button type="button" onClick={onAgain}>
        Play again
      </button>{' '}
      <button type="button" onClick={onSwap}>
        Change sides
      </button>{' '}
      <button type="button" className="link" onClick={onHistory}>
        See the history
      </button>
    </div>
  );
}

/** `The win was lost at move 3, 1>0: 2>1 would have kept it.` */
function lostWords({ at, move, by, kept }: SlipMade, { against }: Turn): string {
  const who = against === 'friend' ? `${by === 1 ? 'First' : 'Second'} lost the win` : 'You lost the win';
  return `${who} at move ${at}, ${move}${kept.length > 0 ? `: ${keptWords(kept)} would have kept it` : ''}.`;
}
