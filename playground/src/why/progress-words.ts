/** How far a search is, in words. */
import { formatDuration, groupDigits, plural } from '../words.ts';

interface Searched {
  readonly positions: number;
  /** First moves that are decided. */
  readonly decided?: number;
  readonly milliseconds: number;
}

/** Before so many milliseconds a rate says nothing. */
const SOON = 500;

/** `12 345 positions in 1.8 s, 6 858 a second. 3 of 64 first moves are decided.` */
export function progressWords({ positions, decided = 0, milliseconds }: Searched, firstMoves: number | undefined): string {
  const time = formatDuration(milliseconds);
  if (positions === 0) return `A theorem is being worked out: ${time} so far.`;
  const rate = milliseconds < SOON ? '' : `, ${groupDigits(Math.round((1000 * positions) / milliseconds))} a second`;
  const known = decided > 0 && (firstMoves === undefined || decided <= firstMoves);
  const moves = !known
    ? 'No first move is decided yet.'
    : firstMoves === undefined
      ? `${plural(decided, 'first move')} decided.`
      : `${groupDigits(decided)} of ${plural(firstMoves, 'first move')} decided.`;
  return `${plural(positions, 'position')} in ${time}${rate}. ${moves}`;
}
