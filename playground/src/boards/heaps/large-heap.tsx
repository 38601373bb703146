/** A heap too high to draw: a bar to scale, what the winning move leaves of it, and a field for how many stay. */
import { type ReactNode, useState } from 'react';
import type { HeapsShape } from '../../shape/shape.ts';
import { groupDigits, groupNumbers } from '../../words.ts';
import type { BoardProperties } from '../board-properties.ts';
import { barHeight } from './scale.tsx';

interface Properties extends BoardProperties<HeapsShape> {
  readonly size: string;
  readonly copies?: ReactNode;
}

export function LargeHeap({ shape, size, copies, hints, onMove }: Properties) {
  const [rest, setRest] = useState('0');
  const winning = [...hints.values()].find(({ move, wins }) => wins && move.startsWith(`${size}>`));
  const left = winning?.move.slice(winning.move.indexOf('>') + 1);
  const label = `${size}>${rest.trim()}`;
  const largest = shape.sizes.reduce((most, each) => (BigInt(each) > BigInt(most) ? each : most), size);
  const isRow = shape.style === 'rows';
  return (
    <div className={`large-heap ${winning === undefined ? '' : 'matters'}`}>
      <div className="bar" style={{ height: barHeight(size, largest) }} aria-hidden="true">
        {left !== undefined && !left.includes('+') && left !== '0' && (
          <span className="stays" style={{ height: Math.min(barHeight(left, largest), barHeight(size, largest) - 4) }} />
        )}
      </div>
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
          {groupNumbers(winning.move).replace('>', ' → ')}
        </button>
      )}
      {isRow && <div className="heap-size">{groupDigits(size)}</div>}
      {copies}
      <span className="hidden">Heap of {groupDigits(size)}</span>
    </div>
  );
}
