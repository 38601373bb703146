/**
 * What is wrong with a question, shown at its place.
 *
 * A question may be megabytes long or hold anything at all: only a window around the place is shown, made printable.
 */
import type { InputError } from '../core/result.ts';
import { columnsOf, printable, wrapWords } from './layout.ts';
import { type Look, PLAIN_LOOK } from './look.ts';

export function errorToText(question: string, error: InputError, look: Look = PLAIN_LOOK): string {
  const { before, after } = windowAt(question, error.at, look.width);
  const indent = ' '.repeat(columnsOf(before));
  const message = printable(error.message);
  const fits = indent.length + 2 + message.length <= look.width;
  const lines = [before + after, look.paint.bad(fits ? `${indent}^ ${message}` : `${indent}^`)];
  if (!fits) lines.push(...wrapWords(message, look.width).map(look.paint.bad));
  lines.push(...detailLines(error, look));
  return `${lines.join('\n')}\n`;
}

/** The part of the question around the place, at most `width` columns, and where in it the place is. */
function windowAt(question: string, at: number, width: number): { before: string; after: string } {
  const place = Math.min(Math.max(at, 0), question.length);
  const room = Math.max(10, width - 2);
  const start = question.length <= width ? 0 : Math.max(0, Math.min(place - Math.floor(room / 2), question.length - room));
  const end = Math.min(question.length, start + (question.length <= width ? width : room));
  const before = `${start > 0 ? '…' : ''}${printable(question.slice(start, place))}`;
  const after = `${printable(question.slice(place, end))}${end < question.length ? '…' : ''}`;
  return { before, after };
}

function detailLines(error: InputError, look: Look): string[] {
  const place = `(${error.code}, column ${error.at + 1})`;
  const parts: string[] = [];
  if (error.expected !== undefined) parts.push(`expected ${printable(error.expected)}`);
  if (error.found !== undefined) parts.push(`found ${error.found === '' ? 'nothing' : printable(error.found)}`);
  const detail = parts.join('; ');
  if (detail.length + 2 + place.length <= look.width) {
    return [detail + look.paint.dim(place.padStart(detail === '' ? 0 : Math.max(look.width, 0) - detail.length))];
  }
  return [...wrapWords(detail, look.width), look.paint.dim(place)];
}
