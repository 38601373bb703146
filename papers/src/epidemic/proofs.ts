/** Epidemiography [fraenkelNesetril1985]: what its proofs rest on, and where they slip. */

import { always, type Statement } from '../statements/statement.ts';
import { type Tried, tally } from '../statements/tally.ts';
import { eachEpidemic, nimaniaQuestion } from './nimania-formulas.ts';
import { digraphQuestion, epidemicOptions, hasEqualPaths, hasLevels, numbersSpread } from './rules.ts';
import { semimodularLattices } from './small-lattices.ts';

/** The options 2^b′ 1^a′ with b′ ≥ 2: those of which the induction hypothesis is used. */
function* eachInduction(): Iterable<Tried> {
  const spread = numbersSpread(2, [1, 2]);
  for (const epidemic of eachEpidemic(2, 6, 4)) {
    const [, ones = 0, twos = 0] = epidemic.counts;
    if (twos < 2) continue;
    const options = epidemicOptions(epidemic, spread)
      .map(({ counts: [, a = 0, b = 0] }) => ({ a, b }))
      .filter(({ b }) => b >= 2);
    yield {
      at: nimaniaQuestion(epidemic, 'sweeping 2'),
      printed: options.every(({ a, b }) => a + b < ones + twos),
      corrected: options.every(({ a, b }) => b < twos || (b === twos && a < ones)),
    };
  }
}

export const lemma3Induction: Statement = {
  name: 'Lemma 3(ii), its induction',
  says: 'The proof goes by induction on a + b.',
  truth:
    'On b, and for equal b on a, as the induction of Theorem 4 does: the option 2^(b−1) 1^(a+k+1) has a larger sum, and fewer 2s.',
  slip: 'misprint',
  recorded: 'holds as corrected',
  counterexample: {
    at: 'nimania 2^3 [sweeping 2]',
    outcome: 'P',
    shows: 'There a + b = 3, and the option 2^2 1^2 has a + b = 4.',
  },
  least: 100,
  domain: always('2^b 1^a with 2 ≤ b ≤ 6 and a ≤ 6 at stages 1 to 4: the options that are of this form again'),
  check: () => tally(eachInduction()),
};

export const chainCondition: Statement = {
  name: 'Corollary 3, proof',
  says: 'A semimodular lattice satisfies the Jordan–Dedekind condition, and that is property (P).',
  truth:
    'And since a lattice has one bottom, the height falls by one along every arc, which is what the proof of Theorem 3 needs.',
  recorded: 'holds',
  least: 20,
  domain: always('all semimodular lattices with 2 to 6 elements, isomorphic ones counted'),
  check: () =>
    tally(
      semimodularLattices(6).map((lattice) => ({
        at: digraphQuestion(lattice),
        printed: hasEqualPaths(lattice),
        corrected: hasLevels(lattice),
      })),
    ),
};
