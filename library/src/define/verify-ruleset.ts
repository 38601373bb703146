/**
 * A ruleset of one's own checked at length: every law on many positions, and what `solve` says of each position held against play by
 * the definition, in normal and in misère play. A question line is written for each, so that reading and writing are checked, too.
 */
import { toCatalogue } from '../core/catalogue.ts';
import { entry } from '../core/entry.ts';
import type { Game } from '../core/game.ts';
import type { Ruleset } from '../core/ruleset.ts';
import type { Theorem } from '../core/theorem.ts';
import { Timer } from '../core/timer.ts';
import { solveWith } from '../engine/solve/solve.ts';
import { guardRuleset, RulesetFault } from '../laws/guard.ts';
import { LAWS } from '../laws/laws.ts';
import { DEFAULT_REACH, eachReached, isOver, nameOf, type Reach } from '../laws/reach.ts';
import { misereByDefinition, valueByDefinition } from '../laws/unfold.ts';

export interface RulesetCheck {
  readonly id: string;
  readonly title: string;
  readonly parts: readonly CheckedPart[];
  /** False where the time was up before every position had been looked at. */
  readonly complete: boolean;
}

/** One law, or one comparison. */
export interface CheckedPart {
  readonly title: string;
  /** How many positions were looked at; where two answers are compared, on how many there were two. */
  readonly cases: number;
  /** The first of them, each in a sentence that begins with the position. */
  readonly breaches: readonly string[];
}

export interface VerifyOptions<Pos> {
  /** Theorems that the answers may rest on. Default: those of the ruleset. */
  readonly theorems?: readonly Theorem<Pos>[];
  /** How long it may take. Default: 8000. */
  readonly milliseconds?: number;
}

const MILLISECONDS = 8000;
const POSITIONS = 300;
/** Positions that a value by definition may take here. */
const UNFOLDED = 20_000;
const MOST_SAID = 5;

/** A function of the ruleset that throws or gives something wrong is a breach of the part in which it does. */
export function verifyRuleset<Pos>(ruleset: Ruleset<Pos>, options: VerifyOptions<Pos> = {}): RulesetCheck {
  const { theorems = ruleset.theorems ?? [], milliseconds = MILLISECONDS } = options;
  const timer = new Timer(milliseconds);
  const reach: Reach = { ...DEFAULT_REACH, positions: POSITIONS, timer };
  const checked = entry(guardRuleset(ruleset), theorems);
  const catalogue = toCatalogue([checked]);
  const games = new Map<string, Game>();
  const parts = [
    reaching(() => {
      for (const game of eachReached(checked, reach)) games.set(nameOf(game), game);
    }),
  ].flat();
  const share = (index: number) => new Timer((2 * timer.left) / (LAWS.length + 2 - index));
  for (const [index, law] of LAWS.entries()) {
    let cases = 0;
    const onPosition = () => {
      cases++;
    };
    const breaches = said(function* () {
      for (const { position, message } of law.check(checked, { ...reach, timer: share(index), onPosition }))
        yield `${position}: ${message}`;
    });
    parts.push({ title: law.title, cases: cases === 0 ? ruleset.samples.length : cases, breaches });
  }
  const ask = (line: string) => solveWith(line, { catalogue, moves: 0 });
  const byValue = (game: Game) => {
    const verdict = ask(withPlay(game, 'normal'));
    const value = valueByDefinition(game, { ...reach, unfolded: UNFOLDED });
    return 'error' in verdict || verdict.values.grundy === undefined || value === undefined
      ? undefined
      : [String(verdict.values.grundy), String(value)];
  };
  const byMisere = (game: Game) => {
    const outcome = misereByDefinition(game, { ...reach, unfolded: UNFOLDED });
    const verdict = outcome === undefined ? undefined : ask(withPlay(game, 'misere'));
    return verdict === undefined || outcome === undefined || 'error' in verdict || verdict.outcome === 'unknown'
      ? undefined
      : [verdict.outcome, outcome];
  };
  if (!ruleset.mayLoop) {
    parts.push(
      compare('solve gives the value of the definition', games.values(), { ...reach, timer: share(LAWS.length) }, byValue),
    );
    parts.push(compare('solve gives the outcome of the definition in misère play', games.values(), reach, byMisere));
  }
  return { id: ruleset.id, title: ruleset.title, parts, complete: !isOver(reach) };
}

export function hasKept({ parts }: RulesetCheck): boolean {
  return parts.every(({ breaches }) => breaches.length === 0);
}

/** What goes wrong while positions are reached is a part of its own; nothing where all is well. */
function reaching(walk: () => void): CheckedPart[] {
  try {
    walk();
    return [];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return [{ title: 'positions can be reached by play', cases: 1, breaches: [message] }];
  }
}

function compare(
  title: string,
  games: Iterable<Game>,
  reach: Reach,
  both: (game: Game) => readonly string[] | undefined,
): CheckedPart {
  let cases = 0;
  const breaches = said(function* () {
    for (const game of games) {
      if (isOver(reach)) return;
      const answers = both(game);
      if (answers === undefined) continue;
      cases++;
      if (answers[0] !== answers[1]) yield `${nameOf(game)}: solve says ${answers[0]}, the definition gives ${answers[1]}`;
    }
  });
  return { title, cases, breaches };
}

function said(eachBreach: () => Iterable<string>): string[] {
  const breaches: string[] = [];
  try {
    for (const breach of eachBreach()) if (breaches.push(breach) === MOST_SAID) break;
  } catch (error) {
    if (!(error instanceof RulesetFault)) throw error;
    breaches.push(error.message);
  }
  return breaches;
}

function withPlay(game: Game, play: 'normal' | 'misere'): string {
  return `${game.ruleset} ${game.text()} [${[...game.options(), play].join(', ')}]`;
}
