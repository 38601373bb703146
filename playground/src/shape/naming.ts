/**
 * Names that last for a whole game. A line after a move may number its vertices anew, and what a move was made in may stand elsewhere
 * in a sum; on the board, in the history, in lists and in links every vertex keeps the name that it had at the start.
 */

/** What the vertices of a line are called in the game. */
export interface Naming {
  /** For each position of the line: the names in the game by the names in the line. Empty where both are the same. */
  readonly names: readonly Names[];
  /** For each position of the line: its place on the board, from 0. */
  readonly places: readonly number[];
  /** Whether moves are called with the number of their position, since two of them have vertices that may be called alike. */
  readonly isNumbered: boolean;
  /** Whether names were kept from the position before; else they begin anew with this one. */
  readonly isKept: boolean;
}

export type Names = Readonly<Record<string, string>>;

export const SAME_NAMES: Names = {};

/** The naming of a line with which a game begins. */
export function firstNaming(positions: number): Naming {
  return {
    names: Array.from({ length: positions }, () => SAME_NAMES),
    places: [...Array(positions).keys()],
    isNumbered: false,
    isKept: false,
  };
}

export function isSame(names: Names | undefined): boolean {
  return names === undefined || names === SAME_NAMES || Object.keys(names).length === 0;
}

/** A label of one position in other names: vertices are joined by `+` and edges written `1-2`. */
export function renameLabel(names: Names, label: string): string {
  if (isSame(names)) return label;
  const whole = names[label];
  if (whole !== undefined) return whole;
  return label.replace(/[^+-]+/g, (name) => names[name] ?? name);
}

/** The names in the line by the names in the game. */
export function inverse(names: Names): Names {
  return Object.fromEntries(Object.entries(names).map(([own, shown]) => [shown, own]));
}

const NUMBER = /^(\d+): /;

/** A move of a line as the game calls it; `summandOf` says in which position a label without a number is a move. */
export function shownMove(
  { names, places, isNumbered }: Naming,
  move: string,
  summandOf: (label: string) => number | undefined,
): string {
  if (names.every(isSame) && places.every((place, summand) => place === summand)) return move;
  return move
    .split(' & ')
    .map((part) => {
      const number = NUMBER.exec(part)?.[1];
      const summand = number === undefined ? (summandOf(part) ?? 0) : Number(number) - 1;
      const shown = renameLabel(names[summand] ?? SAME_NAMES, part.replace(NUMBER, ''));
      return number === undefined && !isNumbered ? shown : `${(places[summand] ?? summand) + 1}: ${shown}`;
    })
    .join(' & ');
}

/** A move of the game as lines may call it: each part by its label and, where it is known, the position it belongs to. */
export function ownParts({ names, places }: Naming, shown: string): readonly { label: string; summand?: number }[] {
  const backwards = names.map(inverse);
  return shown.split('&').map((text) => {
    const part = text.trim();
    const whole = backwards.findIndex((back) => back[part] !== undefined);
    if (whole >= 0) return { label: backwards[whole]?.[part] ?? part, summand: whole };
    const number = NUMBER.exec(part)?.[1];
    if (number !== undefined) {
      const summand = Math.max(0, places.indexOf(Number(number) - 1));
      return { label: renameLabel(backwards[summand] ?? SAME_NAMES, part.replace(NUMBER, '')), summand };
    }
    const found = backwards.findIndex((back) => !isSame(back) && renameLabel(back, part) !== part);
    return found < 0 ? { label: part } : { label: renameLabel(backwards[found] ?? SAME_NAMES, part), summand: found };
  });
}
