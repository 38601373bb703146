/** Heaps as columns of counters: click the lowest counter you take. */

import type { HeapsShape } from '../../shape/shape.ts';
import { groupDigits } from '../../words.ts';
import { type BoardProperties, hintKind, hintText } from '../board-properties.ts';
import { TextMark } from '../mark.tsx';
import { MoveChoices } from '../move-choices.tsx';
import { LargeHeap } from './large-heap.tsx';
import { Copies, ScaleNote } from './scale.tsx';

/** Counters that are drawn one by one. */
const MOST_COUNTERS = 40;

export function HeapColumnsBoard(properties: BoardProperties<HeapsShape>) {
  const { shape, moves, hints, staged, pointed, last, clickedAt, onMove, onRefuse, onPoint } = properties;
  // Of a column one takes from the top; a game of one's own may also make several heaps of one.
  const splits = clickedAt === undefined ? [] : [...moves].filter((label) => label.includes('+'));
  const used = new Map<string, number>();
  for (const label of staged) used.set(label, (used.get(label) ?? 0) + 1);
  const taken = takenBy(last);
  const changed = taken === undefined ? -1 : shape.sizes.lastIndexOf(taken.left);
  const digits = Math.max(1, ...shape.sizes.map((size) => binary(size).length));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame of its own.
    <div
      className="heaps columns"
      role="group"
      aria-label={`${shape.sizes.length} heaps: ${shape.sizes.map(groupDigits).join(', ')}`}
    >
      {shape.sizes.map((size, index) => {
        const stagedHere = takeStaged(used, size);
        const place = `${size} ${index}`;
        return (
          <div className={`heap ${index !== changed ? '' : last?.isRinged === true ? 'changed last' : 'changed'}`} key={place}>
            {index === changed && <GoneCounters count={taken?.count ?? 0} />}
            {Number(size) > MOST_COUNTERS ? (
              <LargeHeap {...properties} size={size} />
            ) : (
              <Column {...properties} size={Number(size)} stagedHere={stagedHere} />
            )}
            <div className="heap-size">{groupDigits(size)}</div>
            <Copies shape={shape} index={index} />
            {digits <= 12 && <div className="heap-binary">{binary(size).padStart(digits, '0')}</div>}
          </div>
        );
      })}
      {taken?.left === '0' && (
        <div className={`heap ${last?.isRinged === true ? 'last' : ''}`}>
          <GoneCounters count={taken.count} />
          <div className="counters" />
          <div className="heap-size">0</div>
          {digits <= 12 && <div className="heap-binary">{'0'.repeat(digits)}</div>}
        </div>
      )}
      <ScaleNote shape={shape} most={MOST_COUNTERS} />
      {shape.more !== '0' && <p className="note">and {groupDigits(shape.more)} heaps more</p>}
      {splits.length > 0 && <MoveChoices labels={splits} {...{ hints, pointed, onMove, onPoint }} />}
      {shape.sizes.length === 0 && (
        <button type="button" onClick={() => onRefuse('There is nothing to take.')}>
          No heap
        </button>
      )}
    </div>
  );
}

/** How many counters the last move took, and what it left of their heap. */
function takenBy(last: BoardProperties['last']): { readonly left: string; readonly count: number } | undefined {
  const [size, left] = (last?.label ?? '').split('>');
  if (size === undefined || left === undefined || !/^\d{1,3}$/.test(size) || !/^\d+$/.test(left)) return undefined;
  return { left, count: Math.min(MOST_COUNTERS, Number(size) - Number(left)) };
}

/** Counters that have just been taken stay for one move as outlines. */
function GoneCounters({ count }: { count: number }) {
  return (
    <div className="gone-counters" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => {
        const place = `gone ${index}`;
        return <span className="counter-ghost" key={place} />;
      })}
    </div>
  );
}

function binary(size: string): string {
  return BigInt(size).toString(2);
}

/** The first staged move of a heap of this size; each is shown in one heap. */
function takeStaged(used: Map<string, number>, size: string): string | undefined {
  for (const [label, count] of used) {
    if (!label.startsWith(`${size}>`) || count === 0) continue;
    used.set(label, count - 1);
    return label;
  }
  return undefined;
}

interface ColumnProperties extends BoardProperties<HeapsShape> {
  readonly size: number;
  readonly stagedHere: string | undefined;
}

function Column({ size, stagedHere, moves, hints, pointed, onMove, onRefuse, onPoint }: ColumnProperties) {
  const left = stagedHere === undefined ? size : Number(stagedHere.slice(stagedHere.indexOf('>') + 1));
  const pointedLeft = pointed?.startsWith(`${size}>`) ? Number(pointed.slice(pointed.indexOf('>') + 1)) : size;
  return (
    <div className="counters">
      {Array.from({ length: size }, (_, index) => size - 1 - index).map((rest) => {
        const label = `${size}>${rest}`;
        const hint = stagedHere === undefined ? hints.get(label) : undefined;
        const words = hintText(hint);
        return (
          <button
            type="button"
            key={rest}
            tabIndex={-1}
            className={`counter move ${hintKind(hint)} ${rest >= left ? 'staged' : ''} ${rest >= pointedLeft ? 'lit' : ''}`}
            {...(moves.has(label) && { 'data-label': label, 'data-amount': size - rest })}
            aria-label={`Heap of ${size}: take ${size - rest}${words === '' ? '' : `, ${words}`}`}
            onClick={() =>
              moves.has(label) ? onMove(label) : onRefuse(`From a heap of ${size} you cannot take ${size - rest} now.`)
            }
            onPointerEnter={() => onPoint(label)}
            onPointerLeave={() => onPoint(undefined)}
            onFocus={() => onPoint(label)}
            onBlur={() => onPoint(undefined)}
          >
            {hint?.wins === true ? `take ${size - rest}` : ''}
            <TextMark hint={hint} />
          </button>
        );
      })}
    </div>
  );
}
