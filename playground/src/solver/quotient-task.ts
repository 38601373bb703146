/**
 * The misère quotient that a sum of heaps is an element of, with all that the page shows of it.
 *
 * First the quotient of the heaps up to the largest of the sum: it is finite for many games whose quotient is not. Then the search goes on
 * to a period, which makes it that of all heaps. Where that takes long, the first is shown meanwhile, and it stays where there is none.
 */
import type { WorkDone } from 'impartial';
import {
  classOfHeap,
  classOfSum,
  type HeapSumQuestion,
  heapsOfSum,
  letterOf,
  type MisereAnswer,
  misereWith,
  openFamily,
  relationsOf,
  structureOf,
  wordToText,
} from 'impartial/misere';
import { solveWith } from 'impartial/on-demand';
import { cayleyOrder, LARGEST_PICTURED, layOutQuotient, MOST_SQUARES } from 'impartial/picture';
import { withSetting } from '../question-options.ts';
import { amongGames, games } from './games.ts';
import { eachSingleMove, offersOf } from './offers.ts';
import type { QuotientTasks, ShownQuotient } from './quotient-tasks.ts';

type Task = QuotientTasks['quotient'];

/** Milliseconds after which something is said while the search goes on, and between two words. */
const PATIENCE = 250;
const BEAT = 100;
/** What the quotient of the sum's own heaps may cost, and the search for a period. */
const OWN_LIMITS = { milliseconds: 8_000, positions: 1_000_000 };
const PERIOD_LIMITS = { milliseconds: 10_000, positions: 1_000_000 };
/** Relations beyond which only their number would be said. */
const MOST_RELATIONS = 60;
/** Milliseconds in which moves are read; large heaps have more than anybody looks at. */
const READING = 800;
const NO_HEAPS = 'Only sums of heaps of one game have a quotient to show.';

export function shownQuotient({ question, narrow, ...known }: Task['in'], tell: (part: Task['part']) => void): Task['out'] {
  const sum = heapsOfSum(question, amongGames());
  if ('error' in sum) return { none: sum.error.message };
  const family = sum.family ?? known.family;
  if (family === undefined) return { none: 'There are no heaps left.' };
  const started = performance.now();
  let told = started + PATIENCE - BEAT;
  let own: MisereAnswer | undefined;
  let isShown = false;
  const onProgress = ({ quotient }: WorkDone) => {
    if (quotient === undefined || performance.now() - told < BEAT) return;
    told = performance.now();
    const so = own === undefined || isShown ? undefined : shown(sum, family, own, narrow);
    isShown ||= so !== undefined;
    tell({ ...quotient, ...(so !== undefined && 'order' in so && { so }) });
  };
  const ask = (limits: typeof OWN_LIMITS, to?: number) =>
    misereWith(family, { ...amongGames(), limits, onProgress, ...(to !== undefined && { to }) });
  const largest = Number(sum.heaps.at(-1)?.size ?? 0n);
  const first = ask(OWN_LIMITS, largest);
  if ('error' in first) return { none: first.error.message };
  if (first.reason === undefined) own = first;
  const members = openFamily(family, amongGames());
  const canRepeat = !('error' in members) && members.heaps('same-moves') !== undefined;
  const whole = canRepeat ? ask(PERIOD_LIMITS) : first;
  if ('error' in whole || whole.period === undefined) return shown(sum, family, first, narrow, 'error' in whole ? first : whole);
  return shown(sum, family, whole, narrow);
}

/** @param reached where the search for a period ended */
function shown(
  sum: HeapSumQuestion,
  family: string,
  answer: MisereAnswer,
  narrow: boolean,
  reached?: MisereAnswer,
): ShownQuotient | { readonly none: string } {
  const { quotient, period, first, classes } = answer;
  const moves = movesOf(sum.question, family, answer);
  if (moves === undefined) return { none: NO_HEAPS };
  const { order, isP, words } = quotient;
  const structure = order > LARGEST_PICTURED ? undefined : structureOf(quotient);
  const relations = structure === undefined ? undefined : relationsOf(quotient);
  const repeats = reached === undefined ? undefined : repeatOf(reached.classes);
  const infinite = answer.infinite ?? reached?.infinite;
  return {
    question: sum.question,
    family,
    order,
    lost: isP.reduce((count, each) => count + each, 0),
    elements: words.map((word, element) => ({ text: wordToText(word), isP: isP[element] === 1 })),
    generators: answer.generators.map((heap, at) => ({ letter: letterOf(at), heap })),
    ...(order <= MOST_SQUARES && { layout: layOutQuotient(quotient, { stacked: narrow }) }),
    ...(order <= LARGEST_PICTURED && { cayley: { ...cayleyOrder(quotient), products: quotient.products } }),
    kernel: structure?.kernel.length ?? 0,
    relations:
      relations === undefined || relations.length > MOST_RELATIONS
        ? undefined
        : relations.map(({ from, to }) => [wordToText(from), wordToText(to)]),
    tame: structure?.tame,
    first,
    classes,
    ...(period !== undefined && { period }),
    ...(repeats !== undefined && { repeats }),
    ...(reached?.reason !== undefined && {
      ended: { heap: reached.first + reached.classes.length, why: reached.reason },
    }),
    ...(infinite !== undefined && { infinite: { heap: infinite.member, states: infinite.states } }),
    heaps: sum.heaps.map(({ size, count }) => ({
      size: String(size),
      count: String(count),
      element: classOfHeap(answer, size),
    })),
    element: classOfSum(answer, sum.heaps),
    moves,
    normal: normalPlay(sum.question),
  };
}

/** Where every move leads; undefined where one leaves something else than heaps of the family. */
function movesOf(question: string, family: string, answer: MisereAnswer): ShownQuotient['moves'] | undefined {
  const moves: { readonly move: string; readonly element: number }[] = [];
  const started = performance.now();
  for (const { move, to } of eachSingleMove(offersOf(question))) {
    if (performance.now() - started > READING) break;
    const line = to();
    const left = line === undefined ? undefined : heapsOfSum(line, amongGames());
    if (left === undefined) continue;
    if ('error' in left || (left.family !== undefined && left.family !== family)) return undefined;
    const element = classOfSum(answer, left.heaps);
    if (element !== undefined) moves.push({ move, element });
  }
  return moves;
}

/** The same position in normal play, where that is quickly known. */
function normalPlay(question: string): ShownQuotient['normal'] {
  const line = withSetting(question, { play: 'normal', compound: 'disjunctive' }, defaultPlayOf(question));
  const verdict = solveWith(line, { ...amongGames(), limits: { milliseconds: 1000, positions: 100_000 } });
  if ('error' in verdict || verdict.outcome === 'unknown') return undefined;
  return { outcome: verdict.outcome, wins: verdict.winningMoves.map(({ move }) => move) };
}

export function defaultPlayOf(question: string): 'normal' | 'misere' {
  return games().find(question.trim().split(/\s/, 1)[0] ?? '')?.facts.defaultPlay ?? 'normal';
}

/** The least number with which the classes repeat at the end, for two periods at least. */
export function repeatOf(classes: readonly number[]): number | undefined {
  for (let period = 1; 3 * period <= classes.length; period++) {
    let run = 0;
    while (run < classes.length - period && classes.at(-1 - run) === classes.at(-1 - run - period)) run++;
    if (run >= 2 * period) return period;
  }
  return undefined;
}
