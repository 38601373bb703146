/**
 * Random questions for fast-check: heaps, graphs, settings, and positions reached by random play.
 *
 * They are texts rather than structures, so that the same ones serve any ruleset and a failure can be pasted into the command line.
 */
import fc from 'fast-check';
import type { Entry } from '../core/entry.ts';
import type { Game } from '../core/game.ts';
import { PLAYS } from '../core/outcome.ts';
import { COMPOUNDS, type Compound, type Setting } from '../core/setting.ts';
import { eachPlayed, openSamples } from '../laws/reach.ts';

/** Heaps such as `3 5^2 7`, or `0` when there is none. */
export function heapsText(bounds: { readonly most?: number; readonly largest?: number } = {}): fc.Arbitrary<string> {
  const { most = 5, largest = 20 } = bounds;
  const heap = fc.tuple(fc.integer({ min: 1, max: largest }), fc.integer({ min: 1, max: 3 }));
  return fc
    .array(heap, { maxLength: most })
    .map((heaps) => heaps.map(([size, copies]) => (copies === 1 ? `${size}` : `${size}^${copies}`)).join(' ') || '0');
}

/** A graph as an edge list with all its vertices: `1-2 2-3 4`, or `P0` when it has no vertex. */
export function graphText(bounds: { readonly largest?: number } = {}): fc.Arbitrary<string> {
  const { largest = 8 } = bounds;
  return fc.integer({ min: 0, max: largest }).chain((order) => {
    const pairs = Array.from({ length: order }, (_, v) => Array.from({ length: v }, (_, u) => [u + 1, v + 1] as const)).flat();
    return fc.subarray(pairs).map((edges) => {
      const joined = new Set(edges.flat());
      const alone = Array.from({ length: order }, (_, v) => v + 1).filter((v) => !joined.has(v));
      return [...edges.map(([u, v]) => `${u}-${v}`), ...alone].join(' ') || 'P0';
    });
  });
}

/** One of the twelve settings. */
export function anySetting(): fc.Arbitrary<Setting> {
  const compound = fc.constantFrom(...(Object.keys(COMPOUNDS) as Compound[]));
  return fc.record({ compound, play: fc.constantFrom(...PLAYS) });
}

/** A position reached by random play from one of the ruleset's samples. */
export function playedGame(entry: Entry): fc.Arbitrary<Game> {
  const start = fc.constantFrom(...openSamples(entry));
  return fc.record({ start, seed: fc.nat(), turns: fc.nat({ max: 30 }) }).map(({ start, seed, turns }) => {
    let game = start;
    let left = turns;
    for (const next of eachPlayed(start, seed)) {
      if (left-- === 0) break;
      game = next;
    }
    return game;
  });
}
