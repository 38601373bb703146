/** The theorems on Nim on graphs with their proofs in our own words. */
import type { TheoremProof } from '../statements/theorem-proof.ts';

const IN_FULL = 'In full, with the winning moves and the cuts, on the page “Nim on graphs” of the documentation.';

export const nimOnGraphsProofs: readonly TheoremProof[] = [
  {
    theorem: 'nim-on-two-vertices',
    proof: [
      'From either vertex every edge can be used, so the piece plays no part and each edge is a heap. A game on an edge is as good as a heap of its Grundy value, by Sprague and Grundy.',
    ],
  },
  {
    theorem: 'nim-on-two-vertices-misere',
    proof: [
      'From either vertex every edge can be used, so the piece plays no part: the moves are those of Nim, under either convention.',
    ],
  },
  {
    theorem: 'nim-on-graphs-leaves',
    proof: [
      'Let r be a leaf and p its neighbour. Whoever is to move on p goes to r, leaves 0 and wins, since the other player is stuck there. The edge between them does not change while the piece is elsewhere. So a move to p always loses, and a move that always loses may be forbidden; then nothing at p is ever used. Repeating this decides every tree.',
    ],
  },
  {
    theorem: 'nim-on-graphs-flow',
    proof: [
      'Call an odd vertex with its two neighbours a link; it carries as much as its smaller weight. A link u with weight M to a and m < M to b is a witness where the other links carry m units from a to b and, at the same time, one unit from a to the piece. Claim, by induction on the sum of the weights: the position is won exactly when there is a witness.',
      'With a witness. If the piece is on a, step onto u and leave m there, so that both weights are m. The answer goes to one end and leaves s < m: now that is the thin end, m ≥ s + 1 units flow between the ends without u, and u is a witness again. If the piece is elsewhere, the one unit comes in by some link x that brings f units; step onto x and leave f − 1. Whatever the answer, either x has become a witness, or one unit of the flow can be taken back and u is one still.',
      'Without a witness. Let a move go onto x, with s left behind it and q before it, and let μ units flow between the ends of x without it. Of the two answers, back leaving min(μ, q) and on leaving min(μ, s), one is allowed and leaves no witness: after it x is none, since its weights are equal or its thin weight is μ; and if another link were one, it would have been one before the move, or x would.',
    ],
    inFull: IN_FULL,
  },
  {
    theorem: 'nim-on-graphs-candidates',
    proof: [
      'Consider the move to a that leaves s. If s < min(μ, q), the vertex that was left has thin end a with weight s, and s + 1 ≤ μ units flow from b to a: it is a witness, and the move loses. If s ≥ min(μ, q), it carries at least as much as after the candidate min(μ, q), after which it is no witness. If the candidate leads to a won position, some other link is a witness there, and remains one when more can flow. So if the candidate loses, all moves to a lose; and the same for b.',
    ],
  },
  {
    theorem: 'nim-on-graphs-parity',
    proof: [
      'Let T be such a set on the other side. The first player moves to a vertex of T beside v; there is one, since an odd number of edges joins v and T. The second has to leave it by another edge. Then the edges at T meet the new vertex of the piece oddly and all others of its side evenly, and so it goes on: the first player always has a move.',
      'If there is no such T, a system of equations over two elements has no solution, so some sum of its rows reads 0 = 1: there is a set S on the side of the piece, with v in it, that every vertex of the other side meets evenly. After any move to y an odd number of the edges from y to S is left, and the second player goes back to S by one of them.',
    ],
  },
  {
    theorem: 'nim-on-graphs-reduction',
    proof: [
      'Parallel edges are one edge that carries the sum of their games, since a move in one of them is a move in the sum along the same way; loops likewise. A game on an edge may be replaced by a heap of its Grundy value: beside that heap it makes a lost sum, and a move in it to a larger value can be undone. Edges of weight 0 are never used, nor what the piece cannot reach. What is left is searched by the rules.',
    ],
  },
  {
    theorem: 'nim-on-graphs-value',
    proof: [
      'The reductions keep the Grundy value. One edge alone is a heap of Nim; a lost position has the value 0; everything else is worked out from its options, smallest first.',
    ],
  },
];
