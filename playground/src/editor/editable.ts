/** Which positions the editor can change, and the graph expression it starts from. */
import type { Look } from '../solver/tasks.ts';

export interface EditedLine {
  readonly ruleset: 'node-kayles' | 'geodetic' | 'nim-on-graphs' | 'hackendot' | 'dancing-mania';
  /** What stands between the ruleset and the colon or the options. */
  readonly graph: string;
  readonly tail: string;
}

export function editableText({ question, shapes }: Look): EditedLine | undefined {
  const [first, ...others] = shapes;
  if (others.length > 0 || first?.kind !== 'graph') return undefined;
  const match = /^\s*(\S+)\s+(.*?)(\s:(?:\s.*)?|\s\[.*)?$/.exec(question);
  const ruleset = match?.[1];
  if (
    ruleset !== 'node-kayles' &&
    ruleset !== 'geodetic' &&
    ruleset !== 'nim-on-graphs' &&
    ruleset !== 'hackendot' &&
    ruleset !== 'dancing-mania'
  )
    return undefined;
  const options = /\s\[[^[\]]*\]\s*$/.exec(question)?.[0] ?? '';
  return { ruleset, graph: match?.[2] ?? '', tail: options };
}
