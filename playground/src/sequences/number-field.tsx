/** A number in groups of three: typed, or scrubbed by dragging sideways or by ↑ and ↓. */
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { groupDigits } from '../words.ts';

interface Properties {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  onValue(value: number): void;
}

/** Pixels that double the number. */
const DOUBLING = 60;
/** Less than this is a click. */
const SLACK = 6;

export function NumberField({ label, value, most, onValue }: Properties) {
  const [text, setText] = useState(groupDigits(value));
  const held = useRef<{ readonly x: number; readonly value: number }>(undefined);
  useEffect(() => setText(groupDigits(value)), [value]);
  const scrub = (next: number) => onValue(Math.max(0, Math.min(most, tidy(next))));

  function press(event: KeyboardEvent) {
    if (event.key === 'ArrowUp') scrub(Math.max(value + 1, value * 1.1));
    else if (event.key === 'ArrowDown') scrub(Math.min(value - 1, value / 1.1));
    else return;
    event.preventDefault();
  }
  function drag(event: PointerEvent<HTMLInputElement>) {
    const start = held.current;
    if (start === undefined || document.activeElement === event.currentTarget) return;
    const moved = event.clientX - start.x;
    if (Math.abs(moved) > SLACK) scrub(Math.max(1, start.value) * 2 ** (moved / DOUBLING));
  }

  return (
    <input
      className="scrubbed"
      value={text}
      inputMode="numeric"
      size={8}
      aria-label={label}
      onChange={(event) => {
        const typed = event.target.value;
        setText(typed);
        const number = Number(typed.replace(/\s/g, ''));
        if (/^\d[\d\s]*$/.test(typed) && number <= most) onValue(number);
      }}
      onKeyDown={press}
      onPointerDown={(event) => {
        if (document.activeElement === event.currentTarget) return;
        held.current = { x: event.clientX, value };
        event.currentTarget.setPointerCapture(event.pointerId);
        // The field takes the focus when the pointer is let go where it was.
        event.preventDefault();
      }}
      onPointerMove={drag}
      onPointerUp={(event) => {
        const start = held.current;
        held.current = undefined;
        if (start === undefined || Math.abs(event.clientX - start.x) > SLACK) return;
        event.currentTarget.focus();
        event.currentTarget.select();
      }}
      onBlur={() => setText(groupDigits(value))}
    />
  );
}

/** Two digits are enough while scrubbing. */
function tidy(number: number): number {
  const whole = Math.round(number);
  const unit = 10 ** Math.max(0, String(Math.abs(whole)).length - 2);
  return Math.round(whole / unit) * unit;
}
