/**
 * Strains of the epidemic [fraenkelNesetril1985, §§5, 6] and the stage, as the options of a question line write them.
 *
 * Raving p sends a label p edges away, sweeping p sends it q edges away for any q from 1 to p and then plays as raving q.
 * The six variations: the new vertex is at distance p (i) or at the end of a path of p edges (ii); all such vertices are labelled
 * (iii, iv); some of them are, at least one (v, vi). The epidemic of §1 is raving 1 (i), and that is how it is stored.
 */
import { MOST_DIGITS_READ } from '../../core/digits.ts';
import { bad, ok, type Result } from '../../core/result.ts';
import type { OptionText } from '../../core/ruleset.ts';
import { isNumeral } from '../../notation/tokens.ts';

export const NUMERALS = ['i', 'ii', 'iii', 'iv', 'v', 'vi'] as const;
export type Numeral = (typeof NUMERALS)[number];

export interface Strain {
  readonly spread: 'raving' | 'sweeping';
  /** The p of the paper, at least 1. */
  readonly reach: bigint;
  readonly numeral: Numeral;
}

export const COMMON_STRAIN: Strain = { spread: 'raving', reach: 1n, numeral: 'i' };

/** One of the vertices is labelled, or all of them, or some. */
export type Choice = 'one' | 'all' | 'some';

export function choiceOf({ numeral }: Strain): Choice {
  const index = NUMERALS.indexOf(numeral);
  return index < 2 ? 'one' : index < 4 ? 'all' : 'some';
}

/** Whether edges are counted along any path, and not along a shortest one. */
export function countsPaths({ numeral }: Strain): boolean {
  return NUMERALS.indexOf(numeral) % 2 === 1;
}

/** Whether the move is one edge to one vertex, whatever words say so. */
export function isCommon(strain: Strain): boolean {
  return strain.reach === 1n && choiceOf(strain) === 'one';
}

export interface Course {
  readonly strain: Strain;
  /** The number of the next move, from 1: it makes as many new copies. */
  readonly stage: bigint;
}

/** Reads the options `stage`, `raving` and `sweeping`. */
export function parseCourse(options: readonly OptionText[], allowNumeral: boolean): Result<Course> {
  let stage: bigint | undefined;
  let strain: Strain | undefined;
  for (const option of options) {
    if (option.name === 'stage') {
      if (stage !== undefined) return twice(option);
      const read = parseNumber(option);
      if (!read.ok) return read;
      stage = read.value;
    } else {
      if (strain !== undefined) return twice(option);
      const read = parseStrain(option, allowNumeral);
      if (!read.ok) return read;
      strain = read.value;
    }
  }
  return ok({ strain: strain ?? COMMON_STRAIN, stage: stage ?? 1n });
}

/** The inverse; what is common is left out. */
export function formatCourse({ strain, stage }: Course): readonly string[] {
  const { spread, reach, numeral } = strain;
  const words = `${spread} ${reach}${numeral === 'i' ? '' : ` ${numeral}`}`;
  return [...(strain === COMMON_STRAIN ? [] : [words]), ...(stage === 1n ? [] : [`stage ${stage}`])];
}

function parseStrain(option: OptionText, allowNumeral: boolean): Result<Strain> {
  const reach = parseNumber(option, allowNumeral ? 2 : 1);
  if (!reach.ok) return reach;
  const word = option.words[1];
  const numeral = NUMERALS.find((each) => each === (word?.text ?? 'i'));
  if (numeral === undefined) {
    return bad('bad-variation', 'There are six variations, i to vi.', word?.at ?? option.at, {
      expected: 'i, ii, iii, iv, v or vi',
      ...(word !== undefined && { found: word.text }),
    });
  }
  const strain: Strain = { spread: option.name === 'sweeping' ? 'sweeping' : 'raving', reach: reach.value, numeral };
  return ok(isCommon(strain) ? COMMON_STRAIN : strain);
}

function parseNumber({ name, words, at }: OptionText, mostWords = 1): Result<bigint> {
  const [word] = words;
  const code = `bad-${name}`;
  if (word === undefined) return bad(code, `After ${name} comes a number.`, at, { expected: `a number, as in ${name} 2` });
  const extra = words[mostWords];
  if (extra !== undefined) {
    const message =
      mostWords === 1 && name !== 'stage' ? 'On a path all variations are the same.' : `${name} has too many words.`;
    const expected = mostWords === 1 ? `nothing after ${name} and its number` : `${name}, a number and at most one variation`;
    return bad(code, message, extra.at, { expected, found: extra.text });
  }
  if (!isNumeral(word.text) || word.text.length > MOST_DIGITS_READ || /^0+$/.test(word.text)) {
    return bad(code, `After ${name} comes a number of 1 or more, of at most ${MOST_DIGITS_READ} digits.`, word.at, {
      expected: 'a number of 1 or more',
      found: word.text,
    });
  }
  return ok(BigInt(word.text));
}

function twice({ name, at }: OptionText): Result<never> {
  const message = name === 'stage' ? 'The stage is there twice.' : 'An epidemic is of one strain.';
  return bad('contradictory-options', message, at, { expected: 'one stage and one of raving and sweeping', found: name });
}
