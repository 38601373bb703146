/**
 * Custom rulesets of a survey. A store has a hash of their code and never the code itself: whoever plans, runs or checks such a survey
 * gives the files, and a file counts by what is in it, not by its name.
 */
import type { Catalogue } from 'impartial';
import type { SurveyDefinition } from '../define/definition.ts';
import type { Tasks } from '../define/tasks.ts';
import { SurveyError } from '../survey-error.ts';
import { namesIn } from './ruleset-code.ts';

/** A custom ruleset that a survey asks about: its id, the hash of its code, and what its file was called when the survey was planned. */
export interface NeededRuleset {
  readonly id: string;
  readonly file: string;
  readonly code: string;
}

/** How a thread loads what this program was given: `module` exports `loadGiven`, which takes the paths. */
export interface RulesetLoader {
  readonly module: string;
  readonly paths: readonly string[];
}

/** The custom rulesets that this program was given. */
export interface GivenRulesets {
  /** The games of the library, and these. */
  readonly catalogue: Catalogue;
  readonly rulesets: readonly NeededRuleset[];
  readonly loader: RulesetLoader;
}

/** What a thread calls: the module is named by whoever runs the survey. */
export async function loadGiven({ module, paths }: RulesetLoader): Promise<GivenRulesets> {
  const { loadGiven: load } = (await import(module)) as { loadGiven(files: readonly string[]): Promise<GivenRulesets> };
  return load(paths);
}

/** Those of the given rulesets that a question of the survey names. */
export function namedRulesets(tasks: Tasks, given: GivenRulesets): readonly NeededRuleset[] {
  const named = namesIn(tasks.eachText(), Object.fromEntries(given.rulesets.map(({ id }) => [id, true])));
  return given.rulesets.filter(({ id }) => named.has(id));
}

/** What the survey needs and was not given, a sentence each. */
export function missingRulesets(
  { name, rulesets = [] }: Pick<SurveyDefinition, 'name' | 'rulesets'>,
  given: GivenRulesets | undefined,
): readonly string[] {
  return rulesets.flatMap(({ id, file, code }) => {
    const here = given?.rulesets.find((each) => each.id === id);
    if (here === undefined) return [`${name} asks about ${id}, which needs the file ${file}: give it with --ruleset ${file}.`];
    if (here.code === code) return [];
    return [
      `${name} was planned with another version of ${id}: give ${file} as it was, or plan a survey with the new version under another name.`,
    ];
  });
}

export function requireRulesets(definition: Pick<SurveyDefinition, 'name' | 'rulesets'>, given: GivenRulesets | undefined): void {
  const missing = missingRulesets(definition, given);
  if (missing.length > 0) throw new SurveyError(missing.join(' '));
}
