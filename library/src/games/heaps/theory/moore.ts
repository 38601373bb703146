/**
 * Moore's theorem [moore1910]: with moves in at most k heaps a position is lost exactly when, with the heaps in binary, every column has a
 * number of ones that is divisible by k + 1. In misère play the same, unless no heap has two counters: then it is lost exactly when the
 * number of heaps is 1 modulo k + 1.
 *
 * Proof. From such a position a move changes at most k heaps; in the highest column where one of them changes, ones become zeros
 * and nothing else, between 1 and k of them, so that the number is no longer divisible. From any other position there is a move to such
 * a one (`loops/binary-columns.ts`).
 * Misère play: heaps of one counter are taken by 1 to k at a time, and who is left with 1 modulo k + 1 of them takes the last. Where some heap
 * has two counters, a position that is lost in normal play has at least k + 1 heaps of two or more, by its highest column; so a move leaves
 * one of these, and a position that is won. From one that is won in normal play make the move to a lost one, if a heap of two is left. If
 * not, at most k heaps have two counters or more. Let these be l, and o the heaps of one counter: l heaps can be made 0 or 1 at will, and
 * up to k − l of the o taken as well, so that every number of single counters from o − min(o, k − l) to o + l can be left: either k + 1 numbers in a row, or
 * all from 0 to o + l ≥ 1. One of these is 1 modulo k + 1. ∎
 */
import type { Certificate } from '../../../core/certificate.ts';
import type { CellsRow, Marks } from '../../../core/marks.ts';
import { MOST_ROWS, marksOf } from '../../../core/marks.ts';
import type { Nimber } from '../../../core/nimber.ts';
import type { Play } from '../../../core/outcome.ts';
import type { Move } from '../../../core/ruleset.ts';
import { pass, type Theorem } from '../../../core/theorem.ts';
import { countWord } from '../../../core/words.ts';
import type { Heaps } from '../../../structures/heaps.ts';
import { type HeapChange, type MoorePosition, mooreNim, toMooreMove } from '../moore-nim.ts';
import { changesToZero, columnSums } from './loops/binary-columns.ts';
import { mooreValue } from './moore-values.ts';

export const mooreNormal: Theorem<MoorePosition> = mooreTheorem('normal', {
  id: 'moore-nim',
  title: 'Moore’s theorem',
  statement:
    'Under normal play, with moves in at most k heaps, the player to move loses exactly when the number of heaps that have a one in a column, written in binary, is divisible by k + 1 for every column.',
  sources: [{ key: 'moore1910' }],
  examples: [`moore-nim ${10n ** 18n} ${10n ** 17n} 12345 7^3 [heaps 3]`],
});

export const mooreMisere: Theorem<MoorePosition> = mooreTheorem('misere', {
  id: 'moore-misere',
  title: 'Misère Moore’s Nim',
  statement:
    'Under misère play, with moves in at most k heaps, the player to move loses exactly when some heap has two counters or more and every column of the heaps in binary has a number of ones divisible by k + 1, or no heap has and the number of single counters is 1 modulo k + 1.',
  sources: [{ key: 'moore1910' }, { key: 'impartial', where: 'games/heaps/theory/moore.ts' }],
  examples: [`moore-nim ${10n ** 18n} ${10n ** 17n} 1^5 [heaps 3, misere]`],
});

function mooreTheorem(
  play: Play,
  facts: Pick<Theorem<MoorePosition>, 'id' | 'title' | 'statement' | 'sources' | 'examples'>,
): Theorem<MoorePosition> {
  return {
    ...facts,
    scope: 'position',
    answer(position, setting) {
      if (setting.compound !== 'disjunctive' || setting.play !== play)
        return pass(`it is about ${play === 'misere' ? 'misère' : 'normal'} play`);
      const sums = columnSums(position.heaps, position.most + 1n);
      const lost = isLostBy(position, play, sums);
      const value = play === 'normal' ? (lost ? 0 : mooreValue(position)) : undefined;
      return {
        scope: 'position',
        outcome: lost ? 'P' : 'N',
        values: value === undefined ? {} : { grundy: value },
        winningMoves: () => eachWin(position, play, lost),
        text: textOf(position, play, sums),
        why: whyOf(position, play, lost),
        certificate: () => columnsCertificate(position, play, lost ? 'P' : 'N', sums),
        marks: () => columnMarks(position, play, lost),
      };
    },
  };
}

