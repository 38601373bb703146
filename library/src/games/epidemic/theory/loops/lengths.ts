/**
 * How long an epidemic lasts when both players hurry, and when both drag it out.
 *
 * Numbers as in Nimania. *Shortest:* always play a largest number, level by level; c equal largest numbers at stage s become
 * c·s + c(c + 1)/2 of the next number and take c moves. *Longest:* always play a smallest; with f₁(k) = k + 1 and
 * f_n(k) = f_{n−1} applied k + 1 times to k + 1, the last stage is f of the numbers one after another, smallest first.
 * f₂(k) = 2k + 2 and f₃(k) = (k + 3)2^{k+1} − 2, from there on it explodes. Proofs: docs/theory/epidemiography.md.
 */
export interface CountedHeight {
  readonly height: bigint;
  readonly count: bigint;
}

/** Numbers of more bits than this are not worked out. */
const MOST_BITS = 200_000;
/** Heights and repetitions that are followed one by one. */
const MOST_STEPS = 100_000;
/** f₅(1) = f₄(f₄(2)), and f₄(2) alone has about 10^30 digits. */
const HIGHEST = 4n;

/** The moves of a shortest play; undefined where that number is too large. */
export function shortestPlay(heights: readonly CountedHeight[], stage: bigint): bigint | undefined {
  const waiting = [...heights].sort((a, b) => (a.height < b.height ? -1 : 1));
  let moves = 0n;
  let steps = 0;
  let height = 0n;
  let count = 0n;
  for (;;) {
    if (count === 0n) {
      const next = waiting.pop();
      if (next === undefined) return moves;
      ({ height, count } = next);
    }
    while (waiting.at(-1)?.height === height) count += waiting.pop()?.count ?? 0n;
    const now = stage + moves;
    const made = height === 1n ? 0n : count * (now + 1n) + (count * (count - 1n)) / 2n;
    moves += count;
    height -= 1n;
    count = made;
    if (isTooLarge(moves) || isTooLarge(made) || ++steps > MOST_STEPS) return undefined;
  }
}

/** The moves of a longest play; undefined where that number is too large. */
export function longestPlay(heights: readonly CountedHeight[], stage: bigint): bigint | undefined {
  const budget = { steps: MOST_STEPS };
  let last: bigint | undefined = stage;
  for (const { height, count } of [...heights].sort((a, b) => (a.height < b.height ? -1 : 1))) {
    last = iterate(height, count, last, budget);
    if (last === undefined) return undefined;
  }
  return last - stage;
}

/** f_n applied so many times. */
function iterate(height: bigint, times: bigint, from: bigint, budget: { steps: number }): bigint | undefined {
  if (height === 1n) return from + times;
  if (height === 2n) {
    // k + 2 doubles each time.
    if (times > BigInt(MOST_BITS) || isTooLarge(from)) return undefined;
    return ((from + 2n) << times) - 2n;
  }
  if (height > HIGHEST) return undefined;
  let stage: bigint | undefined = from;
  for (let left = times; left > 0n; left--) {
    if (stage === undefined || --budget.steps < 0 || isTooLarge(stage)) return undefined;
    stage = iterate(height - 1n, stage + 1n, stage + 1n, budget);
  }
  return stage !== undefined && !isTooLarge(stage) ? stage : undefined;
}

function isTooLarge(number: bigint): boolean {
  return number >> BigInt(MOST_BITS) !== 0n;
}
