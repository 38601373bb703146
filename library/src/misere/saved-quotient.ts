/**
 * A quotient as data, as certificates have it: what each generator does, which elements are lost, the class of each heap.
 *
 * What was written to a file is not trusted: `restoreQuotient` wants a reduced commutative monoid, and `QuotientSearch.adopt` that it is
 * right about every sum of the heaps.
 */
import { monoidFrom } from './monoid.ts';
import { monoidOf, type Quotient } from './quotient.ts';
import { indistinguishable } from './reduce.ts';

export interface SavedQuotient {
  readonly actions: readonly (readonly number[])[];
  readonly lost: readonly number[];
  /** The class of heap 1, 2, 3 … */
  readonly classes: readonly number[];
}

export function saveQuotient(quotient: Quotient): SavedQuotient {
  return { ...monoidOf(quotient), classes: quotient.phi.slice(1) };
}

/** Undefined where the data are no reduced commutative monoid with a heap for each generator. */
export function restoreQuotient({ actions, lost, classes }: SavedQuotient): Quotient | undefined {
  const order = actions[0]?.length ?? 1;
  const isElement = (x: number | undefined) => x !== undefined && Number.isInteger(x) && x >= 0 && x < order;
  const isSound =
    actions.every((action) => action.length === order && action.every(isElement)) &&
    lost.every(isElement) &&
    classes.every(isElement) &&
    isCommutative(actions) &&
    reach(actions) === order;
  if (!isSound) return undefined;
  const isP = Uint8Array.from({ length: order }, (_, x) => (lost.includes(x) ? 1 : 0));
  if (
    order > 1 &&
    indistinguishable(
      isP,
      actions.map((action) => Uint32Array.from(action)),
    ).count < order
  )
    return undefined;
  const heaps = actions.map(([x]) => classes.indexOf(x as number) + 1);
  if (heaps.some((heap, at) => heap === 0 || heap <= (heaps[at - 1] ?? 0))) return undefined;
  const { letters, words, elements, placeOf, products } = monoidFrom(
    order,
    actions.length,
    (x, letter) => actions[letter]?.[x] ?? 0,
  );
  return {
    order,
    generators: letters.map((letter) => heaps[letter] as number),
    words,
    products,
    isP: Uint8Array.from(elements, (x) => isP[x] as number),
    phi: [0, ...classes.map((x) => placeOf[x] as number)],
  };
}

function isCommutative(actions: readonly (readonly number[])[]): boolean {
  return actions.every((one, at) =>
    actions.slice(at + 1).every((other) => one.every((x, from) => other[x] === one[other[from] as number])),
  );
}

/** How many elements the letters reach from the identity. */
function reach(actions: readonly (readonly number[])[]): number {
  const found = new Set([0]);
  for (const x of found) for (const action of actions) found.add(action[x] as number);
  return found.size;
}
