/** The theorems on classics on graphs with their proofs in our own words. */
import type { TheoremProof } from '../../statements/theorem-proof.ts';

const acyclic =
  'Where arcs never lead back, no vertex and no arc is met twice, so that what is used up never matters and the piece alone makes the position. Vertices without arcs have the value 0, and are won in misère play for the player who cannot move. Going back along the arcs, each vertex gets the least value that none of its targets has, and is won in misère play exactly when a target is lost: that is the definition.';

const table =
  'A state is where the piece is and what is used up. Every step uses something up, so states are met in no circle, and each is decided by the states that its steps lead to, as the rules say. In edge geography the used edges alone tell where the piece is: it stands where a walk from the start along just these edges must end, at the other vertex that an odd number of them meets, or at the start. So every state has a place in one table, and none is looked at twice.';

const leaves = [
  'Call v deletable if each of its neighbours has another neighbour of degree 1, a leaf. Claim: the graph G and G − v have the same options up to deleting such vertices, so the same value and the same outcome in misère play. Proof by induction on the number of edges.',
  'Taking an edge away from v leaves v deletable: a neighbour of v that is still there still has its leaf, since the only edge of the leaf leads to that neighbour. So by induction the two options agree. An edge vw at v is an option of G only; but let x be another leaf at w. Taking vw leaves x alone, which counts for nothing. Taking xw, an option of both, leaves v, which is deletable there, as the other neighbours of v have kept their leaves. Without x and without v the two results are the same graph.',
  'What is left is searched, each piece that hangs together once.',
];

const matchings = [
  'Let v be the vertex of the piece, and G the graph of what it can still reach. Suppose some maximum matching of G misses v. The second player always goes on to the partner of the vertex just reached. There always is one: the way of the piece runs in turn outside and inside of the matching, and if it came to a vertex without partner it would join two vertices that the matching misses; taking its edges outside of the matching instead of those inside would give a larger matching.',
  'Suppose a neighbour w of v is missed by some maximum matching of G − v. Going to w leaves just the position above for the other player, and wins. If there is no such neighbour, a maximum matching of G − v is one of G as well, since a larger one would have an edge vw, and without it would be a maximum matching of G − v that misses w. So some maximum matching of G misses v, and the position is lost.',
];

const parity = [
  'Let the graph of the edges that are left be bipartite, X the side of v, where the piece is, and Y the other. Suppose vertices T of Y have neighbourhoods that add up to {v}: v is joined to an odd number of them, every other vertex of X to an even number. The first player goes to a vertex of T. Now every vertex of X is joined to T evenly; each move of the second player leads along one of these edges to a vertex that is left with an odd number of them, so there is a way back into T.',
  'If no such T exists, a system of linear equations over the field of two elements has no solution, and then some of its rows add up to 0 = 1: vertices S of X, with v among them, such that each vertex of Y is joined to S evenly. Each move of the first player leads out of S and leaves an odd number of edges back, so the second player can always return to S. The same applied after a move says that going to w wins exactly when w is in some such T.',
];

export const graphsProofs: readonly TheoremProof[] = [
  {
    theorem: 'arc-kayles-path',
    proof: [
      'Taking an edge of a path of n vertices takes two neighbours and leaves the parts on both sides, either of which may be empty. Taking two counters from a heap of n in the octal game 0.07, Dawson’s Kayles, leaves just the same, and there is no other move in either.',
    ],
  },
  {
    theorem: 'arc-kayles-cycle',
    proof: [
      'Every edge of a cycle of n vertices leaves the path of the other n − 2. With one option of value g, the value is the least number that is not g: 1 where g is 0, and 0 otherwise.',
    ],
  },
  {
    theorem: 'arc-kayles-complete',
    proof: [
      'Any edge of a complete graph leaves the complete graph with two vertices fewer; any edge of a complete bipartite graph leaves one vertex fewer on each side. So every play of Kₙ lasts ⌊n/2⌋ moves and every play of K(a, b) as many as the smaller side has vertices. A game in which all options are alike and every play lasts m moves has the value 1 where m is odd and 0 where it is even.',
    ],
  },
  {
    theorem: 'arc-kayles-complete-misere',
    proof: [
      'Each complete or complete bipartite graph lasts a number of moves that nobody can change, and so does a sum of them. Whoever is to move makes the last move exactly when the total is odd, and in misère play loses by it.',
    ],
  },
  { theorem: 'arc-kayles-leaves', proof: leaves },
  { theorem: 'arc-kayles-leaves-component', proof: leaves },
  { theorem: 'vertex-geography-matching', proof: matchings },
  {
    theorem: 'vertex-geography-lost',
    proof: [...matchings, 'A lost position has the value 0, and adds nothing to a sum.'],
  },
  { theorem: 'vertex-geography-acyclic', proof: [acyclic] },
  { theorem: 'vertex-geography-table', proof: [table] },
  { theorem: 'edge-geography-parity', proof: parity },
  { theorem: 'edge-geography-lost', proof: [...parity, 'A lost position has the value 0, and adds nothing to a sum.'] },
  { theorem: 'edge-geography-acyclic', proof: [acyclic] },
  { theorem: 'edge-geography-table', proof: [table] },
];
