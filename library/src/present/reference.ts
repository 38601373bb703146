/**
 * References as a reader expects them, out of the bibliography.
 */
import { bibliography, type CitationKey, type Reference, type Source } from '../literature/bibliography.ts';

/** `guySmith1956, Theorem 2` */
export function sourceToText({ key, where }: Source): string {
  return where === undefined ? key : `${key}, ${where}`;
}

/** Authors, title, place and year; the DOI where there is one. */
export function referenceToText(key: CitationKey): string {
  const { authors, title, where, year, doi }: Reference = bibliography[key];
  return `${authors}: ${title}. ${where}, ${year}.${doi === undefined ? '' : ` doi:${doi}`}`;
}

/** A source in full: its place and the work. Our own results have no work but a place where the proof is. */
export function citationToText(source: Source): string {
  if (source.key === 'impartial') return `Our own; the proof is in ${source.where ?? 'the source'}.`;
  return `${sourceToText(source)}. ${referenceToText(source.key)}`;
}
