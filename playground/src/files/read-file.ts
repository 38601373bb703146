/**
 * Files of the page: read by the reader of the command line, up to sizes that a page can draw. The reader is loaded when the first
 * file comes.
 */
import type { FileContent, FileError, readGraphFile } from 'impartial-graph-files';
import type { ListedRuleset } from '../rulesets/list-rulesets.ts';
import type { PlayableGame } from './games-on-graph.ts';

/** The longest file that is read, in bytes and in characters. */
export const LARGEST_FILE = 256 * 1024;

const LIMITS = { characters: LARGEST_FILE, vertices: 5000, edges: 20_000 };

export type PageFile = FileContent | { readonly message: string };

export async function readFile(content: string, name = ''): Promise<PageFile> {
  if (content.length > LARGEST_FILE) return { message: tooLarge(content.length) };
  const { readGraphFile } = await import('impartial-graph-files');
  const read = readGraphFile(content, { name, limits: LIMITS });
  const foreign = isGraph(read) ? undefined : (await import('./foreign-file.ts')).foreignFile(content);
  if (foreign !== undefined) return { message: foreign };
  if (!read.ok) return { message: sentence(read.error) };
  if ('graph' in read.value && read.value.graph.vertices.length === 0) return { message: 'The file has no vertex.' };
  return read.value;
}

/** Whether a file was read as something that has an edge: of anything else words can be vertices. */
function isGraph(read: ReturnType<typeof readGraphFile>): boolean {
  return read.ok && (!('graph' in read.value) || read.value.graph.edges.length > 0);
}

/** The games that can be played on the graph of a file. */
export async function listGames(file: FileContent, rulesets: readonly ListedRuleset[]): Promise<readonly PlayableGame[]> {
  const { gamesOn } = await import('./games-on-graph.ts');
  return gamesOn(file, rulesets);
}

export function tooLarge(length: number): string {
  return `This file has ${(length / 1e6).toFixed(1)} MB; the page reads up to 256 kB. The command line reads more.`;
}

function sentence({ message, line, column }: FileError): string {
  return line === undefined ? message : `Line ${line}, column ${column}: ${message}`;
}
