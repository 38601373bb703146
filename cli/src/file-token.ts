/**
 * `file:PATH` in a question line is replaced by that file's graph, here at the edge: the library opens nothing.
 *
 * The answer still speaks of the line as it was asked: an error inside a file is moved to the `file:` token and names the
 * file and its line.
 */
import { basename } from 'node:path';
import type { BadQuestion, InputError } from 'impartial';
import { GraphFileError } from './graph-file/file-error.ts';
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

export async function fillFiles(asked: string): Promise<FullQuestion | BadQuestion> {
  if (!asked.includes('file:')) return { asked, full: asked, replacements: [] };
  const { readGraphFile } = await import('./graph-file/read-graph-file.ts');
  const replacements: Replacement[] = [];
  let full = '';
  let end = 0;
  for (const match of asked.matchAll(TOKEN)) {
    const [token, copies = '', path = ''] = match;
    full += asked.slice(end, match.index);
    end = match.index + token.length;
    try {
      const { text, single } = await readGraphFile(path, (note) => talk(`impartial: ${basename(path)}: ${note}`));
      const union = copies !== '' || /[+(]\s*$/.test(full) || /^\s*\+/.test(asked.slice(end, end + 20));
      const piece = single || !union ? copies + text : `${copies}(${text})`;
      replacements.push({
        path,
        asked: { start: match.index, end },
        full: { start: full.length, end: full.length + piece.length },
      });
      full += piece;
    } catch (error) {
      if (error instanceof GraphFileError) return { question: asked, error: fileError(path, error, match.index) };
      throw error;
    }
  }
  return { asked, full: full + asked.slice(end), replacements };
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

function fileError(path: string, error: GraphFileError, at: number): InputError {
  const where = `${path === '' ? 'file:' : path}${error.line === undefined ? '' : `, line ${error.line}`}`;
  const message =
    path === '' ? 'The path of a file follows file: without a space.' : `The graph in ${where} cannot be read: ${error.message}.`;
  return { code: 'bad-graph-file', message, at };
}
