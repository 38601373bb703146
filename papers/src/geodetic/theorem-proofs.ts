/** The theorems on geodetic games with their proofs in our own words. */
import type { TheoremProof } from '../statements/theorem-proof.ts';

const branches =
  'Take the labelled set L as one vertex. An edge between two unlabelled vertices that are both next to L lies on no shortest path to L, now or later: until one of them is labelled, both are at distance 1. Without these edges the unlabelled vertices fall into branches. A shortest path from u to L stays in the branch of u, so a move labels vertices of one branch only; and a vertex of another branch that is next to one of them was next to L before. Hence the position is the sum of its branches.';

const readings =
  'Where all blocks are complete two vertices have one shortest path. All shortest paths from u to vertices of a connected labelled set are the same outside it: where two of them part before it, the place where they part is next to both ends. So all readings label the same.';

const row =
  'After the first label there is a row of L labels on the cycle of n. Let M = ⌊(n + 1)/2⌋. A pick i vertices beyond one end of the row makes a row of L + i if that is at most M, and so from the other side; otherwise there are shortest paths on both sides and it labels everything.';

export const geodeticProofs: readonly TheoremProof[] = [
  {
    theorem: 'geodetic-cycle',
    proof: [
      'A pick in an arc of N unlabelled vertices labels everything up to the nearer end, and in the middle of an odd arc on both sides; so it leaves an arc of ⌈N/2⌉ to N − 1 vertices, and from odd N also nothing. In this window of lengths the values follow by induction: 0 for N = 2^k − 2, (N + 1)/2 for N = 2^k − 3, N/2 for other even N, and for other odd N the value of (N − 1)/2.',
      'After the first label the cycle of n is an arc of n − 1, whatever vertex it was. So it is won exactly where n − 1 = 2^k − 2.',
    ],
  },
  {
    theorem: 'geodetic-cycle-misere',
    proof: [
      'An arc of N = 2^k − 1 has as options arcs of 2^(k−1) to 2^k − 2 vertices, and nothing: none of them is lost for the other player. Any other N ≥ 1 has exactly one 2^k − 1 among its options, and the move there wins. The first label leaves an arc of n − 1.',
    ],
  },
  {
    theorem: 'geodetic-rays',
    proof: [
      'Once a vertex of the clique is labelled all rays are chains, that is heaps. Before that all labels are on one ray, with a stem of p unlabelled vertices between them and the clique. A move on the stem shortens it; a move on another ray labels the stem and leaves that ray with x < n vertices and the others whole. So the stem has the value n + p for even m; for odd m its value is the p-th number whose highest bit is a 0 of n.',
      'The chain beyond the first label has ℓ = n − 1 − p vertices, and that label wins exactly when the stem has the value ℓ. Even m: the value is at least n, more than ℓ. Odd m: with ℓ = 2^j + t this would say that n is 2 + 2t plus the sum of 2^i over the zeros i ≤ j of n. If n is even, 0 is one of these i and the right side is odd; if n is odd it is none, and the right side is even. So no first move wins.',
    ],
  },
  {
    theorem: 'geodetic-tree',
    proof: [
      'After a first label u every shortest path to the labels runs towards u. A pick labels the path from the picked vertex up to the labels, as Hackendot takes the path up to the root: the branches at u, rooted next to it, are trees of Hackendot. A tree without a label has the least value that no first label leaves. All first labels are valued at once by moving the root from a vertex to its neighbour and correcting the two values that change.',
    ],
  },
  {
    theorem: 'geodetic-misere-tree',
    proof: [
      'Call a position fickle where every branch that hangs off a label is a single vertex and every tree without a label is a star, else firm. By induction. Fickle: a star has the value 1 or 0 as it has an even or an odd number of leaves. Every move in a single vertex or a centre leaves a fickle position of the other nim-sum. So from nim-sum 0 there is a move to 1, unless nothing is left and the player to move has won; from nim-sum 1 every move leaves nim-sum 0, or a firm position with one summand of value 2, which is won.',
      'Firm with nim-sum 0: a move to a fickle position would be made in the only firm summand, which would have the value 0 or 1; but a rooted tree with a move to single vertices has a value of at least 2, and a first label in a tree that is no star leaves a branch of two vertices or more. Firm with another nim-sum: some move makes it 0. If what it leaves is fickle, the move was made in a rooted tree, and another one leaves one single vertex more or less.',
    ],
  },
  {
    theorem: 'geodetic-rays-misere',
    proof: [
      'Once a vertex of the clique is labelled the rays are heaps of misère Nim, which has the outcome of Nim wherever some heap has two or more. Let m ≥ 3. Before that, all labels are on one ray, or there are none; a move leads to a position of the same kind or labels the clique, and then at least m − 2 ≥ 1 rays are whole, heaps of n ≥ 2. So no position on the way has another outcome than in normal play. For m = 2 it is a path of 2n ≥ 4 vertices, no star.',
    ],
  },
  {
    theorem: 'geodetic-rows',
    proof: [
      row,
      'Let h = max(0, M − L). A row with unlabelled vertices beside it has the options 0, by labelling everything, and the rows of values 1 to h, so the value h + 1; except that one label on a cycle of odd length has no pick that labels everything, and so the value 0. Before the first label the value is therefore 1 for odd n and 0 for even n.',
    ],
  },
  {
    theorem: 'geodetic-row-misere',
    proof: [
      row,
      'Who labels everything loses, and everything else is a heap of h = max(0, M − L). So a row is lost exactly for h = 0. The first label leaves h = M − 1, which is positive for every n ≥ 3: won for the other player.',
    ],
  },
  { theorem: 'geodetic-branches', proof: [branches, readings] },
  { theorem: 'geodetic-component', proof: [branches, readings] },
  {
    theorem: 'geodetic-labelled-sets',
    proof: [
      'What may be picked and what a pick labels depends on the labelled set alone, or on the set of picked vertices where shortest paths between those count. So sets tell positions, and play by the rules over sets of vertices decides: a search, within its limits.',
    ],
  },
];
