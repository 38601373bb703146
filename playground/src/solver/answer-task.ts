/**
 * The tasks themselves; without a worker around them, so that tests can call them.
 *
 * The games that a question names are fetched first. What is not needed for a plain answer is fetched with the first task that needs it; what
 * only a search finds that it needs is fetched then, and the task begins again.
 */
import { type OfferedMove, type PlayedMove, parseQuestion, type Summand, type Verdict, type WorkDone } from 'impartial';
import { changedByWith, drawWith, NotLoaded, openWith, type SolveOptions, solveWith } from 'impartial/on-demand';
import { drawingToShape, type Shape } from 'impartial/picture';
import { ownParts } from '../shape/naming.ts';
import { amongGames, fetchGames, games, isOwnGame } from './games.ts';
import { BEAT, HINT_LIMITS, hint } from './hint-task.ts';
import { loadKernels } from './kernels.ts';
import { namingAfter, tellMove } from './name-vertices.ts';
import { eachSingleMove, findMove, MOST_MOVES, moveInOf, offersOf, playOwn } from './offers.ts';
import { explainVerdict } from './reasons.ts';
import type { ReplayedMove, Request, TaskName, Tasks } from './tasks.ts';

type Tell = (part: unknown) => void;

/** Search stops here unless the visitor asks for more. */
const POSITIONS = 2_000_000;
const MILLISECONDS = 30_000;
const STILL_WORKS = 'The verdict and the list of moves still work.';
/** Moves of a search that is not to go deep. */
const FEW_STEPS = 300;
/** Milliseconds in which the questions after moves are written; the others are written when they are played. */
const WRITING = 150;

export async function answerTask<Name extends TaskName>(
  name: Name,
  input: Tasks[Name]['in'],
  tell: Tell,
): Promise<Tasks[Name]['out']> {
  const request = { task: name, input } as Pick<Request, 'task' | 'input'>;
  if ('question' in input) await fetchGames(input.question);
  // A game that has ended in a sum is no longer named by its line.
  if ('trail' in input && input.trail?.[0] !== undefined) await fetchGames(input.trail[0].question);
  for (;;) {
    try {
      return (await answerAny(request, tell)) as Tasks[Name]['out'];
    } catch (error) {
      if (!(error instanceof NotLoaded)) throw error;
      await error.load();
    }
  }
}

async function answerAny({ task, input }: Pick<Request, 'task' | 'input'>, tell: Tell): Promise<unknown> {
  switch (task) {
    case 'look':
      return look(input as Tasks['look']['in']);
    case 'solve':
      return answer(input as Tasks['solve']['in'], tell);
    case 'hint':
      return hint(input as Tasks['hint']['in'], tell);
    case 'choose':
      return (await import('./opponent.ts')).chooseMove(input as Tasks['choose']['in']);
    case 'find': {
      const { question, label } = input as Tasks['find']['in'];
      return findMove(question, label) ?? null;
    }
    case 'preview': {
      const { question, label } = input as Tasks['preview']['in'];
      return changedByWith(question, label, games());
    }
    case 'replay':
      return replay(input as Tasks['replay']['in']);
    case 'random':
      return (await import('./random-question.ts')).randomQuestion(input as Tasks['random']['in']) ?? null;
    case 'compare':
      return compare(input as Tasks['compare']['in'], tell);
    case 'certificate':
      return certificateOf(input as Tasks['certificate']['in']);
    case 'sequence':
      // Its parts are sent as they are found, so that it does not begin again.
      await loadKernels();
      return (await import('./sequence-task.ts')).streamSequence(input as Tasks['sequence']['in'], tell);
    case 'quotient':
      return (await import('./quotient-task.ts')).shownQuotient(input as Tasks['quotient']['in'], tell);
    case 'genera':
      return (await import('./genera-task.ts')).generaOf(input as Tasks['genera']['in']);
    case 'compare-sums':
      return (await import('./compare-sums.ts')).compareSums(input as Tasks['compare-sums']['in'], tell);
    case 'sheet':
      return (await import('./sheet-task.ts')).answerSheet(input as Tasks['sheet']['in'], tell);
    case 'seen':
      return (await import('./seen-task.ts')).seenBefore(input as Tasks['seen']['in']);
    case 'graph':
      return (await import('./graph-texts.ts')).graphTexts((input as Tasks['graph']['in']).text);
  }
}

/** Where a line may be a graph without a ruleset, every game is fetched to see which of them could be meant. */
async function openOrSuggest(question: string): Promise<ReturnType<typeof openWith>> {
  const opened = openWith(question, amongGames());
  if (!('error' in opened) || opened.error.code !== 'unknown-ruleset' || opened.error.meant !== undefined) return opened;
  await fetchGames(games().ids.join(' '));
  return openWith(question, amongGames());
}

