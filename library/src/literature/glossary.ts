/**
 * The terms that reasons use, each with a definition of a sentence or two: one list for the page, the command line and the docs.
 *
 * Definitions stand by themselves, so that a reader can look up one of them alone. Where a term comes from one work, that is cited.
 */
import type { Source } from './bibliography.ts';

export interface Term {
  /** As it is listed: `Grundy value`. */
  readonly name: string;
  /** Other forms in which texts have it, besides its name and that with an s. */
  readonly forms?: readonly string[];
  readonly means: string;
  readonly source?: Source;
}

const conway14: Source = { key: 'conway1976', where: 'Ch. 14' };
const contraction: Source = { key: 'fraenkelHarary1989' };
const epidemics: Source = { key: 'fraenkelNesetril1985' };

export const glossary: readonly Term[] = [
  {
    name: '1-cycle',
    means: 'In Nim on graphs: a cycle with weight 1 on each of its edges. Laid over a position it adds 1 to each of them.',
    source: { key: 'fukuyama2003', where: 'Section 3' },
  },
  {
    name: 'camp',
    means:
      'In an epidemic, all labels that can only reach germs of one kind. In the odd camp (germs of 2) the player of the odd stages decides the end, in the even camp (germs of 3) the player of the even stages.',
    source: { key: 'impartial' },
  },
  {
    name: 'certificate',
    means: 'What somebody needs to check an answer without trusting the program that gave it.',
  },
  {
    name: 'component',
    means: 'A part of a position in which moves do not touch the rest, such as one heap, or one path of several.',
  },
  {
    name: 'compound',
    means:
      'Several games played together. Its rule says in how many components a player moves at a turn, and whether the first or the last component to end ends the game.',
    source: conway14,
  },
  {
    name: 'conjunctive',
    means: 'A turn is a move in every component, and the first one to end ends the game.',
    source: conway14,
  },
  {
    name: 'continued conjunctive',
    forms: ['continued-conjunctive'],
    means: 'A turn is a move in every component that is not over, and the last one to end ends the game.',
    source: conway14,
  },
  {
    name: 'diminished disjunctive',
    forms: ['diminished-disjunctive'],
    means: 'A turn is a move in one component, and the first one to end ends the game.',
    source: conway14,
  },
  {
    name: 'disjunctive',
    means: 'A turn is a move in one component, and the game goes on until no component has a move: the usual sum of games.',
  },
  {
    name: 'double bomb',
    means: 'In an epidemic: a vertex whose targets are germs of 2 and germs of 3, and nothing else.',
    source: { key: 'impartial' },
  },
  {
    name: 'effective ray',
    means: 'In the geodetic game on a complete graph with rays: the part of a ray that has no label yet, counted as a heap.',
    source: contraction,
  },
  {
    name: 'foreclosed value',
    means:
      'The Grundy value of a component when moves that would lose at once are left out, in a game that the first component to end ends. There is none where a component has ended or one move can end it and win.',
    source: conway14,
  },
  {
    name: 'genus',
    means:
      'A record of the Grundy value of a position in normal play and of its misère values beside heaps of 2. It tells which misère positions behave like Nim.',
    source: { key: 'berlekampConwayGuy2003a', where: 'Ch. 13' },
  },
  {
    name: 'germ',
    forms: ['germ of 2', 'germs of 2', 'germ of 3', 'germs of 3'],
    means:
      'In an epidemic: a heavy vertex without heavy targets. It is a germ of 2 where all its moves leave ones, like the 2 of Nimania, and a germ of 3 where it can also leave dead labels.',
    source: { key: 'impartial' },
  },
  {
    name: 'Grundy value',
    means:
      'The size of the heap of Nim that a position is as good as, in normal play and in any company. It is the mex of the values that one move can reach; 0 means that the player to move loses.',
    source: { key: 'grundy1939' },
  },
  {
    name: 'heavy',
    forms: ['heavy label', 'heavy labels', 'heavy vertex'],
    means: 'In an epidemic: a label with more to it than one last move, that is neither dead nor a one.',
    source: { key: 'impartial' },
  },
  {
    name: 'immortal',
    means: 'In an epidemic: a label that can come to a cycle, and so be kept alive for ever.',
    source: { key: 'impartial' },
  },
  // Alone, `leaves` is mostly what a move does.
  { name: 'leaf', forms: ['the leaves', 'next to leaves'], means: 'A vertex with only one edge: a dead end.' },
  {
    name: 'losing block',
    forms: ['losing blocks', 'blocks'],
    means: 'In Survivor Nim: a stretch of consecutive numbers of counters with which one alliance loses at a given seat.',
    source: { key: 'kelly2011' },
  },
  {
    name: 'mex',
    means: 'The minimum excluded number: the least of 0, 1, 2, … that does not occur in a list. The mex of 0, 1, 3 is 2.',
  },
  {
    name: 'minimum cut',
    means: 'A set of edges or vertices of least total weight that separates two places: the bottleneck between them.',
  },
  { name: 'misère play', forms: ['misère'], means: 'The player who makes the last move loses.' },
  {
    name: 'misère quotient',
    forms: ['quotient'],
    means:
      'Positions of a game in misère play sorted into classes: two are in the same one when no company tells them apart. Classes multiply as positions are put side by side.',
    source: { key: 'plambeck2005' },
  },
  { name: 'N-position', means: 'A position that the next player, the one to move, wins.' },
  {
    name: 'nim-sum',
    means:
      'Numbers added in binary without carrying: each column of the sum is 1 where an odd number of ones stands above it. The nim-sum of 3, 5 and 6 is 0.',
    source: { key: 'bouton1901' },
  },
  { name: 'normal play', means: 'The player who makes the last move wins.' },
  {
    name: 'octal game',
    forms: ['octal code'],
    means:
      'A game with heaps in which the k-th digit of a code says whether k counters may be taken and what may be left: nothing (1), one heap (2), two heaps (4), or a sum of these.',
    source: { key: 'guySmith1956' },
  },
  {
    name: 'odd path',
    means:
      'In Nim on graphs: a path from the piece to an odd vertex and one step on, whose weights stand above those of the cycles under it.',
    source: { key: 'fukuyama2003', where: 'Section 3' },
  },
  {
    name: 'ones',
    means: 'In an epidemic: labels whose one move leaves only dead labels, like the 1s of Nimania.',
    source: { key: 'impartial' },
  },
  {
    name: 'order',
    means: 'The number of vertices of a graph.',
  },
  {
    name: 'P-portion',
    means: 'The classes of a misère quotient whose positions are lost for the player to move.',
    source: { key: 'plambeckSiegel2008' },
  },
  { name: 'P-position', means: 'A position that the previous player wins: whoever is to move loses.' },
  {
    name: 'period',
    means: 'A sequence has period p from some place on when each term from there on is the same as the one p places later.',
  },
  {
    name: 'recurrence',
    means: 'A rule that gives each value from the values of smaller positions, one after the other.',
  },
  {
    name: 'remoteness',
    means:
      'How many moves a component lasts when the winner hurries and the loser holds out. Where a turn moves in every component, the least remoteness decides.',
    source: conway14,
  },
  {
    name: 'saltus',
    means: 'What is added with each period, in a sequence that grows by the same amount from period to period.',
  },
  {
    name: 'selective',
    means: 'A turn is a move in one or more components, as many as the player likes.',
    source: conway14,
  },
  {
    name: 'slack',
    means:
      'In Survivor Nim: the most that a player may take less the least, added up over the players of an alliance. More slack wins in the end.',
    source: { key: 'impartial' },
  },
  {
    name: 'stage',
    means: 'In an epidemic: the number of the turn. At stage k a move leaves k + 1 new numbers or labels in the place of one.',
    source: epidemics,
  },
  {
    name: 'suspense number',
    forms: ['suspense'],
    means:
      'How many moves a component lasts when the winner takes his time and the loser hurries. Where a turn moves in every component that is not over, the greatest suspense number decides.',
    source: conway14,
  },
];
