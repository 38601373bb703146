/** The kinds of pictures that the page can show: one line for each. Only this list and the folders beside it know them. */
import type { Shape } from '../shape/shape.ts';
import type { BoardKind } from './board-kind.ts';
import { graph } from './graph/index.ts';
import { grid } from './grid/index.tsx';
import { heaps } from './heaps/index.tsx';
import { large } from './large/index.ts';
import { none } from './none/index.tsx';
import { numbers } from './numbers/index.tsx';
import { poset } from './poset/index.tsx';
import { strip } from './strip/index.tsx';
import { table } from './table/index.tsx';
import { text } from './text/index.tsx';

export const BOARDS: readonly BoardKind[] = [heaps, strip, grid, graph, large, poset, numbers, table, text, none];

const byKind: ReadonlyMap<string, BoardKind> = new Map(BOARDS.map((board) => [board.kind, board]));

/** The board of a picture; one of an unknown kind is shown as text. */
export function boardOf({ kind }: Pick<Shape, 'kind'>): BoardKind {
  return byKind.get(kind) ?? (text as BoardKind);
}
