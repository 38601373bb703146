/** Compound Node-Kayles on Paths [guignardSopena2009]: the winning moves that the paper gives, played in every won union. */
import type { Compound, Play } from 'impartial/internal';
import type { Found, Reach } from '../statements/statement.ts';
import { range, tally } from '../statements/tally.ts';
import { optionsOfPath, pathQuestion, pathRules, unionsUpTo } from './path-rules.ts';
import { isNormalLoss, isSelectiveMisereLoss } from './selective.ts';
import { PAIRS, UNIONS } from './unions.ts';

/** A move that the paper gives for one path of a won union; `[0]` ends it. */
type Recipe = (order: number, union: readonly number[]) => number[] | undefined;

/** Plays the printed winning move in every won union that it is for: it must be a move, and must leave a lost union. */
export function checkRecipe(
  [compound, play]: readonly [Compound, Play],
  printed: Recipe,
  corrected?: Recipe,
  isMeant: (union: readonly number[]) => boolean = () => true,
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
          ...(isMeant(orders) && { printed: wins(printed, orders) }),
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

/** What a selective move makes of each path of a union; a path that is left alone is itself. */
type SelectiveMove = (union: readonly number[]) => (number[] | undefined)[];

/** Single paths go on to this order. */
const LONGEST = 20;

/** Makes the printed selective move in every won union of misère play: it must be a move, and must leave a lost union. */
export function checkSelectiveMoves(
  compound: 'selective' | 'shortened-selective',
  printed: SelectiveMove,
  corrected: SelectiveMove,
  fewest = 1,
): (reach: Reach) => Found {
  return ({ deep }) => {
    const referee = pathRules(compound, 'misere');
    const wins = (move: SelectiveMove, union: readonly number[]) => {
      const left = move(union);
      const hasMoved = left.some((each, index) => each?.join() !== String(union[index]));
      const isLegal = union.every((order, index) =>
        [[order], ...optionsOfPath(order)].some((option) => option.join() === left[index]?.join()),
      );
      return hasMoved && isLegal && !referee.isWon(left.flatMap((each) => each ?? []));
    };
    const most = deep ? UNIONS.deep : UNIONS.shallow;
    const unions = [...unionsUpTo(most), ...range(most + 1, LONGEST).map((order) => [order])];
    return tally(
      unions
        .filter((union) => union.length >= fewest && referee.isWon(union))
        .map((union) => ({
          at: pathQuestion(union, referee.setting),
          printed: wins(printed, union),
          corrected: wins(corrected, union),
        })),
    );
  };
}

/** Each path of order 1, 2 or 3 mod 5 is ended, or made two or three shorter, so that it is 0 or 4 mod 5. */
export const lemma16Move: SelectiveMove = (union) =>
  union.map((order) =>
    isNormalLoss(order) ? [order] : optionsOfPath(order).find((left) => left.length === 1 && left.every(isNormalLoss)),
  );

/** The same, but where at most one path would be left, that one is lost alone or in two parts. */
export const mendedMove: SelectiveMove = (union) => {
  const left = lemma16Move(union);
  const live = left.flatMap((each) => each?.filter((order) => order > 0) ?? []);
  const [only = 0, ...others] = live;
  if (others.length > 0 || isSelectiveMisereLoss(only)) return left;
  const place = only === 0 ? union.length - 1 : left.findIndex((each) => each?.includes(only));
  const isLost = (parts: readonly number[]) =>
    parts.length > 1 ? parts.every(isNormalLoss) : parts.every(isSelectiveMisereLoss);
  const order = union[place] as number;
  return left.with(place, [[order], ...optionsOfPath(order)].find(isLost));
};

/** Each path that is not in a list is played to paths that are. */
export function playIntoList(isListed: (order: number) => boolean): SelectiveMove {
  return (union) => union.map((order) => (isListed(order) ? [order] : optionsOfPath(order).find((left) => left.every(isListed))));
}
