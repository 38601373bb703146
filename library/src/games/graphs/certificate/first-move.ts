/** Certificates of geography speak of the position that a winner leaves: the question itself, or what its first move leads to. */
import type { Counted } from '../../../core/counted.ts';
import type { Game } from '../../../core/game.ts';
import { excerpt } from '../../../core/result.ts';
import type { Ruleset } from '../../../core/ruleset.ts';
import type { Walk } from '../walk.ts';

/** The position of the question, on a graph without directions; otherwise why not. */
export function readWalk(rules: Ruleset<Walk>, question: string): Walk | string {
  const parsed = question.startsWith(`${rules.id} `)
    ? rules.parse({ text: question.slice(rules.id.length + 1), at: 0, options: [] })
    : undefined;
  if (parsed === undefined || !parsed.ok) return 'the question cannot be read';
  return parsed.value.board.isDirected ? 'the graph has directions' : parsed.value;
}

/** The position after the first move, by the rules; otherwise why there is none. */
export function afterFirst(rules: Ruleset<Walk>, question: string, first: string): Walk | string {
  const walk = readWalk(rules, question);
  if (typeof walk === 'string') return walk;
  for (const { label, to } of rules.moves(walk)) if (label === first) return to;
  return `${excerpt(first)} is no move`;
}

/** Whether the components are this position alone. */
export function isJust(components: readonly Counted<Game>[], text: string): boolean {
  const [only, ...others] = components;
  return only?.count === 1n && others.length === 0 && only.item.text() === text;
}
