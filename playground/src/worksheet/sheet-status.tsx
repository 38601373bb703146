/** The line under the name: how many cells there are and how it is with them, and whether they are kept. */
import { useEffect, useState } from 'react';
import { plural } from '../words.ts';
import { ago } from './ago.ts';
import type { CellState } from './runner.ts';
import type { Kept } from './use-kept.ts';

interface Properties {
  /** What was just done. */
  readonly said: string;
  readonly states: readonly CellState[];
  readonly kept: Kept;
  readonly mayRun: boolean;
  /** Why the sheet is not read. */
  readonly problem: string | undefined;
}

const FULL = 'This browser keeps no more. Save the sheet as a file.';
const FOREIGN =
  'This sheet brings games with it, by whoever wrote it. They have not run. Read them first if you like, then Run all.';
const CLOCK = 20_000;

export function SheetStatus({ said, states, kept, mayRun, problem }: Properties) {
  const now = useNow();
  const open = states.filter(({ answer, stopped }) => answer === undefined && stopped === undefined).length;
  const work = open === 0 ? '' : `, ${open === 1 ? 'one' : open} still at work`;
  const keeping = !kept.isKept
    ? FULL
    : kept.at === undefined
      ? ''
      : `Saved in this browser, ${ago(kept.at, Math.max(now, kept.at))}.`;
  return (
    <section className="sheet-state" aria-label="About this sheet">
      <span role="status">
        {said !== '' && `${said} `}
        {!mayRun && FOREIGN}
        {problem !== undefined && <span className="bad">{problem} </span>}
        {!kept.isKept && <span className="bad">{FULL}</span>}
      </span>
      {said === '' && mayRun && problem === undefined && (
        <>
          {plural(states.length, 'cell')}
          {work}. {kept.isKept && keeping}
        </>
      )}
      <span className="sheet-hint"> Cells run from top to bottom; a name means the cell above that gave it.</span>
    </section>
  );
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), CLOCK);
    return () => clearInterval(clock);
  }, []);
  return now;
}
