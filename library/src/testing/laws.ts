/**
 * The laws that every ruleset obeys. A ruleset gets these tests by existing, and so does one of your own.
 *
 * A law is data: a title and a check that returns its breaches, so that any test runner can use it. Nothing here knows who wins.
 */
import type { Counted } from '../core/counted.ts';
import { type Entry, entry } from '../core/entry.ts';
import type { Game } from '../core/game.ts';
import type { OptionText, Ruleset } from '../core/ruleset.ts';
import { faultOfDrawing } from './drawing-fault.ts';
import { DEFAULT_REACH, eachPlayed, eachReached, firstMoves, nameOf, openSamples, type Reach } from './reach.ts';

export interface Breach {
  readonly law: string;
  /** The question line of the position. */
  readonly position: string;
  readonly message: string;
}

export interface Law {
  readonly title: string;
  check(entry: Entry, reach: Reach): Iterable<Breach>;
}

/** All breaches of all laws; none for a sound ruleset. */
export function checkLaws<Pos>(rules: Ruleset<Pos>, reach: Partial<Reach> = {}): readonly Breach[] {
  return checkEntry(entry(rules, []), reach);
}

export function checkEntry(of: Entry, reach: Partial<Reach> = {}): readonly Breach[] {
  return LAWS.flatMap((law) => [...law.check(of, { ...DEFAULT_REACH, ...reach })]);
}

/** Throws with every breach in the message, one a line. */
export function assertLaws<Pos>(rules: Ruleset<Pos>, reach: Partial<Reach> = {}): void {
  const breaches = checkLaws(rules, reach);
  if (breaches.length > 0)
    throw new Error(breaches.map(({ law, position, message }) => `${law}: ${position}: ${message}`).join('\n'));
}

/** A law about single positions: returns what is wrong, or nothing. */
function positionLaw(title: string, wrong: (game: Game, of: Entry, reach: Reach) => string | undefined): Law {
  return {
    title,
    *check(of, reach) {
      for (const game of eachReached(of, reach)) {
        const message = wrong(game, of, reach);
        if (message !== undefined) yield { law: title, position: nameOf(game), message };
      }
    },
  };
}

