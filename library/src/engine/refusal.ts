/**
 * What every call looks at first: that the question is text, and that it knows each option. An option with a wrong name would be left out
 * without a word, and a limit with it, so it is refused with the name that was probably meant.
 */
import type { Limits } from '../core/limits.ts';
import { excerpt, type InputError, notText } from '../core/result.ts';
import type { BadQuestion } from '../core/verdict.ts';
import { nearestWord } from '../notation/nearest-word.ts';
import type { SolveOptions } from './solve/solve.ts';

/** Every option by its name: one that is missing does not compile. */
export type OptionNames<Options> = Readonly<Record<keyof Options, true>>;

/** Those that a call has besides the options of `solve`. */
export type OwnOptionNames<Options extends SolveOptions> = OptionNames<Omit<Options, keyof SolveOptions>>;

const SOLVE_OPTIONS: OptionNames<SolveOptions> = {
  catalogue: true,
  limits: true,
  method: true,
  moves: true,
  length: true,
  marks: true,
  signal: true,
  onProgress: true,
  isFull: true,
  now: true,
};

/** Options that calls once had, and what to do instead. */
const FORMER: Readonly<Record<string, string>> = {
  kernels: ' Register kernels once instead: registerKernels(kernels).',
  byCode: ' Leave it out: every call has it now.',
  heapTables: ' Leave it out: every call has them now.',
};

const LIMITS: OptionNames<Limits> = {
  positions: true,
  milliseconds: true,
  steps: true,
  megabytes: true,
  heap: true,
  order: true,
};

/** Undefined when question and options are in order; `own` are options that this call has besides those of `solve`. */
export function refusalOf(question: unknown, options: object, own: object = {}): BadQuestion | undefined {
  if (typeof question !== 'string') return { question: '', error: notText(question).error };
  const error = unknownOption(options, own);
  return error === undefined ? undefined : { question, error };
}

/** The first option or limit that is not known, or a limit that is not a number. */
export function unknownOption(options: object, own: object = {}): InputError | undefined {
  const { limits = {} } = options as { limits?: object };
  return unknownName(options, [own, SOLVE_OPTIONS], 'an option of this call') ?? wrongLimits(limits);
}

function wrongLimits(limits: unknown): InputError | undefined {
  if (typeof limits !== 'object' || limits === null || Array.isArray(limits))
    return notLimit('The limits', `an object such as { milliseconds: 1000 }`, limits);
  const unknown = unknownName(limits, [LIMITS], 'one of the limits');
  if (unknown !== undefined) return unknown;
  for (const [name, value] of Object.entries(limits))
    if (typeof value !== 'number' || !(value >= 0)) return notLimit(`The limit "${name}"`, 'a number that is 0 or more', value);
  return undefined;
}

function notLimit(what: string, expected: string, given: unknown): InputError {
  const found = typeof given === 'string' ? JSON.stringify(given) : Array.isArray(given) ? 'a list' : String(given);
  return {
    code: 'not-a-limit',
    message: `${what} must be ${expected}, not ${excerpt(found)}.`,
    at: 0,
    expected,
    found: excerpt(found),
  };
}

function unknownName(given: object, known: readonly object[], what: string): InputError | undefined {
  for (const name of Object.keys(given)) {
    if (known.some((each) => Object.hasOwn(each, name))) continue;
    const names = known.flatMap(Object.keys);
    const meant = nearestWord(name, names) ?? names.find((each) => each.endsWith(name));
    const help = FORMER[name] ?? (meant === undefined ? '' : ` Did you mean "${meant}"?`);
    const message = `"${name}" is not ${what}.${help}`;
    return { code: 'unknown-option', message, at: 0, expected: names.join(', '), found: name };
  }
  return undefined;
}