export function isMooreLost(position: MoorePosition, play: Play): boolean {
  return isLostBy(position, play, columnSums(position.heaps, position.most + 1n));
}

function isLostBy({ heaps, most }: MoorePosition, play: Play, sums: readonly bigint[]): boolean {
  if (play === 'misere' && isSmall(heaps)) return countOfOnes(heaps) % (most + 1n) === 1n;
  return sums.every((sum) => sum === 0n);
}

function isSmall(heaps: Heaps): boolean {
  return heaps.every(({ size }) => size < 2);
}

function countOfOnes(heaps: Heaps): bigint {
  return heaps.find(({ size }) => size === 1)?.count ?? 0n;
}

/** Heaps that are looked at, in all moves together, for other winning moves than the one that is built. */
const MOST_LOOKED_AT = 50_000;

/** First the one that is built; returns whether these are all. */
function* eachWin(position: MoorePosition, play: Play, lost: boolean): Generator<Move<MoorePosition>, boolean> {
  if (lost) return true;
  const built = winningChanges(position, play);
  if (built.length === 0) return true;
  const first = toMooreMove(position, built);
  yield first;
  let looked = 0;
  for (const move of mooreNim.moves(position)) {
    looked += position.heaps.length;
    if (looked > MOST_LOOKED_AT) return false;
    if (move.label !== first.label && isMooreLost(move.to, play)) yield move;
  }
  return true;
}

/** The changes of one winning move, heaps in rising order as in the moves of the rules; none where nothing can be moved. */
function winningChanges(position: MoorePosition, play: Play): readonly HeapChange[] {
  const { heaps, most } = position;
  const changes = play === 'misere' && isSmall(heaps) ? [] : changesToZero(heaps, most);
  const isDone = changes.length > 0 && (play === 'normal' || !isSmall(toMooreMove(position, changes).to.heaps));
  return sorted(isDone ? changes : changesToOnes(position));
}

/** To single counters alone, 1 modulo k + 1 of them: every larger heap becomes 0 or 1, and some single ones are taken. */
function changesToOnes({ heaps, most }: MoorePosition): readonly HeapChange[] {
  const large = heaps.flatMap(({ size, count }) => (size < 2 ? [] : Array.from({ length: Number(count) }, () => size)));
  const ones = countOfOnes(heaps);
  const modulus = most + 1n;
  const free = most - BigInt(large.length);
  const taken = ones < free ? ones : free;
  const least = ones - taken;
  // The first number from `least` on that is 1 modulo k + 1.
  const wanted = least + ((((1n - least) % modulus) + modulus) % modulus);
  const kept = wanted - least;
  const fewer = taken < kept ? taken : kept;
  const single = Array.from({ length: Number(taken - fewer) }, () => ({ size: 1, left: 0 }));
  return [...single, ...large.map((size, index) => ({ size, left: BigInt(index) < kept - fewer ? 1 : 0 }))];
}

function sorted(changes: readonly HeapChange[]): readonly HeapChange[] {
  const order = (a: Nimber, b: Nimber) => (a < b ? -1 : a > b ? 1 : 0);
  return [...changes].sort((a, b) => order(a.size, b.size) || order(a.left, b.left));
}

function textOf({ heaps, most }: MoorePosition, play: Play, sums: readonly bigint[]): string {
  const modulus = most + 1n;
  if (play === 'misere' && isSmall(heaps))
    return `no heap has two counters, and their number is ${countOfOnes(heaps) % modulus} modulo ${modulus}`;
  const off = sums.filter((sum) => sum !== 0n).length;
  return off === 0
    ? `in binary every column has a number of ones divisible by ${modulus}`
    : `in binary ${off === 1 ? 'one column has' : `${off} columns have`} a number of ones that is not divisible by ${modulus}`;
}

