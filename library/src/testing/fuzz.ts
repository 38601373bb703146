/**
 * What must hold of every line that anybody types, however odd.
 *
 * Nothing throws; the limits are kept; an error points at a place in the line, and at what it says it found; every winning move,
 * asked again, leaves a lost position; the line as the library itself writes it has the same answer; and the check of certificates refuses
 * no answer.
 */

import type { Catalogue } from '../core/catalogue.ts';
import { now as hostTime } from '../core/clock.ts';
import { once } from '../core/counted.ts';
import type { Limits } from '../core/limits.ts';
import type { InputError } from '../core/result.ts';
import type { BadQuestion, Verdict } from '../core/verdict.ts';
import type { Check } from '../engine/check/verify.ts';
import { type OpenQuestion, openQuestion } from '../engine/moves/open.ts';
import { writePosition } from '../engine/moves/write-position.ts';
import { type SolveOptions, solveOpened } from '../engine/solve/solve.ts';
import { answerToJson } from '../present/json.ts';

export interface FuzzOptions {
  readonly catalogue: Catalogue;
  /** For each answer; a line may ask for a dozen. */
  readonly limits: Partial<Limits> & { readonly milliseconds: number };
  /** How many times the limit an answer may take before it is a complaint, and how many milliseconds besides. */
  readonly factor?: number;
  readonly grace?: number;
  /** The clock by which the limit of time is kept, and looked at here; without it that of the host. */
  readonly now?: () => number;
  /** The check of certificates, with limits of its own. */
  readonly verify: (answer: unknown) => Check;
  /** Milliseconds of work so far; that of the processor is fairer on a busy machine, but takes long to read. */
  readonly clock?: () => number;
}

export interface FuzzedLine {
  readonly complaints: readonly string[];
  readonly outcome: Verdict['outcome'] | 'error';
  /** Winning moves that were asked again and decided. */
  readonly replayed: number;
  /** Whether the check of its certificate held within the limits; left out where the answer has none. */
  readonly isConfirmed?: boolean;
}

/** Winning moves of one line that are asked again. */
const MOST_REPLAYED = 2;

/** One answer in this many has a full certificate checked, which takes as long as all the rest; the others have a short one. */
const FULL_ONCE_IN = 4;

/** What is compared of an answer. */
type Compared = Pick<Verdict, 'outcome' | 'alliance'> & { readonly grundy: Verdict['values']['grundy'] };

/** Lines one after another; what moves lead to and how lines are written comes again and again, and is answered once. */
export class Fuzzer {
  private readonly options: FuzzOptions;
  private answers = new Map<string, Compared | InputError>();
  /** Lines that were rolled before: one of four comes again. */
  private lines = new Map<string, FuzzedLine>();
  private count = 0;

  constructor(options: FuzzOptions) {
    this.options = options;
  }

  line(line: string): FuzzedLine {
    const known = this.lines.get(line);
    if (known !== undefined) return known;
    const found = this.tryLine(line);
    if (this.lines.size >= MOST_KEPT) this.lines = new Map();
    if (line.length <= LONGEST_KEPT) this.lines.set(line, found);
    return found;
  }

  private tryLine(line: string): FuzzedLine {
    const complaints: string[] = [];
    const asked = ask(line, {}, this.options, complaints);
    if (asked === undefined) return { complaints, outcome: 'error', replayed: 0 };
    const { opened, answer } = asked;
    if (opened === undefined || 'error' in answer) {
      if ('error' in answer) complaints.push(...aboutError(line, answer.error));
      return { complaints, outcome: 'error', replayed: 0 };
    }
    this.keep(line, toCompared(answer));
    const replayed = this.replay(answer, complaints);
    this.compareWithCanonical(line, opened, answer, complaints);
    const isConfirmed = this.isConfirmed(answer, complaints);
    return { complaints, outcome: answer.outcome, replayed, ...(isConfirmed !== undefined && { isConfirmed }) };
  }

  /** Undefined if there is no certificate. What passes a limit is not confirmed; a step that fails is a complaint. */
  private isConfirmed(answer: Verdict, complaints: string[]): boolean | undefined {
    try {
      const certificate = answer.certificate?.({ short: this.count++ % FULL_ONCE_IN !== 0 });
      if (certificate === undefined) return undefined;
      const { ok, steps } = this.options.verify(
        JSON.parse(answerToJson({ ...answer, certificate: () => certificate }, { certificate: true })),
      );
      for (const { what, result, detail } of steps)
        if (result === 'fails') complaints.push(`its certificate is refused: ${what}: ${detail}`);
      return ok;
    } catch (error) {
      complaints.push(`the check of its certificate threw ${error instanceof Error ? error.stack : String(error)}`);
      return false;
    }
  }

