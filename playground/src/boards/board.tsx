/** Draws every position of a question on the board it needs, and walks through its moves by keys. */
import { useLayoutEffect, useRef } from 'react';
import type { Shape } from '../shape/shape.ts';
import type { BoardProperties } from './board-properties.ts';
import { boardOf } from './boards.ts';
import { type Owners, partOfSum } from './part-of-sum.ts';
import { readyOneStop, walkMoves } from './roving-focus.ts';

/** What a board can do without. */
type Extras = Pick<BoardProperties, 'previewed' | 'last' | 'onOpenGame'>;

interface Properties extends Omit<BoardProperties, 'shape' | keyof Extras>, Partial<Extras> {
  /** `board` unless there are two of them. */
  readonly id?: string;
  readonly shapes: readonly Shape[];
  /** To which picture each move belongs, where there are several. */
  readonly owners?: Owners;
}

const NOTHING: ReadonlySet<string> = new Set();

export function Board({ id = 'board', shapes, owners, previewed = NOTHING, last, onOpenGame = () => {}, ...rest }: Properties) {
  const place = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const { current } = place;
    if (current === null) return;
    readyOneStop(current);
    // A move may take away the button it was made with: the focus stays on the board.
    const wasLost = hadFocus.current && document.activeElement === document.body;
    if (wasLost) current.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys walk over the buttons inside.
    <div
      className="board"
      id={id}
      ref={place}
      onKeyDown={(event) => walkMoves(event, place.current)}
      onFocus={(event) => {
        // Only where keys are in use: a ring that jumps after a click would be in the way.
        hadFocus.current = event.target.matches(':focus-visible');
        if (place.current !== null) readyOneStop(place.current, event.target);
      }}
      onBlur={(event) => {
        // Without a next place the focus went with its button, or the window lost it.
        if (event.relatedTarget !== null) hadFocus.current = place.current?.contains(event.relatedTarget) ?? false;
      }}
    >
      {shapes.map((shape, index) => {
        const key = `${shape.kind} ${index}`;
        const own = shapes.length > 1 && owners !== undefined ? partOfSum(rest, owners, index) : rest;
        const { Board: OwnBoard } = boardOf(shape);
        return <OwnBoard key={key} {...{ shape, previewed, last, onOpenGame }} {...own} />;
      })}
    </div>
  );
}
