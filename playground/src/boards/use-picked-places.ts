/**
 * Moves by the places they name: squares of a strip or a grid, elements of an order. A place that is a move by itself is played at
 * once; otherwise places are picked one after another until one move names them all, or one is chosen among those that do. Where every
 * place is a move by itself, others could never be picked: there it is played when it is picked twice.
 */
import { useEffect, useState } from 'react';
import type { Hint } from '../solver/tasks.ts';
import type { BoardProperties } from './board-properties.ts';

export interface PickedPlaces {
  readonly picked: ReadonlySet<string>;
  /** The moves that name all places picked so far, where there are several. */
  readonly choices: readonly string[];
  isMove(name: string): boolean;
  /** Whether the place is a move, with no other place to it. */
  isWhole(name: string): boolean;
  /** How the move ends that the place is, or the best one that names it beside those picked. */
  hintAt(name: string): Hint | undefined;
  pick(name: string): void;
}

/** The places that a label names: `3+4`, `2,3>2,5`. */
export function placesIn(label: string): readonly string[] {
  return label.split(/[^\p{L}\p{N},.'_]+/u).filter((name) => name !== '');
}

/** The moves that name all of these places; a single place that is a move is meant by itself, unless that would hide another. */
export function movesNaming(moves: ReadonlySet<string>, names: readonly string[]): readonly string[] {
  const found = [...moves].filter((label) => {
    const places = placesIn(label);
    return names.every((name) => places.includes(name));
  });
  if (names.length !== 1 || !moves.has(names[0] ?? '')) return found;
  const isHidden = (label: string) => label !== names[0] && placesIn(label).every((place) => moves.has(place));
  return found.some(isHidden) ? found : names;
}

export function usePickedPlaces({ shape, moves, hints, onMove, onRefuse }: BoardProperties): PickedPlaces {
  const [picked, setPicked] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture has nothing picked.
  useEffect(() => setPicked([]), [shape]);
  return {
    picked: new Set(picked),
    choices: picked.length === 0 ? [] : movesNaming(moves, picked),
    isMove: (name) => movesNaming(moves, [...picked, name]).length > 0,
    isWhole: (name) => picked.length === 0 && moves.has(name) && movesNaming(moves, [name]).length === 1,
    hintAt(name) {
      const named = picked.includes(name) ? picked : [...picked, name];
      const found = movesNaming(moves, named).flatMap((label) => hints.get(label) ?? []);
      return found.find(({ wins }) => wins) ?? found[0];
    },
    pick(name) {
      if (picked.includes(name)) {
        const isMeant = picked.length === 1 && moves.has(name);
        if (isMeant) onMove(name);
        return setPicked(isMeant ? [] : picked.filter((other) => other !== name));
      }
      const together = [...picked, name];
      const [first, ...others] = movesNaming(moves, together);
      if (first === undefined) onRefuse(`No move names ${together.join(' and ')}.`);
      else if (others.length > 0) setPicked(together);
      else {
        setPicked([]);
        onMove(first);
      }
    },
  };
}
