/** The rules of turning coins once more: a position is a number whose ones are the heads, on a row or on a board. */
import { PlainPlay } from '../../statements/plain-play.ts';
import { range } from '../../statements/tally.ts';

/** Whether a move may turn these coins, which are the ones of a number. */
export type MayTurn = (coins: number) => boolean;

export function countOnes(number: number): number {
  let ones = 0;
  for (let rest = number; rest > 0; rest = Math.floor(rest / 2)) ones += rest % 2;
  return ones;
}

/** `1-3` and the like. */
export function turnsOf(least: number, most: number): MayTurn {
  return (coins) => countOnes(coins) >= least && countOnes(coins) <= most;
}

export const sideBySide: MayTurn = (coins) => {
  const low = coins & -coins;
  return ((coins + low) & coins) === 0;
};

/** A row of so many coins. The rightmost coin is the highest place. */
export function plainRow(mayTurn: MayTurn, coins: number): PlainPlay<number> {
  const turns = range(1, 2 ** coins - 1).filter(mayTurn);
  return new PlainPlay(
    (heads) => turns.filter((turn) => ((heads >> (31 - Math.clz32(turn))) & 1) === 1).map((turn) => heads ^ turn),
    String,
  );
}

/** A board of columns and rows; place x + columns · y. */
export function plainBoard(across: MayTurn, down: MayTurn, columns: number, rows: number): PlainPlay<number> {
  const turns = range(1, 2 ** columns - 1)
    .filter(across)
    .flatMap((set) =>
      range(1, 2 ** rows - 1)
        .filter(down)
        .map((other) => {
          const places = range(0, columns * rows - 1).filter(
            (place) => ((set >> (place % columns)) & 1) === 1 && ((other >> Math.floor(place / columns)) & 1) === 1,
          );
          const last = 31 - Math.clz32(set) + columns * (31 - Math.clz32(other));
          return { turned: places.reduce((sum, place) => sum | (1 << place), 0), last };
        }),
    );
  return new PlainPlay(
    (heads) => turns.filter(({ last }) => ((heads >> last) & 1) === 1).map(({ turned }) => heads ^ turned),
    String,
  );
}

/** Two coins of one row or column, the farther of them a head. */
export function plainAcrostic(columns: number, rows: number): PlainPlay<number> {
  return new PlainPlay(function* (heads) {
    for (const place of range(0, columns * rows - 1)) {
      if (((heads >> place) & 1) === 0) continue;
      const [x, y] = [place % columns, Math.floor(place / columns)];
      for (const other of range(0, x - 1)) yield heads ^ (1 << place) ^ (1 << (other + columns * y));
      for (const other of range(0, y - 1)) yield heads ^ (1 << place) ^ (1 << (x + columns * other));
    }
  }, String);
}
