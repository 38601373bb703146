/**
 * Squares on which pieces stand; every square that a move names is a button. Strips and grids are drawn with it, and several boards side
 * by side, of which those on which play is over are dimmed.
 */
import type { CSSProperties } from 'react';
import type { SquaresShape } from '../../shape/shape.ts';
import { groupDigits } from '../../words.ts';
import { type BoardProperties, hintKind, hintText } from '../board-properties.ts';
import { TextMark } from '../mark.tsx';
import { MoveChoices } from '../move-choices.tsx';
import { type PickedPlaces, placesIn, usePickedPlaces } from '../use-picked-places.ts';
import { boardsOf, type Square, squaresOf } from './rows.ts';

export function SquaresBoard(properties: BoardProperties<SquaresShape>) {
  const { shape, hints, pointed, last, onMove, onPoint } = properties;
  const boards = boardsOf(shape, properties.moves);
  const places = usePickedPlaces(properties);
  const { choices } = places;
  const marked = (label: string | undefined) => new Set(label === undefined ? [] : squaresOf(placesIn(label), boards));
  const lit = marked(pointed);
  const changed = marked(last?.isRinged === true ? last.label : undefined);
  const isNumbered = shape.over !== undefined && boards.length > 1;
  const columns = Math.max(shape.over === undefined ? 1 : 6, ...boards.flat().map((row) => row.length));
  const count = boards.reduce((sum, rows) => sum + rows.length, 0);
  return (
    <div className="squares" style={{ '--columns': columns } as CSSProperties}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame of its own. */}
      <div
        role="group"
        className={shape.over === undefined ? '' : 'square-boards'}
        aria-label={isNumbered ? `${boards.length} boards` : `${count} rows of squares`}
      >
        {boards.map((rows, board) => {
          const isOver = shape.over?.includes(board) === true;
          return (
            <div className={`square-board ${isOver ? 'over' : ''}`} key={rows[0]?.[0]?.name ?? ''}>
              {rows.map((row) => (
                <div className="square-row" key={row[0]?.name ?? ''}>
                  {row.map((square) => {
                    const rings = `${lit.has(square.name) ? 'pointed' : ''} ${changed.has(square.name) ? 'last' : ''}`;
                    return <SquareButton key={square.name} {...{ square, places, rings, onPoint }} />;
                  })}
                </div>
              ))}
              {isNumbered && (
                <p className="note">
                  {board + 1}
                  {isOver && ' over'}
                </p>
              )}
            </div>
          );
        })}
      </div>
      {shape.more !== '0' && <p className="note">and {groupDigits(shape.more)} boards more</p>}
      {choices.length > 1 && <MoveChoices labels={choices} {...{ hints, pointed, onMove, onPoint }} />}
    </div>
  );
}

interface SquareProperties {
  readonly square: Square;
  readonly places: PickedPlaces;
  /** Classes of the rings around it. */
  readonly rings: string;
  onPoint(label: string | undefined): void;
}

function SquareButton({ square: { name, sign }, places, rings, onPoint }: SquareProperties) {
  if (sign === '#') return <span className="square pin hole" />;
  const hint = places.hintAt(name);
  const words = hintText(hint);
  const isButton = places.isMove(name);
  const state = places.picked.has(name) ? 'staged' : isButton ? hintKind(hint) : 'idle';
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`square pin move ${state} ${rings}`}
      {...(isButton && { 'data-label': name })}
      aria-label={`Square ${name}, ${nameOfSign(sign)}${words === '' ? '' : `: ${words}`}`}
      onClick={() => places.pick(name)}
      onPointerEnter={() => onPoint(name)}
      onPointerLeave={() => onPoint(undefined)}
      onFocus={() => onPoint(name)}
      onBlur={() => onPoint(undefined)}
    >
      {sign === 'o' ? <span className="piece" /> : sign === '.' ? '' : <span className="letter">{sign}</span>}
      <TextMark hint={isButton ? hint : undefined} />
    </button>
  );
}

function nameOfSign(sign: string): string {
  if (sign === '.') return 'empty';
  return sign === 'o' ? 'a counter' : sign;
}
