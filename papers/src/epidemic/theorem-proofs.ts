/** The theorems on epidemics with their proofs in our own words. */
import type { TheoremProof } from '../statements/theorem-proof.ts';

const IN_FULL = 'Every case is worked out on the page “Epidemiography” of the documentation.';

const levels =
  'A label of height n moves to labels of height n − 1, whatever the target, and can move exactly when n ≥ 1. So replacing labels by their heights changes no move: the game is Nimania on these numbers.';

export const epidemicProofs: readonly TheoremProof[] = [
  {
    theorem: 'nimania-parity',
    proof: [
      'With 1s alone each move takes one. One 2 and a ones: at an odd stage k breaking it up makes k + 1 ones of it, an even number, so a stays even or odd; taking a one first leaves the same position at an even stage. One of the two always wins. At an even stage breaking up changes the parity of a, so it wins exactly when a is odd; taking a one leaves an odd stage, which is won.',
      'With a number of 3 or more, or two 2s, at an even stage every move leaves such a position, or one 2, at an odd stage: won for the other player. At an odd stage there is a move that leaves such a position at an even stage, or else one that leaves one 2 and an even number of ones: both lost. Raving p only ever counts how often p can be taken off.',
      'Misère play turns round who wants the last 1. With a number of 3 or more the same player can still choose; the few positions with 2s and 1s are worked out one by one.',
    ],
  },
  {
    theorem: 'nimania-sweeping',
    proof: [
      'Call 2 to p + 1 middle, p + 2 and more large. (1) Two middle numbers or a large one. At an odd stage every move leaves such a position at an even stage, or one middle number there, both won. At an even stage a move that stays in this class wins; there is none only from two 2s, and then breaking up one of them leaves a 2 and an odd number of ones at an odd stage, lost by (2).',
      '(2) One middle number m and a ones. At an even stage m ≥ 3 can be made two or more middle numbers, which wins by (1); m = 2 can be made 1s or 0s, whichever leaves an even number of ones. At an odd stage breaking up adds an even number of ones or none, which wins exactly when a is even. (3) Ones alone are counted. In misère play the same proof holds with one more one.',
    ],
  },
  {
    theorem: 'dancing-endless',
    proof: [
      'A move of an immortal label to a target of which this is true leaves two or more immortal labels in its place, and no move takes away more than one. So whoever is to move and finds an immortal label never loses. With two of them this is true of both players: a draw. With one, the other player does not lose either once a move leaves an immortal label; so a win must send it to mortal targets only and leave a lost position.',
    ],
  },
  {
    theorem: 'dancing-levels',
    proof: [
      levels,
      'Print asks only that all paths between two vertices have the same length. With one end that gives the levels: prolong an arc by longest ways down to it. With several ends it does not, and the theorem fails.',
    ],
  },
  {
    theorem: 'dancing-semimodular',
    proof: [
      'In a semimodular lattice all chains between two elements have the same length, and there is one bottom. So the rank falls by one along every arc of the covering relation.',
      levels,
    ],
  },
  {
    theorem: 'dancing-camps',
    proof: [
      'By induction along the play, with k the stage, h the number of heavy labels and a the number of ones. Without heavy labels the ones are taken one by one. A move to a heavy target leaves at least k + 1 ≥ 2 heavy labels.',
      'Odd camp: a light move leaves k + 1 times an odd number of ones, which changes the parity of a exactly when k is even. With h ≥ 2 at an odd stage some move leaves h ≥ 2 at an even stage, or one germ of 2 with an even number of ones there; both are lost. At an even stage every move leaves h ≥ 2, or h = 1, at an odd stage, won. With h = 1 at an odd stage the player can choose between the label and a one.',
      'Even camp: at an even stage a germ of 3 leaves an odd or an even number of ones, as the player likes; at an odd stage the parity of a stays. So even stages are won with h ≥ 2 and odd ones lost, and h = 1 at an odd stage is won exactly when a light move is there and a is even.',
    ],
    inFull: IN_FULL,
  },
  {
    theorem: 'dancing-germs',
    proof: [
      'By induction on the play. Let d = b − c and e the parity of a + c. Moving a one changes e and keeps d. At an odd stage moving a germ of 2 takes d to d − 1 and keeps e, and moving a germ of 3 takes d to d + 1 and changes e. At an even stage a germ of 2 takes d to d − 1 and changes e, and a germ of 3 takes d to d + 1 with e as the player likes.',
      'So at an odd stage the player with d ≥ 1 can keep d at 0 or more with e even, or d ≥ 2; with d of 0 or −1 it depends on e; and with d ≤ −2 every move leaves d ≤ −1, which an even stage wins. Even stages are the mirror image. In misère play the exceptions are ones alone and a single germ of 3.',
    ],
    inFull: IN_FULL,
  },
  {
    theorem: 'dancing-bombs',
    proof: [
      'By induction, with e the parity of a + c + ⌊n/2⌋. Exploding a bomb to germs of 2 adds k + 1 to d, to germs of 3 takes k + 1 off it. For odd n exploding one for the own camp wins exactly in the cases listed, by the rule for n − 1, and where another move wins that wins as well. For even n two bombs are answered by each other, and the four kinds of moves win exactly where the race with n/2 more ones says so.',
    ],
    inFull: IN_FULL,
  },
  {
    theorem: 'dancing-misere',
    proof: [
      'Even camp: the proof of the camp theorem with the parity of the ones turned round; only two germs of 3 without ones at an even stage need another move, and an even light move does it. Odd camp: at an odd stage a move that leaves a bomb wins, and where none does, the last bomb becomes two or more germs of 2 at an even stage, lost. At an even stage a bomb is left, or three or more germs of 2 at an odd stage: won for the other player.',
    ],
    inFull: IN_FULL,
  },
  {
    theorem: 'dancing-folding',
    proof: [
      'Folding commutes with raising the stage and with adding labels: where something is folded the sum is at least C, with the right parity. It commutes with taking a label away but for the multiplicities C + 1, C + 3, …: there the true result folds to C and the folded one is C − 2, and the table was checked to say the same of both. Induct on the true game, which ends.',
    ],
  },
  {
    theorem: 'dancing-race',
    proof: [
      'No formula: play by the rules, over how many labels there are of each type, until the camp theorem, the race of the germs or the double bombs decide. So the answer is a search, and is marked as one.',
    ],
  },
];
