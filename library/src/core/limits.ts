/**
 * Limits: how far search may go before it answers `unknown` with a reason.
 */
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

/** Thrown inside a search that passes a limit; the engine turns it into `unknown` with this reason. */
export class LimitReached extends Error {
  override readonly name = 'LimitReached';
}

/** What is said when the time is over; `what` took it. */
export function tookTooLong(what: string, milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 100) / 10;
  return `${what} took longer than ${seconds} ${seconds === 1 ? 'second' : 'seconds'} (--max-seconds raises this limit)`;
}
