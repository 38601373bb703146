/**
 * A chain that keeps the last values only, for octal games with a sparse space (`numeric/window-run.ts` of the library, with the proofs): 0.106
 * needs some 10^12 values and a window of 65,536.
 *
 * A period shows where the window comes again. So that it is met without keeping all windows, one is kept as the reference, from a heap
 * that doubles (Brent): the first whole window that equals it, value by value, gives the least period. Heaps of references follow from
 * the game alone, so the result does not depend on where links were cut. From which heap on the sequence repeats is then found by
 * `window-preperiod.ts`.
 */
import { createHash } from 'node:crypto';
import { beginWindow, openFamily, type WindowGame, WindowRun, type WindowState } from 'impartial';
import type { Database } from '../store/database.ts';
import { SurveyError } from '../survey-error.ts';
import type { ChainOptions } from './chain.ts';
import { type ChainStatus, chainStatus, type Link, readBody, storeLink, storePeriod } from './links.ts';
import { type LinkState, packState, unpackGame, unpackState } from './window-link.ts';
import { findPreperiod } from './window-preperiod.ts';

/** Values between two looks at the clock and at what came again. */
const BLOCK = 2 ** 18;
/** So many values are looked for; where they are found, the whole window is compared. */
const NEEDLE = 4096;

/** The octal code of a family, or a sentence on why there is none. */
export function beginWindowChain(question: string): { readonly code: string; readonly digits: Uint8Array } {
  const family = openFamily(question);
  if ('error' in family) throw new SurveyError(family.error.message);
  const heaps = family.heaps('same-values');
  if (heaps === undefined || heaps.shift !== 0 || heaps.digits.some((digit) => digit > 7))
    throw new SurveyError(
      'A chain with a window is made of the heaps of one octal game in normal play, such as octal 0.106: {n}.',
    );
  return heaps;
}

export async function runWindowChain(database: Database, chain: ChainStatus, wishes: ChainOptions): Promise<ChainStatus> {
  if (chain.found !== undefined) return chain;
  const { game, state, number, hash } = await lastLink(database, chain, wishes);
  const { period } = state.period === undefined ? await goOn(database, chain, { game, state, number, hash }, wishes) : state;
  if (period !== undefined && wishes.options.signal?.aborted !== true) {
    const links = (await chainStatus(database, chain.name)).links;
    const { code } = beginWindowChain(chain.question);
    const found = await findPreperiod({
      database,
      chain: { ...chain, links },
      game,
      code,
      period,
      signal: wishes.options.signal,
    });
    if (found !== undefined) await storePeriod(database, chain.name, found);
  }
  return chainStatus(database, chain.name);
}

interface Reached {
  readonly game: WindowGame;
  readonly state: LinkState;
  /** Of the next link. */
  readonly number: number;
  /** Of the last one. */
  readonly hash: string;
}

async function lastLink(database: Database, chain: ChainStatus, wishes: ChainOptions): Promise<Reached> {
  const last = chain.links.at(-1);
  if (last !== undefined) {
    const game = unpackGame(beginWindowChain(chain.question).digits, await readBody(database, chain.name, 0));
    return {
      game,
      state: unpackState(await readBody(database, chain.name, last.number)),
      number: last.number + 1,
      hash: last.hash,
    };
  }
  const begun = performance.now();
  const made = firstLink(chain.question);
  if (typeof made === 'string') {
    // The name is free again.
    await database.run('delete from chain where name = ?', [chain.name]);
    throw new SurveyError(made);
  }
  const { game, state, link, body } = made;
  const timed = { ...link, seconds: (performance.now() - begun) / 1000 };
  await storeLink(database, chain, timed, body, wishes.version);
  wishes.onLink?.(timed);
  return { game, state, number: 1, hash: link.hash };
}

/** All values up to where the window begins; or why it cannot begin. */
function firstLink(question: string) {
  const begun = beginWindow(beginWindowChain(question).digits);
  if (typeof begun === 'string') return begun;
  const { game, values } = begun;
  const { heap, window } = begun.state;
  const state: LinkState = { ...begun.state, reference: { heap, window } };
  const body = packState(state, game);
  const valuesHash = createHash('sha256').update(toBytes(values)).digest('hex');
  return { game, state, body, link: { number: 0, first: 0, last: heap, hash: linkHash('', valuesHash, state), seconds: 0 } };
}