function whyOf({ heaps, most }: MoorePosition, play: Play, lost: boolean): string {
  const modulus = countWord(most + 1n);
  if (heaps.every(({ size }) => size === 0))
    return `no counter is left, and the player who cannot move ${play === 'normal' ? 'loses' : 'wins'}`;
  if (play === 'misere' && isSmall(heaps))
    return lost
      ? `only single counters are left, one more than a multiple of ${modulus}. Whatever is taken, the other player can take so many that ${modulus} are gone, until one is left`
      : `only single counters are left. A move can leave one more than a multiple of ${modulus}, and keep it so until the other player has to take the last`;
  const end = play === 'normal' ? '' : '; towards the end it is single counters that are left, one more than such a multiple';
  return lost
    ? `written in binary, every column has a number of ones that is a multiple of ${modulus}. A move upsets some column, since it changes at most ${countWord(most)} heaps, and the other player can make all of them multiples again${end}`
    : `written in binary, some column has a number of ones that is no multiple of ${modulus}. A move can make all of them multiples, and after each answer again${end}`;
}

/** Positions that are smaller than this are played out as evidence, which proves more; of more heaps no certificate is written. */
const MOST_PLAYED = 60;
const MOST_HEAPS = 10_000;

function columnsCertificate(
  { heaps, most }: MoorePosition,
  play: Play,
  outcome: 'N' | 'P',
  sums: readonly bigint[],
): Certificate | undefined {
  const positions = heaps.reduce((all, { size, count }) => all * (Number(size) + 1) ** Number(count), 1);
  if (positions <= MOST_PLAYED || heaps.length > MOST_HEAPS) return undefined;
  const counted = heaps.map(({ size, count }) => [String(size), String(count)] as const);
  const columns = sums.map(String).reverse();
  return { kind: 'moore-columns', play, most: Number(most), heaps: counted, columns, outcome };
}

/** Columns that are shown at most. */
const MOST_COLUMNS = 20;

/** The heaps in binary, one row each, with the number of ones of each column below them. */
function columnMarks({ heaps, most }: MoorePosition, play: Play, lost: boolean): Marks | undefined {
  const live = heaps.filter(({ size }) => size > 0);
  const total = live.reduce((sum, { count }) => sum + count, 0n);
  const width = Math.max(1, ...live.map(({ size }) => size.toString(2).length));
  if (total < 2n || total > BigInt(MOST_ROWS - 2) || width > MOST_COLUMNS) return undefined;
  const rows: CellsRow[] = live.flatMap(({ size, count }) =>
    Array.from({ length: Number(count) }, () => ({ name: `heap of ${size}`, cells: [...size.toString(2).padStart(width, '0')] })),
  );
  const sums = columnSums(live, total + 1n);
  const cells = Array.from({ length: width }, (_, place) => String(sums[width - 1 - place] ?? 0n));
  return marksOf([], {
    kind: 'cells',
    headings: Array.from({ length: width }, (_, place) => String(2 ** (width - 1 - place))),
    rows: [...rows, { name: 'ones', cells, isKey: true, says: { outcome: lost ? 'P' : 'N' } }],
    below:
      play === 'misere' && isSmall(live)
        ? `No heap has two counters: 1 modulo ${most + 1n} is lost.`
        : `Lost where every number of ones is divisible by ${most + 1n}.`,
    says: { outcome: lost ? 'P' : 'N' },
  });
}

/** The value beside other games, where a formula has it. */
export const mooreValues: Theorem<MoorePosition> = {
  id: 'moore-values',
  title: 'Values of Moore’s Nim',
  statement:
    'With moves in at most k heaps, up to k heaps have their total u for a value. So have k + 1 ≥ 3 heaps if the least of them, m, is less than z = 1 + y(y + 1)/2, where y = u − (k + 1)m; otherwise they have z − 1 + ((m − z) mod (y + 1)).',
  sources: [{ key: 'jenkynsMayberry1980' }],
  scope: 'component',
  setting: { compound: 'disjunctive', play: 'normal' },
  answer(position) {
    const value = isMooreLost(position, 'normal') ? 0 : mooreValue(position);
    if (value === undefined) return pass('it is about at most k + 1 heaps, and about positions that are lost');
    return { scope: 'component', value, text: `a formula in the sizes of the heaps gives the value ${value}` };
  },
};
