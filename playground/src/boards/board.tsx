/** Draws every position of a question on the board it needs, and walks through its moves by keys. */
import { useLayoutEffect, useRef } from 'react';
import type { Shape } from '../shape/shape.ts';
import type { BoardProperties } from './board-properties.ts';
import { GraphBoard } from './graph-board.tsx';
import { HeapColumnsBoard } from './heap-columns-board.tsx';
import { HeapRowsBoard } from './heap-rows-board.tsx';
import { NumbersBoard } from './numbers-board.tsx';
import { readyOneStop, walkMoves } from './roving-focus.ts';
import { TableBoard } from './table-board.tsx';

interface Properties extends Omit<BoardProperties, 'shape'> {
  readonly shapes: readonly Shape[];
}

export function Board({ shapes, ...rest }: Properties) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current !== null) readyOneStop(place.current);
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys walk over the buttons inside.
    <div
      className="board"
      id="board"
      ref={place}
      onKeyDown={(event) => walkMoves(event, place.current)}
      onFocus={(event) => place.current !== null && readyOneStop(place.current, event.target)}
    >
      {shapes.map((shape, index) => {
        const key = `${shape.kind} ${index}`;
        return <ShapeBoard key={key} shape={shape} {...rest} />;
      })}
    </div>
  );
}

function ShapeBoard({ shape, ...rest }: BoardProperties) {
  switch (shape.kind) {
    case 'graph':
      if (shape.vertices.length === 0) return <p className="note">No vertex is left.</p>;
      return <GraphBoard shape={shape} {...rest} />;
    case 'heaps':
      return shape.style === 'columns' ? <HeapColumnsBoard shape={shape} {...rest} /> : <HeapRowsBoard shape={shape} {...rest} />;
    case 'numbers':
      return <NumbersBoard shape={shape} {...rest} />;
    case 'table':
      return <TableBoard shape={shape} {...rest} />;
    case 'none':
      return <p className="note">{shape.why}</p>;
  }
}
