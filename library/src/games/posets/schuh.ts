/**
 * Schuh's game of divisors [schuh1952]: the players name divisors of a number in turn, never 1 and no multiple of one that was named.
 *
 * Written by exponents it is Chomp on a box with one direction for each prime. A number is one component.
 */

import { LazyMove } from '../../core/lazy-move.ts';
import { bad, excerpt, ok, type Result } from '../../core/result.ts';
import type { Move, PositionText, Ruleset } from '../../core/ruleset.ts';
import { groupDigits } from '../../core/words.ts';
import { eachWord, isNumeral, listItems, type Word } from '../../notation/tokens.ts';
import { buildDigraphFamily } from '../../structures/digraph-family.ts';
import { Poset } from '../../structures/poset.ts';
import { asOneComponent } from './one-component.ts';

/** A number and the divisors that were named, ascending; of two that divide each other the larger is left out. */
export interface Divided {
  readonly number: bigint;
  readonly named: readonly bigint[];
  /** The divisors that may still be named, and 1. */
  readonly order: Poset;
}

const MOST_DIVISORS = 1024;

export const schuh: Ruleset<Divided> = {
  id: 'schuh',
  title: 'Schuh’s game of divisors',
  rule: 'Name a divisor of the number, never 1 and no multiple of one that was named.',
  inShort: 'name divisors',
  notation: 'A number, and behind a colon the divisors that were named: `72`, `72 : 4`, `72 : 8 12`.',
  sources: [{ key: 'schuh1952' }, { key: 'gale1974' }],
  samples: ['72 : 4', '12', '30', '36 : 6', '8', '1'],
  example: '72',
  family: { text: '{n}', from: 1 },
  parse: parseDivided,
  format: ({ number, named }) => (named.length === 0 ? `${number}` : `${number} : ${named.join(' ')}`),
  moves: eachMove,
  onBoard: ({ number, named }) =>
    `the number ${groupDigits(number)}${named.length === 0 ? '' : `, of which ${named.map(groupDigits).join(', ')} ${named.length === 1 ? 'was' : 'were'} named`}`,
  toMove: () => 'name a divisor of the number, but not 1 and no multiple of one that was named',
  changedBy: ({ order }, label) => order.withAllAbove(label),
  subsetGame: ({ order }) => {
    const game = order.without(new Set([0])).subsetGame((element) => order.above(element + 1).map((other) => other - 1));
    return game === undefined ? undefined : asOneComponent(game);
  },
  draw: ({ order }) => order.draw(),
};

/** The element 0 of the order is 1, since divisors are listed ascending. */
function* eachMove(position: Divided): Iterable<Move<Divided>> {
  const { order } = position;
  for (let element = 1; element < order.order; element++) {
    yield new LazyMove(
      () => order.name(element),
      () => nameDivisor(position, BigInt(order.name(element))),
    );
  }
}

/** Naming a multiple of one that was named changes nothing. */
export function nameDivisor(position: Divided, divisor: bigint): Divided {
  const { number, named, order } = position;
  if (named.some((other) => divisor % other === 0n)) return position;
  const gone = new Set<number>();
  for (let element = 0; element < order.order; element++) if (BigInt(order.name(element)) % divisor === 0n) gone.add(element);
  const kept = [...named.filter((other) => other % divisor !== 0n), divisor].sort((a, b) => (a < b ? -1 : 1));
  return { number, named: kept, order: order.without(gone) };
}

function parseDivided({ text, at }: PositionText): Result<Divided> {
  const [number, colon] = eachWord(text, at);
  if (number === undefined || !isNumeral(number.text) || BigInt(number.text) === 0n)
    return bad('bad-number', 'This game is about the divisors of a number.', number?.at ?? at, {
      expected: 'a number of 1 or more',
      ...(number !== undefined && { found: number.text }),
    });
  if (colon !== undefined && colon.text !== ':')
    return bad('unexpected-text', 'What was named stands behind a colon.', colon.at, {
      expected: ': or the end',
      found: colon.text,
    });
  const divisors = buildDigraphFamily({ kind: 'divisors', number: BigInt(number.text) }, MOST_DIVISORS, number.at);
  if (!divisors.ok && divisors.error.code === 'graph-too-large')
    return bad('order-too-large', `A number has at most ${MOST_DIVISORS} divisors here.`, number.at, { found: number.text });
  if (!divisors.ok) return { ok: false, error: { ...divisors.error, found: excerpt(number.text) } };
  const order = Poset.fromArcs(divisors.value);
  if (order === undefined) throw new Error('divisors are an order');
  const start = colon === undefined ? text.length : colon.at - at + 1;
  const names = listItems(text.slice(start), at + start);
  return names.ok ? nameAll({ number: BigInt(number.text), named: [], order }, names.value) : names;
}

function nameAll(start: Divided, names: readonly Word[]): Result<Divided> {
  let position = start;
  for (const { text, at } of names) {
    const divisor = isNumeral(text) ? BigInt(text) : 0n;
    if (divisor === 0n || start.number % divisor !== 0n)
      return bad('no-divisor', `Only divisors of ${start.number} are named.`, at, {
        expected: `a divisor of ${start.number}`,
        found: text,
      });
    if (divisor === 1n) return bad('named-one', 'Nobody names 1.', at, { expected: 'a divisor above 1', found: text });
    position = nameDivisor(position, divisor);
  }
  return ok(position);
}
