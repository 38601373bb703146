/** The three counts of a check in words. */
import type { Found } from './statement.ts';

export type CountName = keyof Found;

const SUBJECTS: Readonly<Record<CountName, string>> = {
  printed: 'what is printed fails',
  corrected: 'what is given as true instead fails',
  solved: 'the program answers otherwise than the rules',
};

/** `what is printed fails in 48 of 189 cases, first at …` */
export function describeCount(name: CountName, found: Found): string {
  const { cases = 0, failures = 0, smallest = '' } = found[name] ?? {};
  return `${SUBJECTS[name]} in ${failures} of ${cases} cases, first at ${smallest}`;
}
