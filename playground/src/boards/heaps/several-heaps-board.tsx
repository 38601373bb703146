/** Heaps of which several may be changed at once: choose in each what you take, then play it all together. */
import { useEffect, useState } from 'react';
import type { HeapsShape } from '../../shape/shape.ts';
import { groupNumbers } from '../../words.ts';
import type { BoardProperties } from '../board-properties.ts';
import { MoveChoices } from '../move-choices.tsx';
import { HeapColumnsBoard } from './heap-columns-board.tsx';
import { pickChange, toLabel } from './several-changes.ts';

export function SeveralHeapsBoard(properties: BoardProperties<HeapsShape>) {
  const { shape, moves, hints, pointed, onMove, onPoint } = properties;
  const [picked, setPicked] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture has nothing picked.
  useEffect(() => setPicked([]), [shape]);
  const single = new Set([...moves].flatMap((label) => label.split(',')));
  const winning = [...hints.values()].flatMap(({ move, wins }) => (wins ? [move] : []));
  const label = toLabel(picked);
  // What is said of a change by itself is not so beside others.
  const own = picked.length === 0 ? hints : new Map();
  return (
    <div className="several-heaps">
      <HeapColumnsBoard
        {...properties}
        moves={single}
        hints={own}
        staged={picked}
        onMove={(change) => setPicked(pickChange(picked, change, shape))}
      />
      <div className="choices">
        {picked.length === 0 ? (
          <span className="note">Choose in up to {groupNumbers(shape.several ?? '1')} heaps what you take.</span>
        ) : (
          <>
            <button type="button" className="choice move plain" data-label={label} onClick={() => onMove(label)}>
              Take: {groupNumbers(label).replaceAll('>', ' → ').replaceAll(',', ', ')}
            </button>
            <button type="button" className="choice" onClick={() => setPicked([])}>
              Nothing
            </button>
          </>
        )}
      </div>
      {winning.length > 0 && <MoveChoices labels={winning} {...{ hints, pointed, onMove, onPoint }} />}
    </div>
  );
}
