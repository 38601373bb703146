/**
 * References as a reader expects them, out of the bibliography.
 */
import { bibliography, type CitationKey, type Source } from '../literature/bibliography.ts';
import type { Reference } from '../literature/reference.ts';

/** `guySmith1956, Theorem 2` */
export function sourceToText({ key, where }: Source): string {
  return where === undefined ? key : `${key}, ${where}`;
}

/** Authors, title, place and year; the DOI where there is one. */
export function referenceToText(key: CitationKey): string {
  const { authors, title, where, year, doi }: Reference = bibliography[key];
  return `${authors}: ${title}. ${where}, ${year}.${doi === undefined ? '' : ` doi:${doi}`}`;
}

/** A source in full: its place and the work. Our own results have no work; the proof comes with the statement. */
export function citationToText(source: Source): string {
  if (source.key === 'impartial') return 'Our own; `impartial explain --proof` tells the proof.';
  return `${sourceToText(source)}. ${referenceToText(source.key)}`;
}
