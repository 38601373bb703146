/** The table of all components that the value of a position rests on, for its certificate; small ones only. */
import type { Counted } from '../../core/counted.ts';
import type { Game } from '../../core/game.ts';
import type { ComponentValues } from './component-values.ts';

/** Rows of a table, moves that are looked at for it, and the longest key of a component whose table is begun at all. */
const MOST_ROWS = 1000;
const MOST_MOVES = 20_000;
const LONGEST_KEY = 200;

/** Rows in an order in which each rests on earlier ones; undefined where there would be too many. */
export function valueTable<V>(
  roots: readonly Game[],
  values: ComponentValues<V>,
  lineOf: (game: Game) => string,
): readonly (readonly [string, string])[] | undefined {
  if (roots.length > MOST_ROWS || roots.some(({ key }) => key.length > LONGEST_KEY)) return undefined;
  const rows: (readonly [string, string])[] = [];
  const seen = new Set<string>();
  const waiting: { readonly game: Game; readonly left: Game[] }[] = [];
  let moves = 0;
  const push = (game: Game): boolean => {
    if (seen.has(game.key)) return true;
    seen.add(game.key);
    const left: Game[] = [];
    for (const { to } of game.moves()) {
      if (++moves > MOST_MOVES) return false;
      left.push(...to.components().map(({ item }: Counted<Game>) => item));
    }
    waiting.push({ game, left });
    return seen.size <= MOST_ROWS;
  };
  for (const root of roots) {
    if (!push(root)) return undefined;
    for (let top = waiting.at(-1); top !== undefined; top = waiting.at(-1)) {
      const next = top.left.pop();
      if (next !== undefined) {
        if (!push(next)) return undefined;
        continue;
      }
      rows.push([lineOf(top.game), values.theory.encode(values.value(top.game))]);
      waiting.pop();
    }
  }
  return rows;
}