/** Link by link, until a period shows or the work is to end. */
async function goOn(database: Database, chain: ChainStatus, reached: Reached, wishes: ChainOptions): Promise<LinkState> {
  let { state, number, hash } = reached;
  while (state.period === undefined && state.heap <= wishes.to && wishes.options.signal?.aborted !== true) {
    const begun = performance.now();
    const isOver = () => performance.now() - begun >= wishes.linkMilliseconds || wishes.options.signal?.aborted === true;
    const first = state.heap;
    const made = await makeLink(reached.game, state, wishes.to + 1, isOver);
    state = made.state;
    hash = linkHash(hash, made.valuesHash, state);
    const link = { number: number++, first, last: state.heap, hash, seconds: (performance.now() - begun) / 1000 };
    await storeLink(database, chain, link, packState(state), wishes.version);
    wishes.onLink?.(link);
  }
  return state;
}

/** The values up to a heap, or until it is over, or until a window comes again. */
async function makeLink(game: WindowGame, from: LinkState, end: number, isOver: () => boolean) {
  const run = new WindowRun(game, from);
  const hash = createHash('sha256');
  let { reference, period } = from;
  do {
    const count = Math.min(BLOCK, end - run.heap, 2 * reference.heap - run.heap);
    hash.update(toBytes(run.advance(count)));
    const again = cameAgain(run, count, reference.window, game.labels.positional ? reference.heap % 2 : undefined);
    if (again !== undefined) period = again - reference.heap;
    else if (run.heap === 2 * reference.heap) reference = { heap: run.heap, window: run.state.window };
    // The event loop hears of interrupts between two blocks.
    await new Promise((resolve) => setImmediate(resolve));
  } while (run.heap < end && period === undefined && !isOver());
  const state: LinkState = { ...run.state, reference, ...(period !== undefined && { period }) };
  return { state, valuesHash: hash.digest('hex') };
}

/** The first heap of the latest block before which the last values are those of the reference; of this parity, where it matters. */
function cameAgain(
  run: WindowRun,
  count: number,
  reference: WindowState['window'],
  parity: number | undefined,
): number | undefined {
  const recent = run.recent;
  const known = recent instanceof Uint8Array ? reference : Uint16Array.from(reference);
  const width = recent.BYTES_PER_ELEMENT;
  const [hay, whole] = [asBuffer(recent), asBuffer(known)];
  const needle = whole.subarray(Math.max(0, whole.length - width * NEEDLE));
  const before = recent.length - count;
  for (
    let at = hay.indexOf(needle, Math.max(0, width * (before + 1) - needle.length));
    at >= 0;
    at = hay.indexOf(needle, at + 1)
  ) {
    const end = at + needle.length;
    const heap = run.heap - recent.length + end / width;
    if (end % width !== 0 || (parity !== undefined && heap % 2 !== parity)) continue;
    if (end >= whole.length && hay.subarray(end - whole.length, end).equals(whole)) return heap;
  }
  return undefined;
}

/** Computes one link anew from the one before it, and says whether it is what was stored. */
export async function checkWindowLink(database: Database, chain: ChainStatus, link: Link): Promise<boolean> {
  if (link.number === 0) {
    const first = firstLink(chain.question);
    return typeof first !== 'string' && first.link.hash === link.hash;
  }
  const game = unpackGame(beginWindowChain(chain.question).digits, await readBody(database, chain.name, 0));
  const before = unpackState(await readBody(database, chain.name, link.number - 1));
  const stored = unpackState(await readBody(database, chain.name, link.number));
  const { state, valuesHash } = await makeLink(game, before, link.last, () => false);
  const previous = chain.links[link.number - 1]?.hash ?? '';
  return linkHash(previous, valuesHash, state) === link.hash && linkHash(previous, valuesHash, stored) === link.hash;
}

/** Over the link before, the values of this one, and what the next one goes on from; not over how deep kernels walk, which differs. */
function linkHash(before: string, values: string, { heap, window, largest, reference, period }: LinkState): string {
  const hash = createHash('sha256').update(`${before} ${values} ${heap} ${largest} ${reference.heap} ${period ?? ''}`);
  return hash.update(toBytes(window)).update(toBytes(reference.window)).digest('hex');
}

function asBuffer({ buffer, byteOffset, byteLength }: WindowState['window']): Buffer {
  return Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
}

/** Two bytes a value, the lower first. */
function toBytes(values: WindowState['window']): Uint8Array {
  return new Uint8Array(Uint16Array.from(values).buffer);
}
