/** A board of coins: pick corners, and all coins where their columns and rows cross are turned over. */
import { useEffect, useState } from 'react';
import type { CoinGridShape, ShownLine } from '../../shape/shape.ts';
import type { Hint } from '../../solver/tasks.ts';
import { groupDigits, lastDigits } from '../../words.ts';
import { type BoardProperties, hintKind, hintText } from '../board-properties.ts';
import { TextMark } from '../mark.tsx';
import { MoveChoices } from '../move-choices.tsx';
import { farthestTurned, movesCrossing } from './coin-moves.ts';
import './coins.css';

export function CoinGridBoard({ shape, moves, hints, pointed, onMove, onPoint }: BoardProperties<CoinGridShape>) {
  const [picked, setPicked] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture has nothing picked.
  useEffect(() => setPicked([]), [shape]);
  const { columns, rows, more } = shape;
  const heads = new Set(shape.heads);
  const choices = movesCrossing(moves, picked);
  const byHead = new Map<string, Hint>();
  for (const [label, hint] of hints) {
    const head = farthestTurned(label);
    if (head !== undefined && (hint.wins || !byHead.has(head))) byHead.set(head, hint);
  }
  const toggle = (place: string) =>
    setPicked(picked.includes(place) ? picked.filter((other) => other !== place) : [...picked, place]);
  return (
    <div className="coins grid">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame of its own. */}
      <div className="coin-grid" role="group" aria-label="board of coins">
        <div className="coin-grid-row">
          <span className="coin-number corner" />
          {columns.map((column) => (
            <LineName key={column.number} line={column} />
          ))}
        </div>
        {rows.map((row) => (
          <div className="coin-grid-row" key={row.number}>
            <LineName line={row} />
            {columns.map((column) => {
              const place = `${column.number},${row.number}`;
              const isHead = heads.has(place);
              const hint = isHead ? byHead.get(place) : undefined;
              const words = hintText(hint);
              const state = picked.includes(place) ? 'staged' : isHead ? hintKind(hint) : 'plain';
              return (
                <button
                  type="button"
                  key={place}
                  tabIndex={-1}
                  className={`square pin move ${state}`}
                  data-label={place}
                  aria-label={`Column ${column.number}, row ${row.number}, ${isHead ? 'heads' : 'tails'}${words === '' ? '' : `: ${words}`}`}
                  aria-pressed={picked.includes(place)}
                  onClick={() => toggle(place)}
                >
                  <span className={`coin ${isHead ? 'heads' : 'tails'}`} />
                  <TextMark hint={hint} />
                </button>
              );
            })}
          </div>
        ))}
      </div>
      {more !== '0' && <p className="note">and {groupDigits(more)} heads more</p>}
      <p className="note">
        {picked.length === 0
          ? 'Pick a head, and then other coins: their columns and rows are turned where they cross.'
          : `Picked: ${picked.join(' and ')}`}
      </p>
      {choices.length > 0 && <MoveChoices labels={choices} {...{ hints, pointed, onMove, onPoint }} />}
    </div>
  );
}

/** The number of a column or row; dots where others before it are left out. */
function LineName({ line: { number, gap } }: { readonly line: ShownLine }) {
  return (
    <span className="coin-number" title={number}>
      {gap !== '0' && '…'}
      {lastDigits(BigInt(number))}
    </span>
  );
}
