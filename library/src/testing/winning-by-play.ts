/**
 * All winning moves of a question by play alone, with no theorem, no merging of equal components and no order of its own: what lists
 * of winning moves are compared with.
 */
import type { Catalogue } from '../core/catalogue.ts';
import { type Counted, once } from '../core/counted.ts';
import type { Game } from '../core/game.ts';
import type { Limits } from '../core/limits.ts';
import type { Setting } from '../core/setting.ts';
import { isOver, positionKey, ruleOf, toGroups } from '../engine/moves/compound-position.ts';
import { type OpenQuestion, openQuestion } from '../engine/moves/open.ts';
import { writePosition } from '../engine/moves/write-position.ts';
import { DefinitionSearch } from '../engine/solve/by-definition.ts';
import type { SearchMemory } from '../engine/solve/search-memory.ts';
import { Session } from '../engine/solve/session.ts';

/** The labels of the winning moves by what they lead to, whatever it is called. */
export type Wins = ReadonlyMap<string, ReadonlySet<string>>;

interface Part {
  readonly labels: readonly string[];
  readonly left: readonly Counted<Game>[];
}

interface Place {
  readonly game: Game;
  /** What a label begins with in a sum. */
  readonly before: string;
}

/** Undefined where the question has more moves than this; throws `LimitReached`. The memory is of play by definition alone. */
export function winsByPlay(
  question: OpenQuestion,
  catalogue: Catalogue,
  mostMoves: number,
  limits: Partial<Limits>,
  memory?: SearchMemory,
): Wins | undefined {
  const { games, setting } = question;
  const components = games.flatMap((game) => game.components());
  const from = toGroups(components, setting);
  const wins = new Map<string, Set<string>>();
  if (isOver(from, setting)) return wins;
  const search = new DefinitionSearch(setting, new Session({ limits }, memory));
  const moves: Part[] = [];
  for (const move of movesOf(games, setting)) {
    if (move.labels.length > 0) moves.push(move);
    if (moves.length > mostMoves) return undefined;
  }
  for (const { labels, left } of moves) {
    if (search.outcomeOfOption(from, search.toGroups(left)) !== 'P') continue;
    const to = writePosition(left, setting);
    if (to === undefined) return undefined;
    const key = keyOf(to, catalogue);
    wins.set(key, (wins.get(key) ?? new Set()).add(sameParts(labels.join(' & '))));
  }
  return wins;
}

/** What a move leads to, as the keys of `Wins` have it: when play is over, it does not matter in which position. */
export function keyOf(line: string, catalogue: Catalogue): string {
  const opened = openQuestion(line, catalogue);
  if (!opened.ok) return line;
  const { games, setting } = opened.value;
  const components = games.flatMap((game) => game.components());
  const groups = toGroups(components, setting);
  return isOver(groups, setting) ? 'over' : positionKey(groups);
}

/** Which of equal heaps has which part of a move does not matter. */
export function sameParts(label: string): string {
  return label.split(' & ').sort().join(' & ');
}

function* movesOf(games: readonly Game[], setting: Setting): Iterable<Part> {
  const { moveIn, ends } = ruleOf(setting);
  const all = games.flatMap((game, summand) =>
    game.components().flatMap(({ item, count, copies }) => {
      const each = copies === undefined ? Array.from({ length: Number(count) }, () => item) : [...copies()];
      return each.map((copy): Place => ({ game: copy, before: games.length > 1 ? `${summand + 1}: ` : '' }));
    }),
  );
  // Under the long rule what has ended plays no part, and questions are written without it.
  const places = ends === 'first' || all.some(({ game }) => game.keepsPlaces) ? all : all.filter(({ game }) => !game.hasEnded());
  if (moveIn !== 'one') return yield* together(places, moveIn === 'some');
  for (const [index, { game, before }] of places.entries()) {
    const rest = places.flatMap((other, place) => (place === index ? [] : [once(other.game)]));
    for (const { label, to } of game.moves()) yield { labels: [before + label], left: [...rest, ...to.components()] };
  }
}

function* together([first, ...others]: readonly Place[], mayStay: boolean): Iterable<Part> {
  if (first === undefined) return yield { labels: [], left: [] };
  const { game, before } = first;
  for (const { labels, left } of together(others, mayStay)) {
    if (mayStay || game.hasEnded()) yield { labels, left: [once(game), ...left] };
    for (const { label, to } of game.moves()) yield { labels: [before + label, ...labels], left: [...to.components(), ...left] };
  }
}
