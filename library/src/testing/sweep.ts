/**
 * A sweep: two ways to answer, compared on many cases, with the number of cases stated.
 *
 *     sweep(graphsUpTo(6)).agree(byTheorem, byDefinition).atLeast(6);
 *
 * A way that does not apply to a case answers `undefined`; such cases do not count. A sweep of too few cases is a failure, since
 * a comparison of nothing always agrees.
 */
export interface Sweep<Case> {
  /** Compares the two answers on every case; throws at the first difference, naming the case and both answers. */
  agree(one: (of: Case) => unknown, other: (of: Case) => unknown): Agreement;
}

export interface Agreement {
  /** On how many cases both ways answered. */
  readonly count: number;
  /** Throws when the sweep saw fewer cases than this; returns how many it saw. */
  atLeast(least: number): number;
}

export function sweep<Case>(cases: Iterable<Case>, name: (of: Case) => string = answerToText): Sweep<Case> {
  return {
    agree(one, other) {
      let count = 0;
      for (const each of cases) {
        const first = one(each);
        const second = first === undefined ? undefined : other(each);
        if (second === undefined) continue;
        count++;
        const [a, b] = [answerToText(first), answerToText(second)];
        if (a !== b) throw new Error(`case ${count}, ${name(each)}: one says ${a}, the other ${b}`);
      }
      return agreementOf(count);
    },
  };
}

function agreementOf(count: number): Agreement {
  return {
    count,
    atLeast(least) {
      if (count < least) throw new Error(`the sweep saw ${count} cases; it has to see at least ${least}`);
      return count;
    },
  };
}

/** Answers as text: equal answers have equal texts, whatever the order of their fields; a bigint is not a number. */
function answerToText(answer: unknown): string {
  if (typeof answer === 'string') return answer;
  return JSON.stringify(answer, (_key, value: unknown) => {
    if (typeof value === 'bigint') return `${value}n`;
    if (value !== null && typeof value === 'object' && !Array.isArray(value))
      return Object.fromEntries(Object.entries(value).sort());
    return value;
  });
}
