/** Where the moves of a question are clicked: as its rulesets say, else where the drawing changes. */
import type { Catalogue } from '../../core/catalogue.ts';
import { changedPlaces } from '../../core/drawing-places.ts';
import type { Game } from '../../core/game.ts';
import type { BadQuestion } from '../../core/verdict.ts';
import { type OptionNames, refusalOf } from '../refusal.ts';
import { drawGame } from './draw.ts';
import { openQuestion } from './open.ts';

/** By the labels of moves. */
export type MovePlaces = ReadonlyMap<string, readonly string[]>;

export interface PlacesOptions {
  readonly catalogue: Catalogue;
  /** Moves of each position that are looked at. */
  readonly moves: number;
  /** Says when to stop: what comes then has no places. */
  isOver?(): boolean;
}

const OWN_OPTIONS: OptionNames<PlacesOptions> = { catalogue: true, moves: true, isOver: true };

/** For each position of the question; a move that has no place is left out. */
export function placesWith(question: string, options: PlacesOptions): readonly MovePlaces[] | BadQuestion {
  const refused = refusalOf(question, options, OWN_OPTIONS);
  if (refused !== undefined) return refused;
  const opened = openQuestion(question, options.catalogue);
  return opened.ok ? opened.value.games.map((game) => placesOf(game, options)) : { question, error: opened.error };
}

function placesOf(game: Game, { moves, isOver = () => false }: PlacesOptions): MovePlaces {
  const places = new Map<string, readonly string[]>();
  const before = drawGame(game);
  let count = 0;
  for (const move of game.moves()) {
    if (count++ >= moves || isOver()) break;
    const found = move.at ?? changedPlaces(before, drawGame(move.to));
    if (found.length > 0) places.set(move.label, found);
  }
  return places;
}
