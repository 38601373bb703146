/** The components of a question one by one, as rows of a table: what each is called, what it is worth, and moves that change that. */
import type { Game } from '../../core/game.ts';
import { MOST_ROWS } from '../../core/marks.ts';
import type { Nimber } from '../../core/nimber.ts';
import { type Group, totalCount } from '../moves/compound-position.ts';
import type { OpenQuestion } from '../moves/open.ts';
import type { ComponentValues } from './component-values.ts';

export interface ComponentRow {
  readonly name: string;
  readonly value: Nimber;
  /** Its part of the picture, where the question is one picture. */
  readonly vertices: readonly string[];
  /** The label of a move that leaves it with a value that will do; undefined where none was found. */
  moveTo(isWanted: (value: Nimber) => boolean): string | undefined;
}

/** Characters of a name. */
const LONGEST_NAME = 24;
/** Moves of a component that are looked at. */
const MOST_MOVES = 400;

/** Undefined where there are too many to list. */
export function componentRows(
  question: OpenQuestion,
  groups: readonly Group[],
  own: readonly Nimber[],
  values: ComponentValues,
): readonly ComponentRow[] | undefined {
  if (totalCount(groups) > BigInt(MOST_ROWS)) return undefined;
  const isOne = question.games.length === 1;
  const isOneRuleset = question.games.every(({ ruleset }) => ruleset === question.games[0].ruleset);
  const takeSummand = summandsOf(question);
  return groups.flatMap((group, index) =>
    Array.from(group.copies(), (game): ComponentRow => {
      const summand = takeSummand(game);
      const text = isOneRuleset ? game.text() : `${game.ruleset} ${game.text()}`;
      return {
        name: text.slice(0, LONGEST_NAME),
        value: own[index] ?? values.theory.ended,
        vertices: isOne ? verticesOf(game) : [],
        moveTo(isWanted) {
          const label = labelTo(game, values, isWanted);
          return label === undefined || isOne ? label : `${summand + 1}: ${label}`;
        },
      };
    }),
  );
}

/** The positions of the question that components belong to; each is taken once. */
function summandsOf({ games }: OpenQuestion): (game: Game) => number {
  const free = new Map<string, number[]>();
  if (games.length === 1) return () => 0;
  for (const [summand, game] of games.entries())
    for (const { item, count, copies } of game.components())
      for (const each of copies?.() ?? Array.from({ length: Number(count) }, () => item)) {
        const name = `${each.ruleset} ${each.text()}`;
        free.set(name, [...(free.get(name) ?? []), summand]);
      }
  return (game) => free.get(`${game.ruleset} ${game.text()}`)?.shift() ?? 0;
}

/** The vertices that the component is drawn with; where nothing says how it is drawn, those that its moves name, if they do. */
function verticesOf(game: Game): readonly string[] {
  const drawing = game.draw();
  if (drawing?.picture === 'graph') return drawing.parts.flatMap(({ vertices }) => vertices);
  if (drawing?.picture === 'forest') return Array.from(drawing.parents, (_, vertex) => drawing.name(vertex));
  if (drawing !== undefined) return [];
  const names = new Set<string>();
  let left = MOST_MOVES;
  for (const { label } of game.moves()) {
    if (--left < 0 || label.includes('>')) return [];
    for (const name of label.split('+')) names.add(name);
  }
  return [...names];
}

function labelTo(game: Game, values: ComponentValues, isWanted: (value: Nimber) => boolean): string | undefined {
  let left = MOST_MOVES;
  for (const { move, value } of values.options(game)) {
    if (isWanted(value)) return move.label;
    if (--left === 0) return undefined;
  }
  return undefined;
}
