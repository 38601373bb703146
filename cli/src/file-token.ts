/**
 * `file:PATH` in a question line is replaced by that file's graph, here at the edge: the library opens nothing.
 *
 * The answer still speaks of the line as it was asked: an error inside a file is moved to the `file:` token and names the
 * file and its line.
 */
import { basename } from 'node:path';
import type { BadQuestion, InputError, Limits } from 'impartial';
import { DEFAULT_LIMITS } from 'impartial/command';
import type { FileError } from 'impartial-graph-files';
import { findGame } from './games.ts';
import { talk } from './terminal.ts';

interface Replacement {
  readonly path: string;
  /** Where the token was in the line as asked, and where its text is in the full line. */
  readonly asked: { readonly start: number; readonly end: number };
  readonly full: { readonly start: number; readonly end: number };
}

export interface FullQuestion {
  readonly asked: string;
  readonly full: string;
  readonly replacements: readonly Replacement[];
}

const TOKEN = /(?<=^|[\s(])(\d+\*)?file:(\S*)/g;

/** What one file may hold, by the megabytes that a question may use: an edge of a file takes so many bytes on its way to a position. */
const BYTES_PER_EDGE = 500;
const MOST_BYTES = 200_000_000;

export async function fillFiles(asked: string, limits: Partial<Limits> = {}): Promise<FullQuestion | BadQuestion> {
  if (!asked.includes('file:')) return { asked, full: asked, replacements: [] };
  const replacements: Replacement[] = [];
  let full = '';
  let end = 0;
  for (const match of asked.matchAll(TOKEN)) {
    const [token, copies = '', path = ''] = match;
    full += asked.slice(end, match.index);
    end = match.index + token.length;
    const read = await readPiece(path, asked.slice(0, match.index), limits.megabytes ?? DEFAULT_LIMITS.megabytes);
    if ('error' in read) return { question: asked, error: fileError(path, read.error, match.index) };
    const union = copies !== '' || /[+(]\s*$/.test(full) || /^\s*\+/.test(asked.slice(end, end + 20));
    const piece = read.single || !union ? copies + read.text : `${copies}(${read.text})`;
    replacements.push({
      path,
      asked: { start: match.index, end },
      full: { start: full.length, end: full.length + piece.length },
    });
    full += piece;
  }
  return { asked, full: full + asked.slice(end), replacements };
}

interface Piece {
  readonly text: string;
  /** Whether the text is one token; an edge list is not, and wants parentheses in a union. */
  readonly single: boolean;
}

/** The graph of the file as the game before it in the line wants it. */
async function readPiece(path: string, before: string, megabytes: number): Promise<Piece | { readonly error: FileError }> {
  const { readText } = await import('./read-file.ts');
  const content = readText(path, Math.min(MOST_BYTES, 1e6 * megabytes));
  if ('why' in content) return { error: { message: `${content.why}.` } };
  const { DEFAULT_LIMITS: MOST, graphToText, readGraphFile, wantsOf } = await import('impartial-graph-files');
  const most = Math.floor((1e6 * megabytes) / BYTES_PER_EDGE);
  const limits = { vertices: Math.min(MOST.vertices, most), edges: Math.min(MOST.edges, most) };
  const read = readGraphFile(content.text, { name: basename(path), limits });
  if (!read.ok) return read;
  const name = basename(path).replace(/\p{Cc}/gu, '\ufffd');
  const note = (text: string) => talk(`impartial: ${name}: ${text}`);
  read.notes.forEach(note);
  if ('text' in read.value) return { text: read.value.text, single: read.value.form === 'graph6' };
  return {
    text: graphToText(read.value.graph, {
      wants: wantsOf((await findGame(rulesetIn(before)))?.facts.graph),
      keepLines: true,
      note,
    }),
    single: false,
  };
}

/** The ruleset whose position the text ends in: the first word of the line, of a summand, or of a game in braces. */
function rulesetIn(before: string): string {
  const words = [...before.matchAll(/(?<=^|[+{])\s*([a-z][\w-]*)(?=\s)/g)].map(([, word = '']) => word);
  return words.at(-1) ?? '';
}

/** The same error, at its place in the line as it was asked. */
export function errorAsAsked({ full, replacements }: FullQuestion, error: InputError): InputError {
  let shift = 0;
  for (const { path, asked, full: place } of replacements) {
    if (error.at < place.start) break;
    if (error.at < place.end) {
      const line = full.slice(place.start, error.at).split('\n').length;
      const where = full.slice(place.start, place.end).includes('\n') ? `${path}, line ${line}` : path;
      return { ...error, message: `${error.message} (in ${where})`, at: asked.start };
    }
    shift = asked.end - place.end;
  }
  return { ...error, at: error.at + shift };
}

function fileError(path: string, { message, line, column }: FileError, at: number): InputError {
  if (path === '') return { code: 'bad-graph-file', message: 'The path of a file follows file: without a space.', at };
  const where = line === undefined ? path : `${path}, line ${line}, column ${column}`;
  const clause = `${message.charAt(0).toLowerCase()}${message.slice(1)}`;
  return { code: 'bad-graph-file', message: `The graph in ${where} cannot be read: ${clause}`, at };
}
