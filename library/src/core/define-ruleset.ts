/**
 * `defineRuleset`: a ruleset of one's own in about ten lines. Only `id`, `parse`, `format` and `moves` are needed; facts that
 * are left out get plain defaults.
 */
import type { Result } from './result.ts';
import type { PositionText, Ruleset, RulesetFacts } from './ruleset.ts';

type Behaviour<Pos> = Pick<
  Ruleset<Pos>,
  | 'format'
  | 'moves'
  | 'formatOptions'
  | 'sides'
  | 'whyAlone'
  | 'components'
  | 'join'
  | 'ground'
  | 'key'
  | 'draw'
  | 'onBoard'
  | 'toMove'
  | 'subsetGame'
  | 'heap'
  | 'octalHeap'
  | 'theorems'
>;

type Family = NonNullable<RulesetFacts['family']>;

/** Facts as they may be given. */
export interface GivenFacts extends Partial<Omit<RulesetFacts, 'id' | 'family'>> {
  /** A family for `{n}`, and the first n that makes sense; its text alone begins with the smallest: `{n}`, `P{n}`, `1x{n}`. */
  readonly family?: string | Family;
}

export interface RulesetDefinition<Pos> extends GivenFacts, Behaviour<Pos> {
  readonly id: string;
  /** The text after the id, where it stands in the line and the options; errors carry a place in the line. */
  parse(input: PositionText): Result<Pos>;
}

/** A game whose positions are of your own kind: how they are read and written, and their moves. */
export function defineRuleset<Pos>(definition: RulesetDefinition<Pos>): Ruleset<Pos> {
  const { id, family, ...others } = definition;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    throw new Error(`a ruleset's id is lower-case words joined by hyphens, found ${id}`);
  for (const name of ['parse', 'format', 'moves'] as const) {
    if (typeof definition[name] !== 'function') throw new Error(`the ruleset ${id} needs a function ${name}`);
  }
  return {
    ...{ title: id, rule: 'A ruleset of your own.', notation: `${id} position`, sources: [], samples: [] },
    ...(definition.rule === undefined && { toMove: () => 'make a move by its rules' }),
    ...others,
    id,
    ...(family !== undefined && { family: typeof family === 'string' ? { text: family, from: 0 } : family }),
  };
}
