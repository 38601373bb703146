/**
 * A session: what one question may use, and how much it has used.
 *
 * Search calls `step` for each piece of work and `store` for each position it keeps; either throws `LimitReached` with the limit.
 */
import { grundyTheory } from '../../compounds/grundy.ts';
import { now } from '../../core/clock.ts';
import type { Game } from '../../core/game.ts';
import type { Kernels } from '../../core/kernels.ts';
import { type Bounds, DEFAULT_LIMITS, LimitReached, type Limits } from '../../core/limits.ts';
import { type Look, toLook, type Watched, watchedOf } from '../../core/look.ts';
import type { Nimber } from '../../core/nimber.ts';
import type { Tools } from '../../core/theorem.ts';
import { plainKernels } from '../../numeric/plain-kernels.ts';
import { ComponentValues } from './component-values.ts';
import { bytesOfKey, type SearchMemory } from './search-memory.ts';

/** The clock is looked at every so many steps at most, and more often where steps between two looks take so many milliseconds. */
const MOST_STEPS_PER_LOOK = 512;
const QUICK = 10;

/** What a session takes of the options of `solve`. */
export interface SessionOptions extends Watched {
  readonly kernels?: Kernels;
  readonly limits?: Partial<Limits>;
  readonly length?: boolean;
  readonly marks?: boolean;
  readonly evidence?: boolean;
}

export class Session {
  readonly tools: Tools;
  readonly limits: Limits;
  /** Whether the verdict shall say what a picture should show. */
  readonly wantsMarks: boolean;
  /** What earlier questions of the same family have found, or an earlier search for the same answer. */
  readonly memory: SearchMemory | undefined;
  /** Whether it shall have a certificate where that takes work of its own. */
  readonly wantsEvidence: boolean;
  positions = 0;
  private bytes = 0;
  private readonly started = now();
  private lastLook = this.started;
  private stepsPerLook = 1;
  private untilLook = 1;
  private stepsLeft: number;
  private readonly look: Look;
  private readonly watched: Watched;

  constructor(options: SessionOptions, memory?: SearchMemory) {
    const { kernels = plainKernels, limits = {}, length = false, marks = false, evidence = true } = options;
    this.memory = memory;
    this.wantsMarks = marks;
    this.wantsEvidence = evidence;
    this.limits = { ...DEFAULT_LIMITS, ...limits };
    this.stepsLeft = limits.steps ?? Number.POSITIVE_INFINITY;
    this.watched = watchedOf(options);
    this.look = toLook(options);
    let values: ComponentValues<Nimber> | undefined;
    const grundy = (game: Game) => {
      values ??= new ComponentValues(grundyTheory, this);
      return values.ofComponents(game.components());
    };
    this.tools = { kernels, limits: this.limitsWithTimeLeft(), wantsLength: length, wantsEvidence: evidence, grundy };
  }

  /** A session of its own for a first try that may store so many positions, within what is left of this one. */
  allowance(positions: number): Session {
    const { kernels, wantsLength } = this.tools;
    const wishes = { length: wantsLength, marks: this.wantsMarks, evidence: this.wantsEvidence };
    return new Session({ ...this.watched, kernels, limits: { ...this.remaining(), positions }, ...wishes }, this.memory);
  }

  /** The same error; a time that ran out is the one that was given for the whole question, not what was left of it. */
  asGiven(error: LimitReached): LimitReached {
    return error.limit.name === 'milliseconds' ? new LimitReached('milliseconds', this.limits.milliseconds, error.what) : error;
  }

  /** A session for a part of the work, with limits of its own, that the same signal stops. */
  forPart(limits: Limits, evidence = false, memory?: SearchMemory): Session {
    return new Session({ ...this.watched, kernels: this.tools.kernels, limits, evidence }, memory);
  }

  /** Whether the caller has asked to stop. */
  isStopped(): boolean {
    return this.watched.signal?.aborted === true;
  }

  private limitsWithTimeLeft(): Bounds {
    const session = this;
    return {
      ...this.limits,
      onLook: this.look,
      get milliseconds() {
        return session.timeLeft();
      },
    };
  }

  private timeLeft(): number {
    return Math.max(0, this.limits.milliseconds - (now() - this.started));
  }

  /** Whether the time is over: for work that is left out then. */
  isLate(): boolean {
    return this.timeLeft() === 0;
  }

  /** What is left of the limits, for a search that counts for itself. */
  remaining(): Bounds {
    return { ...this.limits, milliseconds: this.timeLeft(), onLook: this.look };
  }

  step(): void {
    if (--this.stepsLeft < 0) throw new LimitReached('steps', this.limits.steps ?? 0);
    if (--this.untilLook > 0) return;
    this.look({ positions: this.positions });
    const time = now();
    // Steps may take a microsecond or, in a graph of a million vertices, a second.
    this.stepsPerLook = time - this.lastLook < QUICK ? Math.min(2 * this.stepsPerLook, MOST_STEPS_PER_LOOK) : 1;
    this.untilLook = this.stepsPerLook;
    this.lastLook = time;
    const spent = time - this.started;
    if (spent > this.limits.milliseconds) {
      throw new LimitReached('milliseconds', this.limits.milliseconds);
    }
  }

  /** Counts a stored position whose key has this many characters. */
  store(keyLength: number): void {
    this.positions++;
    const bytes = bytesOfKey(keyLength);
    this.bytes += bytes;
    this.memory?.add(bytes);
    const filled = this.memory?.serves === 'question' ? this.memory.bytes : this.bytes;
    if (this.positions > this.limits.positions) {
      throw new LimitReached('positions', this.limits.positions);
    }
    if (filled > this.limits.megabytes * 1e6) {
      throw new LimitReached('megabytes', this.limits.megabytes);
    }
    this.step();
  }
}
