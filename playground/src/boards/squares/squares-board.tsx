/** Rows of squares on which pieces stand; every square that a move names is a button. Strips and grids are drawn with it. */
import type { SquaresShape } from '../../shape/shape.ts';
import { groupDigits } from '../../words.ts';
import { type BoardProperties, hintKind, hintText } from '../board-properties.ts';
import { TextMark } from '../mark.tsx';
import { MoveChoices } from '../move-choices.tsx';
import { placesIn, usePickedPlaces } from '../use-picked-places.ts';
import { rowsOf } from './rows.ts';

export function SquaresBoard(properties: BoardProperties<SquaresShape>) {
  const { shape, hints, pointed, last, onMove, onPoint } = properties;
  const { picked, choices, isMove, hintAt, pick } = usePickedPlaces(properties);
  const lit = new Set(pointed === undefined ? [] : placesIn(pointed));
  const changed = new Set(last === undefined ? [] : placesIn(last.label));
  return (
    <div className="squares">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame of its own. */}
      <div role="group" aria-label={`${rowsOf(shape).length} rows of squares`}>
        {rowsOf(shape).map((row) => (
          <div className="square-row" key={row[0]?.name ?? ''}>
            {row.map(({ name, sign }) => {
              if (sign === '#') return <span className="square pin hole" key={name} />;
              const hint = hintAt(name);
              const words = hintText(hint);
              const isButton = isMove(name);
              const state = picked.has(name) ? 'staged' : isButton ? hintKind(hint) : 'idle';
              const rings = `${lit.has(name) ? 'pointed' : ''} ${changed.has(name) && last?.isRinged === true ? 'last' : ''}`;
              return (
                <button
                  type="button"
                  key={name}
                  tabIndex={-1}
                  className={`square pin move ${state} ${rings}`}
                  {...(isButton && { 'data-label': name })}
                  aria-label={`Square ${name}, ${sign === '.' ? 'empty' : sign}${words === '' ? '' : `: ${words}`}`}
                  onClick={() => pick(name)}
                  onPointerEnter={() => onPoint(name)}
                  onPointerLeave={() => onPoint(undefined)}
                  onFocus={() => onPoint(name)}
                  onBlur={() => onPoint(undefined)}
                >
                  {sign === '.' ? '' : sign}
                  <TextMark hint={isButton ? hint : undefined} />
                </button>
              );
            })}
          </div>
        ))}
      </div>
      {shape.more !== '0' && <p className="note">and {groupDigits(shape.more)} boards more</p>}
      {choices.length > 1 && <MoveChoices labels={choices} {...{ hints, pointed, onMove, onPoint }} />}
    </div>
  );
}
