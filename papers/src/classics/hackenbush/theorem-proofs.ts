/** The theorems on green Hackenbush with their proofs in our own words. */
import type { TheoremProof } from '../../statements/theorem-proof.ts';

const fusion = [
  'Colon principle: what stands on one vertex may be replaced by anything of the same value. For put beside the drawing another one that differs only in what stands on that vertex, with the same value. Whoever moves second copies cuts elsewhere in the other drawing, and answers cuts above the vertex as in the sum of the two things that stand there, whose value is 0. So the two drawings have the same value. In particular what stands on a vertex may be replaced by a stalk, and stalks that part at one vertex by one stalk as long as their nim-sum. A stalk of n edges has the value n, since cutting it leaves any shorter one.',
  'Fusion principle: the vertices of a cycle may be made one. The proof takes a drawing with as few edges as possible in which this fails. There nothing can be fused without harm, and by the colon principle nothing stands on a vertex but one stalk. That leaves a single cycle through the ground with stalks on it, and for such a drawing a count of odd and even edges shows that no cut makes up the difference to its fused form.',
  'After all cycles are fused, what no bridge separated is one vertex with loops, and a loop counts as a stalk of one edge, since cutting it is its only move. So values add up from the top down.',
];

export const hackenbushProofs: readonly TheoremProof[] = [
  {
    theorem: 'hackenbush-fusion',
    proof: fusion,
    inFull: 'The fusion principle is proved in full in On Numbers and Games, Chapter 13, and in Winning Ways, Chapter 7.',
  },
  {
    theorem: 'hackenbush-component',
    proof: fusion,
    inFull: 'The fusion principle is proved in full in On Numbers and Games, Chapter 13, and in Winning Ways, Chapter 7.',
  },
  {
    theorem: 'hackenbush-misere',
    proof: [
      'A tree that stands on the ground by one edge is one such tree after every cut, or gone. Its value is one more than the nim-sum of what stands on its lowest edge, so at least 1, and a tree of value 1 can be cut off whole. So every tree has a move to value 0, and by the definition of values one to each value below its own.',
      'Call a position lost if some tree has a value of 2 or more and the nim-sum is 0, or if all values are 1 and their number is odd. From a lost position no move leads to a lost one: if the nim-sum was 0 with values of 2 or more, there are at least two of these, so one is left, and the nim-sum is no longer 0; if all values are 1, a move makes one of them 0, which leaves an even number of ones, or 2 or more, which is then the nim-sum of all. From any other position with moves one leads to a lost one, as in Nim: where one value alone is 2 or more, it can be made 0 or 1, whichever leaves an odd number of ones. A position without moves is won. This is misère Nim.',
    ],
  },
];
