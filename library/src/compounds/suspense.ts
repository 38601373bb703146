/**
 * Continued conjunctive compound (a move in every component that has not ended, the last to end ends the game): suspense numbers
 * [conway1976, Ch. 14].
 *
 * The winner tarries and the loser hurries: the mirror of remoteness, with the greatest suspense among the components. The
 * player to move loses when it is even under normal play and odd under misère play; [guignardSopena2009, §2] has the two
 * parities the other way round in our copy, and every position refutes it (an ended one is lost under normal play, suspense 0).
 */
import type { Nimber } from '../core/nimber.ts';
import type { Play } from '../core/outcome.ts';
import { extremeTable } from './component-table.ts';
import { integerTexts, onSubsets } from './integers.ts';
import { greatest, least, whyLength } from './remoteness.ts';
import type { ShownValue, Theory } from './theory.ts';

const suspenseValue: ShownValue = {
  field: 'suspense',
  name: 'suspense number',
  plural: 'Suspense numbers',
  sign: 's',
  zeroIsLost: false,
  write: String,
  toText: (value) => `suspense ${value}`,
  toTex: String,
  toTerm: Number,
};

function suspenseTheory(play: Play): Theory {
  const good = (value: Nimber) => Number(value) % 2 === (play === 'normal' ? 0 : 1);
  const theory: Theory = {
    id: `suspense-${play}`,
    title: 'Suspense numbers',
    statement: `When a player moves in every component that has not ended and the last that ends ends the game, the suspense number of the compound is the greatest of its components; under ${play === 'normal' ? 'normal' : 'misère'} play the player to move loses exactly when it is ${play === 'normal' ? 'even' : 'odd'}.`,
    sources: [
      { key: 'conway1976', where: 'Ch. 14' },
      { key: 'berlekampConwayGuy2003a', where: 'Ch. 9' },
    ],
    scope: 'position',
    valueName: 'suspense number',
    setting: { compound: 'continued-conjunctive', play },
    ended: 0,
    fromOptions(options) {
      const wins = options.filter(good).map(Number);
      return wins.length > 0 ? 1 + greatest(wins) : 1 + least(options.map(Number));
    },
    combine: (a, b) => (a > b ? a : b),
    outcome: (value) => (good(value) ? 'P' : 'N'),
    toSubsets: () => onSubsets(theory),
    ...integerTexts,
    describe: (value) => `suspense number ${value}`,
    why: (value, { count }) => whyLength(Number(value), play, count === 1n ? undefined : 'last'),
    values: (value) => ({ suspense: Number(value) }),
    shown: suspenseValue,
    table: (rows, total) => {
      const rule = 'The component that lasts longest decides: the largest suspense number';
      return extremeTable('suspense number', 'largest', rule, rows, theory, total);
    },
  };
  return theory;
}

export const suspenseNormal = suspenseTheory('normal');
export const suspenseMisere = suspenseTheory('misere');
