/**
 * What an answer of a worksheet rests on, as text: cells with the same key have the same answer. So a program that shows a sheet while it
 * is written asks anew only what a change concerns.
 *
 * A line rests on itself, on the lines above that give the names it uses, on what these rest on, and on the games that any of them names.
 * It also matters whether a name or a game is given further below, since that is told. Every word that could be a name counts as one.
 */
import type { Cell, GameCell, Worksheet } from './cells.ts';
import { nameGivenBy } from './command.ts';

export interface CellKey {
  readonly key: string;
  /** Whether it rests on a game of the sheet, or is one. */
  readonly isOwn: boolean;
  /** The lines that it rests on, itself among them; none where it is a game. */
  readonly lines: readonly string[];
}

/** One for each cell. `idsOf` are the rulesets that a game of the sheet has; none where it does not load. */
export function listKeys({ cells }: Worksheet, idsOf: (cell: GameCell) => readonly string[] = () => []): readonly CellKey[] {
  const names = new Set(cells.flatMap((cell) => (cell.kind === 'line' ? (nameGivenBy(cell.text) ?? []) : [])));
  const games = new Map(cells.flatMap((cell) => (cell.kind === 'game' ? idsOf(cell).map((id) => [id, cell] as const) : [])));
  /** The cells that each cell rests on, itself among them, as their places. */
  const grounds: Set<number>[] = [];
  const giver = new Map<string, number>();
  return cells.map((cell, place) => {
    if (cell.kind === 'game') {
      grounds.push(new Set());
      return { key: JSON.stringify([cell.line, cell.code, gamesAbove(cells, place, idsOf)]), isOwn: true, lines: [] };
    }
    const used = wordsOf(cell.text).filter((word) => names.has(word));
    const ground = new Set([...used.flatMap((name) => [...(grounds[giver.get(name) ?? -1] ?? [])]), place]);
    grounds.push(ground);
    const given = nameGivenBy(cell.text);
    const below = used.filter((name) => !giver.has(name));
    if (given !== undefined) giver.set(given, place);
    const lines = [...ground].sort((one, other) => one - other).map((each) => textOf(cells[each]));
    const own = [...new Set(lines.flatMap(wordsOf))].flatMap((id) => {
      const game = games.get(id);
      return game === undefined ? [] : [[id, game.code, cells.indexOf(game) < place]];
    });
    return { key: JSON.stringify([lines, below, own]), isOwn: own.length > 0, lines };
  });
}

/** Games of others of the same name are refused. */
function gamesAbove(cells: readonly Cell[], place: number, idsOf: (cell: GameCell) => readonly string[]): readonly string[] {
  return cells.slice(0, place).flatMap((cell) => (cell.kind === 'game' ? idsOf(cell) : []));
}

function textOf(cell: Cell | undefined): string {
  return cell?.kind === 'line' ? cell.text : '';
}

/** Names and rulesets are such words. */
function wordsOf(text: string): readonly string[] {
  return text.match(/[a-z][a-z0-9_-]*/g) ?? [];
}
