/** The layers of an answer that the board in sight can show. */
import type { MarkLayer } from 'impartial';
import type { Answer, Look } from '../solver/tasks.ts';

/** Layers are about one position with a picture: a graph with buttons, a chessboard, or a table. */
const LAYERED: readonly (string | undefined)[] = ['graph', 'pieces', 'table'];

export function listLayers({ verdict }: Answer, { shapes }: Look): readonly MarkLayer[] {
  const [shape, ...others] = shapes;
  if (others.length > 0 || !LAYERED.includes(shape?.kind)) return [];
  return (verdict.marks?.layers ?? []).filter(({ pictures }) => pictures.some(({ marks }) => marks.some(isShown)));
}

/** A chart needs the blocks at every seat. */
function isShown(mark: MarkLayer['pictures'][number]['marks'][number]): boolean {
  return mark.kind !== 'blocks' || mark.blocks.rows !== undefined;
}
