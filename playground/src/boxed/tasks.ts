/** What can be asked of the code in the closed box, answered by the library. All limits are far below those of the box itself. */
import { COMPOUNDS, type Compound, type Outcome, parseQuestion, type Verdict } from 'impartial';
import { type OnCall, tryRuleset } from 'impartial/define';
import { drawWith, eachStretchWith, openWith, periodWith, solveWith } from 'impartial/on-demand';
import { shortValue, valuesInWords } from 'impartial/present';
import type { CompanyRow, OwnFacts, OwnFamily, OwnLaws, OwnPeriod, OwnVerdict, Refused } from '../box/messages.ts';
import { withSetting } from '../question-options.ts';
import { clickedIn } from '../solver/clicked.ts';
import { eachSingleMove, findMove, moveInOf, offersOf } from '../solver/offers.ts';
import { addGames, amongGames, games } from './games.ts';
import { loadRulesets, ownGames } from './load.ts';
import { sentDrawing } from './sent-drawing.ts';

/** What one answer may cost. */
const LIMITS = { positions: 2_000_000, milliseconds: 3000, megabytes: 500 };
const SHORT = { positions: 200_000, megabytes: 200 };
/** Milliseconds for all compounds together, and what each has at least. */
const COMPANY = { all: 3500, each: 100 };
/** Moves of a position that are listed, and milliseconds in which the lines after them are written. */
const MOST_MOVES = 5000;
const WRITING = 150;
/** Characters of a line that leaves the box. */
const LONGEST_LINE = 4000;
const LAWS_MILLISECONDS = 2000;
const FAMILY_MILLISECONDS = 2500;
const TERM_MILLISECONDS = 800;
const PERIOD_MILLISECONDS = 800;

let loaded: ReturnType<typeof loadRulesets> | undefined;

/** Runs the code, unless it has been, and looks at one sample, so that a slip in its moves is found at once. */
export function load(onCall: OnCall): readonly OwnFacts[] {
  if (loaded === undefined) {
    loaded = loadRulesets(ownGames[0]);
    addGames(loaded, onCall);
  }
  return loaded.map(({ id }) => factsOf(id));
}

function factsOf(id: string): OwnFacts {
  const facts = games().find(id)?.facts;
  if (facts === undefined) throw new Error(`${id} is no game`);
  const { title, rule, samples, family, indivisible = false, defaultPlay = 'normal', mayLoop = false } = facts;
  const [sample = ''] = samples;
  const example = (facts.example ?? sample).includes('{') ? sample : (facts.example ?? sample);
  const own = { id, title, rule, samples, example, indivisible, misere: defaultPlay === 'misere', mayLoop };
  return { ...own, ...(family !== undefined && { family: { text: family.text, from: family.from } }) };
}

export function look(question: string): object | Refused {
  const opened = openWith(question, amongGames());
  if ('error' in opened) return opened;
  const parsed = parseQuestion(question, (id) => games().find(id)?.facts);
  if (!parsed.ok) return { error: parsed.error };
  const drawings = drawWith(question, games());
  if ('error' in drawings) return drawings;
  const offers = offersOf(question);
  const moves: { move: string; to: string }[] = [];
  const started = performance.now();
  const add = (move: string, to: () => string | undefined) => {
    const line = performance.now() - started < WRITING ? to() : undefined;
    moves.push({ move, to: line === undefined || line.length > LONGEST_LINE ? '' : line });
  };
  let movesComplete = offers.complete;
  if (moveInOf(question) === 'one') for (const { move, to } of eachSingleMove(offers)) add(move, to);
  else {
    const each = opened.eachOffer();
    movesComplete = false;
    while (moves.length < MOST_MOVES) {
      const next = each.next();
      if (next.done) {
        movesComplete = next.value;
        break;
      }
      add(next.value.move, next.value.to);
    }
  }
  return {
    ...{ question, setting: opened.setting, sentence: opened.sentence(), moves, movesComplete },
    clicked: clickedIn(question).map((places) => Array.from(places, ([move, at]) => ({ move, at }))),
    shapes: drawings.map((drawing, index) => sentDrawing(drawing, parsed.value.summands[index]?.text ?? '')),
    components: offers.components.map(({ summand, group, moves: own }) => ({
      summand,
      group,
      labels: own.map(({ move }) => move),
    })),
  };
}

