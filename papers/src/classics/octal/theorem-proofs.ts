/** The theorems on octal games with their proofs in our own words. */
import type { TheoremProof } from '../../statements/theorem-proof.ts';

export const octalProofs: readonly TheoremProof[] = [
  {
    theorem: 'octal-sequence',
    proof: [
      'What a move leaves of a heap are no, one or two smaller heaps: a sum of positions whose values are known. By Sprague and Grundy it has their nim-sum, and the heap has the least number that no move leaves.',
    ],
  },
  {
    theorem: 'octal-periodicity',
    proof: [
      'By induction on n ≥ 2·n0 + p + k. Such a heap is larger than k, so nobody takes it whole. Taking j ≤ k counters and leaving one heap leaves n − j of n, and n + p − j of n + p: the same value by induction.',
      'Taking j and leaving a ≤ b: from n + p the larger part b is at least (n + p − j)/2 ≥ n0 + p, so (a, b − p) is a split of n − j with the same value. From n it is at least n0, so (a, b + p) is a split of n + p − j with the same value. Both heaps have the same option values, and so the same value.',
      'Where nearly all values are common (of one of two kinds, such that two common parts never make a common value), a heap looks one period back: options with one heap or with a small or rare part are the same there, and the others reach no common value. Then it is enough to look at a window of one period behind the last rare heap.',
    ],
    inFull: 'The lemma on windows is proved in full on the page “Compound Node-Kayles” of the documentation.',
  },
  {
    theorem: 'octal-remoteness',
    proof: [
      'Let a move that takes t counters be allowed to leave two heaps, and let k be the last place of the code. A compound has the least remoteness of its heaps.',
      'Normal play. Where a heap of e counters has no move, it can be split off from t + e + 1 counters on; that ends the game, so the remoteness is 1. Where every non-empty heap has a move, those of remoteness 1 are the ones that can be taken whole, and none above k is among them. Let b be the least that cannot be taken whole: its options have remoteness 1, so it has 2. From t + b + k + 1 counters on it can be split off beside a heap of more than k, whose remoteness is at least 2. So 2 can be left and 0 cannot, and the remoteness is 3.',
      'Misère play. The least heap a with a move has only ended options, so it has remoteness 1. From 2t + a + 2 counters on it can be split off beside a heap that has a move, which leaves remoteness 1, the least odd number: the remoteness is 2.',
    ],
  },
  {
    theorem: 'octal-suspense',
    proof: [
      'Call a value good where it is good to leave: even under normal play, odd under misère play. Let T be the places of the code that split and t the least. A level of the good value v begins at p: all heaps before have less; of the heaps p to p + t some have v, at p + D, some v − 1, at p + L, and the others v + 1. A later heap has v + 1 as long as a heap of p + D can be split off beside one that has v at most: until some 2p + y, where y depends on D, L and T alone.',
      'There every option has v + 1, unless both parts may have v − 1 at most. Where none has less, that heap has v + 2 and the next level begins; in the t heaps after it, one that can leave a heap of v + 2 has v + 3, another that can still leave v has v + 1, and another v + 2. Where an option has v − 1, the heap has v once more; these heaps are split off in their turn, beside one below p + t + 1, so that the next level begins at 3p and a constant, or at once where one of the next t heaps has no such option.',
      'So a level fixes the next. Patterns D and L lie within t + 1 places, so there are finitely many, and they repeat: the law holds for ever once one level is found among the first heaps.',
    ],
  },
  {
    theorem: 'misere-quotient',
    proof: [
      'Call two sums of heaps alike when they have the same outcome in misère play beside every other sum. Classes of alike sums multiply as sums are put side by side. A table of classes is right when the empty sum is in a won class, and a sum with a move is in a lost class exactly when none of its moves leads to a lost one; this is checked on products of generators, and then holds for all sums by induction on the play.',
      'Periods: let a move take at most k counters and leave at most c heaps, and let the classes be known up to N with Φ(n + p) = Φ(n) for n0 ≤ n ≤ N − p, where N ≥ c(n0 + p) + k. What a move leaves of n + p has more than c(n0 + p) counters, so one of its parts is at least n0 + p and may be lessened by p within its class; what a move leaves of n is enlarged in the same way. So n + p has the options of n, up to their classes, and its class.',
    ],
  },
  {
    theorem: 'misere-infinite',
    proof: [
      'Each sum of heaps has a key: an element of a finite monoid, and for some heaps, the carriers, how often they occur, cut at a bound and beyond it known modulo a period. Besides it has a difference: the numbers of the carriers with weights. A finite table says P or N for each key and each difference, differences beyond a bound counting as the bound.',
      'Two conditions are checked. No entry P has a move to an entry P. And for every entry N each set of options that a sum of that key has at least holds a move to an entry P. Keys and least sets of options are finitely many; for each of them finitely many differences stand for all, since a move changes the difference by a bounded amount only. By induction on the play the table is then right for every sum in its scope.',
      'Where the table changes along a line of differences, sums with more and more carriers differ in their outcome beside the same companions: no two of them are in one class, and the quotient has infinitely many elements.',
    ],
    inFull: 'The theorem with its exact conditions and its proof is on the page “Misère play” of the documentation.',
  },
];
