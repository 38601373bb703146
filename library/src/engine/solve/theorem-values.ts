/**
 * Values that theorems gave to components, kept from question to question: the ten thousand small questions of a batch have the
 * same few components again and again. Such a value depends on the rules, the position and the theory only; what search finds is
 * not kept, so that what a question may use and how much it has examined never depend on the questions before it.
 */
import type { Theory } from '../../compounds/theory.ts';
import type { Game } from '../../core/game.ts';

/** Values kept for each ruleset and theory, and the longest key among them. */
const MOST_KEPT = 10_000;
const LONGEST_KEY = 60;

/** By rules and theory. A value is given back to the theory it was kept for, so its type may be forgotten here. */
const kept = new WeakMap<object, Map<unknown, Map<string, unknown>>>();

export function knownValue<V>(game: Game, theory: Theory<V>): V | undefined {
  return kept.get(game.rules)?.get(theory)?.get(game.key) as V | undefined;
}

export function keepValue<V>(game: Game, theory: Theory<V>, value: V): void {
  if (game.key.length > LONGEST_KEY) return;
  const byTheory = kept.get(game.rules) ?? new Map<unknown, Map<string, unknown>>();
  const values = byTheory.get(theory) ?? new Map<string, unknown>();
  if (values.size >= MOST_KEPT) values.clear();
  kept.set(game.rules, byTheory.set(theory, values.set(game.key, value)));
}
