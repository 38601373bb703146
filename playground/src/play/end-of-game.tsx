/** The last words of a game, and what to do next. */
import type { Play, Verdict } from 'impartial';
import { endWords, type Turn } from './turn.ts';

interface Properties {
  readonly verdict: Verdict;
  readonly turn: Turn;
  readonly play: Play;
  onAgain(): void;
  onSwap(): void;
  onHistory(): void;
}

export function EndOfGame({ verdict, turn, play, onAgain, onSwap, onHistory }: Properties) {
  return (
    <div className="end" role="status">
      <p className="verdict">{endWords(verdict, turn, play)}</p>
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
