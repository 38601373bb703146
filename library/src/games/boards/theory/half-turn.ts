/** Boards that a half-turn maps to themselves, and the certificate of copying through it (`numeric/subset-mirror.ts` has the proof). */
import type { CertificateOf } from '../../../core/certificate.ts';
import { DEFAULT_LIMITS, type Limits } from '../../../core/limits.ts';
import type { Ruleset } from '../../../core/ruleset.ts';
import { Board, boundsOf, type Cell, type Rows } from '../../../structures/board.ts';

export interface HalfTurn {
  readonly cells: readonly Cell[];
  /** The square to which a square goes. */
  imageOf(cell: Cell): Cell;
}

/** The half-turn about the middle of all squares in play; undefined where some square in play would go to one that is not. */
export function halfTurnOf(rows: Rows): HalfTurn | undefined {
  const board = new Board(rows);
  const cells = board.empty();
  if (cells.length === 0) return undefined;
  const { left, right, top, bottom } = boundsOf(cells);
  const imageOf = ([x, y]: Cell): Cell => [left + right - x, top + bottom - y];
  return cells.every((cell) => board.isFree(...imageOf(cell))) ? { cells, imageOf } : undefined;
}

/** Whether all squares of a rectangle are in play, and no others; with its sides. */
export function rectangleOf(rows: Rows): { readonly rows: number; readonly columns: number } | undefined {
  const cells = new Board(rows).empty();
  if (cells.length === 0) return undefined;
  const { left, right, top, bottom } = boundsOf(cells);
  const [height, width] = [bottom - top + 1, right - left + 1];
  return cells.length === height * width ? { rows: height, columns: width } : undefined;
}

/** The certificate of a board that is lost because every move can be copied, or won by the first move because it is so after it. */
export function halfTurnCertificate(
  ruleset: Ruleset<Rows>,
  rows: Rows,
  first: { readonly label: string; readonly to: Rows } | undefined,
): CertificateOf<'mirror'> | undefined {
  const subsets = ruleset.subsetGame?.(rows);
  const turn = halfTurnOf(first?.to ?? rows);
  if (subsets?.board === undefined || turn === undefined) return undefined;
  const { width } = subsets.board;
  const image = Array.from({ length: subsets.order }, (_, square) => square);
  for (const [x, y] of turn.cells) {
    const [u, v] = turn.imageOf([x, y]);
    image[y * width + x] = v * width + u;
  }
  const question = `${ruleset.id} ${ruleset.format(rows)}`;
  return { kind: 'mirror', question, first: first?.label ?? null, image };
}

/** Squares up to which search may find the value of a board that is won by the move in the middle, and so tells more. */
const SOON_SEARCHED = 36;
const EVER_SEARCHED = 64;

/** Whether to leave a won board to search; who raises the limits asks for one. */
export function isForSearch(squares: number, { milliseconds, positions }: Limits): boolean {
  const isRaised = milliseconds > DEFAULT_LIMITS.milliseconds || positions > DEFAULT_LIMITS.positions;
  return squares <= (isRaised ? EVER_SEARCHED : SOON_SEARCHED);
}

export const SEARCH_TELLS_MORE = 'search reaches this board and tells its value, too';
