/**
 * A ruleset put through the laws when it is loaded: right or refused, within a second. Few positions come first, so that every law
 * has had its turn when the time is up.
 */
import { byClock } from '../core/clock.ts';
import { entry } from '../core/entry.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { Timer } from '../core/timer.ts';
import { guardRuleset, type OnCall, RulesetFault } from './guard.ts';
import { type Breach, LAWS } from './laws.ts';
import { DEFAULT_REACH, eachReached, nameOf, type Reach } from './reach.ts';

export interface TrialOptions {
  /** How long it may take. A call that never returns cannot be ended from here. Default: 1000. */
  readonly milliseconds?: number;
  /** Positions looked at for each sample. Default: 100. */
  readonly positions?: number;
  /** Whether the other laws are tried, too, where one is broken. Default: what is broken is refused at once. */
  readonly all?: boolean;
  /** Told before each call of one of its functions: who runs this in a thread sees where it hangs. */
  readonly onCall?: OnCall;
  /** The clock by which the time is kept; without it that of the host. */
  readonly now?: () => number;
}

export interface Trial {
  /** The first law that is broken, by the shortest position that shows it; undefined where none was found to be. */
  readonly breach?: Breach;
  /** All laws, with those that are broken, as far as they were tried. */
  readonly states: readonly LawState[];
  /** How many positions were tried, and under how many laws. */
  readonly positions: number;
  readonly laws: number;
  /** False where the time was up first. */
  readonly complete: boolean;
}

export interface LawState {
  readonly law: string;
  readonly holds: boolean;
}

/** Breaches of a law among which the shortest position is chosen. */
const MOST_BREACHES = 40;
/** Positions of a first round. */
const FIRST_ROUND = 12;
const POSITIONS = 100;
const MILLISECONDS = 1000;

export function tryRuleset<Pos>(ruleset: Ruleset<Pos>, options: TrialOptions = {}): Trial {
  return byClock(options.now, () => putOnTrial(ruleset, options));
}

function putOnTrial<Pos>(ruleset: Ruleset<Pos>, options: TrialOptions): Trial {
  const { milliseconds = MILLISECONDS, positions = POSITIONS, all = false, onCall } = options;
  const timer = new Timer(milliseconds);
  const tried = entry(guardRuleset(ruleset, onCall), []);
  const laws = LAWS.length;
  const states = new Map<string, boolean>();
  let breach: Breach | undefined;
  let seen = 0;
  const told = (complete: boolean): Trial => ({
    ...(breach !== undefined && { breach }),
    ...{ positions: seen, laws, complete },
    states: Array.from(states, ([law, holds]) => ({ law, holds })),
  });
  try {
    for (const most of [Math.min(FIRST_ROUND, positions), positions]) {
      const reach: Reach = { ...DEFAULT_REACH, positions: most, longestPlay: 1000, timer };
      for (const [index, law] of LAWS.entries()) {
        const found = shortest(law.check(tried, within(reach, timer, laws - index)));
        states.set(law.title, found === undefined && states.get(law.title) !== false);
        breach ??= found;
        if (breach !== undefined && !all) return told(true);
      }
      seen = new Set(Array.from(eachReached(tried, reach), nameOf)).size;
      if (breach !== undefined) return told(true);
    }
  } catch (error) {
    if (!(error instanceof RulesetFault)) throw error;
    breach ??= toBreach(error);
    return told(true);
  }
  return told(!timer.isOver());
}

function shortest(breaches: Iterable<Breach>): Breach | undefined {
  let [least, count]: [Breach | undefined, number] = [undefined, 0];
  for (const breach of breaches) {
    if (least === undefined || breach.position.length < least.position.length) least = breach;
    if (++count === MOST_BREACHES) break;
  }
  return least;
}

/** A law may take twice its share of the time that is left. */
function within(reach: Reach, { left }: Timer, lawsLeft: number): Reach {
  return { ...reach, timer: new Timer(Math.min(left, (2 * left) / lawsLeft)) };
}

function toBreach({ ruleset, function: called, message }: RulesetFault): Breach {
  return { law: `${called} gives what is expected of it`, position: ruleset, message };
}
