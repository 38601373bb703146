/** A cell that is being worked out: how far it is, and a way to stop it. */
import { useEffect, useState } from 'react';
import { Icon } from '../icon.tsx';
import { formatDuration, groupDigits, plural } from '../words.ts';
import type { Work } from './runner.ts';

/** Milliseconds before which it is not worth a word, and between two looks at the clock. */
const SOON = 300;
const CLOCK = 200;
const MOST_POSITIONS = 2_000_000;

export function Working({ work, onStop }: { readonly work: Work; onStop(): void }) {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const clock = setInterval(() => setNow(performance.now()), CLOCK);
    return () => clearInterval(clock);
  }, []);
  const { since, positions, values, needed } = work;
  if (now - since < SOON) return '…';
  const isFamily = values !== undefined && needed !== undefined;
  const done = isFamily
    ? `${groupDigits(values)} of ${plural(needed, 'value')}, `
    : positions > 0
      ? `${plural(positions, 'position')}, `
      : '';
  return (
    <span className="sheet-working">
      <b>Searching…</b>
      <span className="sheet-why">
        {done}
        {formatDuration(now - since)}
      </span>
      <progress max={isFamily ? needed : MOST_POSITIONS} value={isFamily ? values : positions} aria-label="How far it is" />
      <button type="button" onClick={onStop}>
        <Icon name="stop" /> Stop
      </button>
    </span>
  );
}

/** A cell that the visitor stopped. */
export function Stopped({ milliseconds, onAgain }: { readonly milliseconds: number; onAgain(): void }) {
  return (
    <>
      <b>Stopped after {formatDuration(milliseconds)}.</b>{' '}
      <button type="button" className="link" onClick={onAgain}>
        Run again
      </button>
    </>
  );
}
