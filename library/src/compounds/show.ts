/**
 * The values of a verdict in words and terms, whatever theory they come from: each theory says how its own field is written.
 *
 * A verdict has at most one value of a theory; position theorems fill in the field without going through the theory.
 */
import type { TermValue, Values, Verdict } from '../core/verdict.ts';
import { theories } from './theories.ts';
import type { Shown, ShownValue } from './theory.ts';

/** Each kind of value once, in the order in which they are shown. */
const kinds: readonly ShownValue[] = [...new Set(theories.flatMap(({ shown }) => shown ?? []))];

interface Found {
  readonly kind: ShownValue;
  readonly shown: Shown;
}

function listShown(values: Values): readonly Found[] {
  return kinds.flatMap((kind) => {
    const shown = values[kind.field];
    return shown === undefined ? [] : [{ kind, shown }];
  });
}

/** How the value of the verdict is written; undefined where it has none. */
export function kindOfValue(values: Values): ShownValue | undefined {
  return listShown(values)[0]?.kind;
}

/** As the command line has it: `['value *3']`. */
export function listValues(values: Values): string[] {
  const known = listShown(values).map(({ kind, shown }) => kind.toText(shown));
  for (const [name, length] of Object.entries(values.length ?? {})) known.push(`length (${name}) ${length}`);
  return known;
}

/** In plain words, for readers who need not know how nimbers are written: `['value 3']`. */
export function valuesInWords(values: Values): string[] {
  return listShown(values).map(({ kind, shown }) => `${kind.name} ${kind.write(shown) ?? 'undefined'}`);
}

/** In mathematics mode: `\ast 3`. */
export function valueToTex(values: Values): string | undefined {
  const [first] = listShown(values);
  return first?.kind.toTex(first.shown);
}

/** As short as it gets: `3`, or `r 5` for a remoteness; undefined where there is no value or it is undefined. */
export function shortValue(values: Values): string | undefined {
  const [first] = listShown(values);
  const written = first?.kind.write(first.shown);
  return written === undefined || first?.kind.sign === undefined ? written : `${first.kind.sign} ${written}`;
}

/** How many moves play lasts when the winner hurries and the loser tarries, where the value is that. */
export function movesLeft(values: Values): number | undefined {
  const [first] = listShown(values);
  return first?.kind.countsMoves ? Number(first.shown) : undefined;
}

/**
 * The term of a sequence: the alliance that wins where there are alliances, else the value, else 1 for N and 0 for P. Null where it is
 * undefined.
 */
export function termOf({ values, alliance, outcome }: Pick<Verdict, 'values' | 'alliance' | 'outcome'>): TermValue {
  if (alliance !== undefined) return alliance;
  const [first] = listShown(values);
  if (first !== undefined) return first.kind.toTerm(first.shown);
  return outcome === 'N' ? 1 : outcome === 'P' ? 0 : null;
}
