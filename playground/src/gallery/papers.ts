/** The five papers, their games and famous positions. What a card claims is checked by a test. */
import type { Slip } from 'impartial-papers';
import { shownSlips } from '../papers/shown-slips.ts';

export interface Card {
  readonly question: string;
  readonly title: string;
  readonly outcome: 'N' | 'P';
  /** A winning move, or words where there are several of a kind. */
  readonly by?: string;
}

export interface Paper {
  /** As the library calls it. */
  readonly id: string;
  readonly cite: string;
  readonly title: string;
  readonly sentence: string;
  readonly cards: readonly Card[];
}

/** Cards that open with the quotient; the theory is the work of several papers, and no slip of theirs is known. */
export const MISERE: Pick<Paper, 'title' | 'cite' | 'sentence' | 'cards'> = {
  title: 'Misère quotients',
  cite: 'T. E. Plambeck, A. N. Siegel 2008',
  sentence: 'Whoever takes the last counter loses: heaps count as elements of a monoid, and their product says who wins.',
  cards: [
    { question: 'kayles 5 7 [misere]', title: 'Forty elements', outcome: 'N', by: '5>1+3' },
    { question: 'kayles 1 5^2 [misere]', title: 'A lost sum', outcome: 'P' },
    { question: 'octal 0.75: 5 8 [misere]', title: 'The smallest wild one', outcome: 'N', by: '5>4' },
    { question: 'nim 3 5 7 [misere]', title: 'Tame: Nim itself', outcome: 'N', by: '3>2' },
  ],
};

/** Ten games that everybody meets, a position each. */
export const CLASSICS: Pick<Paper, 'title' | 'sentence' | 'cards'> = {
  title: 'Ten games to know',
  sentence: 'The classics of the field, from a heap of counters to crosses on a board; the tour shows how each is won.',
  cards: [
    { question: 'subtraction 1-3: 13', title: 'Take one, two or three', outcome: 'N', by: '13>12' },
    { question: 'fibonacci-nim 12', title: 'Fibonacci Nim', outcome: 'N', by: '12>11' },
    { question: 'wythoff 4 6', title: 'Wythoff’s game', outcome: 'N', by: '4,6>3,5' },
    { question: 'silver-dollar 2 3 7', title: 'Silver dollar', outcome: 'N', by: '7>6' },
    { question: 'mock-turtles 2 5 7', title: 'Mock turtles', outcome: 'N', by: '1,4,5' },
    { question: 'hackenbush 0-1 1-2 1-3 0-4 4-5 @0', title: 'Green Hackenbush', outcome: 'N', by: '1-2' },
    { question: 'vertex-geography petersen @1', title: 'Geography', outcome: 'N', by: '2' },
    { question: 'chomp 3x4', title: 'Chomp', outcome: 'N', by: '1,2' },
    { question: 'cram 4x4', title: 'Cram', outcome: 'P' },
    { question: 'notakto .../.../...', title: 'Notakto', outcome: 'N', by: 'b2' },
  ],
};

/** The first slip of a paper that a position shows. */
export function slipOf({ id }: Paper): Slip | undefined {
  return shownSlips.find(({ paper }) => paper === id);
}

