/** Draws every position of a question on the board it needs, and walks through its moves by keys. */
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { type Names, SAME_NAMES } from '../shape/naming.ts';
import type { Shape } from '../shape/shape.ts';
import type { BoardProperties } from './board-properties.ts';
import { boardOf } from './boards.ts';
import { inGameNames } from './in-game-names.ts';
import { type Owners, partOfSum } from './part-of-sum.ts';
import { readyOneStop, walkMoves } from './roving-focus.ts';

/** What a board can do without. */
type Extras = Pick<BoardProperties, 'previewed' | 'last' | 'onOpenGame'>;

interface Properties extends Omit<BoardProperties, 'shape' | 'clickedAt' | keyof Extras>, Partial<Extras> {
  /** `board` unless there are two of them. */
  readonly id?: string;
  readonly shapes: readonly Shape[];
  /** To which picture each move belongs, where there are several. */
  readonly owners?: Owners;
  /** Which position of the line each picture is, and what its vertices are called in the game. Default: as in the line. */
  readonly positions?: readonly { readonly summand: number; readonly names: Names }[];
  /** For each position of the line where its moves are clicked, by their labels there. */
  readonly clicked?: readonly ReadonlyMap<string, readonly string[]>[];
}

const NOTHING: ReadonlySet<string> = new Set();

export function Board(properties: Properties) {
  const { id = 'board', shapes, owners, positions, clicked, previewed = NOTHING, last, ...others } = properties;
  const { onOpenGame = () => {}, ...rest } = others;
  const place = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>(undefined);
  const tidy = useCallback(() => {
    const { current } = place;
    if (current === null) return;
    readyOneStop(current);
    // A move may take away the button it was made with: the focus stays on the board. While it goes from a button that is still there
    // to the next, nothing has it either, and it is left alone.
    const wasLost = focused.current?.isConnected === false && document.activeElement === document.body;
    if (wasLost) current.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, []);
  useLayoutEffect(tidy);
  // Large pictures are drawn bit by bit, and some boards are fetched late.
  useEffect(() => {
    const observer = new MutationObserver(tidy);
    if (place.current !== null) observer.observe(place.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [tidy]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys walk over the buttons inside.
    <div
      className="board"
      id={id}
      ref={place}
      onKeyDown={(event) => walkMoves(event, place.current)}
      onFocus={(event) => {
        // Only where keys are in use: a ring that jumps after a click would be in the way.
        focused.current = event.target.matches(':focus-visible') ? event.target : undefined;
        if (place.current !== null) readyOneStop(place.current, event.target);
      }}
      onBlur={(event) => {
        // Without a next place the focus went with its button, or the window lost it.
        if (event.relatedTarget !== null) focused.current = undefined;
      }}
    >
      {shapes.map((shape, index) => {
        const key = `${shape.kind} ${index}`;
        const { summand, names } = positions?.[index] ?? { summand: index, names: SAME_NAMES };
        const own = shapes.length > 1 && owners !== undefined ? partOfSum(rest, owners, summand) : rest;
        const { Board: OwnBoard } = boardOf(shape);
        const clickedAt = clicked?.[summand];
        const places = clickedAt !== undefined && { clickedAt };
        return <OwnBoard key={key} {...{ shape, last, onOpenGame }} {...inGameNames({ ...own, ...places, previewed }, names)} />;
      })}
    </div>
  );
}
