/** The theorems on Hackendot with their proofs in our own words. */
import type { TheoremProof } from '../../statements/theorem-proof.ts';

const values: TheoremProof['proof'] = [
  'Call a vertex white where it has no white child, else black, and let F′ be the forest that the black vertices of F form. Then g(F) = 2·g(F′) + the parity of the number of white roots: colours depend on what is below, so moves keep them. A move without a black vertex on its path takes one white root: F′ stays and the parity changes. Any other move is a move of F′. So no option has the claimed value. A smaller value 2b + e with b < g(F′) is reached by a move of F′ to a black w, ended at w or at a white child of w: the two ends differ by one white root. And 2·g(F′) is reached from an odd number of white roots by taking one.',
  'Repeat with F′. At level i let W_i(v) be the number of white roots of that level in the tree that hangs from v. If v was black at all lower levels it is the only root there: white where W_i is 0 for all children, else black. If it was white at a lower level it is gone, and W_i(v) is the sum over its children. Let bit i of m say whether W_i is positive, and bit i of g its parity. With O the OR of m over the children, v is black through the trailing ones of O and white at the first zero bit. Clearing these ones and setting that bit is O + 1; g is X changed at the same bits.',
];

export const hackendotProofs: readonly TheoremProof[] = [
  { theorem: 'hackendot-values', proof: values },
  { theorem: 'hackendot-tree', proof: values },
  {
    theorem: 'hackendot-misere',
    proof: [
      'Lemma. If a move in a tree of two or more vertices leaves single vertices only, then another one leaves one single vertex more or less, and nothing else: if it ended at w and w has a child, end at that child; if w is a leaf, end at its parent. So the tree has options of both values 0 and 1, and a value of at least 2.',
      'By induction. Of single vertices alone only the number counts. Let there be a larger tree. If the nim-sum is 0, no move leaves single vertices only: it would be made in the only larger tree, whose value, at least 2, would be the value 0 or 1 of the others. So every move leaves a larger tree and a nim-sum other than 0, which the other player wins. If the nim-sum is not 0, some move makes it 0. If a larger tree is left, that wins. If an even number of single vertices is left, the lemma has a move that leaves an odd number, and that wins.',
    ],
  },
];
