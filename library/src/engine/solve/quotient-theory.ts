/**
 * A misère quotient as a theory: the values are its elements, numbered, and the product of the elements of the components decides.
 *
 * Unlike Grundy values, elements mean something only beside the components that the quotient is about. So there is no theory of misère
 * play once and for all; there is one for each quotient, and whoever makes it says by `classOfOptions` which further components have a class
 * in it: those that leave it as it is (mex interpolation [plambeckSiegel2008, §5]).
 */
import type { Theory } from '../../compounds/theory.ts';
import { LimitReached } from '../../core/limits.ts';
import type { TheoremFacts } from '../../core/theorem.ts';
import { whyByWord } from '../../core/why.ts';
import { product, type Quotient } from '../../misere/quotient.ts';
import { wordToText } from '../../misere/words.ts';

export const quotientOfComponents: TheoremFacts = {
  id: 'misere-quotient-of-components',
  title: 'Misère quotient of components',
  statement:
    'In disjunctive misère play the components that can come up in play have classes in a commutative monoid, their misère quotient, and a sum is lost exactly when the product of its classes is in the P-portion.',
  sources: [{ key: 'plambeckSiegel2008' }],
  scope: 'position',
};

/** @param classOfOptions the class of a component whose moves lead to these classes; undefined where the quotient has none for it */
export function quotientTheory(
  quotient: Quotient,
  classOfOptions: (options: readonly number[]) => number | undefined,
): Theory<number> {
  const { isP, words } = quotient;
  const wordOf = (x: number) => wordToText(words[x] as readonly number[]);
  const elements = new Map(words.map((_, x) => [wordOf(x), x]));
  return {
    ...quotientOfComponents,
    scope: 'position',
    valueName: 'element of the misère quotient',
    setting: { compound: 'disjunctive', play: 'misere' },
    ended: 0,
    fromOptions(options) {
      const found = classOfOptions(options);
      if (found === undefined) throw new LimitReached('program', 0, 'the quotient has no element for some component');
      return found;
    },
    combine: (x, y) => product(quotient, x, y),
    outcome: (x) => (isP[x] === 1 ? 'P' : 'N'),
    encode: wordOf,
    decode: (text) => elements.get(text),
    describe: (x) => `the element ${wordOf(x)}`,
    why: (x) => whyByWord(wordOf(x), isP[x] === 1),
    values: () => ({}),
  };
}
