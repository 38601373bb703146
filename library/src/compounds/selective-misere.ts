/**
 * Selective compound, long rule, misère play. Outcomes do not add up here, but pairs of outcomes do.
 *
 * A live component has the outcomes o (normal play) and m (misère play, alone). Claim: with two or more live components the
 * outcome is that of normal play; with one it is m; with none the player to move wins.
 *
 * Proof for two or more, by induction on the play. If every component is lost in normal play, each of their options is won and
 * so is live: after any move some component is won and at least two are live, a win for the opponent. If some component is won
 * in normal play, move in each of those to a lost option. If two live components are left, that wins. Otherwise this move ends
 * all components but at most one; let X be the one that it would not end, or any. If X alone is lost in misère play, end all
 * the others and leave X; if not, end all the others and make the winning misère move in X.
 *
 * A value is 0 for an ended component and 1 + 2·[o is N] + [m is N] for a live one; two live components make one with m = o.
 * [guignardSopena2009, §2] states the rule; their §3.5 and §3.6 have the long and the short rule the wrong way round.
 */
import type { CellsRow, MarkTable } from '../core/marks.ts';
import type { Nimber } from '../core/nimber.ts';
import { whyByMoves } from '../core/why.ts';
import { type ComponentRow, rowOf } from './component-table.ts';
import { integerTexts, onSubsets } from './integers.ts';
import { whySelective } from './selective.ts';
import type { Parts, Theory } from './theory.ts';

const ENDED = 0;

function toValue(normalWon: boolean, misereWon: boolean): number {
  return 1 + (normalWon ? 2 : 0) + (misereWon ? 1 : 0);
}

/** Whether a live component is won in normal play. */
function isNormalWon(value: Nimber): boolean {
  return value !== ENDED && Number(value) > 2;
}

/** Whether it is won alone in misère play. */
function isMisereWon(value: Nimber): boolean {
  return value === ENDED || Number(value) % 2 === 0;
}

export const selectiveMisere: Theory = {
  id: 'selective-misere',
  title: 'Selective compound, misère play',
  statement:
    'When a player moves in any number of components, at least one, and the last that ends ends the game, under misère play two or more components that have not ended are decided as in normal play; a single one by its own misère play.',
  sources: [
    { key: 'guignardSopena2009', where: '§2' },
    { key: 'impartial', where: 'compounds/selective-misere.ts' },
  ],
  scope: 'position',
  valueName: 'pair of outcomes',
  setting: { compound: 'selective', play: 'misere' },
  ended: ENDED,
  fromOptions: (options) =>
    toValue(
      options.some((value) => !isNormalWon(value)),
      options.some((value) => !isMisereWon(value)),
    ),
  combine(a, b) {
    if (a === ENDED) return b;
    if (b === ENDED) return a;
    const won = isNormalWon(a) || isNormalWon(b);
    return toValue(won, won);
  },
  outcome: (value) => (isMisereWon(value) ? 'N' : 'P'),
  toSubsets: () => onSubsets(selectiveMisere),
  ...integerTexts,
  describe: () => undefined,
  why: whyPairs,
  values: () => ({}),
  table: pairTable,
};

function whyPairs(value: Nimber, { values, count }: Parts<Nimber>): string {
  if (value === ENDED) return 'nothing is left to move in, and the player who cannot move wins';
  const alive = values.filter((each) => each !== ENDED).length;
  if (alive < 2 && (count === 1n || values.length > alive)) return whyByMoves(!isMisereWon(value));
  const end =
    'whoever is winning ends all components but one, and plays that one so that the other player has to make the last move';
  return `${whySelective(!isNormalWon(value), { count })}. Near the end ${end}`;
}

/** Two or more live components are decided as in normal play; an only one would be by itself, and ended ones are not listed. */
function pairTable(rows: readonly ComponentRow<Nimber>[]): MarkTable {
  return {
    kind: 'cells',
    headings: ['normal play', 'misère play, alone'],
    rows: rows.map((row): CellsRow => {
      const isKey = isNormalWon(row.value);
      return { ...rowOf(row), isKey, cells: [isKey ? 'won' : 'lost', isMisereWon(row.value) ? 'won' : 'lost'] };
    }),
    below: 'Two or more components are decided as in normal play: lost exactly when every one is lost there.',
  };
}
