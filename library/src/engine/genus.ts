/**
 * Genera of positions and of families: `kayles 5 7`, `kayles {n}`.
 *
 * A genus is about both kinds of play at once, so that the question may name either. It is found by play, over the sums that can be
 * reached: genera of sums do not follow from those of the parts.
 */
import { GENERA } from '../compounds/show.ts';
import { byClock, stepsByClock } from '../core/clock.ts';
import { type Bounds, DEFAULT_LIMITS, LimitReached, type ReachedLimit } from '../core/limits.ts';
import { toLook } from '../core/look.ts';
import type { Result } from '../core/result.ts';
import type { BadQuestion } from '../core/verdict.ts';
import { Effort } from '../misere/effort.ts';
import { Genera } from '../misere/genera.ts';
import { type Genus, genusToText } from '../misere/genus.ts';
import { fillHole } from '../notation/question.ts';
import { type OpenQuestion, openQuestion } from './moves/open.ts';
import { refusalOf } from './refusal.ts';
import { openFamily } from './sequence/family.ts';
import { SEQUENCE_OPTIONS, type SequenceOptions, type Stretch } from './sequence/sequence.ts';
import { ComponentKinds } from './solve/component-kinds.ts';
import { LoopFound } from './solve/loop-found.ts';
import { Session } from './solve/session.ts';
import type { SolveOptions } from './solve/solve.ts';
import { whyNoSum } from './sums-only.ts';

/** Copies of one component, and kinds of components. */
const MOST_COPIES = 1000n;
const MOST_KINDS = 20_000;

export interface ComponentGenus {
  /** `kayles 5`. */
  readonly component: string;
  readonly count: bigint;
  readonly genus: Genus;
}

export interface GenusAnswer {
  readonly question: string;
  /** Left out where a limit was reached; `reason` says which. */
  readonly genus?: Genus;
  /** Each kind of component by itself, as far as they are known. */
  readonly components: readonly ComponentGenus[];
  readonly reason?: string;
  readonly limit?: ReachedLimit;
}

/** The genus of a position and of its components, or what is wrong with the question. */
export function genusWith(line: string, options: SolveOptions): GenusAnswer | BadQuestion {
  const refused = refusalOf(line, options);
  if (refused !== undefined) return refused;
  const opened = openSum(line, openQuestion(line, options.catalogue));
  return 'error' in opened ? opened : byClock(options.now, () => genusOf(opened, options));
}

function genusOf(question: OpenQuestion, options: SolveOptions): GenusAnswer {
  const { line } = question;
  const players = new GenusPlayer(options);
  const components: ComponentGenus[] = [];
  try {
    for (const { item, count } of componentsOf(question)) {
      const genus = players.ofHeaps([players.heapOf(item)]);
      components.push({ component: `${item.ruleset} ${item.text()}`, count, genus });
    }
    return { question: line, genus: players.ofQuestion(question), components };
  } catch (error) {
    return { question: line, components, ...endOf(error) };
  }
}

/** The genera of the members, as texts, one stretch for each; or what is wrong with the line of the first. */
export function genusStretchesWith(line: string, options: SequenceOptions): Generator<Stretch, void> | BadQuestion {
  const family = openFamily(line, options, SEQUENCE_OPTIONS);
  if ('error' in family) return family;
  const from = options.from ?? family.first;
  const first = openSum(fillHole(line, from), family.member(from));
  if ('error' in first) return first;
  const players = byClock(options.now, () => new GenusPlayer(options));
  const stretches = (function* (): Generator<Stretch, void> {
    for (let n = from; n <= options.to; n++) {
      const member = family.member(n);
      if (!member.ok) return yield { from: n, values: [null], kind: GENERA, reason: member.error.message, error: member.error };
      let stretch: Stretch;
      try {
        stretch = { from: n, values: [genusToText(players.ofQuestion(member.value))], kind: GENERA };
      } catch (error) {
        stretch = { from: n, values: [null], kind: GENERA, ...endOf(error) };
      }
      yield stretch;
      // What was too much for one member is too much for the next.
      if (stretch.reason !== undefined) return;
    }
  })();
  return stepsByClock(options.now, stretches);
}

/** Plays out sums with what it has found before. */
class GenusPlayer {
  private readonly kinds: ComponentKinds;
  private readonly genera: Genera;

  constructor(options: SolveOptions) {
    const limits: Bounds = { ...DEFAULT_LIMITS, ...options.limits, onLook: toLook(options) };
    this.kinds = new ComponentKinds(new Session(options), MOST_KINDS);
    this.genera = new Genera(this.kinds, new Effort(limits, 'the search for the genus'));
  }

  heapOf(game: Parameters<ComponentKinds['numberOf']>[0]): number {
    return this.kinds.numberOf(game);
  }

  ofHeaps(heaps: readonly number[]): Genus {
    return this.genera.of(heaps);
  }

  ofQuestion(question: OpenQuestion): Genus {
    const heaps = componentsOf(question).flatMap(({ item, count }) => {
      if (count > MOST_COPIES) throw new LimitReached('program', Number(MOST_COPIES), 'there are too many equal components');
      return new Array<number>(Number(count)).fill(this.heapOf(item));
    });
    return this.ofHeaps(heaps);
  }
}

function componentsOf({ games }: OpenQuestion): ReturnType<OpenQuestion['games'][0]['components']> {
  return games.flatMap((game) => game.components());
}

function openSum(line: string, opened: Result<OpenQuestion>): OpenQuestion | BadQuestion {
  if (!opened.ok) return { question: line, error: opened.error };
  const refused = whyNoSum('A genus', line, opened.value);
  return refused === undefined ? opened.value : { question: line, error: refused };
}

/** Why there is no genus. */
function endOf(error: unknown): { readonly reason: string; readonly limit?: ReachedLimit } {
  if (error instanceof LoopFound) return { reason: 'the game need not end' };
  if (!(error instanceof LimitReached)) throw error;
  return { reason: error.message, limit: error.limit };
}
