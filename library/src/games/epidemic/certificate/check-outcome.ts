/**
 * Who wins by the camp theorem and by the race of the germs, with double bombs in normal play, for the check of certificates: written from the statements in
 * docs/theory/epidemiography.md, and not from the code that solves.
 */

/** Labels on one vertex, what it is, and what its moves can leave: heavy labels, or light ones with so many ones. */
export interface CheckedLabel {
  readonly kind: string;
  readonly count: bigint;
  readonly heavy: boolean;
  readonly odd: boolean;
  readonly even: boolean;
  /** Whether all its moves lead to one germ, and germs of both kinds are among them. */
  readonly isDouble: boolean;
}

/** What is in reach: germs of 2 (odd), germs of 3 (even), vertices with both heavy and light moves (mixed). */
export interface CheckedReach {
  readonly odd: boolean;
  readonly even: boolean;
  readonly mixed: boolean;
}

/** Whether the next player wins; a reason where no theorem says so. */
export function checkedOutcome(
  labels: readonly CheckedLabel[],
  reach: CheckedReach,
  stage: bigint,
  misere: boolean,
): boolean | string {
  const stageOdd = stage % 2n === 1n;
  const sum = (counts: (label: CheckedLabel) => boolean) =>
    labels.reduce((total, label) => total + (counts(label) ? label.count : 0n), 0n);
  const ones = sum(({ kind }) => kind === 'one');
  const heavy = sum(({ kind }) => kind === 'heavy');
  const bombs = sum(({ kind, heavy: leavesHeavy }) => kind === 'heavy' && leavesHeavy);
  const threes = sum(({ kind, heavy: leavesHeavy, even }) => kind === 'heavy' && !leavesHeavy && even);
  const twos = heavy - bombs - threes;
  if (bombs === 0n) return germRace(twos, threes, ones, stageOdd, misere);
  if (!misere && bombs === sum(({ isDouble }) => isDouble)) return doubleBombs(bombs, twos, threes, ones, stage);
  if (reach.odd && reach.even) return 'germs of both kinds are in reach';
  if (misere && reach.odd) return reach.mixed ? 'a vertex in reach has heavy and light moves' : stageOdd;
  const onesOdd = (ones + (misere ? 1n : 0n)) % 2n === 1n;
  if (heavy > 1n || stageOdd === reach.odd) return stageOdd === reach.odd;
  const only = labels.find(({ kind, count }) => kind === 'heavy' && count > 0n);
  if (reach.odd) return (onesOdd ? only?.odd : only?.even) === true;
  return !onesOdd && (only?.odd === true || only?.even === true);
}

function germRace(twos: bigint, threes: bigint, ones: bigint, stageOdd: boolean, misere: boolean): boolean {
  const isOdd = (number: bigint) => number % 2n === 1n;
  if (misere && twos + threes === 0n) return !isOdd(ones);
  if (misere && twos === 0n && threes === 1n && stageOdd) return isOdd(ones);
  const lead = twos - threes - (misere ? 2n : 0n);
  const near = stageOdd ? [0n, -1n] : [0n, 1n];
  return near.includes(lead) ? isOdd(ones + threes) : lead > 0n === stageOdd;
}

/** Two bombs are worth a one; an odd bomb is exploded for the own camp. */
function doubleBombs(bombs: bigint, twos: bigint, threes: bigint, ones: bigint, stage: bigint): boolean {
  const stageOdd = stage % 2n === 1n;
  const more = ones + bombs / 2n;
  if (bombs % 2n === 0n) return germRace(twos, threes, more, stageOdd, false);
  const exploded = stageOdd ? ([twos + stage + 1n, threes] as const) : ([twos, threes + stage + 1n] as const);
  return !germRace(...exploded, more, !stageOdd, false);
}
