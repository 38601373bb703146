/**
 * What must hold of every line that anybody types, however odd.
 *
 * Nothing throws; the limits are kept; an error points at a place in the line, and at what it says it found; every winning move,
 * asked again, leaves a lost position; and the line as the library itself writes it has the same answer.
 */

import type { Catalogue } from '../core/catalogue.ts';
import { now } from '../core/clock.ts';
import { once } from '../core/counted.ts';
import type { Limits } from '../core/limits.ts';
import type { InputError } from '../core/result.ts';
import type { BadQuestion, Verdict } from '../core/verdict.ts';
import { openQuestion } from '../engine/moves/open.ts';
import { writePosition } from '../engine/moves/write-position.ts';
import { solveWith } from '../engine/solve/solve.ts';

export interface FuzzOptions {
  readonly catalogue: Catalogue;
  /** For each answer; a line may ask for a dozen. */
  readonly limits: Partial<Limits> & { readonly milliseconds: number };
  /** How many times the limit an answer may take before it is a complaint, and how many milliseconds besides. */
  readonly factor?: number;
  readonly grace?: number;
  /** Milliseconds of work so far; that of the processor is fairer on a busy machine. */
  readonly clock?: () => number;
}

export interface FuzzedLine {
  readonly complaints: readonly string[];
  readonly outcome: Verdict['outcome'] | 'error';
  /** Winning moves that were asked again and decided. */
  readonly replayed: number;
}

/** Winning moves of one line that are asked again. */
const MOST_REPLAYED = 2;

export function fuzzLine(line: string, options: FuzzOptions): FuzzedLine {
  const complaints: string[] = [];
  const answer = ask(line, options, complaints);
  if (answer === undefined) return { complaints, outcome: 'error', replayed: 0 };
  if ('error' in answer) {
    complaints.push(...aboutError(line, answer.error));
    return { complaints, outcome: 'error', replayed: 0 };
  }
  const replayed = replay(answer, options, complaints);
  compareWithCanonical(line, answer, options, complaints);
  return { complaints, outcome: answer.outcome, replayed };
}

/** The answer; undefined and a complaint where it threw. */
function ask(line: string, options: FuzzOptions, complaints: string[]): Verdict | BadQuestion | undefined {
  const { catalogue, limits, factor = 3, grace = 500, clock = now } = options;
  const started = clock();
  try {
    return solveWith(line, { catalogue, limits });
  } catch (error) {
    complaints.push(`threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    return undefined;
  } finally {
    const spent = clock() - started;
    if (spent > factor * limits.milliseconds + grace) complaints.push(`took ${Math.round(spent)} ms on ${JSON.stringify(line)}`);
  }
}

/** What stands for something found that is no piece of the line. */
const DESCRIBED = /^(the end|\d+ sets?)$/;

/** `found` may be an excerpt, and is a word that stands at its place or begins there. */
function aboutError(line: string, { code, message, at, found }: InputError): readonly string[] {
  const complaints: string[] = [];
  if (!Number.isInteger(at) || at < 0 || at > line.length) complaints.push(`${code} at ${at} is outside the line`);
  else if (found !== undefined && !DESCRIBED.test(found)) {
    const shown = found.endsWith('…') ? found.slice(0, -1) : found;
    if (!line.startsWith(shown, at)) complaints.push(`${code} at ${at} found ${JSON.stringify(found)}, which is not there`);
  }
  if (message.length > 600) complaints.push(`${code} has a message of ${message.length} characters`);
  if (!/[.!?)]$/.test(message)) complaints.push(`${code} has a message that is no sentence: ${message}`);
  return complaints;
}

function replay(answer: Verdict, options: FuzzOptions, complaints: string[]): number {
  const { outcome, alliance, winningMoves } = answer;
  if (outcome !== 'N' && winningMoves.length > 0) complaints.push(`has winning moves though it is ${outcome}`);
  let replayed = 0;
  for (const { move, to } of someOf(winningMoves)) {
    if (to === undefined) continue;
    const left = ask(to, options, complaints);
    if (left === undefined) continue;
    if ('error' in left) {
      if (left.error.limit === undefined) complaints.push(`${move} leads to ${to}: ${left.error.message}`);
    } else if (left.outcome !== 'unknown') {
      replayed++;
      // At a table the next player may be of the same alliance, and then has won as well.
      const isWon = alliance === undefined ? left.outcome === 'P' : left.alliance === alliance;
      if (!isWon) complaints.push(`${move} leads to ${to}, which is ${left.outcome}`);
    }
  }
  return replayed;
}

/** The first and the last: theorems list first what they find first. */
function someOf<T>(list: readonly T[]): readonly T[] {
  return list.length <= MOST_REPLAYED ? list : [...list.slice(0, MOST_REPLAYED - 1), ...list.slice(-1)];
}

function compareWithCanonical(line: string, answer: Verdict, options: FuzzOptions, complaints: string[]): void {
  const opened = openQuestion(line, options.catalogue);
  if (!opened.ok) {
    complaints.push('does not open, though it was answered');
    return;
  }
  const { games, setting, defaultPlay } = opened.value;
  const { outcome, winningMoves, winningMovesComplete } = answer;
  if (
    outcome === 'N' &&
    answer.alliance === undefined &&
    setting.play === 'normal' &&
    winningMovesComplete &&
    winningMoves.length === 0
  )
    complaints.push('is N without a winning move');
  const canonical = writePosition(games.map(once), setting, defaultPlay);
  if (canonical === undefined || canonical === line) return;
  const again = ask(canonical, options, complaints);
  if (again === undefined) return;
  if ('error' in again) {
    if (again.error.limit === undefined) complaints.push(`reads ${canonical}: ${again.error.message}`);
    return;
  }
  const differs = again.outcome !== 'unknown' && answer.outcome !== 'unknown' && again.outcome !== answer.outcome;
  if (differs) complaints.push(`is ${answer.outcome}, and ${canonical} is ${again.outcome}`);
  const [value, other] = [answer.values.grundy, again.values.grundy];
  if (value !== undefined && other !== undefined && value !== other)
    complaints.push(`has the value ${value}, and ${canonical} has ${other}`);
}
