/** Which positions the editor can change, and the graph expression it starts from. */
import type { Look } from '../solver/tasks.ts';

const RULESETS = [
  'node-kayles',
  'selective-node-kayles',
  'directed-node-kayles',
  'geodetic',
  'nim-on-graphs',
  'hackendot',
  'dancing-mania',
] as const;
export type EditedRuleset = (typeof RULESETS)[number];

export interface EditedLine {
  readonly ruleset: EditedRuleset;
  /** What stands between the ruleset and the colon or the options. */
  readonly graph: string;
  readonly tail: string;
}

export function editableText({ question, shapes }: Look): EditedLine | undefined {
  const [first, ...others] = shapes;
  if (others.length > 0 || first?.kind !== 'graph') return undefined;
  const match = /^\s*(\S+)\s+(.*?)(\s:(?:\s.*)?|\s\[.*)?$/.exec(question);
  const ruleset = RULESETS.find((each) => each === match?.[1]);
  if (ruleset === undefined) return undefined;
  const options = /\s\[[^[\]]*\]\s*$/.exec(question)?.[0] ?? '';
  return { ruleset, graph: match?.[2] ?? '', tail: options };
}

export function isDirected(ruleset: EditedRuleset): boolean {
  return ruleset === 'hackendot' || ruleset === 'dancing-mania' || ruleset === 'directed-node-kayles';
}

/** Whether families like P7 and encoded graphs can stand in its line. */
export function takesFamilies(ruleset: EditedRuleset): boolean {
  return ruleset === 'node-kayles' || ruleset === 'selective-node-kayles' || ruleset === 'geodetic';
}

export const TOOLS = ['Vertex', 'Edge', 'Weight', 'Label', 'Piece', 'Delete'] as const;
export type Tool = (typeof TOOLS)[number];

export function toolsFor(ruleset: EditedRuleset): readonly Tool[] {
  const marks: readonly Tool[] =
    ruleset === 'nim-on-graphs' ? ['Weight', 'Piece'] : ruleset === 'geodetic' || ruleset === 'dancing-mania' ? ['Label'] : [];
  return ['Vertex', 'Edge', ...marks, 'Delete'];
}
