/** What the moves on a board do, in words, read off the positions before and after: `put K`, `clear`, `take`. */
import type { Look } from '../solver/tasks.ts';

const NONE: ReadonlyMap<string, string> = new Map();

/** Whether a place is a square of a board. */
export function isSquare(place: string): boolean {
  return /^([a-z]|\d+_)\d+$/.test(place);
}

/** By the squares at which one move alone is clicked, and nowhere else. */
export function actionsOf(
  look: Pick<Look, 'question' | 'shapes' | 'moves'> | undefined,
  clickedAt: ReadonlyMap<string, readonly string[]> = new Map(),
): ReadonlyMap<string, string> {
  if (look?.shapes.length !== 1 || look.shapes[0]?.kind !== 'squares') return NONE;
  const times = new Map<string, number>();
  for (const place of [...clickedAt.values()].flat()) times.set(place, (times.get(place) ?? 0) + 1);
  const before = piecesIn(look.question);
  const actions = new Map<string, string>();
  for (const { move, to } of look.moves) {
    const [square = '', ...others] = clickedAt.get(move) ?? [];
    if (!isSquare(square) || others.length > 0 || times.get(square) !== 1 || to === '') continue;
    const piece = piecesIn(to).get(square);
    const isPut = piece !== undefined && piece !== before.get(square);
    actions.set(square, isPut ? `put ${piece}` : before.has(square) ? 'clear' : 'take');
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