async function look({ question, narrow, trail = [] }: Tasks['look']['in']): Promise<Tasks['look']['out']> {
  const opened = await openOrSuggest(question);
  if ('error' in opened) return opened;
  const parsed = parseQuestion(question, (id) => games().find(id)?.facts);
  if (!parsed.ok) return { question, error: parsed.error };
  const { summands, setting } = parsed.value;
  const offers = offersOf(question);
  const components = offers.components.map(({ summand, group, moves }) => ({
    summand,
    group,
    labels: moves.map(({ move }) => move),
  }));
  const moves: PlayedMove[] = [];
  const started = performance.now();
  const add = ({ move, to }: { readonly move: string; readonly to: () => string | undefined }) =>
    moves.push({ move, to: (performance.now() - started < WRITING && to()) || '' });
  let movesComplete = offers.complete;
  if (moveInOf(question) === 'one') for (const offer of eachSingleMove(offers)) add(offer);
  else movesComplete = addWhole(opened.eachOffer(), add);
  const drawings = drawWith(question, games());
  if ('error' in drawings) return drawings;
  const shapes = drawings.map((drawing) => saying(drawingToShape(drawing, { narrow })));
  const entries = [...new Set(summands.map(({ ruleset }) => ruleset))].flatMap((id) => games().find(id)?.facts ?? []);
  const rules = entries.map(({ id, title, rule, graph, indivisible = false, defaultPlay = 'normal' }) => ({
    ...{ id, title, rule, indivisible, defaultPlay },
    ...(graph !== undefined && { graph }),
  }));
  const positions = summands.map(({ ruleset, text }) => ({ ruleset, text }));
  const side = sideOf(summands[0]);
  const naming = namingAfter(trail, question);
  const last = trail.at(-1);
  return {
    ...{ question, setting, sentence: opened.sentence(), rules, positions, shapes, components, moves, movesComplete, naming },
    ...(last !== undefined && { told: tellMove(last.question, last.move, namingAfter(trail.slice(0, -1), last.question)) }),
    ...(side !== undefined && { side }),
    ...(summands.some(({ ruleset }) => isOwnGame(ruleset)) && {
      clicked: (await import('./own-library.ts')).clickedIn(question),
    }),
  };
}

/** The alliance to move, where there are alliances. */
function sideOf(summand: Summand): 1 | 2 | undefined {
  const opened = games().find(summand.ruleset)?.open(summand);
  return opened?.ok === true ? opened.value.sides()?.next : undefined;
}

/** Where there is no picture the page still has something to offer. */
function saying(shape: Shape): Shape {
  return shape.kind === 'none' ? { ...shape, why: `${shape.why} ${STILL_WORKS}` } : shape;
}

/** Moves in several components at once, as the library lists them; returns whether these are all. */
function addWhole(each: Generator<OfferedMove, boolean>, add: (offer: OfferedMove) => void): boolean {
  for (let count = 0; count < MOST_MOVES; count++) {
    const next = each.next();
    if (next.done) return next.value;
    add(next.value);
  }
  return false;
}

/** Tells of progress, some times a second. */
function toProgress(tell: Tell): (done: WorkDone) => void {
  let told = performance.now();
  return ({ positions, decided }) => {
    if (performance.now() - told < BEAT) return;
    told = performance.now();
    tell({ positions, ...(decided !== undefined && { decided }) });
  };
}

async function answer({ question, effort }: Tasks['solve']['in'], tell: Tell): Promise<Tasks['solve']['out']> {
  const started = performance.now();
  // Told at once, so that the page knows that the games are there and the search is on.
  tell({ positions: 0 });
  const onProgress = toProgress(tell);
  const limits = { positions: POSITIONS * effort, milliseconds: MILLISECONDS * effort, megabytes: 1500 };
  const verdict = solveShallow(question, { limits, onProgress, marks: true });
  return 'error' in verdict ? verdict : explainVerdict(verdict, performance.now() - started);
}

/** A worker has less room for deep searches than other places: where it is used up, nothing is known. */
function solveShallow(question: string, options: Omit<SolveOptions, 'catalogue'>): ReturnType<typeof solveWith> {
  try {
    return solveWith(question, { ...options, ...amongGames() });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const reason = 'no theorem applies and the search goes deeper than this browser allows';
    return {
      ...{ question, outcome: 'unknown', reason, values: {}, method: 'search' },
      ...{ winningMoves: [], winningMovesComplete: false, because: [], passedOver: passedOver(question) },
    };
  }
}

/** The theorems that were passed over, with next to no search after them. */
function passedOver(question: string): Verdict['passedOver'] {
  try {
    const found = solveWith(question, {
      moves: 0,
      limits: { ...HINT_LIMITS, steps: FEW_STEPS },
      ...amongGames(),
    });
    return 'error' in found ? [] : found.passedOver;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return [];
  }
}

/** The labels are those of the game; what is no move of that name may still be one as the line has it. */
function replay({ question, labels }: Tasks['replay']['in']): readonly ReplayedMove[] {
  const played: ReplayedMove[] = [];
  const trail: { question: string; move: string }[] = [];
  let here = question;
  for (const label of labels) {
    const naming = namingAfter(trail, here);
    const move = playOwn(here, ownParts(naming, label)) ?? findMove(here, label);
    if (move === undefined) break;
    played.push({ ...move, shown: label, told: tellMove(here, move.move, naming) });
    trail.push({ question: here, move: move.move });
    here = move.to;
  }
  return played;
}

function certificateOf({ question }: Tasks['certificate']['in']): Tasks['certificate']['out'] {
  const limits = { positions: POSITIONS, milliseconds: MILLISECONDS, megabytes: 1500 };
  const verdict = solveWith(question, { moves: 0, limits, ...amongGames() });
  return ('error' in verdict ? undefined : verdict.certificate?.()) ?? null;
}

function compare({ question, outcome }: Tasks['compare']['in'], tell: Tell): Tasks['compare']['out'] {
  const limits = { positions: POSITIONS, milliseconds: MILLISECONDS, megabytes: 1500 };
  const search = { method: 'search', moves: 0 } as const;
  const verdict = solveWith(question, { ...search, limits, onProgress: toProgress(tell), ...amongGames() });
  if ('error' in verdict) return { outcome: 'unknown', agrees: false, text: verdict.error.message };
  if (verdict.outcome === 'unknown') return { outcome: 'unknown', agrees: false, text: 'Search alone does not reach this far.' };
  const agrees = verdict.outcome === outcome;
  return { outcome: verdict.outcome, agrees, text: `Search by the rules alone ${agrees ? 'agrees' : 'disagrees'}.` };
}
