/** Why the theories of the compounds hold, and the ways of solving that belong to no game. */
import type { TheoremProof } from './theorem-proof.ts';

const MIRRORED_LENGTH =
  'In a compound a player who wants the game short or long in one component can play each component by itself, since a turn moves in all of them.';

export const theoryProofs: readonly TheoremProof[] = [
  {
    theorem: 'sprague-grundy',
    proof: [
      'Give every position the least number that none of its options has, and a sum the nim-sum x of its components. A sum with x = 0 has no move to another one with nim-sum 0: a move changes the number of one component, and with it the nim-sum.',
      'If x is not 0, take a component whose number g has a 1 in the highest column of x. Then g ⊕ x is less than g, so the component has an option with that number, and the move to it makes the nim-sum 0. Games end, so whoever is faced with 0 every time is the one who cannot move in the end.',
      'Beside a heap of Nim as large as its number a position therefore makes a lost sum, and adding a lost sum changes nobody’s fate: in all company the position is as good as that heap.',
    ],
  },
  {
    theorem: 'foreclosed-normal',
    proof: [
      'If a component has ended, the game is over and the player to move has lost. If one move can end a component, that move wins. Otherwise neither player will leave a component that the other can end at once, unless forced to; so such moves may be struck out.',
      'In what is left each component has the least number that none of its remaining options has, and the argument of Sprague and Grundy goes through: with nim-sum 0 every remaining move can be answered by one that makes it 0 again, and a player who has no remaining move must hand over a component that can be ended.',
    ],
  },
  {
    theorem: 'foreclosed-misere',
    proof: [
      'The player who ends a component ends the game and loses. So moves that end one may be struck out: a player makes one only when no other move is left, and that is just losing in normal play of the game without them. There the values are Grundy values, and they add by nim-sum.',
    ],
  },
  ...(['normal', 'misere'] as const).map((play) => ({
    theorem: `remoteness-${play}`,
    proof: [
      `${MIRRORED_LENGTH} The winner of a component wants it to end as soon as possible, and the loser as late as possible. Let its remoteness be the number of moves when both do so: one more than the least remoteness of an option that is lost for the other player, or, where there is none, one more than the greatest of all.`,
      `The component of least remoteness ends first, and so decides. ${play === 'normal' ? 'An even number of moves means that the other player makes the last one and wins.' : 'An odd number of moves means that the player to move makes the last one and loses.'} Nobody gains by changing the length of another component: its favourite can only make it shorter, and the other only longer, than that.`,
    ],
  })),
  ...(['normal', 'misere'] as const).map((play) => ({
    theorem: `suspense-${play}`,
    proof: [
      `${MIRRORED_LENGTH} Here the last component to end decides, so a player who wins a component wants it to last, and the loser wants to be done with it. Its suspense number is the number of moves when both do so.`,
      `The component of greatest suspense number ends last. ${play === 'normal' ? 'An even number of moves means that the other player makes the last one and wins.' : 'An odd number of moves means that the player to move makes the last one and loses.'}`,
    ],
  })),
  {
    theorem: 'selective-normal',
    proof: [
      'If every component is lost, a turn moves in some of them, each of which is then won for the other player; the answer moves in exactly these, back to lost positions. If some component is won, move to a lost position in each of those that are: then all are lost for the other player.',
    ],
  },
  ...(['normal', 'misere'] as const).map((play) => ({
    theorem: `shortened-selective-${play}`,
    proof: [
      `An ended component counts as ${play === 'normal' ? 'lost' : 'won'} for the player to move, since the game is then over. If every component is lost, whatever is moved in is won for the other player, who moves in exactly those, back to lost positions. If some component is won, move to a lost position in each of those that are.`,
      play === 'normal'
        ? 'A move that ends a component leaves it lost, and ends the game with a win.'
        : 'A winning move never ends a component, since an ended one is won for the player who is then to move.',
    ],
  })),
  {
    theorem: 'selective-misere',
    proof: [
      'Claim: with two or more components that have not ended the outcome is that of normal play; with one it is that of its own misère play; with none the player to move wins. By induction on the play, for two or more.',
      'If every component is lost in normal play, each option of theirs is won and so has not ended: after any move some component is won and at least two are alive, a win for the other player.',
      'If some component is won in normal play, move in each of those to a lost option. If two live components are left, that wins. Otherwise this move ends all components but at most one; call X the one that it would not end, or any. If X alone is lost in misère play, end all the others and leave X; if not, end all the others and make the winning misère move in X.',
    ],
  },
  {
    theorem: 'mirror-strategy',
    proof: [
      'A symmetry that takes no vertex to itself or to one that a move at it would touch pairs off the moves. After each move its image is still there, and after both the position is symmetric again. So the other player always has an answer, and the player to move is the first to have none.',
    ],
  },
  {
    theorem: 'misere-quotient-of-components',
    proof: [
      'Call two sums of these components alike when they have the same outcome in misère play beside every other sum of them. Classes of alike sums multiply as sums are put side by side. A finite table of classes that is right for the empty sum, and in which each class is lost exactly when its sums have a move and no move to a lost class, is right for all sums, by induction on the play.',
    ],
  },
];
