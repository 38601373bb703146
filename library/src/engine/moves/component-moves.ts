/**
 * The moves of a question component by component, and the one move that some of them make together.
 *
 * A list of whole moves names those that differ only by which of two equal components they are made in once, and where moves are
 * made in several components at once it may be far too long. A board needs neither: it offers the moves of every component where
 * that stands, and asks what the chosen ones lead to.
 */
import type { Counted } from '../../core/counted.ts';
import type { Game, GameMove } from '../../core/game.ts';
import { LimitReached } from '../../core/limits.ts';
import { Session } from '../solve/session.ts';
import type { SolveOptions } from '../solve/solve.ts';
import { nameInSum } from './compound-moves.ts';
import { groupsOf, isOver, nameOf, ruleOf } from './compound-position.ts';
import type { MoveOptions, OfferedMove, PlayedMove } from './each-move.ts';
import type { OpenQuestion } from './open.ts';
import { writePosition } from './write-position.ts';

/** The moves of one component. */
export interface ComponentMoves {
  /** The position of the question it belongs to, from 0. */
  readonly summand: number;
  /** Equal components have the same number, and moves at the same places of their lists lead to equal positions. */
  readonly group: number;
  /** Each with the question after it alone, also where it is only a part of a move. */
  readonly moves: readonly OfferedMove[];
}

export interface ComponentList {
  readonly components: readonly ComponentMoves[];
  /** Whether these are all moves of all components. */
  readonly complete: boolean;
  /** Whether the question is a sum of several positions. */
  readonly isSum: boolean;
}

/** A move in one component. */
export interface PartMove {
  readonly label: string;
  /** Where positions of a sum have moves of the same name: the position that is meant, from 0. */
  readonly summand?: number;
}

/** Moves listed unless asked otherwise. */
const DEFAULT_MOVES = 5000;
/** Components beyond which equal ones are not told apart. */
const MOST_COPIES = 5000n;

interface Copy {
  readonly summand: number;
  readonly game: Game;
  /** More than one where copies are not told apart. */
  readonly count: bigint;
}

export function componentMovesOf(question: OpenQuestion, options: Pick<SolveOptions, 'moves'>): ComponentList {
  const { setting } = question;
  const isSum = question.games.length > 1;
  if (isOver(groupsOf(question), setting)) return { components: [], complete: true, isSum };
  const copies = copiesOf(question);
  const groups = new Map<string, number>();
  const components: ComponentMoves[] = [];
  let left = options.moves ?? DEFAULT_MOVES;
  for (const copy of copies) {
    const { summand, game } = copy;
    const name = copies.length === 1 ? '' : nameOf(game);
    const group = groups.get(name) ?? groups.size;
    groups.set(name, group);
    const moves: OfferedMove[] = [];
    const component = { summand, group, moves };
    for (const move of game.moves()) {
      if (left-- === 0) return { components: [...components, component], complete: false, isSum };
      const after = () => [...copies.flatMap((other) => (other === copy ? [] : afterMove(other))), ...afterMove(copy, move)];
      const to = (longest?: number) => withinLimits(() => writePosition(after(), setting, longest));
      moves.push({ move: move.label, to });
    }
    if (moves.length > 0) components.push(component);
  }
  return { components, complete: true, isSum };
}

/** The move made of these, one in each of several components where the compound has it so; undefined where it is none. */
export function playPartsOf(
  question: OpenQuestion,
  parts: readonly PartMove[],
  options: MoveOptions & { readonly longest?: number },
): PlayedMove | undefined {
  const { setting } = question;
  if (isOver(groupsOf(question), setting)) return undefined;
  const { moveIn } = ruleOf(setting);
  if (parts.length === 0 || (moveIn === 'one' && parts.length > 1)) return undefined;
  const session = new Session(options);
  return withinLimits(() => {
    const copies = copiesOf(question);
    const made = chooseMoves(copies, parts, session);
    if (made === undefined) return undefined;
    if (moveIn === 'all' && copies.some((copy) => !made.has(copy) && !copy.game.hasEnded())) return undefined;
    // As lists of moves write them: what one move leaves stands behind all else, several moves leave their places.
    const isMoved = (copy: Copy) => moveIn === 'one' && made.has(copy);
    const places = [...copies.filter((copy) => !isMoved(copy)), ...copies.filter(isMoved)];
    const after = places.flatMap((copy) => afterMove(copy, made.get(copy)));
    const to = writePosition(after, setting, options.longest);
    const isSum = question.games.length > 1;
    const labels = Array.from(made, ([{ summand }, { label }]) => (isSum ? nameInSum(label, { summand }) : label));
    return to === undefined ? undefined : { move: labels.join(' & '), to };
  });
}

/** Each component by itself, with its own labels; very many equal ones as one. */
function copiesOf({ games }: OpenQuestion): readonly Copy[] {
  const components = games.flatMap((game, summand) => game.components().map((component) => ({ ...component, summand })));
  const total = components.reduce((sum, { count }) => sum + count, 0n);
  return components.flatMap(({ summand, item, count, copies }) => {
    if (total > MOST_COPIES) return [{ summand, game: item, count }];
    const each = copies === undefined ? Array.from({ length: Number(count) }, () => item) : [...copies()];
    return each.map((game) => ({ summand, game, count: 1n }));
  });
}

/** In which component each of the moves is made, in the order of the components; undefined where one of them is found nowhere. */
function chooseMoves(
  copies: readonly Copy[],
  parts: readonly PartMove[],
  session: Session,
): ReadonlyMap<Copy, GameMove> | undefined {
  const open = [...parts];
  const made = new Map<Copy, GameMove>();
  for (const copy of copies) {
    if (open.length === 0) break;
    // A position may have moves without end, so one that no part is said to be in is not looked through.
    if (!open.some(({ summand = copy.summand }) => summand === copy.summand)) continue;
    for (const move of copy.game.moves()) {
      session.step();
      const index = open.findIndex(({ label, summand = copy.summand }) => label === move.label && summand === copy.summand);
      if (index < 0) continue;
      open.splice(index, 1);
      made.set(copy, move);
      break;
    }
  }
  return open.length > 0 ? undefined : made;
}

function withinLimits<T>(act: () => T | undefined): T | undefined {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    return undefined;
  }
}

function afterMove({ game, count }: Copy, move?: GameMove): readonly Counted<Game>[] {
  if (move === undefined) return [{ item: game, count }];
  const others = count > 1n ? [{ item: game, count: count - 1n }] : [];
  return [...others, ...move.to.components()];
}
