/**
 * A verdict for people: who wins first, then how, then why.
 */

import { listValues } from '../compounds/show.ts';
import type { BadQuestion, Verdict, WinningMove } from '../core/verdict.ts';
import { helpFor } from './help.ts';
import { besideLabel, cut, wrapWords } from './layout.ts';
import { type Look, PLAIN_LOOK } from './look.ts';

const LABEL = 13;
/** Reasons shown before the reader is sent to `explain`. */
const REASONS = 6;

/** The answer in a sentence or two, without a final line end. */
export function headline(verdict: Verdict): string {
  const known = listValues(verdict.values);
  const values = known.length === 0 ? '' : ` ${capital(known.join(', '))}.`;
  switch (verdict.outcome) {
    case 'N':
    case 'P': {
      const who = verdict.outcome === 'N' ? 'the player to move' : 'the player who just moved';
      const winner = verdict.alliance === undefined ? who : `alliance ${verdict.alliance}`;
      return `${verdict.outcome}-position: ${winner} wins.${values}`;
    }
    case 'draw':
      return `Draw: neither player can force a win.${values}`;
    case 'unknown':
      return `Unknown: ${verdict.reason ?? 'no theorem applies'}.${values}`.replace(/\.\./, '.');
  }
}

/** @param wantsAll whether all winning moves were asked for: then there is no way to have more listed */
export function verdictToText(verdict: Verdict, look: Look = PLAIN_LOOK, wantsAll = false): string {
  const { paint } = look;
  const tone = verdict.outcome === 'N' ? paint.good : verdict.outcome === 'unknown' ? paint.bad : paint.strong;
  const lines = wrapWords(headline(verdict), look.width).map(tone);
  const body = [...moveLines(verdict, look, wantsAll), ...reasonLines(verdict, look), ...unknownLines(verdict, look)];
  return `${[...lines, ...(body.length > 0 ? ['', ...body] : [])].join('\n')}\n`;
}

/** The verdict on one line, for a batch. */
export function answerToLine(answer: Verdict | BadQuestion): string {
  const asked = cut(answer.question, 60);
  if ('error' in answer) {
    const { code, message, at } = answer.error;
    return `${asked}: error in column ${at + 1}: ${cut(message, 200)} (${code})`;
  }
  const [first] = answer.winningMoves;
  return `${asked}: ${headline(answer)}${first === undefined ? '' : ` Move: ${cut(first.move, 40)}.`}`;
}

function moveLines(verdict: Verdict, look: Look, wantsAll: boolean): string[] {
  const { winningMoves, winningMovesComplete, delayingMove } = verdict;
  const width = look.width - LABEL - 4;
  const shown = listMoves(winningMoves, width, look);
  const more = wantsAll ? '… there may be more: not every move was looked at' : '… there may be more: --moves all looks further';
  const none = '… none was found within the limits: --max-positions and --max-seconds raise them';
  const words = winningMoves.length > 0 ? more : none;
  // Some theorems tell that there is a winning move, and not which: their reason says so.
  const isTold = winningMoves.length > 0 || verdict.method === 'search';
  if (!winningMovesComplete && verdict.outcome === 'N' && isTold) shown.push(...wrapWords(words, width).map(look.paint.dim));
  const isOne = winningMovesComplete && winningMoves.length === 1 && winningMoves[0]?.sameResult === undefined;
  return [
    ...besideLabel(isOne ? 'winning move' : 'winning moves', LABEL, shown, look.paint.dim),
    ...besideLabel(
      'holds longest',
      LABEL,
      delayingMove === undefined ? [] : listMoves([delayingMove], width, look),
      look.paint.dim,
    ),
  ];
}

/** Columns below which nothing is said of what a move leaves: it follows from the move. */
const ROOM_FOR_RESULT = 16;

/** Moves one below another, the positions they lead to in a column. */
function listMoves(moves: readonly WinningMove[], width: number, { paint }: Look): string[] {
  const longest = Math.min(Math.max(...moves.map(({ move }) => move.length), 0), width);
  const room = width - longest - 5;
  return moves.flatMap(({ move, to, sameResult }) => {
    const shown = cut(move, longest);
    const same = sameResult === undefined ? [] : [paint.dim(cut(moreWithSameResult(sameResult), width))];
    if (room < ROOM_FOR_RESULT) return [paint.good(shown), ...same];
    const result = to === undefined ? paint.dim(cut('to a very long position', room + 3)) : `to ${cut(to, room)}`;
    return [`${paint.good(shown.padEnd(longest))}  ${result}`, ...same.map((words) => `${' '.repeat(longest)}  ${words}`)];
  });
}

/** What is said of moves that are not listed, since they leave what a listed one does. */
export function moreWithSameResult(count: number): string {
  return `and ${count === Number.MAX_SAFE_INTEGER ? `at least ${count}` : count} more with the same result`;
}

function reasonLines(verdict: Verdict, look: Look): string[] {
  const width = look.width - LABEL - 4;
  const label = verdict.method === 'theorem' ? 'by theorem' : 'by search';
  const lines = verdict.because
    .slice(0, REASONS)
    .flatMap(({ theorem, source, text }) => [
      ...wrapWords(text, width),
      ...wrapWords(`[${theorem}, ${source}]`, width).map(look.paint.dim),
    ]);
  if (verdict.because.length > REASONS) lines.push(look.paint.dim(`… and ${verdict.because.length - REASONS} more reasons`));
  if (lines.length === 0 && verdict.outcome !== 'unknown') lines.push('every line of play was followed by the rules');
  return besideLabel(label, LABEL, lines, look.paint.dim);
}

/** Where nothing is known: which theorems were passed over and why, and what would help. */
function unknownLines(verdict: Verdict, look: Look): string[] {
  if (verdict.outcome !== 'unknown') return [];
  const width = look.width - LABEL - 4;
  const passed = verdict.passedOver.slice(0, REASONS).flatMap(({ theorem, why }) => wrapWords(`${theorem}: ${why}`, width));
  if (verdict.passedOver.length > REASONS)
    passed.push(look.paint.dim(`… and ${verdict.passedOver.length - REASONS} more; explain lists them`));
  if (passed.length === 0) passed.push('none: no theorem is about this game in this setting');
  const help = helpFor(verdict).flatMap((sentence) => wrapWords(sentence, width));
  return [
    ...besideLabel('passed over', LABEL, passed, look.paint.dim),
    ...besideLabel('would help', LABEL, help, look.paint.dim),
  ];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
