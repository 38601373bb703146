/**
 * The quotient of the smaller heaps, out of one that has more.
 *
 * A quotient tells who wins every sum, so it does for the sums of the smaller heaps: these are the elements that their classes generate.
 * Two of them that only a larger heap told apart are one class now. Elements are numbered by their least words, so the result is the one
 * that a search for the smaller heaps alone would find.
 */
import { monoidFrom } from './monoid.ts';
import { product, type Quotient } from './quotient.ts';
import { indistinguishable } from './reduce.ts';

export function restrictQuotient(quotient: Quotient, largest: number): Quotient {
  const phi = quotient.phi.slice(0, largest + 1);
  const heaps = phi.flatMap((x, heap) => (x !== 0 && phi.indexOf(x) === heap ? [heap] : []));
  const reached = new Set([0]);
  for (const x of reached) for (const heap of heaps) reached.add(product(quotient, x, phi[heap] as number));
  const own = [...reached];
  const placeIn = new Map(own.map((x, place) => [x, place]));
  const placed = (x: number) => placeIn.get(x) as number;
  const isLost = own.map((x) => quotient.isP[x] as number);
  const actions = heaps.map((heap) => Uint32Array.from(own, (x) => placed(product(quotient, x, phi[heap] as number))));
  const { classOf, count } = indistinguishable(isLost, actions);
  const members = Array.from({ length: count }, (_, each) => classOf.indexOf(each));
  const times = (x: number, letter: number) =>
    classOf[(actions[letter] as Uint32Array)[members[x] as number] as number] as number;
  const { letters, words, elements, placeOf, products } = monoidFrom(count, heaps.length, times);
  return {
    order: count,
    generators: letters.map((letter) => heaps[letter] as number),
    words,
    products,
    isP: Uint8Array.from(elements, (x) => isLost[members[x] as number] as number),
    phi: phi.map((x) => placeOf[classOf[placed(x)] as number] as number),
  };
}
