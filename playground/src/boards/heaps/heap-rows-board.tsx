/**
 * Rows of counters that may fall apart: choose how many to take, then where. Every place that is a move is a button; what is
 * taken from place i leaves i counters to the left of it.
 */
import { type ReactNode, useMemo, useState } from 'react';
import type { HeapsShape } from '../../shape/shape.ts';
import { groupDigits } from '../../words.ts';
import { type BoardProperties, hintKind, hintText } from '../board-properties.ts';
import { TextMark } from '../mark.tsx';
import { LargeHeap } from './large-heap.tsx';
import { Copies, ScaleNote } from './scale.tsx';

const MOST_COUNTERS = 60;

export function HeapRowsBoard(properties: BoardProperties<HeapsShape>) {
  const { shape, moves, hints, last } = properties;
  const [chosen, setChosen] = useState<number>();
  const amounts = useMemo(() => listAmounts(moves), [moves]);
  const winning = useMemo(() => listAmounts([...hints.values()].flatMap(({ move, wins }) => (wins ? [move] : []))), [hints]);
  const left = new Set(last?.isRinged === true ? (last.label.split('>')[1] ?? '').split('+') : []);
  const amount = chosen !== undefined && amounts.includes(chosen) ? chosen : amounts[0];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame of its own.
    <div
      className={`heaps rows ${shape.squares === true ? 'strips' : ''}`}
      role="group"
      aria-label={`${shape.sizes.length} rows: ${shape.sizes.join(', ')}`}
    >
      {amounts.length > 1 && (
        <div className="choices amounts">
          <span>Take</span>
          {amounts.map((each) => (
            <button
              type="button"
              key={each}
              className="choice"
              aria-pressed={each === amount}
              data-amount={each}
              onClick={() => setChosen(each)}
            >
              {each === 0 ? 'none, split' : each}
              {winning.includes(each) && <TextMark hint={{ move: '', outcome: 'P', wins: true }} />}
              {winning.includes(each) && <span className="hidden">wins</span>}
            </button>
          ))}
        </div>
      )}
      {shape.sizes.map((size, index) => {
        const place = `${size} ${index}`;
        const copies = <Copies shape={shape} index={index} />;
        if (Number(size) > MOST_COUNTERS) return <LargeHeap key={place} {...properties} size={size} copies={copies} />;
        return (
          <Row key={place} {...properties} size={Number(size)} amount={amount ?? 1} isLast={left.has(size)} copies={copies} />
        );
      })}
      <ScaleNote shape={shape} most={MOST_COUNTERS} />
      {shape.more !== '0' && <p className="note">and {groupDigits(shape.more)} rows more</p>}
    </div>
  );
}

/** How many counters the moves take, from the first of each size. */
function listAmounts(moves: Iterable<string>): readonly number[] {
  const amounts = new Set<number>();
  for (const label of moves) {
    if (label.length < 40) amounts.add(amountOf(label));
  }
  return [...amounts].sort((a, b) => a - b);
}

function amountOf(label: string): number {
  const [size = '0', parts = '0'] = label.split('>');
  return Number(size) - parts.split('+').reduce((sum, part) => sum + Number(part), 0);
}

/** The move that takes `amount` counters and leaves `left` on the left. */
export function rowLabel(size: number, amount: number, left: number): string {
  const parts = [left, size - amount - left].filter((part) => part > 0).sort((a, b) => a - b);
  return `${size}>${parts.length === 0 ? '0' : parts.join('+')}`;
}

interface RowProperties extends BoardProperties<HeapsShape> {
  readonly size: number;
  readonly amount: number;
  /** Whether the computer's last move left it. */
  readonly isLast: boolean;
  readonly copies: ReactNode;
}

function Row({ size, amount, isLast, copies, moves, hints, staged, pointed, onMove, onRefuse, onPoint }: RowProperties) {
  const [near, setNear] = useState<number>();
  const stagedHere = staged.some((label) => label.startsWith(`${size}>`));
  const point = (left: number | undefined) => {
    setNear(left);
    onPoint(left === undefined ? undefined : rowLabel(size, amount, left));
  };
  const places = amount === 0 ? Math.max(0, size - 1) : size;
  return (
    <div className={`row ${stagedHere ? 'staged' : ''} ${isLast ? 'last' : ''}`}>
      <span className="row-size">{size}</span>
      {amount === 0 && <span className="pin" aria-hidden="true" />}
      {Array.from({ length: places }, (_, place) => {
        const left = amount === 0 ? place + 1 : Math.min(place, Math.max(0, size - amount));
        const label = rowLabel(size, amount, left);
        const isMove = moves.has(label) && amount <= size && (amount === 0 || place + amount <= size);
        const hint = isMove && !stagedHere ? hints.get(label) : undefined;
        const words = hintText(hint);
        const isLit = near !== undefined && amount > 0 && place >= near && place < near + amount;
        return (
          <span className="place" key={label + String(place)}>
            <button
              type="button"
              tabIndex={-1}
              className={`${amount === 0 ? 'tick' : 'pin'} move ${isMove ? hintKind(hint) : 'idle'} ${isLit ? 'lit' : ''} ${pointed === label ? 'pointed' : ''}`}
              {...(isMove && { 'data-label': label })}
              aria-label={
                isMove
                  ? `Row of ${size}: leave ${label.slice(label.indexOf('>') + 1)}${words === '' ? '' : `, ${words}`}`
                  : `Row of ${size}, place ${place + 1}: no move`
              }
              onClick={() => (isMove ? onMove(label) : onRefuse(`Taking ${amount} here is not allowed by the rules.`))}
              onPointerEnter={() => point(left)}
              onPointerLeave={() => point(undefined)}
              onFocus={() => point(left)}
              onBlur={() => point(undefined)}
            >
              {hint?.value ?? ''}
              <TextMark hint={hint} />
            </button>
            {amount === 0 && <span className="pin" aria-hidden="true" />}
          </span>
        );
      })}
      {copies}
    </div>
  );
}
