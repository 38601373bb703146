/** The plot, drawn by Observable Plot, which is loaded with it; a window over all values that buttons, keys and the strip move. */
import type { Nimber } from 'impartial';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { SequenceKind, SequenceProof } from '../solver/tasks.ts';
import { groupDigits } from '../words.ts';
import { drawSequence } from './draw-sequence.ts';
import type { Repetition } from './find-period.ts';
import { OverviewStrip, type View } from './overview-strip.tsx';

interface Properties {
  readonly from: number;
  readonly values: readonly (Nimber | null)[];
  readonly count: number;
  readonly repetition: Repetition | undefined;
  readonly exceptions: readonly number[];
  readonly proof: SequenceProof | undefined;
  readonly kind: SequenceKind | undefined;
  readonly style: 'Dots' | 'Bars';
}

/** Values in the first window, on a wide page and on a narrow one. */
const FIRST_WINDOW = 190;
const NARROW_WINDOW = 90;
const NARROW = 500;
/** Nothing is drawn in less room. */
const NARROWEST = 160;
const LEAST_WINDOW = 20;
const PLOT_LEFT = 48;
const PLOT_RIGHT = 34;

export function SequencePlot({ from, values, count, repetition, exceptions, proof, kind, style }: Properties) {
  const place = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<View>();
  const [spoken, setSpoken] = useState<number>();
  const width = useWidth(place);
  const size = Math.max(1, Math.min(wanted?.size ?? (width < NARROW ? NARROW_WINDOW : FIRST_WINDOW), count));
  const start = Math.max(0, Math.min(wanted?.start ?? 0, count - size));
  const end = Math.min(count, start + size);

  useEffect(() => {
    const target = place.current;
    if (target === null || count === 0 || width < NARROWEST) return;
    let isWanted = true;
    const at = spoken === undefined ? undefined : from + spoken;
    drawSequence({ from, values, start, end, repetition, exceptions, proof, kind, style, spoken: at, width })
      .then((svg) => {
        if (isWanted) target.replaceChildren(svg);
      })
      .catch(() => {
        target.textContent = 'This board has not been loaded yet. Connect once to fetch it.';
      });
    return () => {
      isWanted = false;
    };
  }, [from, values, count, start, end, repetition, exceptions, proof, kind, style, spoken, width]);

  const setView = ({ start: next, size: wide }: View) => {
    const whole = Math.max(Math.min(LEAST_WINDOW, count), Math.min(count, Math.round(wide)));
    setWanted({ start: Math.max(0, Math.min(count - whole, Math.round(next))), size: whole });
  };
  const zoom = (factor: number) => {
    const middle = spoken === undefined ? start + size / 2 : spoken;
    setView({ start: middle - (size * factor) / 2, size: size * factor });
  };
  const fit = () => setView({ start: 0, size: count });

  function changeView(key: string): boolean {
    if (key === 'ArrowLeft') setView({ start: start - size / 2, size });
    else if (key === 'ArrowRight') setView({ start: start + size / 2, size });
    else if (key === '+' || key === '=') zoom(0.5);
    else if (key === '-' || key === '−') zoom(2);
    else if (key === '0') fit();
    else return false;
    return true;
  }
  function press(event: KeyboardEvent) {
    const here = spoken ?? start - 1;
    if (event.key === 'ArrowRight') speak(here + 1);
    else if (event.key === 'ArrowLeft') speak(here - 1);
    else if (event.key === 'Home') speak(0);
    else if (event.key === 'End') speak(count - 1);
    else if (event.key === 'Escape') setSpoken(undefined);
    else if (!changeView(event.key)) return;
    event.preventDefault();
  }
  function speak(index: number) {
    const next = Math.max(0, Math.min(count - 1, index));
    setSpoken(next);
    if (next < start || next >= end) setView({ start: next - size / 2, size });
  }
  function point(event: PointerEvent<HTMLDivElement>) {
    const { left } = event.currentTarget.getBoundingClientRect();
    const part = (event.clientX - left - PLOT_LEFT) / Math.max(1, width - PLOT_LEFT - PLOT_RIGHT);
    if (part >= 0 && part <= 1) setSpoken(Math.min(end - 1, start + Math.floor(part * (end - start))));
  }

  return (
    <figure className="plot">
      <figcaption>
        <span role="status" className="spoken">
          {spoken === undefined || spoken >= count ? '' : speakValue(spoken, from, values, repetition, exceptions, kind)}
        </span>
        <span className="spacer" />
        <span>
          Showing <i>n</i> = {groupDigits(from + start)} to {groupDigits(from + Math.max(start, end - 1))}
        </span>
        <div className="segmented">
          <button type="button" onClick={() => zoom(2)} aria-label="Zoom out">
            −
          </button>
          <button type="button" onClick={() => zoom(0.5)} aria-label="Zoom in">
            +
          </button>
          <button type="button" onClick={fit}>
            Fit
          </button>
        </div>
      </figcaption>
      <div
        ref={place}
        className="plot-svg"
        role="img"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys walk along the values.
        tabIndex={0}
        onKeyDown={press}
        onPointerMove={point}
        onPointerDown={point}
        aria-label={`Values for n from ${from + start} to ${from + Math.max(start, end - 1)}; arrow keys walk`}
      />
      <OverviewStrip from={from} values={values} count={count} view={{ start, size }} onView={setView} onKey={changeView} />
    </figure>
  );
}

/** `n = 85, value 9, periodic; the same at 119, 153, …`. */
function speakValue(
  index: number,
  from: number,
  values: readonly (Nimber | null)[],
  repetition: Repetition | undefined,
  exceptions: readonly number[],
  kind: SequenceKind | undefined,
): string {
  const value = values[index];
  const word = kind?.isOutcome ? (value === 1 ? 'next player wins' : 'previous player wins') : `value ${value ?? 'not defined'}`;
  const n = `n = ${from + index}, ${word}`;
  if (exceptions.includes(from + index)) return `${n}, an exception`;
  if (repetition === undefined || index < repetition.from) return n;
  const { period, saltus } = repetition;
  const again = [1, 2].map((times) => from + index + times * period).join(', ');
  return `${n}, periodic; ${saltus === 0 ? 'the same' : `${saltus} more each time`} at ${again}, …`;
}

function useWidth(place: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const target = place.current;
    if (target === null) return;
    const watcher = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    watcher.observe(target);
    return () => watcher.disconnect();
  }, [place]);
  return width;
}
