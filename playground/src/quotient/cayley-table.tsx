/**
 * The Cayley table: every product of two elements. Small tables say the words, larger ones show which products are lost, framed or, where
 * squares are small, filled. One square has the focus: arrow keys and the pointer move it, and a sentence says what is multiplied.
 */
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { DIRECTIONS } from '../boards/roving-focus.ts';
import type { ShownQuotient } from '../solver/quotient-tasks.ts';
import type { Target } from './targets.ts';
import { DrawnWord, Word } from './word.tsx';

/** Up to here the table says words, and up to here each product is framed for itself. */
const MOST_WORDS = 12;
const MOST_FRAMED = 40;
const SQUARE = 13;
/** The widest table in pixels. */
const WIDEST = 840;
/** Words of rows, at the side. */
const SIDE = 64;

interface Properties {
  readonly shown: ShownQuotient;
  readonly cayley: NonNullable<ShownQuotient['cayley']>;
  readonly targets: ReadonlyMap<number, Target>;
  readonly letters: boolean;
  onMove(label: string): void;
  onRefuse(why: string): void;
}

export function CayleyTable({ shown, cayley, targets, letters, onMove, onRefuse }: Properties) {
  const { elements, ends, products } = cayley;
  const count = elements.length;
  const [[row, column], setPlace] = useState<readonly [number, number]>([0, 0]);
  const size = sizeOf(shown);
  const productAt = (one: number, other: number) => products[(elements[one] ?? 0) * count + (elements[other] ?? 0)] as number;
  const found = productAt(Math.min(row, count - 1), Math.min(column, count - 1));
  const isLost = (one: number, other: number) => shown.elements[productAt(one, other)]?.isP === true;
  const left = count <= MOST_FRAMED ? SIDE : 4;
  const top = count <= MOST_WORDS ? size.height : 4;
  const text = (element: number | undefined) => shown.elements[element ?? 0]?.text ?? '';

  function point(event: PointerEvent<SVGSVGElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const scale = (left + count * size.width + 4) / box.width;
    const x = Math.floor(((event.clientX - box.left) * scale - left) / size.width);
    const y = Math.floor(((event.clientY - box.top) * scale - top) / size.height);
    if (x >= 0 && y >= 0 && x < count && y < count) setPlace([y, x]);
  }

  function press(event: KeyboardEvent) {
    const direction = DIRECTIONS[event.key];
    if (direction !== undefined) {
      const within = (place: number) => Math.max(0, Math.min(count - 1, place));
      setPlace([within(row + direction[1]), within(column + direction[0])]);
    } else if (event.key === 'Enter') {
      const target = targets.get(found);
      if (target === undefined) onRefuse(`No move leads to ${text(found)}.`);
      else onMove(target.moves[0] as string);
    } else if (letters && event.key.toLowerCase() === 'p') {
      for (let step = 1; step <= count * count; step++) {
        const place = (row * count + column + step) % (count * count);
        if (!isLost(Math.floor(place / count), place % count)) continue;
        setPlace([Math.floor(place / count), place % count]);
        break;
      }
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const width = left + count * size.width + 4;
  const height = top + count * size.height + 4;
  const here = elements.indexOf(shown.element ?? -1);
  return (
    <div className="cayley">
      {/* biome-ignore lint/a11y/useSemanticElements: a table of so many products is read one at a time. */}
      <div
        className="cayley-scroll"
        role="group"
        aria-label={`Cayley table of ${count} elements: arrow keys read products`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move over the squares.
        tabIndex={0}
        data-stop="table"
        onKeyDown={press}
      >
        <svg
          className={`cayley-table ${count <= MOST_FRAMED ? '' : 'small'}`}
          viewBox={`0 0 ${width} ${height}`}
          style={{ width }}
          onPointerMove={point}
          onPointerDown={point}
          aria-hidden="true"
        >
          <rect className="ground" x={left} y={top} width={count * size.width} height={count * size.height} />
          <path className={count <= MOST_FRAMED ? 'framed' : 'filled'} d={lostPath(count, isLost, left, top, size)} />
          {here >= 0 && (
            <>
              <rect className="own" x={left} y={top + here * size.height} width={count * size.width} height={size.height} />
              <rect className="own" x={left + here * size.width} y={top} width={size.width} height={count * size.height} />
            </>
          )}
          {ends.slice(0, -1).map((end) => (
            <path
              key={end}
              className="between"
              d={`M${left + end * size.width} ${top} v${count * size.height} M${left} ${top + end * size.height} h${count * size.width}`}
            />
          ))}
          {count <= MOST_FRAMED &&
            elements.map((element, at) => (
              <g key={element} className={at === here ? 'side here' : 'side'}>
                <DrawnWord text={text(element)} x={left / 2} y={top + (at + 0.5) * size.height} />
                {count <= MOST_WORDS && <DrawnWord text={text(element)} x={left + (at + 0.5) * size.width} y={top / 2} />}
              </g>
            ))}
          {count <= MOST_WORDS &&
            elements.map((_, one) =>
              elements.map((other, at) => (
                <DrawnWord
                  key={other}
                  text={text(productAt(one, at))}
                  x={left + (at + 0.5) * size.width}
                  y={top + (one + 0.5) * size.height}
                />
              )),
            )}
          <rect
            className="focus"
            x={left + column * size.width}
            y={top + row * size.height}
            width={size.width}
            height={size.height}
          />
        </svg>
      </div>
      <p className="product" aria-live="polite">
        <Word text={text(elements[row])} /> · <Word text={text(elements[column])} /> = <Word text={text(found)} />,{' '}
        {shown.elements[found]?.isP === true ? 'P: the previous player wins' : 'N: the next player wins'}
      </p>
    </div>
  );
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function sizeOf({ order, elements }: ShownQuotient): Size {
  if (order > MOST_FRAMED) {
    const side = Math.min(SQUARE, Math.max(2, Math.floor(WIDEST / order)));
    return { width: side, height: side };
  }
  if (order > MOST_WORDS) return { width: SQUARE, height: SQUARE };
  return { width: Math.max(46, 14 + 9 * Math.max(...elements.map(({ text }) => text.length))), height: 32 };
}

/** A frame inside of every lost square; without room for frames, the stretches of lost squares of each row. */
function lostPath(
  count: number,
  isLost: (row: number, column: number) => boolean,
  left: number,
  top: number,
  { width, height }: Size,
): string {
  const parts: string[] = [];
  const inset = count <= MOST_WORDS ? 2 : 1.5;
  for (let row = 0; row < count; row++)
    for (let column = 0; column < count; column++) {
      if (!isLost(row, column)) continue;
      const [x, y] = [left + column * width, top + row * height];
      if (count <= MOST_FRAMED) {
        const [across, down] = [width - 2 * inset, height - 2 * inset];
        parts.push(`M${x + inset} ${y + inset}h${across}v${down}h${-across}z`);
        continue;
      }
      let end = column;
      while (end + 1 < count && isLost(row, end + 1)) end++;
      parts.push(`M${x} ${y}h${(end - column + 1) * width}v${height}h${-(end - column + 1) * width}z`);
      column = end;
    }
  return parts.join('');
}
