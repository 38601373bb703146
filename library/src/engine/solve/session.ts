/**
 * A session: what one question may use, and how much it has used.
 *
 * Search calls `step` for each piece of work and `store` for each position it keeps; either throws `LimitReached` with the limit.
 */
import { grundyTheory } from '../../compounds/grundy.ts';
import { theoryOf } from '../../compounds/theories.ts';
import type { Game } from '../../core/game.ts';
import type { Kernels } from '../../core/kernels.ts';
import { type Bounds, DEFAULT_LIMITS, LimitReached, type Limits } from '../../core/limits.ts';
import { type Look, toLook, type Watched, type WorkDone, watchedOf } from '../../core/look.ts';
import type { Nimber } from '../../core/nimber.ts';
import type { Setting } from '../../core/setting.ts';
import type { SettingTheory, Tools } from '../../core/theorem.ts';
import { Timer } from '../../core/timer.ts';
import { hostKernels } from '../../numeric/host-kernels.ts';
import { ComponentValues } from './component-values.ts';
import { bytesOfKey, type SearchMemory } from './search-memory.ts';

/** The clock is looked at every so many steps at most, and more often where steps between two looks take so many milliseconds. */
const MOST_STEPS_PER_LOOK = 512;
const QUICK = 10;

/** What a session takes of the options of `solve`. */
export interface SessionOptions extends Watched {
  readonly limits?: Partial<Limits>;
  readonly length?: boolean;
  readonly marks?: boolean;
}

export class Session {
  readonly tools: SessionTools;
  readonly limits: Limits;
  /** Whether the verdict shall say what a picture should show. */
  readonly wantsMarks: boolean;
  /** What earlier questions of the same family have found, or an earlier search for the same answer. */
  memory: SearchMemory | undefined;
  positions = 0;
  /** Positions of sessions for parts, which are not among those of this one. */
  private apart = 0;
  /** First moves whose end is known, of what is being searched. */
  decided = 0;
  private bytes = 0;
  readonly timer: Timer;
  private lastLook = 0;
  private stepsPerLook = 1;
  private untilLook = 1;
  private stepsLeft: number;
  /** What it was given; most questions are answered before any of it is looked at. */
  private readonly options: SessionOptions;
  private knownLook: Look | undefined;

  /** `look` is that of the session of which this one is a part. */
  constructor(options: SessionOptions, memory?: SearchMemory, look?: Look) {
    const { limits, marks = false } = options;
    this.memory = memory;
    this.wantsMarks = marks;
    this.limits = limits === undefined ? DEFAULT_LIMITS : { ...DEFAULT_LIMITS, ...limits };
    this.timer = new Timer(this.limits.milliseconds);
    this.stepsLeft = limits?.steps ?? Number.POSITIVE_INFINITY;
    this.options = options;
    this.knownLook = look;
    this.tools = new SessionTools(this, options);
  }

  private get look(): Look {
    this.knownLook ??= toLook(this.options, this.timer);
    return this.knownLook;
  }

  private get watched(): Watched {
    return watchedOf(this.options);
  }

  /** A session of its own for a first try that may store so many positions, within what is left of this one. */
  allowance(positions: number): Session {
    const wishes = { length: this.tools.wantsLength, marks: this.wantsMarks };
    const options = {
      ...this.watched,
      limits: { ...this.remaining(), positions },
      ...wishes,
    };
    return new Session(options, this.memory, this.lookAtSession());
  }

  /** The same error; a time that ran out is the one that was given for the whole question, not what was left of it. */
  asGiven(error: LimitReached): LimitReached {
    return error.limit.name === 'milliseconds' ? new LimitReached('milliseconds', this.limits.milliseconds, error.what) : error;
  }

  /** A session for a part of the work, with limits of its own, that the same signal stops. */
  forPart(limits: Limits, memory?: SearchMemory): Session {
    return new Session({ ...this.watched, limits }, memory, this.lookAtSession());
  }

  /** Lets go of all that searches have kept: the answer is there, and its certificate needs none of it. */
  end(): void {
    this.memory = undefined;
    this.tools.forget();
  }

  /** Whether the caller has asked to stop. */
  isStopped(): boolean {
    return this.options.signal?.aborted === true;
  }

  /** Its limits for a loop; the time is what is left of it whenever it is read. */
  limitsWithTimeLeft(): Bounds {
    const session = this;
    return {
      ...this.limits,
      onLook: this.lookAtPart(),
      get milliseconds() {
        return session.timer.left;
      },
    };
  }

  /** Tells how far the work is; what a search of its own has counted comes in the place of what is known here. */
  private tell(done: Partial<WorkDone>, positions = this.positions): void {
    this.look({ ...done, positions: this.apart + positions });
  }

  /** For work that counts for itself, until its positions are added to those of this session. */
  private lookAtPart(): Look {
    const before = this.positions;
    return (done = {}) => this.tell(done, Math.max(this.positions, before + (done.positions ?? 0)));
  }

  private lookAtSession(): Look {
    const before = this.apart;
    return (done = {}) => {
      this.apart = Math.max(this.apart, before + (done.positions ?? 0));
      this.tell(done);
    };
  }

  /** Whether the time is over: for work that is left out then. */
  isLate(): boolean {
    return this.timer.left === 0;
  }

  /** What is left of the limits, for a search that counts for itself. */
  remaining(): Bounds {
    return { ...this.limits, milliseconds: this.timer.left, onLook: this.lookAtPart() };
  }

  step(): void {
    if (--this.stepsLeft < 0) throw new LimitReached('steps', this.limits.steps ?? 0);
    if (--this.untilLook > 0) return;
    this.tell(this.decided > 0 ? { decided: this.decided } : {});
    const { spent } = this.timer;
    // Steps may take a microsecond or, in a graph of a million vertices, a second.
    this.stepsPerLook = spent - this.lastLook < QUICK ? Math.min(2 * this.stepsPerLook, MOST_STEPS_PER_LOOK) : 1;
    this.untilLook = this.stepsPerLook;
    this.lastLook = spent;
    this.timer.check();
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

/** What theorems are given; what few of them look at is made when one does. */
class SessionTools implements Tools {
  readonly kernels: Kernels = hostKernels();
  readonly wantsLength: boolean;
  private readonly session: Session;
  private bounds: Bounds | undefined;
  private values: ComponentValues<Nimber> | undefined;

  constructor(session: Session, { length = false }: SessionOptions) {
    this.session = session;
    this.wantsLength = length;
  }

  get limits(): Bounds {
    this.bounds ??= this.session.limitsWithTimeLeft();
    return this.bounds;
  }

  theoryOf(setting: Setting): SettingTheory | undefined {
    // What its values are is known to the theory alone, whose type ended in the list of theories.
    return theoryOf(setting) as SettingTheory | undefined;
  }

  forget(): void {
    this.values = undefined;
  }

  get grundy(): (game: Game) => Nimber {
    return (game) => {
      this.values ??= new ComponentValues(grundyTheory, this.session);
      return this.values.ofComponents(game.components());
    };
  }
}
