/**
 * The values of a verdict in words and terms, whatever theory they come from: each theory says how its own field is written.
 *
 * A verdict has at most one value of a theory; position theorems fill in the field without going through the theory.
 */
import type { Nimber } from '../core/nimber.ts';
import type { TermValue, Values } from '../core/verdict.ts';
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

/** The kind of value with this name, such as `Grundy values`; undefined where the name is of outcomes, alliances or genera. */
export function kindCalled(plural: string): ShownValue | undefined {
  return kinds.find((kind) => kind.plural === plural);
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

/** The value as the term of a sequence; null where there is none. */
export function termOfValues(values: Values): TermValue {
  const [first] = listShown(values);
  return first === undefined ? null : first.kind.toTerm(first.shown);
}

/** What terms are called that are no values of a theory: N and P, the numbers of alliances, and genera such as `4^146`. */
export const OUTCOMES = 'Outcomes';
export const ALLIANCES = 'Winning alliances';
export const GENERA = 'Genera';

/** A term as a number, for b-files, plots and statistics: 1 for N and 0 for P; null for other words, and where there is no value. */
export function termToNumber(value: TermValue): Nimber | null {
  if (typeof value !== 'string') return value;
  return value === 'N' ? 1 : value === 'P' ? 0 : null;
}
