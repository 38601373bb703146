/** Which positions the editor can change, and how the graph it draws is written. */
import type { GraphNotation } from 'impartial';
import type { Look } from '../solver/tasks.ts';

export interface EditedLine {
  readonly ruleset: string;
  readonly notation: GraphNotation;
  /** What stands between the ruleset and the colon or the options. */
  readonly graph: string;
  /** The options, with what parts them from the position. */
  readonly tail: string;
}

/** The line of a single position whose ruleset says how graphs are written. */
export function editableText({ question, rules, positions }: Look): EditedLine | undefined {
  const [position, ...others] = positions;
  const notation = rules.find(({ id }) => id === position?.ruleset)?.graph;
  if (position === undefined || others.length > 0 || notation === undefined) return undefined;
  const graph = position.text.replace(/(?:^|\s):(?:\s.*)?$/s, '').trim();
  const tail = /\s\[[^[\]]*\]\s*$/.exec(question)?.[0] ?? '';
  return { ruleset: position.ruleset, notation, graph, tail };
}

export const TOOLS = ['Vertex', 'Edge', 'Weight', 'Label', 'Piece', 'Delete'] as const;
export type Tool = (typeof TOOLS)[number];

export function toolsFor({ weights, labels, piece }: GraphNotation): readonly Tool[] {
  const isUseful: Partial<Record<Tool, boolean>> = {
    Weight: weights === true,
    Label: labels !== undefined,
    Piece: piece === true,
  };
  return TOOLS.filter((tool) => isUseful[tool] !== false);
}
