/** Where a text uses a term of the glossary: each term at its first place only. */
import type { Term } from './glossary.ts';

export interface Piece {
  readonly text: string;
  /** The term that the text is a form of. */
  readonly term?: Term;
}

export function findTerms(text: string, glossary: readonly Term[]): readonly Piece[] {
  const forms = new Map(glossary.flatMap((term) => [term.name, ...(term.forms ?? [])].map((form) => [form.toLowerCase(), term])));
  // Forms are letters, digits, spaces and hyphens: nothing that a pattern would read otherwise.
  const longestFirst = [...forms.keys()].sort((a, b) => b.length - a.length);
  const words = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${longestFirst.join('|')})(?=s?(?![\\p{L}\\p{N}-]))s?`, 'giu');
  const pieces: Piece[] = [];
  const seen = new Set<Term>();
  let end = 0;
  for (const { 0: word, index } of text.matchAll(words)) {
    const term = forms.get(word.toLowerCase()) ?? forms.get(word.toLowerCase().replace(/s$/, ''));
    if (term === undefined || seen.has(term)) continue;
    seen.add(term);
    pieces.push({ text: text.slice(end, index) }, { text: word, term });
    end = index + word.length;
  }
  return [...pieces, { text: text.slice(end) }].filter((piece) => piece.text !== '');
}
