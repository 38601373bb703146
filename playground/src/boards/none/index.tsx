/**
 * Positions without a picture: why there is none, their text where that can stand for it, and then their moves one by one. A picture of
 * a kind that the page does not know is shown so too.
 */
import type { NoShape } from '../../shape/shape.ts';
import type { BoardKind } from '../board-kind.ts';
import { lateBoard } from '../late-board.tsx';
import { MoveChoices } from '../move-choices.tsx';

const ScaleBars = lateBoard(() => import('./scale-bars.tsx').then(({ ScaleBars }) => ScaleBars));

const UNKNOWN = 'There is no board for this position; its moves are listed.';

/** What is said of a position; also of one whose kind is not known. */
function wordsFor({ why = UNKNOWN, text }: Partial<NoShape>): string {
  return text ?? why;
}

export const none: BoardKind<NoShape> = {
  kind: 'none',
  Board(properties) {
    const { why, text, scale }: Partial<NoShape> = properties.shape;
    return (
      <>
        {text !== undefined && <p className="position-text">{text}</p>}
        {scale !== undefined && scale.length > 0 && <ScaleBars scale={scale} hints={properties.hints} />}
        <p className="note">{why ?? UNKNOWN}</p>
        {(text !== undefined || why === undefined) && <MoveChoices {...properties} labels={[...properties.moves]} />}
      </>
    );
  },
  Mini: ({ shape }) => (
    <text x="120" y="60" dy="0.35em" textAnchor="middle">
      {wordsFor(shape).slice(0, 24)}
    </text>
  ),
  words: wordsFor,
};
