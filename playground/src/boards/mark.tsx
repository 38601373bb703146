/** The marks of moves in pictures: a tick in a disc, a cross, an equals sign, a question mark. Never colour alone. */
import type { Hint } from '../solver/tasks.ts';
import { hintKind } from './board-properties.ts';

export function Mark({ hint, x, y }: { hint: Hint | undefined; x: number; y: number }) {
  const kind = hintKind(hint);
  if (kind === 'plain') return null;
  return (
    <g className={`mark ${kind}`} transform={`translate(${x} ${y})`}>
      {kind === 'wins' && (
        <>
          <circle r="7" />
          <path d="M-3.2 0.2 L-0.9 2.6 L3.4 -2.4" />
        </>
      )}
      {kind === 'loses' && <path d="M-3.5 -3.5 L3.5 3.5 M3.5 -3.5 L-3.5 3.5" />}
      {kind === 'draws' && <path d="M-3.5 -1.6 H3.5 M-3.5 1.6 H3.5" />}
      {kind === 'unknown' && (
        <text textAnchor="middle" dy="4">
          ?
        </text>
      )}
    </g>
  );
}

/** The same marks in lines of text. */
export function TextMark({ hint }: { hint: Hint | undefined }) {
  if (hintKind(hint) === 'plain') return null;
  return (
    <svg className="text-mark" viewBox="-8 -8 16 16" width="16" height="16" aria-hidden="true">
      <Mark hint={hint} x={0} y={0} />
    </svg>
  );
}
