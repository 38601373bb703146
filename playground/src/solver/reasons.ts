/** A verdict with the titles and statements of the theorems it rests on. */
import { bibliography, type CitationKey, type TheoremFacts, type Verdict } from 'impartial';
import { infiniteQuotient, quotientOfComponents } from 'impartial/on-demand';
import { helpFor, shortValue, valuesInWords } from 'impartial/present';
import { slippedQuestions, slippedTheorems } from '../papers/slipped.ts';
import { games } from './games.ts';
import type { Answer } from './tasks.ts';

/** Reasons that are shown; a sum of a thousand components has as many. */
const MOST_REASONS = 8;

export async function explainVerdict(verdict: Verdict, milliseconds: number): Promise<Answer> {
  const theorems = new Map<string, TheoremFacts>(
    [infiniteQuotient, quotientOfComponents, ...games().entries.flatMap(({ theorems }) => theorems)].map((theorem) => [
      theorem.id,
      theorem,
    ]),
  );
  const reasons = verdict.because.slice(0, MOST_REASONS).map(({ theorem, source, text }) => {
    const facts = theorems.get(theorem);
    return {
      theorem,
      text,
      title: facts?.title ?? titleOf(theorem),
      statement: facts?.statement ?? '',
      cite: citeSources(facts?.sources ?? [{ key: source }]),
    };
  });
  const titles = new Map(verdict.passedOver.map(({ theorem }) => [theorem, theorems.get(theorem)?.title ?? titleOf(theorem)]));
  const passedOver = verdict.passedOver.map(({ theorem, why }) => ({ title: titles.get(theorem) ?? theorem, why }));
  // Slips are many words, and most verdicts rest on theorems without any.
  const isSlipped =
    slippedQuestions.includes(verdict.question) || verdict.because.some(({ theorem }) => slippedTheorems.includes(theorem));
  const slips = isSlipped ? (await import('./print-slips.ts')).slipsAbout(verdict) : [];
  const value = shortValue(verdict.values);
  const valueWords = valuesInWords(verdict.values);
  return {
    verdict,
    ...(value !== undefined && { value }),
    valueWords,
    milliseconds,
    reasons,
    passedOver,
    help: helpFor(verdict).map((sentence) => withTitles(sentence, titles)),
    slips,
  };
}

/** A sentence in which theorems are called by their titles. */
function withTitles(sentence: string, titles: ReadonlyMap<string, string>): string {
  return [...titles].reduce((text, [id, title]) => text.replace(id, `“${title}”`), sentence);
}

function titleOf(id: string): string {
  if (id === 'sprague-grundy') return 'Sprague–Grundy theorem';
  if (id === 'by-definition') return 'Play by the rules';
  const words = id
    .replace(/-normal$/, ' in normal play')
    .replace(/-misere$/, ' in misère play')
    .replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

interface Cited {
  readonly key: string;
  readonly where?: string;
}

/** `Fraenkel and Harary 1989, Theorem 2; our own`: works of others come first. */
function citeSources(sources: readonly Cited[]): string {
  const others = sources.filter(({ key }) => key !== 'impartial').map(citeSource);
  const isOurs = others.length < sources.length;
  return [...new Set(others), ...(isOurs ? [others.length === 0 ? 'Our own' : 'our own'] : [])].join('; ');
}

function citeSource({ key, where }: Cited): string {
  return `${citeKey(key)}${where === undefined ? '' : `, ${where}`}`;
}

/** `Fraenkel and Harary 1989`. */
export function citeKey(key: string): string {
  const reference = bibliography[key as CitationKey];
  if (reference === undefined) return key;
  const surnames = reference.authors.split(/,\s*|\s+and\s+/).map((author) => author.split(/\s+/).at(-1) ?? author);
  const names = surnames.length > 3 ? `${surnames[0]} and others` : surnames.join(' and ').replace(/ and (?=.* and )/g, ', ');
  return `${names} ${reference.year}`;
}