  /** The answer to a line that is not the one that was rolled. */
  private again(line: string, complaints: string[]): Compared | InputError | undefined {
    const known = this.answers.get(line);
    if (known !== undefined) return known;
    const answer = ask(line, { moves: 0 }, this.options, complaints)?.answer;
    if (answer === undefined) return undefined;
    const kept = 'error' in answer ? answer.error : toCompared(answer);
    this.keep(line, kept);
    return kept;
  }

  private keep(line: string, answer: Compared | InputError): void {
    if (this.answers.size >= MOST_KEPT) this.answers = new Map();
    if (line.length <= LONGEST_KEPT) this.answers.set(line, answer);
  }

  private replay(answer: Verdict, complaints: string[]): number {
    const { outcome, alliance, winningMoves } = answer;
    if (outcome !== 'N' && winningMoves.length > 0) complaints.push(`has winning moves though it is ${outcome}`);
    let replayed = 0;
    for (const { move, to } of someOf(winningMoves)) {
      if (to === undefined) continue;
      const left = this.again(to, complaints);
      if (left === undefined) continue;
      if ('code' in left) {
        if (left.limit === undefined) complaints.push(`${move} leads to ${to}: ${left.message}`);
      } else if (left.outcome !== 'unknown') {
        replayed++;
        // At a table the next player may be of the same alliance, and then has won as well.
        const isWon = alliance === undefined ? left.outcome === 'P' : left.alliance === alliance;
        if (!isWon) complaints.push(`${move} leads to ${to}, which is ${left.outcome}`);
      }
    }
    return replayed;
  }

  private compareWithCanonical(line: string, opened: OpenQuestion, answer: Verdict, complaints: string[]): void {
    const { games, setting } = opened;
    const { outcome, winningMoves, winningMovesComplete } = answer;
    if (
      outcome === 'N' &&
      answer.alliance === undefined &&
      setting.play === 'normal' &&
      winningMovesComplete &&
      winningMoves.length === 0
    )
      complaints.push('is N without a winning move');
    const canonical = writePosition(games.map(once), setting);
    if (canonical === undefined || canonical === line) return;
    const again = this.again(canonical, complaints);
    if (again === undefined) return;
    if ('code' in again) {
      if (again.limit === undefined) complaints.push(`reads ${canonical}: ${again.message}`);
      return;
    }
    const differs = again.outcome !== 'unknown' && outcome !== 'unknown' && again.outcome !== outcome;
    if (differs) complaints.push(`is ${outcome}, and ${canonical} is ${again.outcome}`);
    const { grundy: value } = answer.values;
    if (value !== undefined && again.grundy !== undefined && value !== again.grundy)
      complaints.push(`has the value ${value}, and ${canonical} has ${again.grundy}`);
  }
}

/** Answers that are kept, and the longest line among them. */
const MOST_KEPT = 50_000;
const LONGEST_KEPT = 300;

/** One line by itself. */
export function fuzzLine(line: string, options: FuzzOptions): FuzzedLine {
  return new Fuzzer(options).line(line);
}

function toCompared({ outcome, alliance, values }: Verdict): Compared {
  return { outcome, grundy: values.grundy, ...(alliance !== undefined && { alliance }) };
}

/** What is wanted of an answer: of lines that are only compared no moves are. */
type Wanted = Pick<SolveOptions, 'moves'>;

interface Asked {
  /** Undefined where the line cannot be read. */
  readonly opened: OpenQuestion | undefined;
  readonly answer: Verdict | BadQuestion;
}

/** The answer; undefined and a complaint where it threw. */
function ask(line: string, wanted: Wanted, options: FuzzOptions, complaints: string[]): Asked | undefined {
  const { limits, factor = 3, grace = 500, now = hostTime, clock } = options;
  const longest = factor * limits.milliseconds + grace;
  const started = now();
  try {
    return answerTo(line, wanted, options);
  } catch (error) {
    complaints.push(`threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    return undefined;
  } finally {
    const spent = now() - started;
    if (spent > longest) {
      const work = clock === undefined ? spent : workFor(() => answerTo(line, wanted, options), clock);
      if (work > longest) complaints.push(`took ${Math.round(work)} ms on ${JSON.stringify(line)}`);
    }
  }
}

function answerTo(line: string, wanted: Wanted, { catalogue, limits, now }: FuzzOptions): Asked {
  const opened = openQuestion(line, catalogue);
  if (!opened.ok) return { opened: undefined, answer: { question: line, error: opened.error } };
  return { opened: opened.value, answer: solveOpened(opened.value, { limits, ...wanted, ...(now !== undefined && { now }) }) };
}

/** What seems slow is done once more under the fairer clock. */
function workFor(work: () => unknown, clock: () => number): number {
  const started = clock();
  try {
    work();
  } catch {
    // It threw before, and that is a complaint already.
  }
  return clock() - started;
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

/** The first and the last: theorems list first what they find first. */
function someOf<T>(list: readonly T[]): readonly T[] {
  return list.length <= MOST_REPLAYED ? list : [...list.slice(0, MOST_REPLAYED - 1), ...list.slice(-1)];
}
