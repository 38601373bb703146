import { expect, it } from 'vitest';
import { catalogue } from '../../catalogue.ts';
import { grundyTheory } from '../../compounds/grundy.ts';
import type { Game } from '../../core/game.ts';
import { openQuestion } from '../moves/open.ts';
import { valueTable } from './value-table.ts';

function gameOf(line: string): Game {
  const opened = openQuestion(line, catalogue);
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value.games[0];
}

function tableOf(game: Game) {
  return valueTable(
    [game],
    grundyTheory,
    ({ key }) => key,
    () => false,
  );
}

it.each([
  ['kayles 200', 201],
  ['nim 300', 301],
])('%s has a table of all components', (line, rows) => {
  expect(tableOf(gameOf(line))?.rows.length).toBe(rows);
});

it.each(['kayles 1000000', 'nim 1000000000000000000', 'grundys-game 5000'])(
  '%s leaves too many, which is seen from its first moves',
  (line) => {
    const game = gameOf(line);
    let moves = 0;
    const counting: Game = Object.create(game, {
      moves: {
        *value() {
          for (const move of game.moves()) {
            moves++;
            yield move;
          }
        },
      },
    });
    expect(tableOf(counting)).toBeUndefined();
    expect(moves).toBeGreaterThan(400);
    expect(moves).toBeLessThan(2000);
  },
);
