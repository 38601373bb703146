/** A sequence beside another one, in sentences: where they differ first, or how far they are the same. */
import { wrapWords } from './layout.ts';
import { type Look, PLAIN_LOOK } from './look.ts';

export interface ShownFileComparison {
  readonly count: number;
  readonly from?: number;
  readonly difference?: { readonly n: number; readonly here: string; readonly there: string };
}

export interface ShownCatalogueComparison {
  readonly tried: number;
  readonly terms: number;
  readonly same: readonly {
    readonly name: string;
    readonly alias?: string;
    readonly shift: number;
    readonly from: number;
    readonly count: number;
    readonly theorem?: string;
  }[];
}

/** Sequences that are listed. */
const MOST_LISTED = 8;

export function fileComparisonToText(found: ShownFileComparison, name: string, { width, paint }: Look = PLAIN_LOOK): string {
  const { count, from, difference } = found;
  if (from === undefined) return lines(`There is no n with a value both here and in ${name}.`, width, paint.bad);
  if (difference === undefined) return lines(`The same as ${name} from n = ${from} for ${termCount(count)}.`, width, paint.good);
  const { n, here, there } = difference;
  const before =
    count === 0 ? '' : ` Before it ${termCount(count)}, from n = ${from} on, ${count === 1 ? 'is' : 'are'} the same.`;
  return lines(`First difference at n = ${n}: ${here} here, ${there} in ${name}.${before}`, width, paint.bad);
}

export function catalogueComparisonToText(
  found: ShownCatalogueComparison | undefined,
  { width, paint }: Look = PLAIN_LOOK,
): string {
  if (found === undefined) return lines('There are too few terms to compare, or they begin too far on.', width, paint.bad);
  const { tried, terms, same } = found;
  if (same.length === 0)
    return lines(`None of ${tried} sequences has these ${terms} terms, nor has any a few places on.`, width, paint.bad);
  const listed = same.slice(0, MOST_LISTED).flatMap(({ name, alias, shift, from, count, theorem }) => {
    const place = shift === 0 ? '' : ` at n ${shift > 0 ? '+' : '−'} ${Math.abs(shift)}`;
    const how = theorem === undefined ? '' : `, and for every n by the theorem ${theorem}`;
    const text = `the same as ${name}${alias === undefined ? '' : ` (${alias})`}${place} from n = ${from} for ${termCount(count)}${how}`;
    return wrapWords(text, width).map(theorem === undefined ? (line) => line : paint.good);
  });
  const more = same.length > MOST_LISTED ? [`… and ${same.length - MOST_LISTED} more of ${tried} sequences`] : [];
  const isOnlySeen = same.some(({ theorem }) => theorem === undefined);
  const note = isOnlySeen ? ['That sequences agree so far does not prove that they are equal.'] : [];
  return `${[...listed, ...more.map(paint.dim), ...note.map(paint.dim)].join('\n')}\n`;
}

function termCount(count: number): string {
  return count === 1 ? '1 term' : `${count} terms`;
}

function lines(text: string, width: number, tone: (line: string) => string): string {
  return `${wrapWords(text, width).map(tone).join('\n')}\n`;
}
