/** What the paper says of positions of Nimania, as formulas, and how they are tried: by play, and by their own recursion. */
import { answers, outcomeOf } from '../statements/ask.ts';
import type { Reach } from '../statements/statement.ts';
import { range, type Tried } from '../statements/tally.ts';
import { type Epidemic, EpidemicRules, epidemicOptions, numbersSpread, type Spread } from './rules.ts';

/** Whether the player to move wins; undefined where the statement says nothing. `counts[n]` is how often n is there. */
export type Formula = (epidemic: Epidemic) => boolean | undefined;

const isEven = (number: number) => number % 2 === 0;

function above({ counts }: Epidemic, least: number): number {
  return counts.slice(least).reduce((sum, count) => sum + count, 0);
}

/** Lemma 1 and Theorem 2. */
export const nimaniaFormula: Formula = (epidemic) => {
  const { counts, stage } = epidemic;
  const [ones = 0, twos = 0] = counts.slice(1);
  if (twos > 1 || above(epidemic, 3) > 0) return !isEven(stage);
  return twos === 1 ? !isEven(stage) || !isEven(ones) : !isEven(ones);
};

/** Nimania up to p, p ≥ 2: mids are the numbers 2 … p + 1. Lemmas 2 to 4 and Theorem 4 for p = 2. */
export function sweepingFormula(p: number): Formula {
  return (epidemic) => {
    const { counts, stage } = epidemic;
    const ones = counts[1] ?? 0;
    const large = above(epidemic, p + 2);
    const mids = above(epidemic, 2) - large;
    if (mids >= 2 || large > 0) return isEven(stage);
    return mids === 1 ? isEven(stage) || isEven(ones) : !isEven(ones);
  };
}

/** Positions with each number up to `copies` times, stages 1 … stages; small positions first. */
export function* eachEpidemic(largest: number, copies: number, stages: number): Iterable<Epidemic> {
  for (const stage of range(1, stages)) {
    for (const code of range(0, (copies + 1) ** largest - 1)) {
      yield {
        counts: [0, ...range(0, largest - 1).map((place) => Math.floor(code / (copies + 1) ** place) % (copies + 1))],
        stage,
      };
    }
  }
}

export function nimaniaQuestion({ counts, stage }: Epidemic, strain = ''): string {
  const numbers = counts
    .flatMap((count, n) => (count === 0 || n === 0 ? [] : [count === 1 ? `${n}` : `${n}^${count}`]))
    .reverse();
  const options = [...(strain === '' ? [] : [strain]), ...(stage === 1 ? [] : [`stage ${stage}`])];
  return `nimania ${numbers.join(' ') || '0'}${options.length === 0 ? '' : ` [${options.join(', ')}]`}`;
}

export interface Trial {
  readonly steps: readonly number[];
  readonly strain?: string;
  readonly formula: Formula;
  /** The positions that the statement is about. */
  isAbout(epidemic: Epidemic): boolean;
}

/** By play, where that ends soon; the program is asked too. */
export function* byPlay(
  { steps, strain, formula, isAbout }: Trial,
  epidemics: Iterable<Epidemic>,
  reach: Reach,
): Iterable<Tried> {
  let referee: EpidemicRules | undefined;
  for (const epidemic of epidemics) {
    if (!isAbout(epidemic)) continue;
    referee ??= new EpidemicRules(numbersSpread(epidemic.counts.length - 1, steps));
    const won = referee.isWon(epidemic);
    if (won === undefined) continue;
    const question = nimaniaQuestion(epidemic, strain);
    yield { at: question, printed: formula(epidemic) === won, solved: answers(question, outcomeOf(won), reach) };
  }
}

/**
 * By recursion: the formula says won exactly when it says lost of some option. Since every play ends, that proves it for all
 * positions that the cases stand for; it sees only parities and counts up to two.
 */
export function* byRecursion({ steps, strain, formula, isAbout }: Trial, epidemics: Iterable<Epidemic>): Iterable<Tried> {
  let spread: Spread = [];
  for (const epidemic of epidemics) {
    if (!isAbout(epidemic)) continue;
    if (spread.length !== epidemic.counts.length) spread = numbersSpread(epidemic.counts.length - 1, steps);
    const follows = epidemicOptions(epidemic, spread).some((option) => formula(option) === false);
    yield { at: nimaniaQuestion(epidemic, strain), printed: formula(epidemic) === follows };
  }
}
