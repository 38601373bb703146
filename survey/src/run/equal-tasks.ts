/**
 * Tasks that ask the same: they are found when a survey is planned, and asked once.
 *
 * Two lines ask the same where their positions have the same key (graphs that differ in the names of vertices, the same summands in
 * another order), and two families where they are the heaps of one code at the same distance (`0.10` and `0.1`). Periods are also known
 * from another code of the same class (`0.07` and `0.137`, by `numeric/octal-class.ts` of the library): their values are the same but for zeros at
 * the beginning. A key that is not the same says nothing; so nothing is taken for equal that is not.
 */
import { type Options, octalClass, open, openFamily } from 'impartial';
import { heapsWithValues } from '../ask/carry.ts';
import type { SurveyDefinition } from '../define/definition.ts';
import type { Tasks } from '../define/tasks.ts';
import type { SameTask } from '../store/surveys.ts';

/** More tasks are not compared, and more are not compared by their values, which takes some tenths of a millisecond for each. */
const MOST_COMPARED = 300_000;
const MOST_CLASSED = 20_000;
const LONGEST_KEY = 10_000;

/** Each task that asks the same as an earlier one, with that one; undefined where there are too many to compare. */
export function findEqualTasks(
  definition: SurveyDefinition,
  tasks: Tasks,
  options: Options,
): ReadonlyMap<number, SameTask> | undefined {
  if (definition.keepEqual === true) return new Map();
  if (tasks.count > MOST_COMPARED) return undefined;
  const hasClasses = definition.ask === 'period' && tasks.count <= MOST_CLASSED;
  const [byMoves, byValues] = [new Map<string, number>(), new Map<string, number>()];
  const same = new Map<number, SameTask>();
  for (let task = 0; task < tasks.count; task++) {
    const question = tasks.questionAt(task);
    const equal = firstWith(byMoves, task, () =>
      definition.ask === 'solve' ? positionKey(question, options) : familyKey(question, options),
    );
    if (equal !== undefined) {
      // What has no result of its own cannot give one.
      same.set(task, same.get(equal) ?? { task: equal, by: 'moves' });
      continue;
    }
    const cousin = hasClasses ? firstWith(byValues, task, () => classKey(question)) : undefined;
    if (cousin !== undefined) same.set(task, { task: cousin, by: 'values' });
  }
  return same;
}

/** The first task with this key, where it is an earlier one. */
function firstWith(known: Map<string, number>, task: number, makeKey: () => string | undefined): number | undefined {
  const key = tried(makeKey);
  if (key === undefined || key.length > LONGEST_KEY) return undefined;
  const first = known.get(key);
  if (first === undefined) known.set(key, task);
  return first;
}

/** What is too large to be told apart from others is asked for itself. */
function tried(makeKey: () => string | undefined): string | undefined {
  try {
    return makeKey();
  } catch {
    return undefined;
  }
}

function positionKey(question: string, options: Options): string | undefined {
  const opened = open(question, options);
  return 'error' in opened ? undefined : opened.key;
}

function familyKey(question: string, options: Options): string | undefined {
  const family = openFamily(question, options);
  const heaps = 'error' in family ? undefined : family.heaps('same-moves');
  if (heaps === undefined || 'error' in family) return undefined;
  const { digits, shift, setting } = heaps;
  const length = digits.findLastIndex((digit) => digit !== 0) + 1;
  return [family.first, shift, setting.compound, setting.play, ...digits.slice(0, length)].join(' ');
}

function classKey(question: string): string | undefined {
  const heaps = heapsWithValues(question);
  return heaps && `${heaps.first} ${octalClass(heaps.digits).key}`;
}
