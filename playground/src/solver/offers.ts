/**
 * The moves of a question as the page names them: those of every component, each by a name of its own.
 *
 * The library lists moves that differ only by which of two equal components they are made in once, and positions of a sum may have
 * moves of the same name. On a board one can click both: here a copy has its own labels, and where positions of a sum share a
 * label, all are written with the number of their position, `2: 3>1`.
 */
import {
  COMPOUNDS,
  type ComponentList,
  componentMoves,
  numberMoves,
  type PlayedMove,
  parseQuestion,
  partOf,
  playParts,
} from 'impartial';
import { amongGames, games } from './games.ts';

/** Moves that the page lists: one for each vertex of the largest picture. */
export const MOST_MOVES = 5000;
/** The longest line that a move is written as; the page reads as much. */
export const LONGEST_LINE = 256 * 1024;
const PATIENCE = { milliseconds: 2000 };

const NONE: ComponentList = { components: [], complete: true };

export function offersOf(question: string): ComponentList {
  const found = componentMoves(question, { moves: MOST_MOVES, ...amongGames() });
  return 'error' in found ? NONE : numberMoves(found);
}

/** The moves where each is made in one component. What equal components come to is written once; equal heaps are called alike. */
export function* eachSingleMove({ components }: ComponentList): Iterable<{ readonly move: string; to(): string | undefined }> {
  const written = new Map<string, string | undefined>();
  const seen = new Set<string>();
  for (const { group, moves } of components) {
    for (const [place, { move, to }] of moves.entries()) {
      if (seen.size === seen.add(move).size) continue;
      const key = `${group} ${place}`;
      const write = () => {
        if (!written.has(key)) written.set(key, to());
        return written.get(key);
      };
      yield { move, to: write };
    }
  }
}

/** In how many components a move is made. */
export function moveInOf(question: string): 'one' | 'all' | 'some' {
  const parsed = parseQuestion(question, (id) => games().find(id)?.facts);
  return parsed.ok ? COMPOUNDS[parsed.value.setting.compound].moveIn : 'one';
}

/** The move of this label; the parts of a compound move may come in any order. */
export function findMove(question: string, label: string): PlayedMove | undefined {
  const labels = moveInOf(question) === 'one' ? [label] : label.split('&').map((part) => part.trim());
  const played = playParts(question, labels.map(partOf), { longest: LONGEST_LINE, limits: PATIENCE, ...amongGames() });
  if (played === undefined) return undefined;
  return labels.some((each) => partOf(each).summand !== undefined) ? { ...played, move: labels.join(' & ') } : played;
}

/** A move as the page names it: by its own label, or with the number of its position. */
export function namedMove(question: string, played: PlayedMove): PlayedMove {
  if (moveInOf(question) !== 'one') return played;
  const offers = offersOf(question);
  if (!offers.components.some(({ moves }) => moves.some(({ move }) => partOf(move).summand !== undefined))) return played;
  for (const { move, to } of eachSingleMove(offers)) if (to() === played.to) return { move, to: played.to };
  return played;
}
