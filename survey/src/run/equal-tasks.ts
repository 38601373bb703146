/**
 * Tasks that ask the same: they are found when a survey is planned, and asked once.
 *
 * Two lines ask the same where their positions have the same key (graphs that differ in the names of vertices, the same summands in
 * another order), and two families where they are the heaps of one code at the same distance (`0.10` and `0.1`). A key that is not the
 * same says nothing; so nothing is taken for equal that is not.
 */
import { open, openFamily } from 'impartial';
import type { SurveyDefinition } from '../define/definition.ts';
import type { Tasks } from '../define/tasks.ts';

/** More tasks are not compared. */
const MOST_COMPARED = 300_000;
const LONGEST_KEY = 10_000;

/** Each task that asks the same as an earlier one, with that one; undefined where there are too many to compare. */
export function findEqualTasks(definition: SurveyDefinition, tasks: Tasks): ReadonlyMap<number, number> | undefined {
  if (definition.keepEqual === true) return new Map();
  if (tasks.count > MOST_COMPARED) return undefined;
  const first = new Map<string, number>();
  const same = new Map<number, number>();
  for (let task = 0; task < tasks.count; task++) {
    const key = keyOf(tasks.questionAt(task), definition.ask === 'solve');
    const known = key === undefined ? undefined : first.get(key);
    if (known !== undefined) same.set(task, known);
    else if (key !== undefined) first.set(key, task);
  }
  return same;
}

function keyOf(question: string, isPosition: boolean): string | undefined {
  try {
    const key = isPosition ? positionKey(question) : familyKey(question);
    return key === undefined || key.length > LONGEST_KEY ? undefined : key;
  } catch {
    // What is too large to be told apart from others is asked for itself.
    return undefined;
  }
}

function positionKey(question: string): string | undefined {
  const opened = open(question);
  return 'error' in opened ? undefined : opened.key;
}

function familyKey(question: string): string | undefined {
  const family = openFamily(question);
  const heaps = 'error' in family ? undefined : family.heaps('same-moves');
  if (heaps === undefined || 'error' in family) return undefined;
  const { digits, shift, setting } = heaps;
  const length = digits.findLastIndex((digit) => digit !== 0) + 1;
  return [family.first, shift, setting.compound, setting.play, ...digits.slice(0, length)].join(' ');
}
