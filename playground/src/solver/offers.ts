/**
 * The moves of a question as the page names them: those of every component, each by a name of its own.
 *
 * The library lists moves that differ only by which of two equal components they are made in once. On a board one can click both: here
 * a copy has its own labels. In a sum each has the number of its position, `2: 3>1`.
 */
import { COMPOUNDS, type ComponentList, numberMoves, type PartMove, type PlayedMove, parseQuestion, partOf } from 'impartial';
import { openWith } from 'impartial/on-demand';
import { amongGames, games } from './games.ts';

/** Moves that the page lists: one for each vertex of the largest picture. */
export const MOST_MOVES = 5000;
/** The longest line that a move is written as; the page reads as much. */
export const LONGEST_LINE = 256 * 1024;
/** What finding one move may cost. */
const PATIENCE = { milliseconds: 2000 };

const NONE: ComponentList = { components: [], complete: true, isSum: false };

export function offersOf(question: string): ComponentList {
  const opened = openWith(question, { moves: MOST_MOVES, ...amongGames() });
  return 'error' in opened ? NONE : numberMoves(opened.components());
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
  const opened = openWith(question, { limits: PATIENCE, ...amongGames() });
  return 'error' in opened ? undefined : opened.playParts(labels.map(partOf), LONGEST_LINE);
}

/** The move made of these. */
export function playOwn(question: string, parts: readonly PartMove[]): PlayedMove | undefined {
  const opened = openWith(question, { limits: PATIENCE, ...amongGames() });
  return 'error' in opened ? undefined : opened.playParts(parts, LONGEST_LINE);
}
