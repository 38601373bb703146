/** Positions without a picture, and pictures of a kind that the page does not know: the text, and the moves one by one. */
import type { TextShape } from '../../shape/shape.ts';
import type { BoardKind } from '../board-kind.ts';
import { MoveChoices } from '../move-choices.tsx';

const UNKNOWN = 'There is no board for this position; its moves are listed.';

function textOf(shape: { readonly text?: string }): string {
  return shape.text ?? UNKNOWN;
}

export const text: BoardKind<TextShape> = {
  kind: 'text',
  Board: (properties) => (
    <div className="text-board">
      <p className="note">{textOf(properties.shape)}</p>
      <MoveChoices {...properties} labels={[...properties.moves]} />
    </div>
  ),
  Mini: ({ shape }) => (
    <text x="120" y="60" dy="0.35em" textAnchor="middle">
      {textOf(shape).slice(0, 24)}
    </text>
  ),
  words: textOf,
};