export const LAWS: readonly Law[] = [
  {
    title: 'there is a sample, and every sample opens',
    *check(of) {
      const breach = (message: string): Breach => ({ law: this.title, position: of.facts.id, message });
      if (of.facts.samples.length === 0) yield breach('it has no sample');
      try {
        openSamples(of);
      } catch (error) {
        yield breach(error instanceof Error ? error.message : String(error));
      }
    },
  },
  positionLaw('what format writes, parse reads back as the same position', (game, of, reach) => {
    const again = of.open({ text: game.text(), at: 0, options: game.options().map(toOptionText) });
    if (!again.ok) return `it cannot be read back: ${again.error.message}`;
    if (nameOf(again.value) !== nameOf(game)) return `it is read back as ${nameOf(again.value)}`;
    if (again.value.key !== game.key) return `its key changes from ${game.key} to ${again.value.key}`;
    // Labels may differ: a union numbers its vertices as it is written, and format sorts.
    return optionKeys(again.value, reach) === optionKeys(game, reach) ? undefined : 'it has other options when it is read back';
  }),
  positionLaw('the labels of moves are distinct', (game, _of, reach) => {
    const labels = firstMoves(game, reach.moves).moves.map(({ label }) => label);
    const twice = labels.find((label, index) => labels.indexOf(label) !== index);
    return twice === undefined ? undefined : `two moves are called ${twice}`;
  }),
  positionLaw('the moves are the same twice', (game, _of, reach) => {
    const first = movesText(game, reach);
    return first === movesText(game, reach) ? undefined : 'the moves differ when they are asked for again';
  }),
  positionLaw('a drawing fits together', (game) => faultOfDrawing(game.draw())),
  positionLaw('a component is one component', (game) => {
    const components = game.components();
    if (components.length === 0) return 'it has no component; an ended position is one ended component';
    if (components.some(({ count }) => count < 1n)) return 'a component is there less than once';
    for (const { item } of components) {
      const [only, ...more] = item.components();
      if (only === undefined || more.length > 0 || only.count !== 1n || only.item.key !== item.key)
        return `${nameOf(item)} splits again`;
    }
    return undefined;
  }),
  positionLaw('to move in the whole is to move in one component', (game, _of, reach) => {
    const whole = firstMoves(game, reach.moves);
    const components = game.components();
    const inOne = components.map(({ item }) => firstMoves(item, reach.moves));
    if (!whole.complete || inOne.some(({ complete }) => !complete)) return undefined;
    const direct = new Set(whole.moves.map(({ to }) => multisetKey(to.components())));
    const byComponent = new Set(
      components.flatMap((moved, index) =>
        (inOne[index]?.moves ?? []).map(({ to }) => multisetKey([...replaceOne(components, moved), ...to.components()])),
      ),
    );
    for (const key of direct) if (!byComponent.has(key)) return `no move in one component leads to ${key}`;
    for (const key of byComponent) if (!direct.has(key)) return `no move in the whole leads to ${key}`;
    return undefined;
  }),
  positionLaw('join puts the components together again', (game) => {
    const joined = game.join(game.components());
    if (joined === undefined || multisetKey(joined.components()) === multisetKey(game.components())) return undefined;
    return `its components join to ${nameOf(joined)}`;
  }),
  {
    title: 'positions with the same key have the same options',
    *check(of, reach) {
      const options = new Map<string, { readonly keys: string; readonly name: string }>();
      for (const game of eachReached(of, reach)) {
        const keys = optionKeys(game, reach);
        const other = options.get(game.key);
        if (other === undefined) options.set(game.key, { keys, name: nameOf(game) });
        else if (other.keys !== keys)
          yield { law: this.title, position: nameOf(game), message: `it has the key of ${other.name} but other options` };
      }
    },
  },
  {
    title: 'every play ends',
    *check(of, reach) {
      if (of.facts.mayLoop) return;
      for (const sample of openSamples(of)) {
        for (let seed = 1; seed <= reach.plays; seed++) {
          const seen = new Set([sample.key]);
          let turns = 0;
          for (const game of eachPlayed(sample, seed, reach)) {
            turns++;
            const endless = seen.has(game.key) ? 'comes back to the same position' : `has not ended after ${turns} moves`;
            if (seen.has(game.key) || turns === reach.longestPlay)
              yield { law: this.title, position: nameOf(sample), message: `a play from here ${endless}` };
            if (seen.has(game.key)) break;
            seen.add(game.key);
          }
        }
      }
    },
  },
];

function toOptionText(option: string): OptionText {
  const [name = '', ...words] = option.split(' ');
  return { name, words: words.map((text) => ({ text, at: 0 })), at: 0 };
}

/** The different options, as text. */
function optionKeys(game: Game, reach: Reach): string {
  const keys = firstMoves(game, reach.moves).moves.map(({ to }) => to.key);
  return [...new Set(keys)].sort().join('\n');
}

/** The moves in their order, with the positions they lead to. */
function movesText(game: Game, reach: Reach): string {
  return firstMoves(game, reach.moves)
    .moves.map(({ label, to }) => `${label} to ${nameOf(to)}`)
    .join('\n');
}

/** All components but one copy of this one. */
function replaceOne(components: readonly Counted<Game>[], moved: Counted<Game>): Counted<Game>[] {
  return components.flatMap((component) => {
    if (component !== moved) return [component];
    return component.count === 1n ? [] : [{ item: component.item, count: component.count - 1n }];
  });
}

/** The live components as text; ended ones are left out, since an empty part beside a non-empty one is no component. */
function multisetKey(components: readonly Counted<Game>[]): string {
  const counts = new Map<string, bigint>();
  for (const { item, count } of components) {
    const [live] = firstMoves(item, 1).moves;
    if (live !== undefined) counts.set(item.key, (counts.get(item.key) ?? 0n) + count);
  }
  const parts = [...counts].map(([key, count]) => (count === 1n ? key : `${count} × ${key}`));
  return parts.length === 0 ? 'nothing' : parts.sort().join(' and ');
}
