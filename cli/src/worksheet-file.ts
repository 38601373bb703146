/**
 * A worksheet from a file, with the games that its cells hold loaded as those of `--ruleset` are.
 *
 * The code of a cell is written to a file of its own for as long as it is loaded, behind as many blank lines as stand above it in the
 * notes: what is said of a line is then said of the line of the notes.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GameCell, type LoadedGame, readWorksheet, type Worksheet } from 'impartial-worksheet';
import { readText } from './read-file.ts';
import { UsageError } from './usage-error.ts';

/** More than a page reads: it has to show them, too. */
const LIMITS = { cells: 10_000, characters: 50_000_000 };

export function readWorksheetFile(path: string): Worksheet {
  const read = readText(path, LIMITS.characters);
  if ('why' in read) throw new UsageError(`cannot read ${path}: ${read.why}`);
  const sheet = readWorksheet(read.text, LIMITS);
  if (!sheet.ok) throw new UsageError(`${path}: ${sheet.error.message}`);
  return sheet.value;
}

/** One for each cell that holds a game, in their order. */
export async function loadGames(path: string, { cells }: Worksheet): Promise<readonly LoadedGame[]> {
  const games = cells.filter((cell) => cell.kind === 'game');
  if (games.length === 0) return [];
  const folder = mkdtempSync(join(tmpdir(), 'impartial-worksheet-'));
  try {
    const loaded: LoadedGame[] = [];
    for (const game of games) loaded.push(await loadGame(path, game, folder));
    return loaded;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function loadGame(path: string, { line, code }: GameCell, folder: string): Promise<LoadedGame> {
  const file = join(folder, `line-${line}.ts`);
  writeFileSync(file, '\n'.repeat(line) + code);
  const { loadRulesets } = await import('./own-ruleset.ts');
  try {
    return { rulesets: await loadRulesets([file]) };
  } catch (error) {
    if (error instanceof UsageError) return { problem: inNotes(error.message, file, path) };
    throw error;
  }
}

/** The reader knows the notes, and no other file. */
function inNotes(message: string, file: string, path: string): string {
  const words = message.replaceAll(`--ruleset ${file}: `, '').replaceAll(file, path);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
