/** A heap too high to draw: a bar with its number, and a field for how many stay. */
import { useState } from 'react';
import type { HeapsShape } from '../../shape/shape.ts';
import { groupDigits } from '../../words.ts';
import type { BoardProperties } from '../board-properties.ts';

export function LargeHeap({ size, hints, onMove }: BoardProperties<HeapsShape> & { readonly size: string }) {
  const [rest, setRest] = useState('0');
  const winning = [...hints.values()].find(({ move, wins }) => wins && move.startsWith(`${size}>`));
  const label = `${size}>${rest.trim()}`;
  return (
    <div className="large-heap">
      <div className="bar" aria-hidden="true" />
      <label>
        leave{' '}
        <input
          value={rest}
          inputMode="numeric"
          size={6}
          onChange={(event) => setRest(event.target.value.replace(/[^\d+]/g, ''))}
        />
      </label>
      <button type="button" className="choice move plain" data-label={label} onClick={() => onMove(label)}>
        Play
      </button>
      {winning !== undefined && (
        <button type="button" className="choice move wins" onClick={() => onMove(winning.move)}>
          {winning.move.replace('>', ' → ')}
        </button>
      )}
      <span className="hidden">Heap of {groupDigits(size)}</span>
    </div>
  );
}
