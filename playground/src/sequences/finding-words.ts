/** The only words in which the page speaks of periods. */
import type { SequenceEnd } from '../solver/tasks.ts';
import { groupDigits } from '../words.ts';
import type { Repetition } from './find-period.ts';

interface Finding {
  readonly from: number;
  readonly count: number;
  readonly repetition: Repetition | undefined;
  readonly end: SequenceEnd | undefined;
}

export function findingWords({ from, count, repetition, end }: Finding): string {
  const proof = end?.proof;
  if (proof !== undefined) return `Period ${proof.period}${proof.saltus === 0 ? '' : ` with saltus ${proof.saltus}`}, proved.`;
  if (count === 0) return 'No values.';
  if (repetition === undefined) return `No period up to ${groupDigits(from + Math.max(0, count - 1))}.`;
  const { period, saltus } = repetition;
  const begin = from + repetition.from;
  const added = saltus === 0 ? '' : ` and saltus ${saltus}`;
  const needed = neededFor(repetition, from, count, end?.largestTake);
  const more = needed === undefined ? '' : `: needs n up to ${groupDigits(needed)}`;
  return `Repeats with ${period}${added} from n = ${begin} as far as computed. Not proved${more}.`;
}

/** How far the values have to go for the theorem of Guy and Smith, where they do not go so far yet. */
function neededFor(
  { period, from: begin, saltus }: Repetition,
  from: number,
  count: number,
  take: number | undefined,
): number | undefined {
  if (take === undefined || saltus !== 0) return undefined;
  const last = 2 * (from + begin) + 2 * period + take - 1;
  return from + count - 1 < last ? last : undefined;
}
