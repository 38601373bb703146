/**
 * Euclid's rectangle: a click on one of the largest squares cuts it off with all beyond it; the smaller squares show what later moves can
 * do.
 */
import type { RectangleShape } from '../../shape/shape.ts';
import { groupDigits } from '../../words.ts';
import { type BoardProperties, hintKind, hintText } from '../board-properties.ts';
import { Mark } from '../mark.tsx';
import './rectangle.css';

/** Room around the rectangle for the lengths of its sides. */
const ROOM = 46;

export function RectangleBoard({ shape, moves, hints, pointed, onMove, onPoint }: BoardProperties<RectangleShape>) {
  const { width, height, across, down, squares } = shape;
  // What is pointed at and all beyond it would go.
  const cut = squares.findIndex(({ move }) => move !== undefined && move === pointed);
  return (
    <div className="rectangle">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a picture. */}
      <svg
        viewBox={`${-ROOM} ${-ROOM} ${across + 2 * ROOM} ${down + 2 * ROOM}`}
        style={{ width: `${across + 2 * ROOM}px` }}
        role="group"
        aria-label={`A rectangle of ${width} by ${height}`}
      >
        {squares.map(({ x, y, size, level, move }, index) => {
          const key = `${level} ${x} ${y}`;
          const box = <rect x={x} y={y} width={size} height={size} className={level % 2 === 0 ? 'even' : 'odd'} />;
          if (move === undefined || !moves.has(move)) return <g key={key}>{box}</g>;
          const hint = hints.get(move);
          const words = hintText(hint);
          const [left = ''] = move.split('>').slice(1);
          return (
            // biome-ignore lint/a11y/useSemanticElements: a button cannot stand in a picture.
            <g
              key={key}
              role="button"
              tabIndex={-1}
              data-label={move}
              className={`cut move ${hintKind(hint)} ${index <= cut ? 'goes' : ''}`}
              aria-label={`Cut off ${index + 1 === 1 ? 'one square' : `${index + 1} squares`}, leaves ${left.replace(',', ' by ')}${words === '' ? '' : `: ${words}`}`}
              onClick={() => onMove(move)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ' ') return;
                event.preventDefault();
                onMove(move);
              }}
              onPointerEnter={() => onPoint(move)}
              onPointerLeave={() => onPoint(undefined)}
              onFocus={() => onPoint(move)}
              onBlur={() => onPoint(undefined)}
            >
              {box}
              {size > 18 && <Mark hint={hint} x={x + size / 2} y={y + size / 2} />}
            </g>
          );
        })}
        <rect className="frame" x="0" y="0" width={across} height={down} />
        <text x={across / 2} y="-14" textAnchor="middle">
          {groupDigits(width)}
        </text>
        <text x="-10" y={down / 2} textAnchor="end" dominantBaseline="middle">
          {groupDigits(height)}
        </text>
      </svg>
    </div>
  );
}
