/** Grundy values as a theory for search on vertex subsets: mex of the options, nim-sum of the components. */
import type { SubsetTheory } from '../core/subset-game.ts';

/** A new theory each time: it keeps marks that two searches must not share. */
export function subsetGrundy(): SubsetTheory {
  let marks = new Int32Array(64);
  let mark = 0;
  return {
    ended: 0,
    fromOptions(values, count) {
      if (count >= marks.length) marks = new Int32Array(2 * count);
      mark++;
      // A value above `count` cannot stand in the way of the mex.
      for (let at = 0; at < count; at++) if ((values[at] as number) <= count) marks[values[at] as number] = mark;
      let mex = 0;
      while (marks[mex] === mark) mex++;
      return mex;
    },
    combine: (a, b) => a ^ b,
  };
}
