/** What the page has to know of every ruleset before a question is asked, out of the catalogue. */
import { catalogue, type GraphNotation } from 'impartial';

export interface ListedRuleset {
  readonly id: string;
  readonly title: string;
  readonly inShort: string;
  /** A position with its options. */
  readonly example: string;
  /** A position to look at. */
  readonly sample: string;
  /** How graphs are written, where it is played on graphs. */
  readonly graph?: GraphNotation;
}

export function listRulesets(): readonly ListedRuleset[] {
  return catalogue.entries.map(
    ({
      facts: {
        id,
        title,
        inShort = title,
        samples: [sample = ''],
        example = sample,
        graph,
      },
    }) => ({
      ...{ id, title, inShort, example, sample },
      ...(graph !== undefined && { graph }),
    }),
  );
}
