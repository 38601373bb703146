/**
 * `stringGame` and `digraphGame`: games whose positions are words, and games that are given by their arcs, in a few lines.
 *
 *     stringGame({ id: 'pins', rule: 'Take one pin or two that stand side by side.', letters: 'x.', apart: '.', samples: ['xxx.x'],
 *       *moves(word) { … } })
 *     digraphGame({ id: 'halve', rule: 'Halve the number, or take one.', samples: ['9'], arcs: (vertex) => … })
 */
import { once } from '../core/counted.ts';
import { defineRuleset, type GivenFacts, type RulesetDefinition } from '../core/define-ruleset.ts';
import type { Drawing } from '../core/drawing.ts';
import { bad, ok } from '../core/result.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { checkChoice, checkedList, show } from '../core/show-value.ts';

interface Facts extends Omit<GivenFacts, 'rule' | 'samples'> {
  readonly id: string;
  /** The rule in one sentence. */
  readonly rule: string;
  /** Small positions, on which the game is tried. */
  readonly samples: readonly string[];
  /** What a position looks like. Default: a strip of squares for a word, and its name for a vertex. */
  draw?(position: string): Drawing;
}

export interface StringGame extends Facts {
  /** The letters that words are made of, such as `x.`; no blanks, brackets or `+`. */
  readonly letters: string;
  /** The words that moves lead to; each counts once. */
  moves(word: string): Iterable<string>;
  /** A letter between parts that have nothing to do with each other. The laws try it. */
  readonly apart?: string;
  /** True where a word and its reverse are the same game. */
  readonly mirrored?: boolean;
}

export interface DigraphGame extends Facts {
  /** The vertices that arcs lead to from this one. A play that need not end has to be announced: `mayLoop: true`. */
  arcs(vertex: string): Iterable<string>;
}

/** What is written for the word without letters. */
const EMPTY = '-';

/** A game on words: `moves` says which words a word becomes. */
export function stringGame(game: StringGame): Ruleset<string> {
  const { letters, moves: _moves, apart, mirrored = false, ...facts } = game;
  if (typeof letters !== 'string' || letters === '') throw new Error(`${game.id}: letters are a text, found ${show(letters)}`);
  const wrong = [...letters].find((letter) => /[\s[\]+{}-]/.test(letter));
  if (wrong !== undefined) throw new Error(`the letter ${JSON.stringify(wrong)} cannot stand in the words of ${game.id}`);
  if (apart !== undefined && ([...apart].length !== 1 || !letters.includes(apart)))
    throw new Error(`${game.id}: apart is one of the letters ${letters}, found ${show(apart)}`);
  checkChoice(game.id, 'mirrored', game.mirrored, [true, false]);
  const isWord = (text: string) => [...text].every((letter) => letters.includes(letter));
  const isOwn = (text: string) => (isWord(text) ? undefined : `which is not a word of the letters ${letters}`);
  const word: RulesetDefinition<string> = {
    notation: `A word of the letters ${[...letters].join(' ')}; the empty word is ${EMPTY}.`,
    draw: (position) => ({ picture: 'strip', strips: [{ squares: position, count: 1n }] }),
    ...facts,
    parse: ({ text, at }) =>
      text === EMPTY || (text !== '' && isWord(text))
        ? ok(text === EMPTY ? '' : text)
        : bad('no-word', 'This is no word of the game.', at, { expected: `letters of ${letters}`, found: text }),
    format: (position) => (position === '' ? EMPTY : position),
    moves: (position) => each(checked('moves', game.moves(position), isOwn), (to) => (to === '' ? EMPTY : to)),
    key: (position) => (mirrored ? leastOf(position, [...position].reverse().join('')) : position),
  };
  if (apart === undefined) return defineRuleset(word);
  return defineRuleset({
    ...word,
    components: (position) =>
      position
        .split(apart)
        .filter((part) => part !== '')
        .map(once),
    join: (components) => components.flatMap(({ item, count }) => Array<string>(Number(count)).fill(item)).join(apart),
  });
}

/** A game that is given by its arcs: `arcs` says which positions a move leads to. */
export function digraphGame(game: DigraphGame): Ruleset<string> {
  const { arcs: _arcs, ...facts } = game;
  const isOwn = (text: string) => (VERTEX.test(text) ? undefined : 'which is not one word');
  return defineRuleset<string>({
    notation: 'The name of a vertex.',
    ...facts,
    parse: ({ text, at }) => (VERTEX.test(text) ? ok(text) : bad('no-vertex', 'A vertex is one word.', at, { found: text })),
    format: (vertex) => vertex,
    moves: (vertex) => each(checked('arcs', game.arcs(vertex), isOwn), (to) => to),
  });
}

/** A vertex is one word of a question line. */
const VERTEX = /^[^\s[\]{}+]+$/;

/** The positions that a rule gives, which is written by hand; `wrong` says what is wrong with one. */
function* checked(what: string, given: Iterable<string>, wrong: (text: string) => string | undefined): Iterable<string> {
  for (const text of checkedList(what, given)) {
    const why = typeof text === 'string' ? wrong(text) : 'which is not a text';
    if (why !== undefined) throw new Error(`${what} gives ${show(text)}, ${why}`);
    yield text;
  }
}

function* each(positions: Iterable<string>, label: (to: string) => string) {
  for (const to of new Set(positions)) yield { label: label(to), to };
}

function leastOf(one: string, other: string): string {
  return one < other ? one : other;
}
