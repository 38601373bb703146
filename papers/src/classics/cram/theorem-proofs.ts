/** The theorems on Cram with their proofs in our own words. */
import type { TheoremProof } from '../../statements/theorem-proof.ts';

export const cramProofs: readonly TheoremProof[] = [
  {
    theorem: 'cram-row',
    proof: [
      'Let the free squares be s1, …, sn, of which only neighbours in this order touch. A domino takes two neighbours and leaves two such rows, of i and n − i − 2 squares, either of which may be empty. That is the digit 7 for two counters of an octal game, and nothing else can be taken: 0.07. Bends make no difference, since the row never touches itself.',
    ],
  },
  {
    theorem: 'cram-half-turn',
    proof: [
      'The images of the two squares of a domino touch each other and are free. Neither lies under the domino: no square is its own image, and if the two squares of the domino were images of each other, a square would touch its image. So the image of the domino can be put down after it, and what is left is mapped to itself again.',
      'The second player therefore has an answer to every move. On a rectangle with two even sides the centre of the half-turn is a point where four squares meet: a square is at least one diagonal step away from its image.',
    ],
  },
  {
    theorem: 'cram-middle-domino',
    proof: [
      'The two squares in the middle are images of each other, so that without them the board is still mapped to itself, and now no square touches its image: two such squares would have the centre between them, and there is one such pair only. By the theorem on half-turns what is left is lost for the other player.',
    ],
  },
];
