/** Coins on strips and boards in words: what is there, and what a move did. Phrases that begin small and have no full stop. */
import type { CoinGridDrawing, CoinsDrawing } from './drawing.ts';
import { counted, countWord, groupDigits, joinWords } from './words.ts';

/** Coins of a list that are named one by one. */
const MOST_NAMED = 6;

export function coinsInWords({ style, strips }: CoinsDrawing): string {
  if (style === 'turn')
    return headsInWords(
      strips.reduce((sum, { coins }) => sum + coins.length, 0),
      'row',
    );
  const each = strips.map(({ coins }) => (style === 'steps' ? stepsInWords(coins) : stripInWords(coins)));
  if (each.length <= 3) return joinWords(each);
  const coins = strips.reduce((sum, strip) => strip.coins.reduce((all, { count }) => all + count, sum), 0n);
  return `${counted(strips.length, style === 'steps' ? 'staircase' : 'strip')} with ${counted(coins, style === 'steps' ? 'counter' : 'coin')} in all`;
}

type Coins = CoinsDrawing['strips'][number]['coins'];

/** `a strip with coins on squares 2, 3 and 7`. */
function stripInWords(coins: Coins): string {
  const total = coins.reduce((sum, { count }) => sum + count, 0n);
  if (total > MOST_NAMED) return `a strip with ${counted(total, 'coin')}`;
  const squares = coins.flatMap(({ square, count }) => Array.from({ length: Number(count) }, () => groupDigits(square)));
  return `a strip with ${total === 1n ? 'a coin on square' : 'coins on squares'} ${joinWords(squares)}`;
}

/** `a staircase with three counters on step 1 and two on step 3`. */
function stepsInWords(coins: Coins): string {
  if (coins.length === 0) return 'a staircase without counters';
  const total = coins.reduce((sum, { count }) => sum + count, 0n);
  if (coins.length > MOST_NAMED) return `a staircase with ${counted(total, 'counter')}`;
  const steps = coins.map(
    ({ square, count }, index) => `${index === 0 ? counted(count, 'counter') : countWord(count)} on step ${groupDigits(square)}`,
  );
  return `a staircase with ${joinWords(steps)}`;
}

export function coinGridInWords({ heads }: CoinGridDrawing): string {
  return headsInWords(heads.length, 'board');
}

function headsInWords(heads: number, where: 'row' | 'board'): string {
  if (heads === 0) return `a ${where} of coins, all of them tails`;
  return `a ${where} of coins, of which ${countWord(heads)} ${heads === 1 ? 'shows' : 'show'} heads`;
}

/** What was done on a strip or a staircase: `b7>b4`, `3>2*5`; on a row of coins that are turned over: `0,2,7`, `3..7`. */
export function coinMove({ style, strips }: CoinsDrawing, label: string): string | undefined {
  if (style === 'turn') {
    const isTurn = /^\d+(\.\.\d+|(,\d+)*)$/.test(label);
    return isTurn ? `turned over ${squaresInWords(label, 'coin')}` : undefined;
  }
  const [, name, from, to, many] = /^([a-z]*)(\d+)>\1(\d+)(?:\*(\d+))?$/.exec(label) ?? [];
  const strip = strips.find((each) => each.name === name);
  if (from === undefined || to === undefined || strip === undefined) return undefined;
  if (!strip.coins.some(({ square }) => String(square) === from)) return undefined;
  const where = name === '' ? '' : ` of ${style === 'steps' ? 'staircase' : 'strip'} ${name}`;
  if (style === 'slide') return `moved the coin on square ${groupDigits(from)}${where} to ${groupDigits(to)}`;
  const goal = to === '0' ? 'the ground' : `step ${groupDigits(to)}`;
  return `moved ${counted(BigInt(many ?? 1), 'counter')} from step ${groupDigits(from)}${where} to ${goal}`;
}

/** `1,3x5`: columns and rows; `2,3>0,3`: two coins. */
export function coinGridMove(label: string): string | undefined {
  const [, head, other] = /^(\d+,\d+)>(\d+,\d+)$/.exec(label) ?? [];
  if (head !== undefined) return `turned over the coins ${head} and ${other}`;
  const [, columns, rows] = /^([\d,.]+)x([\d,.]+)$/.exec(label) ?? [];
  if (columns === undefined || rows === undefined) return undefined;
  return `turned over the coins where ${squaresInWords(columns, 'column')} and ${squaresInWords(rows, 'row')} cross`;
}

/** `coins 0, 2 and 7`, `column 3`, `coins 3 to 7`. */
function squaresInWords(label: string, noun: string): string {
  const [first = '', last] = label.split('..');
  if (last !== undefined) return `${noun}s ${groupDigits(first)} to ${groupDigits(last)}`;
  const squares = label.split(',').map(groupDigits);
  return squares.length === 1 ? `${noun} ${squares[0]}` : `${noun}s ${joinWords(squares)}`;
}
