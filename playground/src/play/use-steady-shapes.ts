/** The pictures of a game, each in the places of the one before it; walking through the history shows them again as they were. */
import { useRef } from 'react';
import { boardOf } from '../boards/boards.ts';
import type { Shape } from '../shape/shape.ts';
import type { Look } from '../solver/tasks.ts';
import type { Game } from './game.ts';

interface Drawn {
  readonly look: Look;
  readonly shapes: readonly Shape[];
}

/** Pictures that are remembered. */
const MOST_DRAWN = 200;

export function useSteadyShapes(look: Look | undefined, game: Game): readonly Shape[] {
  const drawn = useRef(new Map<string, Drawn>());
  if (look === undefined) return [];
  const known = drawn.current.get(look.question);
  if (known?.look === look) return known.shapes;
  const { steps, at } = game;
  const here = steps[at];
  const before = here?.question === look.question && at > 0 ? drawn.current.get(steps[at - 1]?.question ?? '') : undefined;
  const shapes = before === undefined ? look.shapes : steady(before.shapes, look.shapes, here?.move ?? '');
  if (drawn.current.size >= MOST_DRAWN) drawn.current.clear();
  drawn.current.set(look.question, { look, shapes });
  return shapes;
}

function steady([old, ...more]: readonly Shape[], shapes: readonly Shape[], move: string): readonly Shape[] {
  const [next, ...others] = shapes;
  if (old === undefined || next === undefined || more.length > 0 || others.length > 0) return shapes;
  const { kind, keepPlaces } = boardOf(next);
  return keepPlaces === undefined || old.kind !== kind ? shapes : [keepPlaces(old, next, move)];
}
