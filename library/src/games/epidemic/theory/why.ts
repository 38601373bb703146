/**
 * Why epidemics are won or lost, in words for a player.
 *
 * Every argument is about the end of the game, when all that is left has one move each: the 1s of Nimania, labels whose targets are
 * dead. One player has all the odd stages and the other all the even ones, and a label that is spread at an odd stage leaves an even
 * number of labels.
 */
import type { Play } from '../../../core/outcome.ts';
import { whyOneByOne } from '../../../core/why.ts';

/** What the arguments speak of: `1s` and `the last 2`, or labels of a digraph. */
export interface Nouns {
  readonly small: string;
  readonly last: string;
}

export const NUMBERS: Nouns = { small: '1s', last: 'the last 2' };
export const LABELS: Nouns = { small: 'labels with one move each', last: 'the last label with more moves than that' };

/** All that is left has one move each. */
export function whySmallOnly({ small }: Nouns, many: bigint, play: Play): string {
  return whyOneByOne(`only ${small} are left; they`, many, play);
}

/** One player settles who has the last move: that of the odd stages or that of the even ones. */
export function whySettled(nouns: Nouns, settler: 'odd' | 'even', stageOdd: boolean, won: boolean, play: Play): string {
  const { small, last } = nouns;
  const isOwn = (settler === 'odd') === stageOdd;
  const how =
    settler === 'odd'
      ? `Breaking up ${last} makes an even number of them at an odd stage and an odd number at an even one, so the player of the odd stages can choose between that and taking one of them first`
      : `Breaking up ${last} leaves an even number of them at an odd stage, but at an even one an odd number or none, so the player of the even stages can choose`;
  const whose = isOwn
    ? `This stage is ${settler}: these are the turns of the player to move`
    : won
      ? 'Here these would be the other player’s turns, but only one such move is left, and made now it leaves the right number'
      : `This stage is ${stageOdd ? 'odd' : 'even'}: those are the other player’s turns`;
  const end = play === 'normal' ? 'has the last move' : 'leaves the last move to the other';
  return `in the end only ${small} are left, and they go one by one. ${how}, and so ${end}. ${whose}`;
}

/** Labels that serve the player of the odd stages against labels that serve the other. */
export function whyRace(won: boolean): string {
  const winner = won ? 'the player to move' : 'the other player';
  return `some labels can be spread so that the player of the odd stages settles who has the last move, others so that the player of the even stages does. The two kinds use each other up, and what is left of them in the end serves ${winner}`;
}

/** Numbers that break up in misère play, where nobody settles the rest by the stage alone. */
export function whyCounted(won: boolean): string {
  const can = won ? 'The player to move can arrange that' : 'Whatever the player to move does, the other player can arrange that';
  return `in the end only 1s are left, and they go one by one; the last one has to be left to the opponent. A 2 becomes one 1 more than the number of the stage, so that it matters at which stages the 2s are broken up. ${can}`;
}
