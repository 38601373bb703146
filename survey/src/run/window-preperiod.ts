/**
 * From which heap on a sequence repeats, when its period p is known from a chain with a window.
 *
 * Two equal windows p apart stay equal for ever, so "the window before the heap c comes again before c + p" holds from some heap on. By
 * halving, the first link is found at whose end it holds; between the link before it and this one, values p apart are compared one by
 * one, and the last that differ are just before the preperiod. Every window that is asked for is computed from the last link before
 * it, so that this takes about two links for every halving.
 */
import { OctalRun, type Options, type WindowGame, WindowRun, type WindowState } from 'impartial';
import type { Database } from '../store/database.ts';
import { type ChainPeriod, type ChainStatus, readBody } from './links.ts';
import { unpackState } from './window-link.ts';

interface Wanted {
  readonly database: Database;
  readonly chain: ChainStatus;
  readonly game: WindowGame;
  readonly code: string;
  readonly period: number;
  readonly signal: Options['signal'];
}

const BLOCK = 2 ** 18;

/** Undefined where the work was ended. */
export async function findPreperiod(wanted: Wanted): Promise<ChainPeriod | undefined> {
  const { chain, period } = wanted;
  let [low, high] = [0, chain.links.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    const repeats = await windowRepeats(wanted, chain.links[middle]?.last as number);
    if (repeats === undefined) return undefined;
    if (repeats) high = middle;
    else low = middle + 1;
  }
  const preperiod = high === 0 ? await amongFirst(wanted) : await between(wanted, high);
  return preperiod === undefined
    ? undefined
    : { period, preperiod, certificate: certificateOf(wanted, preperiod, await deepest(wanted)) };
}

async function windowRepeats(wanted: Wanted, heap: number): Promise<boolean | undefined> {
  const [here, there] = [await runAt(wanted, heap), await runAt(wanted, heap + wanted.period)];
  return here && there && areEqual(here.state.window, there.state.window);
}

/** The last heap before the end of this link that does not repeat, plus 1. */
async function between(wanted: Wanted, number: number): Promise<number | undefined> {
  const { chain, period, signal } = wanted;
  const [from, to] = [chain.links[number - 1]?.last as number, chain.links[number]?.last as number];
  const [here, there] = [await runAt(wanted, from), await runAt(wanted, from + period)];
  if (here === undefined || there === undefined) return undefined;
  let last = lastDifference(here.state.window, there.state.window, from - here.size) ?? 0;
  while (here.heap < to) {
    const [first, count] = [here.heap, Math.min(BLOCK, to - here.heap)];
    last = lastDifference(here.advance(count), there.advance(count), first) ?? last;
    if (await isEnded(signal)) return undefined;
  }
  return last + 1;
}

/** Where already the window at the end of the first link repeats: its values are all at hand. */
async function amongFirst(wanted: Wanted): Promise<number | undefined> {
  const { chain, game, period } = wanted;
  const end = chain.links[0]?.last as number;
  const run = new OctalRun(game.digits);
  run.extend(end + Math.min(period, end));
  const first = run.slice(0, end);
  if (period < end) return (lastDifference(first, run.slice(period, period + end), 0) ?? -1) + 1;
  const there = await runAt(wanted, period);
  return there && (lastDifference(first, there.advance(end), 0) ?? -1) + 1;
}

/** A run that has come to a heap, from the last link before it. */
async function runAt({ database, chain, game, signal }: Wanted, heap: number): Promise<WindowRun | undefined> {
  const link = chain.links.findLast(({ last }) => last <= heap);
  const run = new WindowRun(game, unpackState(await readBody(database, chain.name, link?.number ?? 0)));
  while (run.heap < heap) {
    run.advance(Math.min(BLOCK, heap - run.heap));
    if (await isEnded(signal)) return undefined;
  }
  return run;
}

async function isEnded(signal: Options['signal']): Promise<boolean> {
  await new Promise((resolve) => setImmediate(resolve));
  return signal?.aborted === true;
}

async function deepest({ database, chain }: Wanted): Promise<number> {
  return unpackState(await readBody(database, chain.name, chain.links.length - 1)).deepest;
}

/** The window lemma with these numbers; all conditions were met on the way. */
function certificateOf({ game, code, period }: Wanted, preperiod: number, depth: number): object {
  const { labels, lastRare, digits } = game;
  const last = digits.findLastIndex((digit) => digit !== 0);
  const valuesNeeded = Math.max(1, preperiod) + period + last + Math.max(lastRare, depth);
  return { kind: 'octal-period', code, period, preperiod, valuesNeeded, argument: 'window', ...labels, lastRare, depth };
}

function areEqual(a: WindowState['window'], b: WindowState['window']): boolean {
  return lastDifference(a, b, 0) === undefined;
}

/** The last heap at which these differ, where both begin with this one. */
function lastDifference(a: WindowState['window'], b: WindowState['window'], first: number): number | undefined {
  for (let index = a.length - 1; index >= 0; index--) if (a[index] !== b[index]) return first + index;
  return undefined;
}
