/** The genera of the heaps of a family and of one sum of them, by play, as far as that takes a moment. */
import { genusStretchesWith, genusToText, genusWith, nimHeapsOf } from 'impartial/misere';
import { amongGames } from './games.ts';
import type { QuotientTasks, ShownGenus } from './quotient-tasks.ts';

type Task = QuotientTasks['genera'];

const FAMILY_LIMITS = { milliseconds: 700, positions: 200_000 };
const SUM_LIMITS = { milliseconds: 400, positions: 100_000 };
const MOST_FAMILIES = 20;

/** Heaps of families that have been looked at: they do not change. */
const known = new Map<string, { readonly to: number; readonly heaps: readonly ShownGenus[] }>();

export function generaOf({ question, family, to }: Task['in']): Task['out'] {
  const found = genusWith(question, { ...amongGames(), limits: SUM_LIMITS });
  const sum = 'error' in found || found.genus === undefined ? undefined : shownGenus(genusToText(found.genus));
  return { question, family, heaps: heapsOf(family, to), ...(sum !== undefined && { sum }) };
}

function heapsOf(family: string, to: number): readonly ShownGenus[] {
  const kept = known.get(family);
  if (kept !== undefined && kept.to >= to) return kept.heaps;
  const stretches = genusStretchesWith(family, { ...amongGames(), from: 0, to, limits: FAMILY_LIMITS });
  const heaps: ShownGenus[] = [];
  for (const { values } of 'error' in stretches ? [] : stretches)
    for (const value of Array.from(values)) if (typeof value === 'string') heaps.push(shownGenus(value));
  if (known.size >= MOST_FAMILIES) known.clear();
  known.set(family, { to, heaps });
  return heaps;
}

/** `4^146`; misère values of two digits are set off by commas. */
function shownGenus(text: string): ShownGenus {
  const [grundy = '0', misere = ''] = text.split('^');
  const values = misere.split(misere.includes(',') ? ',' : '').map(Number);
  const nim = nimHeapsOf({ grundy: Number(grundy), misere: values });
  return nim === undefined ? { text } : { text, nim: nim.join(' + ') || '0' };
}
