/** What a proof that a misère quotient is infinite is called where an answer rests on it; the theorem itself is in `proof.ts`. */
import type { TheoremFacts } from '../../core/theorem.ts';

export const infiniteQuotient: TheoremFacts = {
  id: 'misere-infinite',
  title: 'Infinite misère quotient',
  statement:
    'In some octal games the misère quotient of the heaps to n is infinite, and still a finite table says who wins in misère play: a sum counts as an element of a finite monoid, numbers of some heaps that matter only up to a bound and then modulo a period, and a weighted difference of these numbers that matters only up to a bound.',
  sources: [{ key: 'impartial', where: 'misere/infinite/proof.ts' }, { key: 'plambeckSiegel2008' }],
  scope: 'position',
};
