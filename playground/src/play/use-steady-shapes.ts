/**
 * The pictures of a game: with the names of the game, each position of a sum where it stood from the start, and each picture in the
 * places of the one before it. Walking through the history shows them again as they were.
 */
import { useRef } from 'react';
import { boardOf } from '../boards/boards.ts';
import { type Names, SAME_NAMES } from '../shape/naming.ts';
import { renameShape } from '../shape/renamed-shape.ts';
import type { Shape } from '../shape/shape.ts';
import type { Look } from '../solver/tasks.ts';
import { type Game, trailKey } from './game.ts';

/** A picture as it stands on the board. */
export interface Drawn {
  readonly shape: Shape;
  /** Which position of the line it is, and what its vertices are called. */
  readonly summand: number;
  readonly names: Names;
  /** Its place on the board. */
  readonly place: number;
}

interface Remembered {
  readonly look: Look;
  readonly drawn: readonly Drawn[];
}

/** Pictures that are remembered. */
const MOST_DRAWN = 200;

export function useSteadyShapes(look: Look | undefined, game: Game): readonly Drawn[] {
  const remembered = useRef(new Map<string, Remembered>());
  if (look === undefined) return [];
  const { steps, at } = game;
  const isHere = steps[at]?.question === look.question;
  const key = isHere ? trailKey(game, at) : look.question;
  const known = remembered.current.get(key);
  if (known?.look === look) return known.drawn;
  const before = isHere && at > 0 && look.naming.isKept ? remembered.current.get(trailKey(game, at - 1)) : undefined;
  const drawn = drawNamed(look).map((each) => steady(each, before?.drawn, steps[at]?.shown ?? ''));
  if (remembered.current.size >= MOST_DRAWN) remembered.current.clear();
  remembered.current.set(key, { look, drawn });
  return drawn;
}

function drawNamed({ shapes, naming }: Look): readonly Drawn[] {
  return shapes
    .map((shape, summand) => {
      const names = naming.names[summand] ?? SAME_NAMES;
      return { shape: renameShape(shape, names), summand, names, place: naming.places[summand] ?? summand };
    })
    .sort((a, b) => a.place - b.place);
}

function steady(next: Drawn, before: readonly Drawn[] | undefined, move: string): Drawn {
  const old = before?.find(({ place }) => place === next.place)?.shape;
  const { kind, keepPlaces } = boardOf(next.shape);
  if (old === undefined || keepPlaces === undefined || old.kind !== kind) return next;
  return { ...next, shape: keepPlaces(old, next.shape, move) };
}
