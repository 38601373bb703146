/** Hints: for every move of a position how it ends, and what value it leaves; told in batches as they are found. */
import type { PlayedMove, Values } from 'impartial';
import { openWith, solveWith } from 'impartial/on-demand';
import { kindOfValue, shortValue, valuesInWords } from 'impartial/present';
import { amongGames } from './games.ts';
import { eachSingleMove, MOST_MOVES, moveInOf, offersOf } from './offers.ts';
import type { Hint, Tasks } from './tasks.ts';

/** What one hint may cost. */
export const HINT_LIMITS = { positions: 200_000, milliseconds: 2000, megabytes: 300 };
/** Milliseconds between two parts. */
export const BEAT = 60;

/** Which moves are left out at the front, and after how many milliseconds no more are begun. */
export interface HintRound {
  readonly skip: number;
  readonly milliseconds: number;
}

const ALL: HintRound = { skip: 0, milliseconds: Number.POSITIVE_INFINITY };

/** `next` is the number of the first move that was not judged because the time was up. */
export function hint(
  { question }: Tasks['hint']['in'],
  tell: (batch: readonly Hint[]) => void,
  { skip, milliseconds }: HintRound = ALL,
): Tasks['hint']['out'] & { readonly next?: number } {
  const until = performance.now() + milliseconds;
  let judged = 0;
  let next: number | undefined;
  const opened = openWith(question, amongGames());
  if ('error' in opened) return { complete: false };
  const known = new Map<string, Omit<Hint, 'move'>>();
  let batch: Hint[] = [];
  let told = performance.now();
  const mover = sideToMove(question);
  const judge = (move: string, to: string | undefined) => {
    if (to === undefined || judged++ < skip || next !== undefined) return;
    if (performance.now() > until) {
      next = judged - 1;
      return;
    }
    const found = known.get(to) ?? hintOf(to, mover);
    known.set(to, found);
    batch.push({ move, ...found });
    if (performance.now() - told < BEAT) return;
    tell(batch);
    batch = [];
    told = performance.now();
  };
  let complete: boolean;
  if (moveInOf(question) === 'one') {
    const offers = offersOf(question);
    for (const { move, to } of eachSingleMove(offers)) judge(move, to());
    complete = offers.complete;
  } else complete = judgeWhole(opened.eachMove(), judge);
  if (batch.length > 0) tell(batch);
  return { complete, ...(next !== undefined && { next }) };
}

function judgeWhole(each: Generator<PlayedMove, boolean>, judge: (move: string, to: string) => void): boolean {
  for (let count = 0; count < MOST_MOVES; count++) {
    const next = each.next();
    if (next.done) return next.value;
    judge(next.value.move, next.value.to);
  }
  return false;
}

function sideToMove(question: string): number | undefined {
  const answer = solveWith(question, { moves: 0, limits: HINT_LIMITS, ...amongGames() });
  if ('error' in answer || answer.alliance === undefined) return undefined;
  return answer.outcome === 'N' ? answer.alliance : 3 - answer.alliance;
}

function hintOf(to: string, mover: number | undefined): Omit<Hint, 'move'> {
  const verdict = solveWith(to, { moves: 0, limits: HINT_LIMITS, ...amongGames() });
  if ('error' in verdict) return { outcome: 'unknown', wins: false };
  const { outcome, alliance } = verdict;
  const wins = alliance === undefined || mover === undefined ? outcome === 'P' : alliance === mover;
  return { outcome, wins, ...wordsOf(verdict.values) };
}

/** The value that a move leaves, as the board shows it and in words. */
function wordsOf(values: Values): Pick<Hint, 'value' | 'leaves' | 'legend'> {
  const [value, leaves] = [shortValue(values), valuesInWords(values)[0]];
  const kind = kindOfValue(values);
  if (value === undefined || leaves === undefined || kind === undefined) return {};
  return { value, leaves, legend: `${kind.sign ?? 'number'} inside: ${kind.name} after the move` };
}
