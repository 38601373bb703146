/** The kinds of pictures that the page can show: one line for each. Only this list and the folders beside it know them. */
import type { BoardKind } from './board-kind.ts';
import { coinGrid, coins } from './coins/index.tsx';
import { crosses } from './crosses/index.tsx';
import { curves } from './curves/index.tsx';
import { graph } from './graph/index.ts';
import { heaps } from './heaps/index.tsx';
import { large } from './large/index.ts';
import { layers } from './layers/index.tsx';
import { none } from './none/index.tsx';
import { numberLine } from './number-line/index.tsx';
import { numbers } from './numbers/index.tsx';
import { pieces } from './pieces/index.tsx';
import { rectangle } from './rectangle/index.tsx';
import { squares } from './squares/index.tsx';
import { table } from './table/index.tsx';

export const BOARDS: readonly BoardKind[] = [
  ...[heaps, squares, coins, coinGrid, layers, graph, large, curves, crosses],
  ...[numbers, numberLine, pieces, rectangle, table, none],
];

const byKind: ReadonlyMap<string, BoardKind> = new Map(BOARDS.map((board) => [board.kind, board]));

/** The board of a picture; one of an unknown kind is shown without a picture. */
export function boardOf({ kind }: { readonly kind: string }): BoardKind {
  return byKind.get(kind) ?? (none as BoardKind);
}
