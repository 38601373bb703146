/**
 * `posetGame`: a game on a finite order in a few lines. Unless a rule says otherwise, a move takes an element with all that lie above
 * it; orders by their covers, divisors, lattices, chains and partitions, parts, the Hasse diagram and search on bit sets are there
 * already.
 *
 *     posetGame({ id: 'poset-game', rule: 'Take an element and all above it.' })
 *     posetGame({ id: 'schuh', rule: 'Name a divisor, never 1; no multiples of it are named any more.', fixed: true,
 *       take: (order, element) => (order.below(element).length === 0 ? undefined : order.above(element)) })
 *
 * Elements that cannot be compared, not even through others, must have nothing to do with each other. The laws try it.
 */
import { type Counted, once } from '../core/counted.ts';
import { defineRuleset } from '../core/define-ruleset.ts';
import type { Drawing } from '../core/drawing.ts';
import { bad, ok, type Result } from '../core/result.ts';
import type { Move, PositionText, Ruleset, RulesetFacts } from '../core/ruleset.ts';
import type { SubsetGame, SubsetMove } from '../core/subset-game.ts';
import { formatDigraph, parseDigraph } from '../notation/digraph.ts';
import { buildDigraphFamily } from '../structures/digraph-family.ts';
import { Poset } from './poset.ts';

export interface PosetGame extends Partial<Omit<RulesetFacts, 'id' | 'rule'>> {
  readonly id: string;
  /** The rule in one sentence. */
  readonly rule: string;
  /** The elements that go with this one, itself among them or not; undefined where it may not be taken. Default: all above it. */
  take?(order: Poset, element: number): Iterable<number> | undefined;
  /**
   * True where a move takes from what is left what it would take from the whole, as far as it is still there: search then runs on
   * bit sets. The laws try it. Default: true where nothing is said about `take`.
   */
  readonly fixed?: boolean;
  /** What a position looks like. Default: its Hasse diagram. */
  draw?(position: PosetPosition): Drawing;
}

/** An order, and how it was written, where nothing has been taken from a family. */
export interface PosetPosition {
  readonly poset: Poset;
  readonly family?: string;
}

const LARGEST = 1024;

export function posetGame(game: PosetGame): Ruleset<PosetPosition> {
  const { take = (order: Poset, element: number) => order.above(element), fixed = game.take === undefined, ...facts } = game;
  return defineRuleset<PosetPosition>({
    notation:
      'An order by what lies below what: `2>1 3>1`, or `1<2 1<3`; `divisors 12`, `boolean-lattice 3`, `chain 4`, `partitions 3`.',
    samples: ['2>1 3>1', 'chain 3', 'divisors 12', 'boolean-lattice 2', '1<2 3<4 5', 'P0'],
    family: { text: 'chain {n}', from: 0 },
    draw: ({ poset }) => poset.draw(),
    ...facts,
    parse: parseOrder,
    format: ({ poset, family }) => family ?? poset.toText(),
    moves: ({ poset }) => eachMove(poset, take),
    components: partsOf,
    key: ({ poset }) => poset.toText(),
    ...(fixed && { subsetGame: ({ poset }: PosetPosition) => subsetsOf(poset, take) }),
  });
}

function partsOf(position: PosetPosition): readonly Counted<PosetPosition>[] {
  const parts = position.poset.parts();
  return parts.length === 1 ? [once(position)] : parts.map((poset) => once({ poset }));
}

type Take = NonNullable<PosetGame['take']>;

function* eachMove(poset: Poset, take: Take): Iterable<Move<PosetPosition>> {
  for (let element = 0; element < poset.order; element++) {
    const taken = take(poset, element);
    if (taken === undefined) continue;
    const gone = new Set([element, ...taken]);
    let left: PosetPosition | undefined;
    yield {
      label: poset.name(element),
      get to() {
        left ??= { poset: poset.without(gone) };
        return left;
      },
    };
  }
}

function parseOrder({ text, at }: PositionText): Result<PosetPosition> {
  // `1<2` says the same as `2>1`, and is as long, so that places of errors stay where they are.
  const parsed = parseDigraph(text.replace(/([^\s<>]+)<([^\s<>]+)/g, '$2>$1'), at);
  if (!parsed.ok) return parsed;
  const digraph = parsed.value.kind === 'listed' ? ok(parsed.value.digraph) : buildDigraphFamily(parsed.value, LARGEST, at);
  if (!digraph.ok) return digraph;
  if (digraph.value.order > LARGEST)
    return bad('order-too-large', `An order has at most ${LARGEST} elements here.`, at, {
      found: `${digraph.value.order} elements`,
    });
  const poset = Poset.fromArcs(digraph.value);
  if (poset === undefined) return bad('no-order', 'Nothing in an order lies below itself.', at, { found: text });
  return ok(parsed.value.kind === 'listed' ? { poset } : { poset, family: formatDigraph(parsed.value) });
}

/** Undefined where there is no element. */
function subsetsOf(poset: Poset, take: Take): SubsetGame | undefined {
  const { order } = poset;
  if (order === 0) return undefined;
  const words = Math.ceil(order / 32);
  const toSet = (elements: Iterable<number>) => {
    const set = new Uint32Array(words);
    for (const element of elements) set[element >>> 5] = (set[element >>> 5] as number) | (1 << (element & 31));
    return set;
  };
  const adjacency = new Uint32Array(order * words);
  const moves: SubsetMove[] = [];
  for (let element = 0; element < order; element++) {
    adjacency.set(toSet(poset.comparable(element)), element * words);
    const taken = take(poset, element);
    if (taken !== undefined) moves.push({ vertex: element, takes: toSet([element, ...taken]) });
  }
  return { order, words, adjacency, start: toSet(Array(order).keys()), moves };
}
