/** What the moves on a board do, in words, read off the positions before and after: `put K`, `clear`, `take`. */
import type { Look } from '../solver/tasks.ts';

const NONE: ReadonlyMap<string, string> = new Map();

/** Whether a label is one square of a board. */
export function isSquare(label: string): boolean {
  return /^([a-z]|\d+_)\d+$/.test(label);
}

/** By labels that are one square. */
export function actionsOf(look: Pick<Look, 'question' | 'shapes' | 'moves'> | undefined): ReadonlyMap<string, string> {
  if (look?.shapes.length !== 1 || look.shapes[0]?.kind !== 'squares') return NONE;
  const before = piecesIn(look.question);
  const actions = new Map<string, string>();
  for (const { move, to } of look.moves) {
    if (!isSquare(move) || to === '') continue;
    const piece = piecesIn(to).get(move);
    const isPut = piece !== undefined && piece !== before.get(move);
    actions.set(move, isPut ? `put ${piece}` : before.has(move) ? 'clear' : 'take');
  }
  return actions;
}

/** The pieces behind the colon of a line, by their squares. */
function piecesIn(line: string): ReadonlyMap<string, string> {
  const [, words = ''] = line.replace(/\[[^\]]*\]\s*$/, '').split(' : ');
  return new Map(
    words.split(/\s+/).flatMap((word) => (isSquare(word.slice(1)) ? [[word.slice(1), word.charAt(0)] as const] : [])),
  );
}
