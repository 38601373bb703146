/** Strips of squares: a click on a free square puts a cross there. Every free square is a button. */
import type { HeapsShape } from '../../shape/shape.ts';
import { groupDigits } from '../../words.ts';
import { type BoardProperties, hintKind, hintText } from '../board-properties.ts';
import { TextMark } from '../mark.tsx';
import { CROSS, crossLabel, LONGEST_STRIP, rememberClick, type Stretch, stretchesOf, stripsOf } from './crosses.ts';
import { LargeHeap } from './large-heap.tsx';

export function CrossesBoard(properties: BoardProperties<HeapsShape>) {
  const { shape } = properties;
  const { sizes, more } = shape;
  const drawn = stripsOf(shape);
  const stretches = stretchesOf(drawn);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame of its own.
    <div className="heaps rows strips" role="group" aria-label={`Strips with ${sizes.join(', ') || 'no'} free squares`}>
      {drawn.map((squares, strip) => {
        const key = `strip ${strip}`;
        if (squares.length > LONGEST_STRIP) return <LargeHeap key={key} {...properties} size={sizes[strip] ?? '0'} />;
        return (
          <div className="square-row crosses" key={key}>
            {Array.from(squares, (sign, square) => {
              const own = stretches.find(
                (each) => each.strip === strip && each.start <= square && square < each.start + each.size,
              );
              const place = `square ${square}`;
              if (own !== undefined) return <FreeSquare key={place} {...properties} stretch={own} square={square} />;
              return (
                <span key={place} className={`square pin idle ${sign === CROSS ? 'cross' : 'useless'}`}>
                  {sign === CROSS ? '×' : ''}
                </span>
              );
            })}
          </div>
        );
      })}
      {stretches.length === 0 && <p className="note">No free square is left.</p>}
      {more !== '0' && <p className="note">and {groupDigits(more)} strips more</p>}
    </div>
  );
}

interface SquareProperties extends BoardProperties<HeapsShape> {
  readonly stretch: Stretch;
  readonly square: number;
}

function FreeSquare({ shape, stretch, square, moves, hints, staged, pointed, onMove, onRefuse, onPoint }: SquareProperties) {
  const { strip, start, size } = stretch;
  const label = crossLabel(size, square - start, shape.reach ?? 0);
  const isMove = moves.has(label);
  const isStaged = staged.includes(label);
  const hint = isMove && !isStaged ? hints.get(label) : undefined;
  const words = hintText(hint);
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`square pin move ${isStaged ? 'staged' : isMove ? hintKind(hint) : 'idle'} ${pointed === label ? 'pointed' : ''}`}
      {...(isMove && { 'data-label': label })}
      aria-label={`Square ${square + 1} of strip ${strip + 1}, put a cross${words === '' ? '' : `: ${words}`}`}
      onClick={() => {
        rememberClick(label, strip, square);
        if (isMove) onMove(label);
        else onRefuse('A cross cannot be put there now.');
      }}
      onPointerEnter={() => onPoint(label)}
      onPointerLeave={() => onPoint(undefined)}
      onFocus={() => onPoint(label)}
      onBlur={() => onPoint(undefined)}
    >
      {isStaged ? '×' : (hint?.value ?? '')}
      <TextMark hint={hint} />
    </button>
  );
}
