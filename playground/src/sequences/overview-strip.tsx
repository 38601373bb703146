/** All values in one strip with a window over them: dragged, or moved by ← → + − 0. */
import type { Nimber } from 'impartial';
import { type KeyboardEvent, type PointerEvent, useMemo, useRef } from 'react';
import { groupDigits } from '../words.ts';
import { listBands } from './statistics.ts';

export interface View {
  readonly start: number;
  readonly size: number;
}

interface Properties {
  readonly from: number;
  readonly values: readonly (Nimber | null)[];
  readonly count: number;
  readonly view: View;
  onView(view: View): void;
  /** A key that moves or changes the window; whether it meant something. */
  onKey(key: string): boolean;
}

const COLUMNS = 240;
const WIDTH = 1000;
const HEIGHT = 30;

export function OverviewStrip({ from, values, count, view, onView, onKey }: Properties) {
  const strip = useRef<HTMLDivElement>(null);
  const held = useRef<number>(undefined);
  const bands = useMemo(() => listBands(values, 0, count, Math.min(COLUMNS, Math.max(1, count)), 0), [values, count]);
  const most = Math.max(1, ...bands.map(({ largest }) => largest));
  const scale = WIDTH / Math.max(1, count);
  const at = (event: PointerEvent) => {
    const { left, width } = strip.current?.getBoundingClientRect() ?? { left: 0, width: 1 };
    return ((event.clientX - left) / width) * count;
  };
  const move = (place: number) => onView({ ...view, start: Math.round(Math.max(0, Math.min(count - view.size, place))) });
  function press(event: KeyboardEvent) {
    if (onKey(event.key)) event.preventDefault();
  }
  const last = from + Math.max(0, count - 1);
  return (
    <div className="overview">
      <p className="small">All {groupDigits(count)} values</p>
      <div
        ref={strip}
        className="overview-strip"
        role="slider"
        tabIndex={0}
        aria-label="Window over all values"
        aria-valuemin={from}
        aria-valuemax={last}
        aria-valuenow={from + view.start}
        aria-valuetext={`n = ${from + view.start} to ${from + view.start + view.size - 1}`}
        onKeyDown={press}
        onPointerDown={(event) => {
          const place = at(event);
          const isInside = place >= view.start && place <= view.start + view.size;
          held.current = isInside ? place - view.start : view.size / 2;
          event.currentTarget.setPointerCapture(event.pointerId);
          if (!isInside) move(place - view.size / 2);
        }}
        onPointerMove={(event) => held.current !== undefined && move(at(event) - held.current)}
        onPointerUp={() => {
          held.current = undefined;
        }}
      >
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <rect className="overview-ground" width={WIDTH} height={HEIGHT} />
          {bands.map(({ n, largest, least }) => (
            <rect
              key={n}
              className="overview-band"
              x={n * scale}
              y={HEIGHT - 2 - ((HEIGHT - 4) * largest) / most}
              width={Math.max(1, WIDTH / COLUMNS - 1)}
              height={Math.max(1.5, ((HEIGHT - 4) * (largest - least)) / most)}
            />
          ))}
          <rect
            className="overview-window"
            x={Math.min(WIDTH - 8, view.start * scale)}
            y="1"
            width={Math.max(8, view.size * scale)}
            height={HEIGHT - 2}
          />
        </svg>
      </div>
      <div className="overview-ticks" aria-hidden="true">
        {[0, 0.25, 0.5, 0.75, 1].map((part) => (
          <span key={part}>{groupDigits(Math.round(from + part * (last - from)))}</span>
        ))}
      </div>
    </div>
  );
}
