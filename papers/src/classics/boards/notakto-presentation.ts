/**
 * The presentation of the misère quotient of Notakto as [plambeckWhitehead2013] prints it, to be compared with what is worked out.
 *
 * Where the elements that are worked out satisfy the relations and are products of the four letters, they are an image of what is presented.
 * Read from left to right the relations make every word one that no left side divides; so there are no more elements than such words, and
 * with as many elements the two are the same.
 */
import { LETTERS, type NotaktoQuotient, power, product } from 'impartial/internal';

/** How often each of a, b, c and d stands in a word. */
type Word = readonly [a: number, b: number, c: number, d: number];

/** a² = 1, b³ = b, b²c = c, c³ = ac², b²d = d, cd = ad, d² = c². */
const RELATIONS: readonly (readonly [left: Word, right: Word])[] = [
  [
    [2, 0, 0, 0],
    [0, 0, 0, 0],
  ],
  [
    [0, 3, 0, 0],
    [0, 1, 0, 0],
  ],
  [
    [0, 2, 1, 0],
    [0, 0, 1, 0],
  ],
  [
    [0, 0, 3, 0],
    [1, 0, 2, 0],
  ],
  [
    [0, 2, 0, 1],
    [0, 0, 0, 1],
  ],
  [
    [0, 0, 1, 1],
    [1, 0, 0, 1],
  ],
  [
    [0, 0, 0, 2],
    [0, 0, 2, 0],
  ],
];

/** The words of the lost sums in print: a, b², bc and c². */
const LOST: readonly Word[] = [
  [1, 0, 0, 0],
  [0, 2, 0, 0],
  [0, 1, 1, 0],
  [0, 0, 2, 0],
];

/** The relations as pairs of elements of the quotient. */
export function relationsIn(found: NotaktoQuotient): readonly (readonly [number, number])[] {
  return RELATIONS.map(([left, right]) => [elementOf(left, found), elementOf(right, found)]);
}

export function satisfiesRelations(found: NotaktoQuotient): boolean {
  return relationsIn(found).every(([left, right]) => left === right);
}

/** The lost elements in print. */
export function lostInPrint(found: NotaktoQuotient): ReadonlySet<number> {
  return new Set(LOST.map((word) => elementOf(word, found)));
}

/** How many words no left side divides: the presentation has no more elements. */
export function presentedElements(): number {
  const exponents = [0, 1, 2, 3];
  const words = exponents.flatMap((a) =>
    exponents.flatMap((b) => exponents.flatMap((c) => exponents.map((d): Word => [a, b, c, d]))),
  );
  const divides = (left: Word, word: Word) => left.every((count, letter) => count <= (word[letter] as number));
  return words.filter((word) => !RELATIONS.some(([left]) => divides(left, word))).length;
}

function elementOf(word: Word, { quotient, classOf }: NotaktoQuotient): number {
  return word.reduce((all, count, letter) => {
    const element = classOf(LETTERS[letter] as string);
    return product(quotient, all, power(quotient, element, BigInt(count)));
  }, 0);
}
