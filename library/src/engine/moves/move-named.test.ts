/** Moves found by name: those that the list has, with the same result, and no others. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../catalogue.ts';
import type { Game } from '../../core/game.ts';
import { FuzzDice } from '../../testing/dice.ts';
import { anyQuestion } from '../../testing/position-trial.ts';
import { openQuestion } from './open.ts';

const POSITIONS = 300;
const MOST_MOVES = 2000;
const NAMING = [
  ...['nim', 'lasker-nim', 'fibonacci-nim', 'subtraction', 'moore-nim', 'octal', 'treblecross', 'grundys-game'],
  ...['welter', 'tartan'],
];

/** The key of what each move leaves, by its label; undefined if there are too many. */
function keysOf(game: Game): ReadonlyMap<string, string> | undefined {
  const keys = new Map<string, string>();
  for (const { label, to } of game.moves()) {
    if (keys.size === MOST_MOVES) return undefined;
    keys.set(label, to.key);
  }
  return keys;
}

/** Labels that are near this one: another number, a part more or less, another order, a leading zero. */
function near(label: string): readonly string[] {
  const numbers = [...label.matchAll(/\d+/g)];
  const changed = numbers.flatMap(({ 0: digits, index }) =>
    [String(Number(digits) + 1), String(Number(digits) - 1), '0', `0${digits}`, ''].map(
      (other) => label.slice(0, index) + other + label.slice(index + digits.length),
    ),
  );
  const turned = [label.split(',').reverse().join(','), label.replace(/(\d+)\+(\d+)$/, '$2+$1')];
  return ['', '>', 'x', `${label}+1`, `${label},${label}`, `${label}+0`, label.replace('>', '-'), ...turned, ...changed];
}

describe('a move found by its name', () => {
  it.each(NAMING)('is one that the list of %s has', (id) => {
    const entry = catalogue.entries.find(({ facts }) => facts.id === id);
    if (entry === undefined) throw new Error(`there is no ruleset ${id}`);
    const dice = new FuzzDice(7, { large: false });
    let [positions, found, refused] = [0, 0, 0];
    for (let rolled = 0; positions < POSITIONS && rolled < 20 * POSITIONS; rolled++) {
      const opened = openQuestion(anyQuestion(entry, dice), catalogue);
      if (!opened.ok) continue;
      const game = opened.value.games[0];
      const keys = keysOf(game);
      if (keys === undefined) continue;
      positions++;
      const named = new Set(['1>0', '5>3', ...[...keys.keys()].slice(0, 40).flatMap((label) => [label, ...near(label)])]);
      const wrong = [...named].filter((label) => game.moveNamed(label)?.to.key !== keys.get(label));
      expect(wrong, game.text()).toEqual([]);
      for (const label of named) keys.has(label) ? found++ : refused++;
    }
    expect(positions).toBe(POSITIONS);
    expect(Math.min(found, refused)).toBeGreaterThan(500);
  });
});
