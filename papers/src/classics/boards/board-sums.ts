/** Sums of boards of Notakto by the rules alone: who wins where the last move loses. Boards are known by their places in a list. */
import { boardKey, crossesOn } from 'impartial/internal';

/** Every sum of one to so many boards of a list, from small to large; places rise. */
export function* boardSums(kinds: number, most: number): Iterable<readonly number[]> {
  let sums: readonly (readonly number[])[] = [[]];
  for (let size = 1; size <= most; size++) {
    sums = sums.flatMap((sum) =>
      Array.from({ length: kinds - (sum.at(-1) ?? 0) }, (_, more) => [...sum, (sum.at(-1) ?? 0) + more]),
    );
    yield* sums;
  }
}

export class SumsByRules {
  private readonly kinds: number;
  /** The boards that moves on each leave; undefined for dead ones. */
  private readonly options: readonly (readonly (number | undefined)[])[];
  private readonly known = new Map<number, boolean>();

  /** `boards` has one of each kind that can come up. */
  constructor(boards: readonly string[]) {
    const places = new Map(boards.map((board, place) => [boardKey(board), place]));
    this.kinds = boards.length;
    this.options = boards.map((board) => [
      ...new Set(Array.from(crossesOn(board), ({ board: left }) => places.get(boardKey(left)))),
    ]);
  }

  /** Whether the player to move wins; the places of the boards rise. */
  wins(sum: readonly number[]): boolean {
    if (sum.length === 0) return true;
    const key = sum.reduce((all, board) => all * (this.kinds + 1) + board + 1, 0);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const wins = sum.some((board, index) =>
      (this.options[board] ?? []).some((left) => {
        const rest = sum.toSpliced(index, 1, ...(left === undefined ? [] : [left]));
        return !this.wins(rest.sort((a, b) => a - b));
      }),
    );
    this.known.set(key, wins);
    return wins;
  }
}