export function find(question: string, label: string): { move: string; to: string } | null {
  return findMove(question, label) ?? null;
}

/** A worker has little room for deep searches: where it is used up, nothing is known. */
function solveShallow(question: string, limits: typeof LIMITS): Verdict | Refused {
  try {
    return solveWith(question, { limits, ...amongGames() });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const reason = 'the search goes deeper than this browser allows';
    return {
      question,
      outcome: 'unknown',
      reason,
      values: {},
      method: 'search',
      winningMoves: [],
      winningMovesComplete: false,
      because: [],
      passedOver: [],
    };
  }
}

export function solve(question: string): OwnVerdict | Refused {
  const verdict = solveShallow(question, LIMITS);
  if ('error' in verdict) return verdict;
  const { outcome, values, winningMoves, reason } = verdict;
  const value = shortValue(values);
  return {
    ...{ question, outcome, valueWords: valuesInWords(values), winningMoves: winningMoves.map(({ move }) => move) },
    ...(value !== undefined && { value }),
    ...(reason !== undefined && { reason }),
  };
}

/** The first breach of the first game that has one. */
export function laws(onCall: OnCall): OwnLaws {
  let [positions, complete] = [0, true];
  let states: OwnLaws['states'] = [];
  for (const ruleset of loaded ?? []) {
    const trial = tryRuleset(ruleset, { milliseconds: LAWS_MILLISECONDS / (loaded?.length ?? 1), all: true, onCall });
    positions += trial.positions;
    complete &&= trial.complete;
    states = trial.states;
    if (trial.breach !== undefined) return { positions, laws: trial.laws, complete, states, breach: trial.breach };
  }
  return { positions, laws: states.length, complete, states };
}

export function family(question: string, to: number): OwnFamily | Refused {
  const started = performance.now();
  const stretches = eachStretchWith(question, { to, limits: { ...LIMITS, milliseconds: TERM_MILLISECONDS }, ...amongGames() });
  if ('error' in stretches) return { error: stretches.error };
  const values: (number | string | null)[] = [];
  let from: number | undefined;
  let why: string | undefined;
  for (const stretch of stretches) {
    from ??= stretch.from;
    for (const value of Array.from(stretch.values)) values.push(typeof value === 'bigint' ? String(value) : value);
    why = stretch.reason ?? stretch.error?.message;
    if (why !== undefined) break;
    if (performance.now() - started > FAMILY_MILLISECONDS) {
      why = 'the time was up';
      break;
    }
  }
  return {
    ...{ question, from: from ?? 0, values },
    ...(why !== undefined && { reason: why }),
  };
}

/** What is proved of the family, and which octal game it moves like. It may take long: the page does without where it does not come. */
export function periodOf(question: string): OwnPeriod {
  const found = periodWith(question, {
    limit: 2000,
    observe: true,
    limits: { ...LIMITS, milliseconds: PERIOD_MILLISECONDS },
    ...amongGames(),
  });
  if ('error' in found) return {};
  const { period, preperiod, ifCode, because } = found;
  const [first] = because;
  if (period !== undefined && preperiod !== undefined)
    return { period: { period, preperiod }, ...(first && { because: { text: first.text, theorem: first.theorem } }) };
  if (ifCode === undefined) return {};
  const { code, comparedTo } = ifCode;
  return { ifCode: { code, compared: comparedTo, ...(ifCode.period !== undefined && { period: ifCode.period }) } };
}

/** Who wins in each of the twelve compounds. */
export function company(question: string): readonly CompanyRow[] {
  const until = performance.now() + COMPANY.all;
  let left = 2 * Object.keys(COMPOUNDS).length;
  const outcomeIn = (compound: Compound, play: 'normal' | 'misere'): Outcome => {
    // Twice its share, since most need little.
    const milliseconds = Math.max(COMPANY.each, (2 * (until - performance.now())) / left--);
    const verdict = solveShallow(withSetting(question, { compound, play }, 'normal'), { ...SHORT, milliseconds });
    return 'error' in verdict ? 'unknown' : verdict.outcome;
  };
  return (Object.keys(COMPOUNDS) as Compound[]).map((compound) => ({
    compound,
    normal: outcomeIn(compound, 'normal'),
    misere: outcomeIn(compound, 'misere'),
  }));
}
