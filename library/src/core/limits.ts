/**
 * Limits: how far search may go before it answers `unknown` with a reason.
 */
import type { Look } from './look.ts';

export interface Limits {
  /** Positions that one question may store. */
  readonly positions: number;
  /** Milliseconds that one question may take. */
  readonly milliseconds: number;
  /** Moves that search may look at: unlike time, the same on every machine. Left out: as many as the time allows. */
  readonly steps?: number;
  /** Megabytes that stored positions may take, by estimate. */
  readonly megabytes: number;
  /** The largest heap whose value is computed where no closed form or period is proved. */
  readonly heap: number;
  /** The largest graph that is built out of a family. */
  readonly order: number;
}

export const DEFAULT_LIMITS: Limits = {
  positions: 5_000_000,
  milliseconds: 30_000,
  megabytes: 2_000,
  heap: 100_000,
  order: 10_000_000,
};

/** Limits as a loop at work has them. */
export interface Bounds extends Limits {
  /** To be called at each look at the clock: it tells of progress and throws `LimitReached` where the caller wants an end. */
  readonly onLook?: Look;
}

/** Which limit: one that a caller may raise, `program` for one that is fixed, `stopped` where the caller gave a signal to stop. */
export type LimitName = keyof Limits | 'program' | 'stopped';

/** A limit that was reached, as data: who shows it says how it is raised. */
export interface ReachedLimit {
  readonly name: LimitName;
  /** Its value; 0 where it is no number. */
  readonly value: number;
}

/** Thrown inside a search that passes a limit; the engine turns it into `unknown` with the limit and a sentence. */
export class LimitReached extends Error {
  override readonly name = 'LimitReached';
  readonly limit: ReachedLimit;
  readonly what: string | undefined;

  /** `what` passed it; of heaps, graphs and fixed limits it is the whole sentence, since they are about many things. */
  constructor(name: LimitName, value: number, what?: string) {
    const limit = { name, value };
    super(limitToText(limit, what));
    this.limit = limit;
    this.what = what;
  }
}

/** What is said of a limit, without a word on how to raise it: a clause that begins small and has no full stop. */
export function limitToText({ name, value }: ReachedLimit, what?: string): string {
  const who = what ?? 'the search';
  switch (name) {
    case 'positions':
      return `${who} would store more than ${value} positions`;
    case 'megabytes':
      return `${who} would use more than ${value} megabytes`;
    case 'steps':
      return `${who} would look at more than ${value} moves`;
    case 'milliseconds': {
      const seconds = Math.ceil(value / 100) / 10;
      return `${who} took longer than ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
    }
    case 'heap':
      return what ?? `heaps are computed up to ${value} only`;
    case 'order':
      return what ?? `graphs are built up to ${value} vertices only`;
    case 'program':
      return what ?? 'it is too large';
    case 'stopped':
      return `${who} was stopped`;
  }
}
