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

export interface RulesetDefinition<Pos> extends Partial<Omit<RulesetFacts, 'id'>>, Behaviour<Pos> {
  readonly id: string;
  /** The text after the id, where it stands in the line and the options; errors carry a place in the line. */
  parse(input: PositionText): Result<Pos>;
}

export function defineRuleset<Pos>(definition: RulesetDefinition<Pos>): Ruleset<Pos> {
  const { id } = definition;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    throw new Error(`a ruleset's id is lower-case words joined by hyphens, found ${id}`);
  for (const name of ['parse', 'format', 'moves'] as const) {
    if (typeof definition[name] !== 'function') throw new Error(`the ruleset ${id} needs a function ${name}`);
  }
  return {
    ...{ title: id, rule: 'A ruleset of your own.', notation: `${id} position`, sources: [], samples: [] },
    ...(definition.rule === undefined && { toMove: () => 'make a move by its rules' }),
    ...definition,
  };
}
