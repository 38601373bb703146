/**
 * Brussels sprouts: every play lasts as long as every other [berlekampConwayGuy2003, Ch. 17].
 *
 * Give a region with p pieces and A free arms the number p + A − 2. A curve between two pieces leaves all arms, since the two that go
 * are made good by the bar, and one piece less. A curve from a piece to itself divides the region: arms stay again, there is one piece
 * more, and 2 is taken off twice. Either way the numbers of all regions add up to one less. No move is left only when every region has
 * one piece with one arm, which has 0: two arms can always be joined, since all face the region they are in. So the sum is the number of
 * moves that are left, however they are made.
 */
import type { Theorem } from '../../../core/theorem.ts';
import { counted } from '../../../core/words.ts';
import { type Arms, armsIn, type BrusselsPosition, brusselsSprouts } from '../brussels-sprouts.ts';

/** The moves that are left in a region. */
export function movesLeft(region: Arms): number {
  return region.length + armsIn(region) - 2;
}

function movesLeftIn({ regions }: BrusselsPosition): number {
  return regions.reduce((sum, region) => sum + movesLeft(region), 0);
}

export const brusselsLength: Theorem<BrusselsPosition> = {
  id: 'brussels-length',
  title: 'The length of Brussels sprouts',
  statement:
    'A region with p pieces and A free arms lasts exactly p + A − 2 moves. The player to move wins in normal play exactly when an odd number of moves is left in all, in misère play exactly when it is even.',
  sources: [{ key: 'berlekampConwayGuy2003', where: 'Ch. 17' }],
  scope: 'position',
  examples: ['brussels-sprouts 4^40', 'brussels-sprouts 9 7 5/8 6 [misere]'],
  setting: { compound: 'disjunctive' },
  answer(position, { play }) {
    const left = movesLeftIn(position);
    const isWon = (left % 2 === 1) === (play === 'normal');
    return {
      scope: 'position',
      outcome: isWon ? 'N' : 'P',
      values: play === 'normal' ? { grundy: left % 2 } : {},
      winningMoves: () => (isWon ? brusselsSprouts.moves(position) : []),
      text: `${counted(left, 'move')} ${left === 1 ? 'is' : 'are'} left, whatever is played`,
      why: `every play from here has the same number of moves, and that is ${left % 2 === 1 ? 'odd' : 'even'}: the ${left % 2 === 1 ? 'player to move' : 'other player'} makes the last one, which ${play === 'normal' ? 'wins' : 'loses'}`,
    };
  },
};

/** One region, for sums with other games. */
export const brusselsRegion: Theorem<BrusselsPosition> = {
  id: 'brussels-region',
  title: 'The value of a region of Brussels sprouts',
  statement: 'A region with p pieces and A free arms has the Grundy value 0 or 1 as p + A is even or odd.',
  sources: [{ key: 'berlekampConwayGuy2003', where: 'Ch. 17' }],
  scope: 'component',
  examples: ['brussels-sprouts 4^2 + nim 1', 'brussels-sprouts 4^3 + nim 1'],
  setting: { compound: 'disjunctive', play: 'normal' },
  answer(position) {
    const left = movesLeftIn(position);
    return {
      scope: 'component',
      value: left % 2,
      text: `${counted(left, 'move')} of Brussels sprouts ${left === 1 ? 'is' : 'are'} left, whatever is played`,
    };
  },
};
