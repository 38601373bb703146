/** The theorems on games on orders with their proofs in our own words. */
import type { TheoremProof } from '../../statements/theorem-proof.ts';

const BOTTOM =
  'Put an element below all of an order of value g. To take it leaves 0; to take another leaves the same order with a move made in it, above the bottom. By induction the moves lead to 0 and to 1 + h for every option h of the order. These are all numbers below 1 + g, and 1 + g is not among them: so a new bottom adds 1.';

export const posetsProofs: readonly TheoremProof[] = [
  {
    theorem: 'poset-forest',
    proof: [
      BOTTOM,
      'Where below each element lies a chain, a tree is a root below the trees that grow on it, and trees beside each other add up as in every sum.',
    ],
  },
  {
    theorem: 'poset-forest-misere',
    proof: [
      'A move in a tree takes an element with all above it, and leaves one tree or nothing. So each tree behaves as one component, whose value is 0 only when nothing is left of it, and which has moves to all smaller values.',
      'These are heaps of Nim, but for moves to larger values, which the other player takes back. In misère play of Nim such moves change nothing either: the player who would win without them answers by going back.',
    ],
    inFull: 'The proof of the misère lemma, which says when values alone decide misère play, has it in full.',
  },
  { theorem: 'poset-tree', proof: [BOTTOM] },
  {
    theorem: 'poset-levels',
    proof: [
      'A move takes one element of a level with all levels above it. In normal play, if all levels are even, every move leaves an odd level on top. If some are odd, taking from the lowest odd one leaves even levels only. The empty order has no odd level, and is lost.',
      'In misère play call an order right when its lowest level is odd and all others are even. A move from a right order makes the lowest level even or leaves an odd level on top of it. From any other order that has a move one can be made right: if the lowest level is even, take from it; else take from the lowest of the other odd levels. The empty order is not right, and is won.',
    ],
  },
  {
    theorem: 'poset-greatest',
    proof: [
      'Take the greatest element alone. If what is left is lost for the other player, that was a winning move. If not, the other player has a move from there to a lost position. That move takes an element with all above it, the greatest among these, so it could have been the first move, and leads to the same lost position.',
      'In misère play the argument is the same, but the order must have another element: a single one has to be taken, and that loses.',
    ],
  },
  {
    theorem: 'chomp-arms',
    proof: [
      'A square of an arm has behind it only the rest of that arm. So each arm is a heap of Nim with as many counters as it has squares besides the poisoned one, and moves in different arms have nothing to do with each other.',
    ],
  },
  { theorem: 'chomp-arms-value', proof: ['Each arm is a heap of Nim, and the value of a sum of heaps is their nim-sum.'] },
  { theorem: 'chomp-arms-misere', proof: ['The arms are heaps of Nim, move by move; so misère play is misère Nim.'] },
  {
    theorem: 'chomp-corner',
    proof: [
      'All squares outside of the first row and the first column lie behind the square 1,1. Taking it leaves two arms of equal length, which are two equal heaps of Nim and lost in normal play.',
      'In misère play two equal heaps are lost if they have two counters or more each.',
    ],
  },
  {
    theorem: 'chomp-two-rows',
    proof: [
      'Let the first row have one square more than the second. Who shortens the second row to c is answered by shortening the first to c + 1; who takes from the first row leaves two equal rows, or a first row alone, and is answered by taking the last square of the second row, or all but the poison. So these positions are lost, and from every other one of them can be reached: by taking a square of the second row where the rows are equal, and else by shortening the first.',
      'In misère play two squares in one column are lost, since one of them has to be taken. From a second row of two squares or more that is reached by taking 0,1.',
    ],
  },
  {
    theorem: 'chomp-three-rows',
    proof: [
      'Fix the second and third row. Of two first rows the longer one can be cut down to the shorter, so at most one of them is lost. Which one follows from the moves: those that cut all rows below the length of the second do not depend on the first row, and if one of them leads to a lost position every first row is won. Else the first row must be none that is lost over a shorter second or third row, and the least such is lost.',
    ],
  },
  {
    theorem: 'chomp-box',
    proof: [
      'Take the square farthest from the poison. If that wins, well; if not, the other player has a winning answer, and it takes that square along, so it could have been the first move.',
    ],
  },
  {
    theorem: 'chomp-table',
    proof: [
      'A board has rows that do not grow; adding to each row the number of rows below it makes them fall strictly, and strictly falling sequences are numbered one after the other by binomial coefficients. A move makes rows shorter, so it leads to a smaller number. One pass from small to large therefore finds the value of every board from those of its options.',
    ],
  },
  { theorem: 'chomp-table-value', proof: ['The same table, read at one board.'] },
  {
    theorem: 'schuh-chomp',
    proof: [
      'Write a divisor by the exponents of the primes. One divisor is a multiple of another exactly when all its exponents are at least as large. So to name a divisor rules out the squares that lie behind its own, and 1 is the poisoned square.',
    ],
  },
  {
    theorem: 'schuh-whole',
    proof: [
      'Name the number itself. If that wins, well; if not, the other player has a winning answer, and that divisor rules out the number too, so it could have been named first. In misère play the same holds where there is a divisor besides 1 and the number.',
    ],
  },
];
