/**
 * The moves of a kit with where they are clicked, which their labels say. A game that draws itself has other places: its moves are left
 * as they are, and clicked where the drawing changes.
 */
import type { Drawing } from '../core/drawing.ts';
import type { Move } from '../core/ruleset.ts';

export function* clickable<Pos>(
  moves: Iterable<Move<Pos>>,
  placesOf: (label: string) => readonly string[],
  ownDraw: ((position: Pos) => Drawing) | undefined,
): Iterable<Move<Pos>> {
  if (ownDraw !== undefined) yield* moves;
  else for (const move of moves) yield new ClickedMove(move, placesOf);
}

/** Search looks at no places: they are written when a board asks for them. */
class ClickedMove<Pos> implements Move<Pos> {
  private readonly move: Move<Pos>;
  private readonly placesOf: (label: string) => readonly string[];

  constructor(move: Move<Pos>, placesOf: (label: string) => readonly string[]) {
    this.move = move;
    this.placesOf = placesOf;
  }

  get label(): string {
    return this.move.label;
  }

  get to(): Pos {
    return this.move.to;
  }

  get at(): readonly string[] {
    return this.placesOf(this.move.label);
  }
}
