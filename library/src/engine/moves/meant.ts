/**
 * What may be meant by a line that cannot be read: a ruleset that is misspelt, also behind a `+`, or a graph without a ruleset.
 *
 * A position is read by its ruleset, which takes all of `nim 3 + kales 5` for heaps, and does not know that a ruleset is misspelt; so
 * what it says of a `+` is looked at once more here.
 */
import type { Catalogue } from '../../core/catalogue.ts';
import { excerpt, type InputError, type Result } from '../../core/result.ts';
import { nearestWord } from '../../notation/nearest-word.ts';
import { unknownRuleset } from '../../notation/question.ts';

/** Lines longer than this are not tried with other rulesets, and so many suggestions are made. */
const LONGEST_TRIED = 1000;
const MOST_MEANT = 6;

/** A ruleset that is misspelt, or a graph without one: what may be meant, as words and as lines. */
export function withMeant(line: string, error: InputError, catalogue: Catalogue, open: Open): InputError {
  if (error.code !== 'unknown-ruleset') return withMeantSummand(line, error, catalogue);
  const { at, found = '' } = error;
  const misspelt = withNearest(line, error, catalogue);
  if (misspelt !== undefined) return misspelt;
  // Any word could be the name of a vertex; only what is written as a graph is taken for one.
  const meant = at === 0 && /[A-Z\d>:]/.test(found) ? withRulesets(line.trim(), catalogue, open) : [];
  const [first] = meant;
  if (first === undefined) return error;
  return { ...error, message: `A question begins with its ruleset; perhaps ${excerpt(first)} is meant.`, meant };
}

/** The error at a `+`, or at a word behind it that is nearly the name of a ruleset, as one about that name. */
export function withMeantSummand(line: string, error: InputError, catalogue: Catalogue): InputError {
  const plus = line.lastIndexOf('+', error.at);
  if (plus < 0 || line.slice(plus + 1, error.at).trim() !== '') return error;
  const [id] = /^[a-z][a-z\d-]*(?=\s|$)/.exec(line.slice(plus + 1).trimStart()) ?? [];
  if (id === undefined) return error;
  const at = line.indexOf(id, plus);
  const unknown = unknownRuleset(id, at);
  return withNearest(line, unknown, catalogue) ?? (at === error.at ? error : unknown);
}

function withNearest(line: string, error: InputError, catalogue: Catalogue): InputError | undefined {
  const { at, found = '' } = error;
  const word = nearestWord(found, catalogue.ids);
  if (word === undefined) return undefined;
  const message = `There is no ruleset of this name; perhaps ${word} is meant.`;
  return { ...error, message, meant: [line.slice(0, at) + word + line.slice(at + found.length)] };
}

/** `openQuestion`, which also asks this file. */
type Open = (line: string, catalogue: Catalogue) => Result<unknown>;

/** The questions that a line would be with a ruleset before it, where rulesets are played on graphs. */
function withRulesets(line: string, catalogue: Catalogue, open: Open): readonly string[] {
  if (line.length > LONGEST_TRIED) return [];
  return catalogue.entries
    .filter(({ facts }) => facts.graph !== undefined)
    .map(({ facts }) => `${facts.id} ${line}`)
    .filter((question) => open(question, catalogue).ok)
    .slice(0, MOST_MEANT);
}
