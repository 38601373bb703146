/** The theorems on Welter's game with their proofs in our own words. */
import type { TheoremProof } from '../../statements/theorem-proof.ts';

const IN_FULL = 'Conway proves it in On Numbers and Games, Chapter 13, after Welter (1954).';
const IDEA = [
  'For two numbers let (a|b) have ones in all binary places up to the first in which a and b differ. The claimed value can be written as a ⊕ b ⊕ c ⊕ … ⊕ (a|b) ⊕ (a|c) ⊕ (b|c) ⊕ …, over all pairs of coins: mates give (a ⊕ b) ⊕ (a|b) = (a ⊕ b) − 1, and of two pairs of mates the closer one differs from each coin of the other in the same place twice, so that these terms cancel.',
  'With all coins but one fixed, each binary place of this number is that of the last coin, changed or not according to lower places alone. So different squares give different numbers, and no move keeps the value. That every smaller value is reached by some coin is the hard part.',
];

export const welterProofs: readonly TheoremProof[] = [
  { theorem: 'welter-normal', proof: IDEA, inFull: IN_FULL },
  { theorem: 'welter-value', proof: IDEA, inFull: IN_FULL },
  {
    theorem: 'welter-misere',
    proof: [
      'Call k coins balanced if they hold one square of each pair i, 2k − 1 − i, and let their parity be that of the coins on squares k and beyond. An unbalanced strip U with a balanced option has balanced options of both parities: let the coin a move into the pair p < q = 2k − 1 − p that holds none. If a > q, it can go to p and to q. Otherwise it stands in another pair, whose other square holds a coin too; each of the two can go to p, and what stays behind is on different sides of the middle.',
      'Every unbalanced option of a balanced strip has a balanced option: let the coin c have moved to d, and p be the lower square of the pair of c. If p < d, the coin at d goes to p; if d < p, the coin at 2k − 1 − d does, which is in the pair of d and stands beyond p.',
      'So a balanced strip has its parity for its value, by induction: moves to balanced strips change the parity, and there is one where the parity is odd, while unbalanced options have balanced options of values 0 and 1 and hence values of 2 or more.',
      'Call lost a sum with an unbalanced strip and value 0, and a sum of balanced strips with value 1. From a lost sum no move leads to a lost one: with all strips balanced, a move to a balanced strip makes the value 0, and one to an unbalanced strip makes it 2 or more. With an unbalanced strip and value 0, a move to balanced strips of value 1 would start from a strip of value 2 or more beside strips of value 0 and 1, whose sum is not 0.',
      'Any other sum that has a move has one to a lost sum: with all strips balanced and value 0 some coin goes to the other square of its pair. With an unbalanced strip a move makes the value 0; if that leaves all strips balanced, another leaves them balanced with value 1. A sum without moves is balanced with value 0, and the player to move has won.',
    ],
  },
];
