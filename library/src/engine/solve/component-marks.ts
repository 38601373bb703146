/** The components of a question one by one, as rows of a table for a picture: what each is called, what it is worth, and moves that change that. */
import type { ComponentRow } from '../../compounds/component-table.ts';
import type { Game } from '../../core/game.ts';
import { type Marks, MOST_MARKED, MOST_ROWS, marksOf } from '../../core/marks.ts';
import { type Group, nameOf, totalCount } from '../moves/compound-position.ts';
import type { OpenQuestion } from '../moves/open.ts';
import type { ComponentValues } from './component-values.ts';

/** Characters of a name. */
const LONGEST_NAME = 24;
/** Moves of a component that are looked at. */
const MOST_MOVES = 400;

/** The table of the theory over the components; undefined where there is one, or too many, or the theory has none. */
export function componentMarks<V>(
  question: OpenQuestion,
  groups: readonly Group[],
  own: readonly V[],
  total: V,
  values: ComponentValues<V>,
): Marks | undefined {
  const rows = componentRows(question, groups, own, values);
  if (rows === undefined || rows.length < 2) return undefined;
  const { theory } = values;
  const table = theory.table?.(rows, total);
  return table === undefined ? undefined : marksOf([], { ...table, says: { outcome: theory.outcome(total), ...table.says } });
}

/** Undefined where there are too many to list. */
function componentRows<V>(
  question: OpenQuestion,
  groups: readonly Group[],
  own: readonly V[],
  values: ComponentValues<V>,
): readonly ComponentRow<V>[] | undefined {
  if (totalCount(groups) > BigInt(MOST_ROWS)) return undefined;
  const isOne = question.games.length === 1;
  const isOneRuleset = question.games.every(({ ruleset }) => ruleset === question.games[0].ruleset);
  const takeSummand = summandsOf(question);
  return groups.flatMap((group, index) =>
    Array.from(group.copies(), (game): ComponentRow<V> => {
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
        const name = nameOf(each);
        free.set(name, [...(free.get(name) ?? []), summand]);
      }
  return (game) => free.get(nameOf(game))?.shift() ?? 0;
}

/** The vertices that the component is drawn with; where nothing says how it is drawn, those that its moves name, if they do. */
function verticesOf(game: Game): readonly string[] {
  const drawing = game.draw();
  if (drawing?.picture === 'graph') {
    const order = drawing.parts.reduce((sum, part) => sum + part.order * part.count, 0n);
    if (order > MOST_MARKED) return [];
    return drawing.parts.flatMap(({ count, build }) =>
      Array.from({ length: Number(count) }, (_, copy) => build(BigInt(copy)).vertices).flat(),
    );
  }
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

function labelTo<V>(game: Game, values: ComponentValues<V>, isWanted: (value: V) => boolean): string | undefined {
  let left = MOST_MOVES;
  for (const { move, value } of values.options(game)) {
    if (isWanted(value)) return move.label;
    if (--left === 0) return undefined;
  }
  return undefined;
}
