/**
 * A golden: one position on one screen, for a person to read and for `git diff` to show.
 *
 *     node-kayles  P5
 *     rule     Take a vertex together with its neighbours.
 *     moves    1 → *2   2 → *1   3 → 0   4 → *1   5 → *2
 *     value    *3, a win for the next player: 3
 *     because  …
 *
 * Moves are those of the compound rule, each with the value, or else the outcome, of what it leaves.
 */

import { listValues } from '../src/compounds/show.ts';
import type { Entry } from '../src/core/entry.ts';
import type { Verdict } from '../src/core/verdict.ts';
import { listMoves, solve } from '../src/index.ts';
import { cut, wrapWords } from '../src/present/layout.ts';

const WIDTH = 80;
const LABEL = 9;
const MOST_LINES = 6;

/** The file name of a sample's golden, without its folder. */
export function goldenName(id: string, sample: string): string {
  // A board may have no letter and no digit.
  const written = /[A-Za-z0-9]/.test(sample) ? sample : sample.replaceAll('.', 'o').replaceAll('#', 'x');
  const stem = written
    .replace(/[*^]/g, 'x')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${id}.${stem}.txt`;
}

export function goldenScreen(entry: Entry, sample: string): string {
  const line = `${entry.facts.id} ${sample}`;
  const verdict = solveLine(line);
  const parts = [
    ...part('rule', wrapWords(entry.facts.rule, WIDTH - LABEL)),
    ...part('moves', fewLines(wrapMoves(movesOf(line)))),
    ...part('value', wrapWords(summary(verdict), WIDTH - LABEL)),
    ...part(
      'because',
      fewLines(
        verdict.because.flatMap(({ theorem, source, text }) => wrapWords(`${text} [${theorem}, ${source}]`, WIDTH - LABEL)),
      ),
    ),
  ];
  return `${[`${entry.facts.id}  ${sample}`, ...parts].join('\n')}\n`;
}

function solveLine(line: string): Verdict {
  const answer = solve(line);
  if ('error' in answer) throw new Error(`${line}: ${answer.error.message}`);
  return answer;
}

/** `3 → 0` for each move, in their order. */
function movesOf(line: string): string[] {
  const list = listMoves(line);
  if ('error' in list || !list.complete) throw new Error(`${line}: a sample is small enough to list its moves`);
  return list.moves.map(({ move, to }) => `${move} → ${shortAnswer(solveLine(to))}`);
}

/** The value where there is one, else the outcome, or the alliance that wins. */
function shortAnswer({ outcome, values, alliance }: Verdict): string {
  if (alliance !== undefined) return `alliance ${alliance}`;
  const [value] = listValues(values);
  return value === undefined ? outcome : (value.split(' ').at(-1) ?? outcome);
}

function summary({ outcome, values, winningMoves, alliance }: Verdict): string {
  const known = listValues(values)
    .join(', ')
    .replace(/^value /, '');
  const winner = outcome === 'N' ? 'a win for the next player' : outcome === 'P' ? 'a win for the previous player' : outcome;
  const moves = winningMoves.map(({ move }) => move).join(', ');
  const who = alliance === undefined ? winner : `alliance ${alliance} wins`;
  return `${known === '' ? '' : `${known}, `}${who}${moves === '' ? '' : `: ${cut(moves, WIDTH)}`}`;
}

/** Moves side by side, as many as the screen is wide. */
function wrapMoves(moves: Iterable<string>): string[] {
  const lines: string[] = [];
  let line = '';
  for (const move of moves) {
    const longer = line === '' ? move : `${line}   ${move}`;
    if (longer.length > WIDTH - LABEL && line !== '') {
      lines.push(line);
      line = move;
    } else line = longer;
    if (lines.length > MOST_LINES) break;
  }
  return line === '' ? (lines.length === 0 ? ['none'] : lines) : [...lines, line];
}

function fewLines(lines: readonly string[]): readonly string[] {
  return lines.length <= MOST_LINES ? lines : [...lines.slice(0, MOST_LINES), '…'];
}

function part(label: string, lines: readonly string[]): string[] {
  return lines.map((line, index) => `${(index === 0 ? label : '').padEnd(LABEL)}${line}`);
}
