/** What the page has to know of every ruleset before a question is asked, out of the catalogue. */
import { catalogue, type GraphNotation } from 'impartial';

export interface ListedRuleset {
  readonly id: string;
  readonly title: string;
  readonly inShort: string;
  /** A position with its options. */
  readonly example: string;
  /** How graphs are written, where it is played on graphs. */
  readonly graph?: GraphNotation;
}

export function listRulesets(): readonly ListedRuleset[] {
  return catalogue.entries.map(({ facts: { id, title, inShort = title, samples, example = samples[0] ?? '', graph } }) => ({
    ...{ id, title, inShort, example },
    ...(graph !== undefined && { graph }),
  }));
}
