/** The kinds of pictures that the page can show: one line for each. Only this list and the folders beside it know them. */
import type { BoardKind } from './board-kind.ts';
import { graph } from './graph/index.ts';
import { heaps } from './heaps/index.tsx';
import { large } from './large/index.ts';
import { none } from './none/index.tsx';
import { numbers } from './numbers/index.tsx';
import { squares } from './squares/index.tsx';
import { table } from './table/index.tsx';

export const BOARDS: readonly BoardKind[] = [heaps, squares, graph, large, numbers, table, none];

const byKind: ReadonlyMap<string, BoardKind> = new Map(BOARDS.map((board) => [board.kind, board]));

/** The board of a picture; one of an unknown kind is shown without a picture. */
export function boardOf({ kind }: { readonly kind: string }): BoardKind {
  return byKind.get(kind) ?? (none as BoardKind);
}
