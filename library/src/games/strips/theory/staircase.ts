/**
 * Staircases: only the odd steps count, and they count as heaps of Nim. The silver dollar game is a staircase of gaps.
 *
 * **Theorem.** Whatever lies on the even steps, a sum of staircases is won or lost as Nim with the odd steps for heaps is, in normal and
 * in misère play. Proof, by induction on what is left to play. Let S be the heaps of Nim. A move from an odd step makes one heap of S
 * smaller, as any move of Nim does. A move from an even step makes a heap larger; the same counters can be moved on at once, and S is
 * as before. So if S is lost in Nim, a move from an odd step leaves one that is won, and one from an even step a position from which
 * the move back leads to a lost one: all options are won. If S is won, a winning move of Nim leaves a lost position. The one case in
 * which there is none is S without counters in misère play. If no counter is left at all, the player to move has won; if
 * some are on even steps, one of them moved down leaves S with a single heap of 1, which is lost. ∎
 *
 * In the silver dollar game count the gaps from the right: the gap to the left of the last coin is step 1, the one before it step 2. A
 * coin that moves left takes squares from the gap before it and adds them to the one behind it, which is one step lower; behind the last
 * coin is the ground. [berlekampConwayGuy2003, Ch. 15]
 */
import type { NimComponents } from '../../../core/nim-on-values.ts';
import { nimOnValues } from '../../../core/nim-on-values.ts';
import { type Nimber, nimSum, toNimber } from '../../../core/nimber.ts';
import type { Play } from '../../../core/outcome.ts';
import { excerpt } from '../../../core/result.ts';
import type { Move } from '../../../core/ruleset.ts';
import { answerOf, pass, type Theorem, type TheoremFacts } from '../../../core/theorem.ts';
import { capital } from '../../../core/words.ts';
import { moveCoin } from '../coins.ts';
import { type Row, type Rows, rowName } from '../rows.ts';
import { descend } from '../staircase-nim.ts';

/** How a row is a staircase. */
interface Staircase {
  /** What an odd step is called: `odd step`. */
  readonly component: string;
  /** Why the odd ones count, in a sentence for a player without a full stop. */
  readonly why: string;
  /** The counters on step 1, 2, 3 … */
  steps(row: Row): readonly Nimber[];
  /** What a table calls a step. */
  nameOf(row: Row, step: number): string;
  /** The move of so many counters from a step to the next lower one. */
  move(rows: Rows, row: Row, step: number, moved: Nimber): Move<Rows>;
}

const stairs: Staircase = {
  component: 'odd step',
  why: 'Only steps 1, 3, 5 … count: counters that come down to one of them from above can be moved on at once, which undoes the move',
  steps: ({ numbers }) => numbers,
  nameOf: (row, step) => `step ${step}${ofRow(row)}`,
  move: descend,
};

const gaps: Staircase = {
  component: 'odd gap',
  why: 'Count the gaps between the coins from the right: a coin takes squares from the gap before it and adds them to the one behind it. Only the first, third, fifth … gap counts, since what is added to one of them can be moved on at once by the next coin',
  steps: ({ numbers }) => numbers.map((coin, index) => minus(coin, index === 0 ? -1 : (numbers[index - 1] ?? 0), 1n)).reverse(),
  nameOf: (row, step) => `gap before ${row.numbers.at(-step)}${ofRow(row)}`,
  move(rows, row, step, moved) {
    const coin = row.numbers.at(-step) ?? 0;
    return moveCoin(rows, row, coin, minus(coin, moved, 0n));
  },
};

function ofRow(row: Row): string {
  return row.place === 0 ? '' : ` of ${rowName(row)}`;
}

/** a − b − more. */
function minus(a: Nimber, b: Nimber, more: bigint): Nimber {
  if (typeof a === 'number' && typeof b === 'number') return a - b - Number(more);
  return toNimber(BigInt(a) - BigInt(b) - more);
}

function* eachOddStep(rows: Rows, how: Staircase): Iterable<NimComponents<Rows>> {
  for (const row of rows) {
    const steps = how.steps(row);
    for (let step = 1; step <= steps.length; step += 2) {
      const [here, above] = [steps[step - 1] ?? 0, steps[step] ?? 0];
      yield {
        name: how.nameOf(row, step),
        value: here,
        count: 1n,
        movesTo(wanted) {
          if (wanted < here) return [how.move(rows, row, step, minus(here, wanted, 0n))];
          const missing = minus(wanted, here, 0n);
          return missing > 0 && missing <= above ? [how.move(rows, row, step + 1, missing)] : [];
        },
      };
    }
  }
}

