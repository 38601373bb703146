/** Sets of so many places whose values have a given nim-sum: all but the lowest place are tried one after the other, the lowest is looked up. */
import { type Nimber, nimSum } from '../../../../core/nimber.ts';
import { keepTime } from '../../../../core/time-at-hand.ts';

/** Sets that are tried between two looks at the clock. */
const LOOK = 4096;

/** Each rising. */
export function* eachSubsetWithSum(values: readonly Nimber[], count: number, sum: Nimber): Iterable<readonly number[]> {
  if (count === 0) {
    if (sum === 0) yield [];
    return;
  }
  const places = new Map<Nimber, number[]>();
  for (const [place, value] of values.entries()) places.set(value, [...(places.get(value) ?? []), place]);
  // The highest place first; `left[d]` is what those from the d-th on have to add up to.
  const chosen = new Array<number>(count - 1).fill(0);
  const left = new Array<Nimber>(count).fill(sum);
  let depth = 0;
  let tried = 0;
  if (count > 1) chosen[0] = count - 2;
  while (depth >= 0) {
    if (++tried % LOOK === 0) keepTime();
    if (depth === count - 1) {
      const below = chosen[depth - 1] ?? values.length;
      for (const place of places.get(left[depth] ?? 0) ?? []) if (place < below) yield [place, ...chosen.toReversed()];
      depth--;
      continue;
    }
    const place = (chosen[depth] ?? 0) + 1;
    chosen[depth] = place;
    if (place >= (chosen[depth - 1] ?? values.length)) depth--;
    else {
      left[depth + 1] = nimSum(left[depth] ?? 0, values[place] ?? 0);
      depth++;
      // At least as many places are below it as are still to be chosen.
      if (depth < count - 1) chosen[depth] = count - 2 - depth;
    }
  }
}
