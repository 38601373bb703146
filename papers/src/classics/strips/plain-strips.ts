/** The rules of coins on strips once more, on plain lists of numbers. */
import { PlainPlay } from '../../statements/plain-play.ts';

type List = readonly number[];
const nameOf = (list: List) => list.join(' ');

/** Coins move to any square to the left, sharing squares. */
export function plainNimble(): PlainPlay<List> {
  return new PlainPlay(function* (coins) {
    for (const [index, coin] of coins.entries())
      for (let to = 0; to < coin; to++) yield coins.with(index, to).toSorted((a, b) => a - b);
  }, nameOf);
}

/** Counters on steps 1, 2, 3 … go one step down. */
export function plainStaircase(): PlainPlay<List> {
  return new PlainPlay(function* (steps) {
    for (const [index, counters] of steps.entries()) {
      for (let moved = 1; moved <= counters; moved++) {
        const left = steps.with(index, counters - moved);
        yield index === 0 ? left : left.with(index - 1, (left[index - 1] ?? 0) + moved);
      }
    }
  }, nameOf);
}

/** Coins move to free squares on the left: over others, or not. */
export function plainStrip(mayPass: boolean): PlainPlay<List> {
  return new PlainPlay(function* (coins) {
    for (const [index, coin] of coins.entries()) {
      for (let to = coin - 1; to >= 0; to--) {
        if (coins.includes(to)) {
          if (mayPass) continue;
          break;
        }
        yield coins.with(index, to).toSorted((a, b) => a - b);
      }
    }
  }, nameOf);
}
