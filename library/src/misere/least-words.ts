/**
 * Numbers the elements of a commutative monoid by their least words.
 *
 * Words are compared like sums of heaps: more of a larger generator is larger. Every part of a least word is a least word, so the
 * elements that need e copies of a generator are found among those that need e − 1.
 */

export interface LeastWords {
  /** Which of the letters are needed: no product of smaller ones. */
  readonly letters: readonly number[];
  /** The elements in the order of their least words; the identity first. */
  readonly elements: readonly number[];
  /** The least word of each of `elements`: exponents of `letters`. */
  readonly words: readonly (readonly number[])[];
  /** The place of an element among `elements`, or -1. */
  readonly placeOf: Int32Array;
  /** For each of `elements` but the first: the place of the element with one letter less, and that letter's place in `letters`. */
  readonly before: readonly { readonly place: number; readonly letter: number }[];
}

/**
 * @param size how many elements the monoid has; the identity is 0
 * @param count how many letters there are, smaller ones first
 * @param times the product of an element and a letter
 */
export function leastWords(size: number, count: number, times: (element: number, letter: number) => number): LeastWords {
  const placeOf = new Int32Array(size).fill(-1);
  placeOf[0] = 0;
  const elements = [0];
  const before = [{ place: -1, letter: -1 }];
  const letters: number[] = [];
  for (let letter = 0; letter < count; letter++) {
    if (placeOf[times(0, letter)] !== -1) continue;
    letters.push(letter);
    for (let from = 0, to = elements.length; from < to; ) {
      for (let place = from; place < to; place++) {
        const next = times(elements[place] as number, letter);
        if (placeOf[next] !== -1) continue;
        placeOf[next] = elements.length;
        elements.push(next);
        before.push({ place, letter: letters.length - 1 });
      }
      [from, to] = [to, elements.length];
    }
  }
  return { letters, elements, words: wordsOf(before, letters.length), placeOf, before };
}

function wordsOf(before: LeastWords['before'], count: number): readonly (readonly number[])[] {
  const words: number[][] = [];
  for (const { place, letter } of before) {
    const word = words[place];
    words.push(word === undefined ? new Array(count).fill(0) : word.with(letter, (word[letter] as number) + 1));
  }
  return words;
}
