/**
 * Conjunctive compound (a move in every component, the first to end ends the game): remoteness [conway1976, Ch. 14] [smith1966].
 *
 * The winner hurries and the loser tarries. Call a remoteness *good to move to* when it is even (normal play) or odd (misère):
 * a component with a good option has 1 + the least good one, any other 1 + the greatest; a compound has the least of its
 * components, and is lost exactly when that is good to move to.
 */
import type { Nimber } from '../core/nimber.ts';
import type { Play } from '../core/outcome.ts';
import { extremeTable } from './component-table.ts';
import { integerTexts, onSubsets } from './integers.ts';
import type { ShownValue, Theory } from './theory.ts';

const remotenessValue: ShownValue = {
  field: 'remoteness',
  name: 'remoteness',
  plural: 'Remoteness',
  sign: 'r',
  zeroIsLost: false,
  countsMoves: true,
  write: String,
  toText: (value) => `remoteness ${value}`,
  toTex: String,
  toTerm: Number,
};

function remotenessTheory(play: Play): Theory {
  const good = (value: Nimber) => Number(value) % 2 === (play === 'normal' ? 0 : 1);
  const theory: Theory = {
    id: `remoteness-${play}`,
    title: 'Remoteness',
    statement: `When a player moves in every component and the first that ends ends the game, the remoteness of the compound is the least remoteness of its components; under ${play === 'normal' ? 'normal' : 'misère'} play the player to move loses exactly when it is ${play === 'normal' ? 'even' : 'odd'}.`,
    sources: [{ key: 'conway1976', where: 'Ch. 14' }, { key: 'smith1966' }, { key: 'berlekampConwayGuy2003a', where: 'Ch. 9' }],
    scope: 'position',
    valueName: 'remoteness',
    setting: { compound: 'conjunctive', play },
    ended: 0,
    fromOptions(options) {
      const wins = options.filter(good).map(Number);
      return wins.length > 0 ? 1 + least(wins) : 1 + greatest(options.map(Number));
    },
    combine: (a, b) => (a < b ? a : b),
    outcome: (value) => (good(value) ? 'P' : 'N'),
    toSubsets: () => onSubsets(theory),
    ...integerTexts,
    describe: (value) => `remoteness ${value}`,
    why: (value, { count }) => whyLength(Number(value), play, count === 1n ? undefined : 'first'),
    values: (value) => ({ remoteness: Number(value) }),
    shown: remotenessValue,
    table: (rows, total) =>
      extremeTable('remoteness', 'least', 'The component that ends first decides: the least remoteness', rows, theory, total),
  };
  return theory;
}

/** Why play of this length is won or lost; of several components the first or the last to end ends the game. */
export function whyLength(moves: number, play: Play, which: 'first' | 'last' | undefined): string {
  const end = play === 'normal' ? 'wins' : 'loses';
  if (moves === 0) return `the game is over, and the player who cannot move ${play === 'normal' ? 'loses' : 'wins'}`;
  const last = moves % 2 === 1 ? 'the player to move' : 'the other player';
  const ends = which === undefined ? 'the game ends' : `the ${which} component to end does so`;
  return `when both play their best, ${ends} after ${moves === 1 ? 'one move' : `${moves} moves`}, an ${moves % 2 === 1 ? 'odd' : 'even'} number: ${last} makes the last one, which ${end}`;
}

export function least(values: readonly number[]): number {
  return values.reduce((a, b) => Math.min(a, b));
}

export function greatest(values: readonly number[]): number {
  return values.reduce((a, b) => Math.max(a, b));
}

export const remotenessNormal = remotenessTheory('normal');
export const remotenessMisere = remotenessTheory('misere');
