/**
 * Selective compounds (a move in one or more components) that outcomes alone decide [conway1976, Ch. 14]: the player to move
 * loses exactly when every component is lost, and wins by moving in every component that is won.
 *
 * This holds for the long rule under normal play and for the short rule under both conventions: under misère play an ended
 * component is a win for the player to move, so a winning move never ends one. The long rule under misère play is different:
 * `selective-misere.ts`.
 */
import type { Nimber } from '../core/nimber.ts';
import type { Play } from '../core/outcome.ts';
import { whyByMoves } from '../core/why.ts';
import { overTable, selectiveTable } from './component-table.ts';
import { integerTexts, onSubsets } from './integers.ts';
import type { Parts, Theory } from './theory.ts';

const LOST = 0;
const WON = 1;
const ENDED = -1;

const sources: Theory['sources'] = [
  { key: 'conway1976', where: 'Ch. 14' },
  { key: 'guignardSopena2009', where: '§2' },
];

export const selectiveNormal: Theory = {
  id: 'selective-normal',
  title: 'Selective compound',
  statement:
    'When a player moves in any number of components, at least one, and the last that ends ends the game, under normal play the player to move loses exactly when every component is lost.',
  sources,
  scope: 'position',
  valueName: 'outcome',
  setting: { compound: 'selective', play: 'normal' },
  ended: LOST,
  fromOptions: (options) => (options.includes(LOST) ? WON : LOST),
  combine: (a, b) => (a === WON || b === WON ? WON : LOST),
  outcome: (value) => (value === LOST ? 'P' : 'N'),
  toSubsets: () => onSubsets(selectiveNormal),
  ...integerTexts,
  describe: () => undefined,
  why: (value, parts) => whySelective(value === LOST, parts),
  values: () => ({}),
  table: (rows) => selectiveTable(rows, selectiveNormal),
};

/** Why components in which one may move as one likes are won or lost together. */
export function whySelective(isLost: boolean, { count }: Pick<Parts<Nimber>, 'count'>): string {
  if (count === 1n) return whyByMoves(isLost);
  return isLost
    ? 'every component is lost for the player to move: whichever are moved in, the other player answers in just these, back to lost ones'
    : 'the player to move can move in every component that is won, to a lost position in each: then all are lost for the other player';
}

function shortenedTheory(play: Play): Theory {
  const endIsLost = play === 'normal';
  const isLost = (value: Nimber) => (value === ENDED ? endIsLost : value === LOST);
  const theory: Theory = {
    id: `shortened-selective-${play}`,
    title: 'Shortened selective compound',
    statement: `When a player moves in any number of components, at least one, and the first that ends ends the game, under ${play === 'normal' ? 'normal' : 'misère'} play the player to move loses exactly when every component is lost.`,
    sources,
    scope: 'position',
    valueName: 'outcome',
    setting: { compound: 'shortened-selective', play },
    ended: ENDED,
    fromOptions: (options) => (options.some(isLost) ? WON : LOST),
    combine: (a, b) => (a === ENDED || b === ENDED ? ENDED : a === WON || b === WON ? WON : LOST),
    outcome: (value) => (isLost(value) ? 'P' : 'N'),
    toSubsets: () => onSubsets(theory),
    ...integerTexts,
    describe: () => undefined,
    why: (value, parts) =>
      value === ENDED
        ? `a component has ended, and with it the game: the player to move cannot move and ${endIsLost ? 'loses' : 'wins'}`
        : whySelective(value === LOST, parts),
    values: () => ({}),
    table: (rows) => (rows.some(({ value }) => value === ENDED) ? overTable(rows, theory) : selectiveTable(rows, theory)),
  };
  return theory;
}

export const shortenedSelectiveNormal = shortenedTheory('normal');
export const shortenedSelectiveMisere = shortenedTheory('misere');
