/** Compound Node-Kayles on Paths [guignardSopena2009]: the winning moves that the paper gives, played in every won union. */
import type { Play } from '../core/outcome.ts';
import type { Compound } from '../core/setting.ts';
import { PAIRS, UNIONS } from './node-kayles-unions.ts';
import { optionsOfPath, pathQuestion, pathRules, unionsUpTo } from './path-rules.ts';
import type { Found, Reach } from './statement.ts';
import { range, tally } from './tally.ts';

/** A move that the paper gives for one path of a won union; `[0]` ends it. */
type Recipe = (order: number, union: readonly number[]) => number[] | undefined;

/** Plays the printed winning move in every won union: it must be a move, and must leave a lost union. */
export function checkRecipe(
  [compound, play]: readonly [Compound, Play],
  printed: Recipe,
  corrected?: Recipe,
): (reach: Reach) => Found {
  return ({ deep }) => {
    const referee = pathRules(compound, play);
    const most = deep ? UNIONS.deep : UNIONS.shallow;
    const longest = deep ? PAIRS.deep : PAIRS.shallow;
    const pairs = range(1, longest).flatMap((a) => range(a, longest).map((b) => [a, b]));
    const unions = [...unionsUpTo(most), ...pairs.filter(([a = 0, b = 0]) => a + b > most)];
    const wins = (recipe: Recipe, orders: readonly number[]) => {
      const moves = orders.map((order) => recipe(order, orders));
      const legal = orders.every((order, index) =>
        optionsOfPath(order).some((parts) => parts.join() === String(moves[index]?.toSorted((a, b) => a - b))),
      );
      return legal && !referee.isWon(moves.flatMap((parts) => parts ?? []));
    };
    return tally(
      unions
        .filter((orders) => referee.isWon(orders))
        .map((orders) => ({
          at: pathQuestion(orders, { compound, play }),
          printed: wins(printed, orders),
          ...(corrected && { corrected: wins(corrected, orders) }),
        })),
    );
  };
}

const parts = (...orders: number[]) => orders.filter((order) => order > 0);

/** Play every path to one of these where it can be done. */
export function towards(order: number, isWanted: (parts: readonly number[]) => boolean): number[] | undefined {
  return optionsOfPath(order).find(isWanted);
}

export const conjunctiveRecipe: Recipe = (order, union) => {
  const shortest = union[0] ?? 0;
  if (shortest <= 3) return order === shortest ? [0] : optionsOfPath(order)[0];
  if (shortest >= 6 && shortest <= 8)
    return towards(order, (left) =>
      order === shortest ? left.length === 1 && [4, 5].includes(left[0] ?? 0) : left.every((part) => part >= 4),
    );
  return shortest >= 11 ? parts(4, order - 7) : undefined;
};

export const correctedConjunctiveRecipe: Recipe = (order, union) => {
  const shortest = union[0] ?? 0;
  if (shortest !== 9 && shortest !== 10) return conjunctiveRecipe(order, union);
  return order >= 11 ? parts(4, order - 7) : [order - 2];
};

export function suspenseRecipe(fixed: boolean): Recipe {
  return (order, union) => {
    const longest = union.at(-1) ?? 0;
    let t = 0;
    while (5 * (2 * (t / 5 + 1) - 1) < longest) t = 5 * (2 * (t / 5 + 1) - 1);
    if (order <= t) return optionsOfPath(order)[0];
    if (order === t + 1) return fixed && t === 0 ? [0] : [t - 1];
    return order === t + 2 ? [t] : parts(t, order - t - 3).length === 0 ? [0] : parts(t, order - t - 3);
  };
}
