/**
 * Sprouts by a search that knows what positions are alike: their strings [applegateJacobsonSleator1991], with values of parts in
 * normal play (`loops/sprouts-search.ts`).
 */
import { nimSum } from '../../../core/nimber.ts';
import { pass, type Theorem } from '../../../core/theorem.ts';
import { whyByMoves } from '../../../core/why.ts';
import { type SproutsPosition, sprouts } from '../sprouts.ts';
import { livesIn } from '../sprouts-position.ts';
import { settledParts } from '../sprouts-text.ts';
import { type Parts, SproutsSearch } from './loops/sprouts-search.ts';

/** Positions with more lives are asked who wins and not what they are worth. */
const MOST_VALUED = 15;

export const sproutsSearch: Theorem<SproutsPosition> = {
  id: 'sprouts-search',
  title: 'Sprouts by strings',
  statement:
    'A position of Sprouts is known by what each region meets along its boundaries; turns, mirror images of regions, spots with three ends and regions with fewer than two lives make no difference, and regions that share no spot add up.',
  sources: [{ key: 'applegateJacobsonSleator1991' }, { key: 'lemoineViennot2012' }],
  scope: 'position',
  examples: ['sprouts 4', 'sprouts 0.ab./0.0.ab. [misere]'],
  setting: { compound: 'disjunctive' },
  answer(position, { play }, tools) {
    const search = new SproutsSearch(tools.limits);
    const isLost = (parts: Parts) => (play === 'normal' ? search.isLost(parts) : search.isLostInMisere(parts));
    const parts = settledParts(position.regions);
    const lost = isLost(parts);
    const value = play === 'normal' ? valueWithin(position, parts, lost, search) : undefined;
    return {
      scope: 'position',
      outcome: lost ? 'P' : 'N',
      values: value === undefined ? {} : { grundy: value },
      *winningMoves() {
        if (!lost) for (const move of sprouts.moves(position)) if (isLost(settledParts(move.to.regions))) yield move;
      },
      text: `a search over strings decides it (${search.positions} positions stored)`,
      why:
        parts.length === 0
          ? `nobody can draw a curve, and the player who cannot move ${lost ? 'loses' : 'wins'}`
          : whyByMoves(lost),
      method: 'search',
    };
  },
};

function valueWithin({ regions }: SproutsPosition, parts: Parts, isLost: boolean, search: SproutsSearch): number | undefined {
  if (isLost) return 0;
  if (livesIn(regions) > MOST_VALUED) return undefined;
  return Number(parts.reduce<number | bigint>((sum, part) => nimSum(sum, search.valueOf(part)), 0));
}

/** One part, for sums with other games. */
export const sproutsValue: Theorem<SproutsPosition> = {
  id: 'sprouts-value',
  title: 'The value of a part of Sprouts',
  statement: 'The least heap beside which a part of Sprouts is lost is its Grundy value; a search over strings finds it.',
  sources: [{ key: 'lemoineViennot2012' }, { key: 'applegateJacobsonSleator1991' }],
  scope: 'component',
  examples: ['sprouts 3 + nim 1'],
  setting: { compound: 'disjunctive', play: 'normal' },
  answer({ regions }, _setting, tools) {
    const [part, another] = settledParts(regions);
    if (another !== undefined) return pass('it is about one part');
    const value = part === undefined ? 0 : new SproutsSearch(tools.limits).valueOf(part);
    return { scope: 'component', value, text: `a search over strings gives it the value ${value}` };
  },
};
