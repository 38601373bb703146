/**
 * Squares on which pieces stand; every square that a move names is a button. Strips and grids are drawn with it, and several boards side
 * by side, of which those on which play is over are dimmed.
 */
import type { CSSProperties } from 'react';
import type { SquaresShape } from '../../shape/shape.ts';
import { groupDigits } from '../../words.ts';
import { type BoardProperties, hintKind, hintText } from '../board-properties.ts';
import { TextMark } from '../mark.tsx';
import { PlacedChoices } from '../placed-choices.tsx';
import { type PickedPlaces, placesBy, usePickedPlaces } from '../use-picked-places.ts';
import { boardsOf, type Square, squaresOf } from './rows.ts';

export function SquaresBoard(properties: BoardProperties<SquaresShape>) {
  const { shape, pointed, last, clickedAt, actions, onPoint } = properties;
  const placesOf = placesBy(clickedAt);
  const boards = boardsOf(shape, clickedAt === undefined ? properties.moves : new Set([...clickedAt.values()].flat()));
  const places = usePickedPlaces(properties);
  const marked = (label: string | undefined) => new Set(label === undefined ? [] : squaresOf(placesOf(label), boards));
  const lit = marked(pointed);
  const changed = marked(last?.isRinged === true ? last.label : undefined);
  const isNumbered = shape.over !== undefined && boards.length > 1;
  const isLettered = shape.over === undefined && boards.length === 1 && (boards[0]?.length ?? 0) > 1 && isChess(boards[0]);
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
              {rows.map((row, down) => (
                <div className="square-row" key={row[0]?.name ?? ''}>
                  {isLettered && <span className="square-axis">{down + 1}</span>}
                  {row.map((square) => {
                    const rings = `${lit.has(square.name) ? 'pointed' : ''} ${changed.has(square.name) ? 'last' : ''}`;
                    return (
                      <SquareButton
                        key={square.name}
                        {...{ square, places, rings, onPoint }}
                        action={actions?.get(square.name)}
                      />
                    );
                  })}
                </div>
              ))}
              {isLettered && (
                <div className="square-row" aria-hidden="true">
                  <span className="square-axis" />
                  {rows[0]?.map(({ name }) => (
                    <span className="square-axis column" key={name}>
                      {name.replace(/_?1$/, '')}
                    </span>
                  ))}
                </div>
              )}
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
      <PlacedChoices {...properties} choices={places.choices} />
    </div>
  );
}

/** Whether squares are called as on a chessboard. */
function isChess(rows: readonly (readonly Square[])[] | undefined): boolean {
  return rows?.[0]?.[0]?.name === 'a1';
}

interface SquareProperties {
  readonly square: Square;
  /** What a click on it does, in words. */
  readonly action: string | undefined;
  readonly places: PickedPlaces;
  /** Classes of the rings around it. */
  readonly rings: string;
  onPoint(label: string | undefined): void;
}

function SquareButton({ square: { name, sign }, action, places, rings, onPoint }: SquareProperties) {
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
      aria-label={`${action === undefined ? `Square ${name}, ${nameOfSign(sign)}` : `${name}, ${action}`}${words === '' ? '' : `: ${words}`}`}
      onClick={() => places.pick(name)}
      onPointerEnter={() => onPoint(places.meantAt(name))}
      onPointerLeave={() => onPoint(undefined)}
      onFocus={() => onPoint(places.meantAt(name))}
      onBlur={() => onPoint(undefined)}
    >
      {sign === 'o' ? <span className="piece" /> : sign === '.' ? '' : <span className={letterClass(sign)}>{sign}</span>}
      {sign === '.' && hint?.value !== undefined && places.isWhole(name) && <span className="square-value">{hint.value}</span>}
      <TextMark hint={isButton ? hint : undefined} />
    </button>
  );
}

/** A cross or a nought is written; any other letter is a piece. */
function letterClass(sign: string): string {
  return /^[A-WYZa-np-wyz]$/.test(sign) ? 'letter disc' : 'letter';
}

function nameOfSign(sign: string): string {
  if (sign === '.') return 'empty';
  return sign === 'o' ? 'a counter' : sign;
}
