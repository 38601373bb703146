/**
 * Moves by the places at which they are clicked: squares of a strip or a grid, vertices, elements of an order, heaps. A game may say them;
 * else they are those that the label names. A place that is a move by itself is played at once; otherwise places are picked one after
 * another until one move is clicked at all of them, or one is chosen among those that are. Where every place is a move by itself, others
 * could never be picked: there it is played when it is picked twice.
 */
import { useEffect, useState } from 'react';
import type { Hint } from '../solver/tasks.ts';
import type { BoardProperties } from './board-properties.ts';

export interface PickedPlaces {
  readonly picked: ReadonlySet<string>;
  /** The moves that are clicked at all places picked so far, where there are several. */
  readonly choices: readonly string[];
  isMove(...names: readonly string[]): boolean;
  /** Whether the place is a move, with no other place to it. */
  isWhole(name: string): boolean;
  /** How the move ends that the place is, or the best one that is clicked there beside those picked. */
  hintAt(...names: readonly string[]): Hint | undefined;
  /** The move that is meant where somebody points at a place: the only one, else the place itself. */
  meantAt(name: string): string;
  /** One place, or several at once, as the ends of an edge are. */
  pick(...names: readonly string[]): void;
}

/** The places that a label names: `3+4`, `2,3>2,5`. */
export function placesIn(label: string): readonly string[] {
  return label.split(/[^\p{L}\p{N},.'_]+/u).filter((name) => name !== '');
}

/** Where each move is clicked: as the game says, else as its label does. */
export function placesBy(clickedAt: BoardProperties['clickedAt']): (label: string) => readonly string[] {
  return (label) => (clickedAt === undefined ? placesIn(label) : (clickedAt.get(label) ?? []));
}

/** The moves that are clicked at all of these places; a single place that is a move is meant by itself, unless that would hide another. */
export function movesNaming(
  moves: ReadonlySet<string>,
  names: readonly string[],
  placesOf: (label: string) => readonly string[] = placesIn,
): readonly string[] {
  const found = [...moves].filter((label) => {
    const places = placesOf(label);
    return names.every((name) => places.includes(name));
  });
  const own = names.length === 1 ? movesWithin(found, names, placesOf) : [];
  if (own.length !== 1) return found;
  const wholes = new Set([...moves].flatMap((label) => (placesOf(label).length === 1 ? placesOf(label) : [])));
  const isHidden = (label: string) => !own.includes(label) && placesOf(label).every((place) => wholes.has(place));
  return found.some(isHidden) ? found : own;
}

/** Those with no place besides these. */
function movesWithin(
  moves: readonly string[],
  names: readonly string[],
  placesOf: (label: string) => readonly string[],
): readonly string[] {
  return moves.filter((label) => placesOf(label).every((place) => names.includes(place)));
}

export function usePickedPlaces({ shape, moves, hints, clickedAt, onMove, onRefuse }: BoardProperties): PickedPlaces {
  const [picked, setPicked] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture has nothing picked.
  useEffect(() => setPicked([]), [shape]);
  const placesOf = placesBy(clickedAt);
  const naming = (...names: readonly string[]) => movesNaming(moves, [...new Set([...picked, ...names])], placesOf);
  const play = (label: string) => {
    setPicked([]);
    onMove(label);
  };
  return {
    picked: new Set(picked),
    choices: picked.length === 0 ? [] : naming(),
    isMove: (...names) => naming(...names).length > 0,
    isWhole(name) {
      const [only, ...others] = picked.length === 0 ? naming(name) : [];
      return only !== undefined && others.length === 0 && placesOf(only).length === 1;
    },
    hintAt(...names) {
      const found = naming(...names).flatMap((label) => hints.get(label) ?? []);
      return found.find(({ wins }) => wins) ?? found[0];
    },
    meantAt(name) {
      const [only, ...others] = naming(name);
      return only === undefined || others.length > 0 || clickedAt === undefined ? name : only;
    },
    pick(...names) {
      if (names.every((name) => picked.includes(name))) {
        const [meant, ...others] = movesWithin(naming(), picked, placesOf);
        if (meant !== undefined && others.length === 0) return play(meant);
        return setPicked(picked.filter((other) => !names.includes(other)));
      }
      const [first, ...others] = naming(...names);
      const together = [...new Set([...picked, ...names])];
      if (first === undefined) onRefuse(`No move names ${together.join(' and ')}.`);
      else if (others.length > 0) setPicked(together);
      else play(first);
    },
  };
}
