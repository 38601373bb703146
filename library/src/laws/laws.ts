/**
 * The laws that every ruleset obeys. A ruleset gets these tests by existing, and so does one of your own.
 *
 * A law is data: a title and a check that returns its breaches, so that any test runner can use it, and none is needed: a ruleset is
 * also put through them when a program loads it (`try-ruleset.ts`). A breach says what was asked twice and both answers.
 */
import { type Counted, once } from '../core/counted.ts';
import { type Entry, entry } from '../core/entry.ts';
import type { Game, GameMove } from '../core/game.ts';
import { excerpt } from '../core/result.ts';
import type { OptionText, Ruleset } from '../core/ruleset.ts';
import { faultOfDrawing, faultOfPlaces } from './drawing-fault.ts';
import { endlessPlay } from './endless-play.ts';
import { faultOfHeap } from './octal-law.ts';
import { listed, movesText, moveText, optionKeys, optionsOfTwo } from './options-text.ts';
import { DEFAULT_REACH, eachReached, firstMoves, nameOf, openSamples, type Reach } from './reach.ts';
import { valueByDefinition, valueOfHeap, valueOfSubsets } from './unfold.ts';

/** Positions for which values are worked out by definition, of each sample. */
const MOST_VALUED = 20;
/** Moves of a move that are listed to see whether that changes anything. */
const MOST_LOOKED_INTO = 5;
/** A sample with more moves is not small enough to search. */
const MOST_MOVES = 100_000;
const MOST_SHOWN = 160;

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