type Facts = Omit<TheoremFacts, 'scope'>;

function wholeTheorem(how: Staircase, play: Play, facts: Facts): Theorem<Rows> {
  const onSteps = nimOnValues<Rows>({
    ...facts,
    play,
    component: how.component,
    components: (rows) => [...eachOddStep(rows, how)],
  });
  return {
    ...onSteps,
    answer(rows, setting, tools) {
      const answer = answerOf(onSteps, rows, setting, tools);
      return answer.scope === 'position' ? { ...answer, why: `${how.why}. ${capital(answer.why ?? '')}` } : answer;
    },
  };
}

/** The value of one row beside other games. */
function valueTheorem(how: Staircase, facts: Facts): Theorem<Rows> {
  return {
    ...facts,
    scope: 'component',
    answer([row, ...others], { compound, play }) {
      if (compound !== 'disjunctive' || play !== 'normal') return pass('it is about normal play in one component at a time');
      if (row === undefined || others.length > 0) return pass('it is about one row');
      const value = how.steps(row).reduce<Nimber>((sum, counters, index) => (index % 2 === 0 ? nimSum(sum, counters) : sum), 0);
      return { scope: 'component', value, text: `the nim-sum of the ${how.component}s is ${excerpt(String(value))}` };
    },
  };
}

const sources: Facts['sources'] = [
  { key: 'berlekampConwayGuy2003', where: 'Ch. 15' },
  { key: 'impartial', where: 'games/strips/theory/staircase.ts' },
];
const ownFirst: Facts['sources'] = [{ key: 'impartial', where: 'games/strips/theory/staircase.ts' }];

export const staircaseNormal = wholeTheorem(stairs, 'normal', {
  id: 'staircase-normal',
  title: 'Staircase Nim',
  statement:
    'Under normal play the player to move on staircases loses exactly when the numbers of counters on steps 1, 3, 5 … have nim-sum 0.',
  sources,
  examples: ['staircase-nim 1000000000000000000 5 999999999999999999 7'],
});

export const staircaseMisere = wholeTheorem(stairs, 'misere', {
  id: 'staircase-misere',
  title: 'Misère staircase Nim',
  statement:
    'Under misère play the player to move on staircases loses exactly when misère Nim with the counters on steps 1, 3, 5 … for heaps is lost: some of them is above 1 and their nim-sum is 0, or none is and the nim-sum is 1.',
  sources: ownFirst,
  examples: ['staircase-nim 1000000000000000000 5 999999999999999999 7 [misere]'],
});

export const staircaseValue = valueTheorem(stairs, {
  id: 'staircase-value',
  title: 'The value of a staircase',
  statement: 'A staircase has the nim-sum of the counters on its steps 1, 3, 5 … for its Grundy value.',
  sources,
});

export const silverDollarNormal = wholeTheorem(gaps, 'normal', {
  id: 'silver-dollar-normal',
  title: 'The silver dollar game is a staircase',
  statement:
    'Under normal play the player to move among coins that cannot pass loses exactly when the first, third, fifth … gap, counted from the right, have nim-sum 0.',
  sources,
  examples: ['silver-dollar 5 1000000000000000000 1000000000000000009 3000000000000000000'],
});

export const silverDollarMisere = wholeTheorem(gaps, 'misere', {
  id: 'silver-dollar-misere',
  title: 'The misère silver dollar game',
  statement:
    'Under misère play the player to move among coins that cannot pass loses exactly when misère Nim with the first, third, fifth … gap from the right for heaps is lost.',
  sources: ownFirst,
  examples: ['silver-dollar 5 1000000000000000000 1000000000000000009 3000000000000000000 [misere]'],
});

export const silverDollarValue = valueTheorem(gaps, {
  id: 'silver-dollar-value',
  title: 'The value of a strip of the silver dollar game',
  statement: 'A strip has the nim-sum of its first, third, fifth … gap, counted from the right, for its Grundy value.',
  sources,
});
