/** Numbers on the command line: `1000000`, `1_000_000` and `1e6` are the same. */
import { InvalidArgumentError } from 'commander';

export function parseCount(text: string): number {
  const digits = text.replaceAll('_', '');
  const value = /^\d+(\.\d+)?(e\+?\d+)?$/i.test(digits) ? Number(digits) : Number.NaN;
  if (value > Number.MAX_SAFE_INTEGER) throw new InvalidArgumentError(`It is larger than ${Number.MAX_SAFE_INTEGER}.`);
  if (!Number.isSafeInteger(value)) throw new InvalidArgumentError('It is not a whole number.');
  return value;
}

export function parseSeconds(text: string): number {
  const value = /^\d+(\.\d+)?(e\+?\d+)?$/i.test(text) ? Number(text) : Number.NaN;
  if (!Number.isFinite(value)) throw new InvalidArgumentError('It is not a number of seconds.');
  return value;
}

const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** A time such as 90s, 30m or 2h, in milliseconds. */
export function parseTime(text: string): number {
  const [, number = '', unit = 's'] = /^(\d+(?:\.\d+)?)([smhd])?$/.exec(text) ?? [];
  if (number === '') throw new InvalidArgumentError('It is not a time such as 90s, 30m or 2h.');
  return Number(number) * (UNITS[unit] as number);
}

/** A number of moves, or `all`; a won position shows one at least. */
export function parseMoves(text: string): number {
  return text === 'all' ? Number.POSITIVE_INFINITY : Math.max(1, parseCount(text));
}
