/** The theorems on turning coins with their proofs in our own words. */
import type { TheoremProof } from '../../statements/theorem-proof.ts';

const ONE_BY_ONE =
  'A move turns the coins A, the rightmost of which is a head at n. It changes the nim-sum over the heads by the nim-sum of the values over A, whichever of the other coins showed heads. Alone, the head at n would go to the nim-sum over A without n: these numbers are the values of its options, so none is its own value and all smaller ones are among them. From here on it is the theorem of Sprague and Grundy.';
const FILLING =
  'Where a move turns m to k coins, the first m − 1 squares have value 0, and fill a set up to m coins without a change of its nim-sum. So coin n has the value of coin n − m + 1 in the game of up to k coins.';
const FORMS =
  'Up to two coins: coin n can go to nothing and to every coin before it, so it has n + 1. Any number: it can go to every nim-sum of values before it, so it has 2^n. Side by side: let coin n have the greatest power of 2 that divides n + 1. The nim-sum of the first N values is then N ⊕ ⌊N/2⌋, the Gray code of N, and turning the coins b to n changes the sum by the Gray code of (n + 1) ⊕ b. Over all b < n + 1 that gives every value below the power, and never the power itself.';
const MOCK = [
  'Up to 2j + 1 coins, from up to 2j (the mock turtle theorem). Two lost positions of the game of 2j coins differ in more than 2j coins, or one could be turned into the other. Set a coin 0 before its row. Claim: in the game of 2j + 1 coins a position is lost exactly when it has an even number of heads and is lost, without coin 0, in the game of 2j. No move leads from one such position to another: it would turn an even number of coins, at most 2j and not coin 0 alone, so at most 2j of the others. From any other position there is a move to one: if the others are not lost, a move of at most 2j coins makes them so, and coin 0 mends the parity. If they are lost and the number of heads is odd, turn coin 0 if it shows heads. Otherwise turn the rightmost head and then, from what is left, make a winning move with at most 2j coins: both together lead to another lost position, so they are exactly 2j + 1 coins, and the number of heads becomes even.',
  'So positions are lost when the nim-sum of the numbers w is 0, where w is the value for 2j coins with the last bit that makes it odious, and coin 0 has w = 1. The values are these w: by induction let it be so before coin n. Its w is no nim-sum of at most 2j earlier ones, or these with n would be lost and all could be turned at once. A smaller number u is one: if without its last bit it is below the value v of the coin for 2j coins, it is a nim-sum of at most 2j − 1 values there, and coin 0 mends the parity. The one case left is u = 2v, evil. If u were no such sum, it would be the value of coin n. Being no power of 2, it is a nim-sum of smaller numbers and hence of some earlier values, an even number of them; with n they would be lost, but have an odd number of heads.',
];
const TARTAN =
  'Let G and H be the values in the two games. A move that turns the columns A and the rows B changes the nim-sum over the heads by α ⊗ β, where α and β are the nim-sums of G over A and of H over B, since products distribute over sums. For a head at x,y alone α = G(x) ⊕ g and β = H(y) ⊕ h, where g and h run through the values of the options of x and y. The move leads to g ⊗ H(y) ⊕ G(x) ⊗ h ⊕ g ⊗ h. With g and h below G(x) and H(y) the least number not among these is G(x) ⊗ H(y): that is what a nim product is. Larger g and h do not give it either, since α ⊗ β is not 0 in a field.';
const ACROSTIC =
  'A head at x,y alone goes to any x′,y with x′ < x and any x,y′ with y′ < y, as two heaps of Nim do: x ⊕ y. With several heads a move changes the nim-sum by x ⊕ x′ or y ⊕ y′, whichever side the other coin showed, and it is the theorem of Sprague and Grundy again.';

export const coinsProofs: readonly TheoremProof[] = [
  { theorem: 'turning-normal', proof: [ONE_BY_ONE, FILLING, FORMS, ...MOCK] },
  { theorem: 'turning-value', proof: [ONE_BY_ONE, FILLING, FORMS, ...MOCK] },
  {
    theorem: 'turning-any-number',
    proof: [
      'The first m − 1 coins can never be the rightmost of a move, and the others have the values 1, 2, 4, 8 …, which never cancel. So the position is lost exactly when none of the others shows heads, and otherwise a move turns over all of those that do, with as many of the first coins as it takes to make m.',
    ],
  },
  { theorem: 'tartan-normal', proof: [TARTAN, ONE_BY_ONE] },
  { theorem: 'tartan-value', proof: [TARTAN, ONE_BY_ONE] },
  { theorem: 'acrostic-twins-normal', proof: [ACROSTIC] },
  { theorem: 'acrostic-twins-value', proof: [ACROSTIC] },
];
