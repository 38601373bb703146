/**
 * Values that theorems gave to components, kept from question to question: the ten thousand small questions of a batch have the
 * same few components again and again. Such a value depends on the rules, the position and the theory only; what search finds is
 * not kept, so that what a question may use and how much it has examined never depend on the questions before it.
 */
import type { Theory } from '../../compounds/theory.ts';
import type { Game } from '../../core/game.ts';
import type { Nimber } from '../../core/nimber.ts';

/** Values kept for each ruleset and theory, and the longest key among them. */
const MOST_KEPT = 10_000;
const LONGEST_KEY = 60;

const kept = new WeakMap<object, Map<Theory, Map<string, Nimber>>>();

export function knownValue(game: Game, theory: Theory): Nimber | undefined {
  return kept.get(game.rules)?.get(theory)?.get(game.key);
}

export function keepValue(game: Game, theory: Theory, value: Nimber): void {
  if (game.key.length > LONGEST_KEY) return;
  const byTheory = kept.get(game.rules) ?? new Map<Theory, Map<string, Nimber>>();
  const values = byTheory.get(theory) ?? new Map<string, Nimber>();
  if (values.size >= MOST_KEPT) values.clear();
  kept.set(game.rules, byTheory.set(theory, values.set(game.key, value)));
}
