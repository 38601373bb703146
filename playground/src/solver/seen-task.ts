/**
 * Where the first values of a family were seen before: among the families of the catalogue, and among octal codes of up to three digits,
 * both also from a later n on. The values of these are worked out once in a worker and kept.
 */
import { eachStretchWith, periodWith } from 'impartial/on-demand';
import { amongGames, fetchGames, games } from './games.ts';
import type { SeenFamily, Tasks } from './tasks.ts';

const LEAST = 12;
const MOST = 30;
const FARTHEST_SHIFT = 3;
/** Milliseconds for one family, and for all that have a name. */
const EACH = 60;
const NAMED = 2500;
const PERIOD = { milliseconds: 1000, positions: 200_000 };

interface Known {
  readonly question: string;
  readonly title: string;
  /** The first n. */
  readonly from: number;
  readonly values: readonly (number | undefined)[];
}

let known: readonly Known[] | undefined;

export async function seenBefore({ values }: Tasks['seen']['in']): Promise<readonly SeenFamily[]> {
  if (known === undefined) {
    await fetchGames(games().ids.join(' '));
    known = [...listNamed(), ...listCodes()];
  }
  const found = known.flatMap((family) => match(values, family) ?? []);
  return withPeriod(found.sort((a, b) => a.shift - b.shift).slice(0, 8));
}

/** The period of the first octal game among them, where it is proved at once. */
function withPeriod(found: readonly SeenFamily[]): readonly SeenFamily[] {
  const octal = found.find(({ question }) => question.startsWith('octal '));
  if (octal === undefined) return found;
  const known = periodWith(octal.question, { limit: 2000, limits: PERIOD, ...amongGames() });
  const { period } = 'error' in known ? {} : known;
  return period === undefined ? found : found.map((each) => (each === octal ? { ...each, period } : each));
}

function match(values: readonly number[], { question, title, from, values: theirs }: Known): SeenFamily | undefined {
  for (let shift = 0; shift <= FARTHEST_SHIFT; shift++) {
    const compared = Math.min(MOST, values.length, theirs.length - shift);
    if (compared < LEAST) return undefined;
    const isSame = values.slice(0, compared).every((value, index) => value === theirs[index + shift]);
    if (isSame) return { question, title, shift, from: from + shift, compared };
  }
  return undefined;
}

function listNamed(): readonly Known[] {
  const started = performance.now();
  return games().entries.flatMap(({ facts: { id, title, family } }) => {
    if (family === undefined || id === 'octal' || performance.now() - started > NAMED) return [];
    const question = `${id} ${family.text}`;
    return { question, title, from: family.from, values: firstValues(question, EACH) };
  });
}

function listCodes(): readonly Known[] {
  const codes: string[] = [];
  for (let code = 1; code < 512; code++) codes.push(`0.${code.toString(8).padStart(3, '0').replace(/0+$/, '')}`);
  return codes.map((code) => ({
    question: `octal ${code}: {n}`,
    title: `octal ${code}`,
    from: 0,
    values: firstValues(`octal ${code}: {n}`, EACH),
  }));
}

function firstValues(question: string, milliseconds: number): readonly (number | undefined)[] {
  const limits = { milliseconds, positions: 20_000 };
  const stretches = eachStretchWith(question, { to: MOST + 2 * FARTHEST_SHIFT, limits, ...amongGames() });
  const values: (number | undefined)[] = [];
  if ('error' in stretches) return values;
  const started = performance.now();
  for (const stretch of stretches) {
    if (stretch.reason !== undefined || stretch.error !== undefined || performance.now() - started > milliseconds) return values;
    for (const value of Array.from(stretch.values)) values.push(typeof value === 'number' ? value : undefined);
  }
  return values;
}