export const PAPERS: readonly Paper[] = [
  {
    id: 'compound-node-kayles',
    cite: 'A. Guignard, É. Sopena 2009',
    title: 'Compound Node-Kayles on paths',
    sentence:
      'Take a vertex and its neighbours from several paths at once: twelve ways to play a sum, from conjunctive to selective.',
    cards: [
      { question: 'node-kayles P5', title: 'The middle wins', outcome: 'N', by: '3' },
      { question: 'node-kayles P20', title: 'A lost path', outcome: 'P' },
      { question: 'node-kayles P9 + P11 [conjunctive]', title: 'Both at once', outcome: 'N', by: '1 & 15' },
      { question: 'node-kayles P4 + P7 + P8 [selective]', title: 'One, two or three at once', outcome: 'N', by: '5 & 13' },
      { question: 'node-kayles petersen', title: 'The Petersen graph', outcome: 'N', by: 'any vertex' },
      { question: 'node-kayles C7', title: 'A cycle', outcome: 'N', by: 'any vertex' },
    ],
  },
  {
    id: 'geodetic-contraction-games',
    cite: 'A. S. Fraenkel, F. Harary 1989',
    title: 'Geodetic contraction games',
    sentence: 'Label a vertex and everything on shortest paths to what is labelled already; whoever labels the last vertex wins.',
    cards: [
      { question: 'geodetic C7', title: 'An odd cycle', outcome: 'N', by: 'any vertex' },
      { question: 'geodetic C8', title: 'An even cycle', outcome: 'P' },
      { question: 'geodetic K3oR6 : 1.1 1.2 1.3 1.4 2.1', title: 'Nim on rays', outcome: 'N', by: '2.2' },
      { question: 'geodetic P6', title: 'A path', outcome: 'P' },
      { question: 'hackendot 1>2 1>3 3>4', title: 'Hackendot, a forest', outcome: 'N', by: '3' },
      { question: 'hackendot parents 0 1 1 1 2 2 3 4 4 9', title: 'Ten vertices under one root', outcome: 'N', by: '9' },
    ],
  },
  {
    id: 'survivor-nim',
    cite: 'B. Kelly 2011',
    title: 'Survivor Nim',
    sentence: 'Players of two alliances take counters in turn around a table; the alliance that takes the last counter loses.',
    cards: [
      { question: 'survivor-nim 13 1122112 [take 1-2]', title: 'Seven players', outcome: 'N', by: '1' },
      { question: 'survivor-nim 22 1122112 [take 1-2]', title: 'Past the last block', outcome: 'N', by: '1' },
      { question: 'survivor-nim 12 1122112 [take 1-2]', title: 'A lost block', outcome: 'P' },
      { question: 'survivor-nim 9 1212 [take 1-3]', title: 'Two against two', outcome: 'P' },
      { question: 'survivor-nim 14 1221 [take 1-2 2-5 1-3 3]', title: 'Everybody takes otherwise', outcome: 'P' },
      { question: 'survivor-nim 42 1112212 [take 1-2]', title: 'Where the formulas fail', outcome: 'P' },
    ],
  },
  {
    id: 'nim-on-graphs',
    cite: 'M. Fukuyama 2003',
    title: 'Nim on graphs',
    sentence: 'A piece walks along edges and lowers the weight of each edge it uses; flows and cuts say who wins.',
    cards: [
      { question: 'nim-on-graphs 1-2=4 2-3=2 @1', title: 'A path', outcome: 'P' },
      { question: 'nim-on-graphs 1-2=2 2-3=1 3-4=2 4-1=1 @1', title: 'An even cycle', outcome: 'N', by: '1-2:2>1' },
      {
        question: 'nim-on-graphs a-p=2 b-p=2 b-q=2 c-q=2 c-r=1 d-r=1 d-s=4 a-s=5 b-t=3 d-t=4 @a',
        title: 'An odd path over cycles',
        outcome: 'N',
        by: 'a-s:5>2',
      },
      { question: 'nim-on-graphs 1-2=4 1-2=6 1-2=3 @1', title: 'Two vertices: plain Nim', outcome: 'N', by: '1-2:3>2' },
      { question: 'nim-on-graphs 1-4=1 1-5=1 1-6=1 2-4=1 2-5=1 2-6=1 3-4=1 3-5=1 3-6=1 @1', title: 'K₃,₃', outcome: 'P' },
      { question: 'nim-on-graphs 1-2={kayles 3} 2-3=2 @1', title: 'A game on an edge', outcome: 'P' },
    ],
  },
  {
    id: 'epidemiography',
    cite: 'A. S. Fraenkel, J. Nešetřil 1985',
    title: 'Epidemiography',
    sentence: 'Replace a number by more and more copies of a smaller one: games that end, though nobody lives to see it.',
    cards: [
      { question: 'nimania 4', title: 'Begins with one 4', outcome: 'N', by: '4>3' },
      { question: 'nimania 3', title: 'Begins with one 3', outcome: 'N', by: '3>2' },
      { question: 'nimania 3^2 2^40 1^549755813889 [stage 39]', title: 'Late in a game', outcome: 'N', by: 'any move' },
      { question: 'dancing-mania 4>3 3>1 3>2 2>0 : 4', title: 'Dancing on a tree', outcome: 'P' },
      { question: 'dancing-mania boolean-lattice 3', title: 'All subsets of three', outcome: 'N', by: 'any move' },
      { question: 'dancing-mania divisors 12', title: 'Divisors of 12', outcome: 'N', by: 'any move' },
    ],
  },
];
