/** What the marks on the board mean, in its place what the move that is pointed at does; and who is winning. */
import { TextMark } from '../boards/mark.tsx';

interface Properties {
  readonly wantsHints: boolean;
  readonly pointed: string;
  readonly standing: string;
}

export function Legend({ wantsHints, pointed, standing }: Properties) {
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
          <span className="legend-words">{pointed || 'number inside: value after the move'}</span>
        </>
      ) : (
        <span className="legend-words">Hints are off.</span>
      )}
      <span className="spacer" />
      <b className="standing">{standing}</b>
    </div>
  );
}
