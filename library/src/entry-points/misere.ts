/**
 * `impartial/misere`: misère sums of heaps in the quotient of their game, and what that quotient is like inside.
 *
 * An entry point of its own, since few questions need it: a page loads it when somebody wants to see a quotient. Its functions are given a
 * catalogue, so that the games that are not asked about stay away.
 */
export { type ComponentGenus, type GenusAnswer, genusStretchesWith, genusWith } from '../engine/genus.ts';
export { type MisereAnswer, type MisereOptions, misereWith } from '../engine/misere.ts';
export { classOfHeap, classOfSum, type HeapOfSum, type HeapSumQuestion, heapsOfSum } from '../engine/misere-sum.ts';
export { type Family, openFamily } from '../engine/sequence/family.ts';
export { type Genus, genusToText, isTameGenus, nimHeapsOf } from '../misere/genus.ts';
export { product } from '../misere/quotient.ts';
export { offerShippedQuotients } from '../misere/shipped.ts';
export { type Relation, relationsOf, type Structure, structureOf } from '../misere/structure.ts';
export { letterOf, wordToText } from '../misere/words.ts';
