/** The plot, drawn by Observable Plot, which is loaded with it; a window over all values that buttons and keys move. */
import type { Nimber } from 'impartial';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { SequenceProof } from '../solver/tasks.ts';
import { groupDigits } from '../words.ts';
import { drawSequence } from './draw-sequence.ts';
import type { Repetition } from './find-period.ts';

interface Properties {
  readonly from: number;
  readonly values: readonly (Nimber | null)[];
  readonly repetition: Repetition | undefined;
  readonly exceptions: readonly number[];
  readonly proof: SequenceProof | undefined;
}

const FIRST_WINDOW = 190;
const LEAST_WINDOW = 20;
/** Dots that are drawn at once; a wider window shows every so many. */
export const MOST_DOTS = 4000;

export function SequencePlot({ from, values, repetition, exceptions, proof }: Properties) {
  const place = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ start: 0, size: FIRST_WINDOW });
  const [spoken, setSpoken] = useState<number>();
  const size = Math.min(view.size, Math.max(LEAST_WINDOW, values.length));
  const start = Math.max(0, Math.min(view.start, values.length - size));
  const end = Math.min(values.length, start + size);

  useEffect(() => {
    const target = place.current;
    if (target === null || values.length === 0) return;
    let wanted = true;
    drawSequence({ from, values, start, end, repetition, exceptions, proof, width: target.clientWidth || 800 })
      .then((svg) => {
        if (wanted) target.replaceChildren(svg);
      })
      .catch(() => {
        target.textContent = 'This board has not been loaded yet. Connect once to fetch it.';
      });
    return () => {
      wanted = false;
    };
  }, [from, values, start, end, repetition, exceptions, proof]);

  const zoom = (factor: number) =>
    setView({
      start: Math.max(0, Math.round(start + (size - size * factor) / 2)),
      size: Math.max(LEAST_WINDOW, Math.round(size * factor)),
    });
  const shift = (part: number) =>
    setView({ start: Math.max(0, Math.min(values.length - size, start + Math.round(size * part))), size });
  const fit = () => setView({ start: 0, size: values.length });
  function press(event: KeyboardEvent) {
    const step = spoken === undefined ? start : spoken;
    if (event.key === 'ArrowRight') speak(step + 1);
    else if (event.key === 'ArrowLeft') speak(step - 1);
    else if (event.key === '+') zoom(0.5);
    else if (event.key === '-') zoom(2);
    else if (event.key === '0') fit();
    else return;
    event.preventDefault();
  }
  function speak(index: number) {
    const next = Math.max(0, Math.min(values.length - 1, index));
    setSpoken(next);
    if (next < start || next >= end) setView({ start: Math.max(0, next - Math.floor(size / 2)), size });
  }
  const word =
    spoken === undefined
      ? ''
      : repetition !== undefined && spoken >= repetition.from
        ? 'periodic'
        : exceptions.includes(spoken + from)
          ? 'an exception'
          : '';

  return (
    <figure className="plot">
      <div
        ref={place}
        className="plot-svg"
        role="img"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys walk along the values.
        tabIndex={0}
        onKeyDown={press}
        aria-label={`Values for n from ${from + start} to ${from + Math.max(start, end - 1)}; arrow keys walk`}
      />
      <figcaption>
        <span>
          Showing <i>n</i> = {groupDigits(from + start)} to {groupDigits(from + Math.max(start, end - 1))} of{' '}
          {groupDigits(values.length)} values
        </span>
        <span className="spacer" />
        <span role="status">
          {spoken === undefined
            ? ''
            : `n = ${from + spoken}, value ${values[spoken] ?? 'undefined'}${word === '' ? '' : `, ${word}`}`}
        </span>
        <div className="segmented">
          <button type="button" onClick={() => shift(-0.5)} aria-label="Earlier values">
            ←
          </button>
          <button type="button" onClick={() => shift(0.5)} aria-label="Later values">
            →
          </button>
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
      <input
        type="range"
        className="overview"
        aria-label="Where the window begins"
        min={0}
        max={Math.max(0, values.length - size)}
        value={start}
        onChange={(event) => setView({ start: Number(event.target.value), size })}
      />
    </figure>
  );
}
