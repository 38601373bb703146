/** What the marks on the board mean, in its place what the move that is pointed at does; and who is winning. */
import type { Sign } from '../boards/board-kind.ts';
import { TextMark } from '../boards/mark.tsx';
import type { Hint } from '../solver/tasks.ts';

interface Properties {
  readonly wantsHints: boolean;
  /** What the numbers inside of moves are; empty where there are none. */
  readonly numbers: string;
  readonly pointed: string;
  readonly standing: string;
  /** Signs of this board that need a word. */
  readonly signs: readonly Sign[];
}

export function Legend({ wantsHints, numbers, pointed, standing, signs }: Properties) {
  return (
    <div className="legend">
      {wantsHints ? (
        <>
          <span className="legend-wins">
            <TextMark hint={{ move: '', outcome: 'P', wins: true }} /> wins
          </span>
          <span className="legend-loses">
            <TextMark hint={{ move: '', outcome: 'N', wins: false }} /> loses
          </span>
          <span className="legend-words">{pointed || numbers}</span>
        </>
      ) : (
        <span className="legend-words">Hints are off.</span>
      )}
      {pointed === '' &&
        signs.map(({ word, isFilled }) => (
          <span className="legend-sign" key={word}>
            <i className={isFilled ? 'filled' : ''} /> {word}
          </span>
        ))}
      <span className="spacer" />
      <b className="standing">{standing}</b>
    </div>
  );
}

/** By the first number that a move has. */
export function numberWords(hints: ReadonlyMap<string, Hint>): string {
  for (const { legend } of hints.values()) if (legend !== undefined) return legend;
  return '';
}
