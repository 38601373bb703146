/** The theorems on Node-Kayles with their proofs in our own words. */
import type { TheoremProof } from '../statements/theorem-proof.ts';

export const nodeKaylesProofs: readonly TheoremProof[] = [
  {
    theorem: 'dawsons-chess-period',
    proof: [
      'A vertex of a path takes itself and its neighbours: two or three vertices at an end, three in the middle with a path left on both sides, or a whole path of one, two or three. These are the moves of the octal game 0.137 with a heap for each path.',
      'Its values are found by the recurrence, and G(n + 34) = G(n) for 52 ≤ n < 2·52 + 34 + 3. By the octal periodicity theorem that proves it for all n ≥ 52.',
    ],
  },
  {
    theorem: 'path-foreclosed-normal',
    proof: [
      'P1, P2 and P3 can be ended by one move, which wins. In longer paths nobody leaves a path below P4 unless forced to, so the value is the least number that no split into paths of four or more vertices, or into one such path, has.',
      'The argument of the octal periodicity theorem compares the splits of n and of n + p part by part, and serves here too: no path above P3 can be taken whole, and a split has a value as soon as both parts have one. The values repeat for long enough with period 84 from 245 on.',
    ],
  },
  {
    theorem: 'path-foreclosed-misere',
    proof: [
      'The move that ends a path loses, so it counts as no move. P1 and P2 then have none, and the value 0, so that what lies beside one of them counts alone. Write a path of n ≥ 2 vertices as a heap of n − 2. From P3 a P1 can be left: a heap of one is taken whole. Taking an end leaves a heap smaller by two or three; splitting with a part of one or two vertices leaves one heap smaller by four or five; any other split leaves two heaps of together five fewer. Those are the digits of 0.13337.',
    ],
  },
  {
    theorem: 'path-remoteness',
    proof: [
      'Normal play, where a player wants to leave an even remoteness: up to P10 by listing the moves. From P11 on the split into P4 and P(n − 7) can be made, whose least remoteness is 2, and a remoteness of 0 cannot be left, so the remoteness is 3.',
      'Misère play, where it should be odd: P1 and P2 must be ended. From P3 on a P1, alone or beside another path, can be left, with remoteness 1; so the remoteness is 2.',
    ],
  },
  {
    theorem: 'path-suspense',
    proof: [
      'Normal play, b(k) = 5·2^k − 5, so that b(k + 1) = 2·b(k) + 5. By induction on the order n the suspense is 2k at b(k) and b(k) − 1, and 2k + 1 in between. In between, P(b(k) − 1), P(b(k)) or P(b(k)) beside a path that is no longer can be left, with suspense 2k, and no option has more than 2k + 1. At b(k + 1) − 1 and b(k + 1) every option has a longest path in between, so all have 2k + 1.',
      'Misère play, a(k) = 7·2^k − 6, so that a(k + 1) = 2·a(k) + 6. The suspense is 2k + 1 at a(k) and a(k) + 1, and 2k + 2 up to a(k + 1) − 1: in between P(a(k)), P(a(k)) beside a path of at most a(k) + 1, or twice P(a(k) + 1) can be left; at a(k + 1) and one further every option has a longest path in between.',
    ],
  },
  {
    theorem: 'path-selective',
    proof: [
      'Normal play. From 1, 2 and 3 mod 5 taking two or three vertices at an end leads to 0 or 4 mod 5. From 0 and 4 it leads to 1, 2 or 3; and two parts that are both 0 or 4 add up to 0, 3 or 4 mod 5, while n − 3 is 2 or 1.',
      'Misère play. Two or more paths are decided as in normal play, so P(n) is won when P(n − 2), P(n − 3) or a pair of orders 0, 4 mod 5 with sum n − 3 can be left to the other player as lost. Up to 15 by listing; 14 and 15 are lost, and from 16 on the argument of normal play holds word for word.',
    ],
  },
  {
    theorem: 'path-shortened-selective',
    proof: [
      'Normal play: the long and the short rule have the same outcomes, since a player who can end a component wins under both.',
      'Misère play. From 3, 4 and 5 mod 7 taking two or three vertices at an end leads to 1 or 2. From 6 and 0 the parts 1 and n − 4, or 2 and n − 5, are all 1 or 2 mod 7. From 1 and 2 the ends lead to 5, 6 or 0, or to an ended path, which the other player wins; and two parts that are both 1 or 2 add up to 2, 3 or 4 mod 7, while n − 3 is 5 or 6.',
    ],
  },
  {
    theorem: 'cycle-node-kayles',
    proof: [
      'All vertices of a cycle are alike, and each takes itself and two neighbours. So there is one option, the path of n − 3 vertices, and each theory has a value for a component with this one option.',
    ],
  },
  {
    theorem: 'star-node-kayles',
    proof: [
      'The centre takes everything; a leaf takes the centre with it and leaves the n − 1 ≥ 2 other leaves as single vertices. So there are two options: an ended star, and single vertices, of nim-sum 0 or 1 as n is odd or even, foreclosed value 0 in misère play, remoteness and suspense 1, lost under the short rule in misère play and won under the long one, where all but one can be taken at once. The values follow.',
    ],
  },
  {
    theorem: 'selective-path',
    proof: [
      'A move takes a vertex with none, one or both of its neighbours: one, two or three consecutive vertices of a path, and any such stretch can be taken. So one, two or three counters of a row are taken, and no, one or two paths are left: each of the digits of 0.777 is 7.',
    ],
  },
  {
    theorem: 'directed-path',
    proof: [
      'Let the arcs lead from v1 to v2 to … to vn. Taking vi with i < n takes v(i + 1) too: any two neighbours can be taken, with directed paths left on both sides, either of which may be empty; that is the digit 7 for two counters. Taking vn takes it alone and leaves n − 1 vertices or nothing: the digit 3 for one.',
    ],
  },
];