/** A law and its breach in one sentence, without a full stop. */
export function breachToText({ law, position, message }: Breach): string {
  return `${excerpt(position, MOST_SHOWN)}: ${message} (the law: ${law})`;
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
      if (of.facts.samples.length === 0)
        yield breach("it has no sample to try it on; name some small positions, as they are written: samples: ['…']");
      try {
        openSamples(of);
      } catch (error) {
        yield breach(error instanceof Error ? error.message : String(error));
      }
    },
  },
  // Before all others, which list the moves again and again.
  positionLaw('a list of moves has an end', (game) => {
    let count = 0;
    for (const _ of game.moves())
      if (++count === MOST_MOVES) return `it has ${MOST_MOVES} moves and more; samples are to be small`;
    return undefined;
  }),
  positionLaw('what format writes, parse reads back as the same position', (game, of, reach) => {
    const again = of.open({ text: game.text(), at: 0, options: game.options().map(toOptionText) });
    if (!again.ok) return `it cannot be read back: ${again.error.message}`;
    if (nameOf(again.value) !== nameOf(game)) return `it is read back as ${nameOf(again.value)}`;
    if (again.value.key !== game.key) return `its key changes from ${game.key} to ${again.value.key}`;
    // Labels may differ: a union numbers its vertices as it is written, and format sorts.
    const [played, read] = [optionKeys(game, reach), optionKeys(again.value, reach)];
    return played === read ? undefined : `its options are ${listed(played)}; when it is read back they are ${listed(read)}`;
  }),
  positionLaw('the labels of moves are distinct', (game, _of, reach) => {
    const labels = firstMoves(game, reach.moves).moves.map(({ label }) => label);
    const twice = labels.find((label, index) => labels.indexOf(label) !== index);
    return twice === undefined ? undefined : `two moves are called ${twice}`;
  }),
  {
    title: 'positions that are written alike have the same options',
    *check(of, reach) {
      for (const game of eachReached(of, reach)) {
        const first = new Map([[nameOf(game), game]]);
        for (const { to } of firstMoves(game, reach.moves).moves) {
          const name = nameOf(to);
          const other = first.get(name) ?? readBack(to, of);
          first.set(name, other ?? to);
          if (other === undefined) continue;
          const [one, two] = [optionKeys(other, reach), optionKeys(to, reach)];
          if (one !== two)
            yield { law: this.title, position: name, message: `two positions are written so: ${optionsOfTwo(one, two)}` };
        }
      }
    },
  },
  positionLaw('the moves are the same twice', (game, _of, reach) => {
    const [first, second] = [movesText(game, reach), movesText(game, reach)];
    return first === second ? undefined : `its moves are ${listed(first)}; asked for again they are ${listed(second)}`;
  }),
  positionLaw('positions and moves do not change while others are looked at', (game, _of, reach) => {
    const name = nameOf(game);
    const given: { readonly move: GameMove; readonly text: string }[] = [];
    for (const move of game.moves()) {
      if (given.length === reach.moves) break;
      given.push({ move, text: moveText(move) });
      optionKeys(move.to, { ...reach, moves: MOST_LOOKED_INTO });
    }
    if (nameOf(game) !== name) return `it has become ${nameOf(game)} since its moves were listed`;
    const changed = given.find(({ move, text }) => moveText(move) !== text);
    return changed && `the move ${changed.text} has become ${moveText(changed.move)} since it was given`;
  }),
  positionLaw(
    'a drawing fits together',
    (game, _of, reach) => faultOfDrawing(game.draw()) ?? faultOfPlaces(game, firstMoves(game, reach.moves).moves),
  ),
  positionLaw('a component has the moves of the heap that it is said to be', (game, _of, reach) => faultOfHeap(game, reach)),
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
  positionLaw('a position without what has ended is what its other components join to', (game) => {
    const told = game.withoutEnded();
    if (told === undefined) return undefined;
    const components = game.components();
    const live = components.filter(({ item }) => !item.hasEnded());
    const joined = game.join(live.length > 0 ? live : components.slice(0, 1).map(({ item }) => once(item)));
    if (joined === undefined || nameOf(joined) === nameOf(told)) return undefined;
    return `without what has ended it is said to be ${nameOf(told)}; what has not ended joins to ${nameOf(joined)}`;
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
          yield {
            law: this.title,
            position: nameOf(game),
            message: `it has the key of ${other.name}: ${optionsOfTwo(other.keys, keys)}`,
          };
      }
    },
  },
  {
    title: 'key and components keep the value that the definition gives',
    *check(of, reach) {
      if (of.facts.mayLoop) return;
      const known = new Map<string, { readonly value: number; readonly name: string }>();
      for (const game of eachReached(of, { ...reach, positions: Math.min(reach.positions, MOST_VALUED) })) {
        const value = valueByDefinition(game, reach);
        if (value === undefined) continue;
        const breach = (message: string): Breach => ({ law: this.title, position: nameOf(game), message });
        const parts = valueOfComponents(game.components(), reach);
        if (parts !== undefined && parts !== value) yield breach(`its value is ${value}; its components have the value ${parts}`);
        const same = known.get(game.key) ?? { value, name: nameOf(game) };
        known.set(game.key, same);
        if (same.value !== value)
          yield breach(`its value is ${value}; ${same.name} has the same key and the value ${same.value}`);
      }
    },
  },
  positionLaw('the game on subsets has the moves and the value of the position', (game, _of, reach) => {
    const subsets = game.subsetGame();
    if (subsets === undefined) return undefined;
    const { moves, complete } = firstMoves(game, reach.moves);
    if (complete && moves.length !== subsets.moves.length)
      return `it has ${moves.length} moves, on subsets ${subsets.moves.length}`;
    const [value, onSubsets] = [valueByDefinition(game, reach), valueOfSubsets(subsets, reach)];
    if (value === undefined || onSubsets === undefined || value === onSubsets) return undefined;
    return `its value is ${value}; on subsets it is ${onSubsets}`;
  }),
  positionLaw('the heap has the value of the position', (game, _of, reach) => {
    const heap = game.heap();
    if (heap === undefined) return undefined;
    const [value, ofHeap] = [valueByDefinition(game, reach), valueOfHeap(heap, reach)];
    if (value === undefined || ofHeap === undefined || value === ofHeap) return undefined;
    return `its value is ${value}; a heap of ${heap.size} has ${ofHeap}`;
  }),
  {
    title: 'every play ends',
    *check(of, reach) {
      if (of.facts.mayLoop) return;
      const found = endlessPlay(of, reach);
      if (found !== undefined) yield { law: this.title, ...found };
    },
  },
];

function toOptionText(option: string): OptionText {
  const [name = '', ...words] = option.split(' ');
  return { name, words: words.map((text) => ({ text, at: 0 })), at: 0 };
}

/** The position that its own text names; undefined where it names none, which another law says. */
function readBack(game: Game, of: Entry): Game | undefined {
  const again = of.open({ text: game.text(), at: 0, options: game.options().map(toOptionText) });
  return again.ok ? again.value : undefined;
}

function valueOfComponents(components: readonly Counted<Game>[], reach: Reach): number | undefined {
  let sum = 0;
  for (const { item, count } of components) {
    const value = valueByDefinition(item, reach);
    if (value === undefined) return undefined;
    if (count % 2n === 1n) sum ^= value;
  }
  return sum;
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
