/**
 * What games on orders share: how an order is written, the moves that take an element with others, and its parts, which have nothing
 * to do with each other.
 */
import { type Counted, once } from '../../core/counted.ts';
import { bad, type InputError, ok, type Result } from '../../core/result.ts';
import type { Move, PositionText } from '../../core/ruleset.ts';
import { formatDigraph, parseDigraph } from '../../notation/digraph.ts';
import { buildDigraphFamily } from '../../structures/digraph-family.ts';
import { Poset } from '../../structures/poset.ts';

/** An order, and how it was written, where nothing has been taken from a family. */
export interface PosetPosition {
  readonly poset: Poset;
  readonly family?: string;
}

/** The elements that go with one, itself among them or not; undefined where it may not be taken. */
export type Take = (order: Poset, element: number) => Iterable<number> | undefined;

export const ORDER_NOTATION =
  'An order by what lies below what: `2>1 3>1`, or `1<2 1<3`; `divisors 12`, `boolean-lattice 3`, `chain 4`, `partitions 3`.';

const LARGEST = 1024;
const TURNED = /(?<!\S)([^\s<>]+)<([^\s<>]+)(?!\S)/g;

export function takeAbove(order: Poset, element: number): Iterable<number> {
  return order.above(element);
}

export function formatOrder({ poset, family }: PosetPosition): string {
  return family ?? poset.toText();
}

export function orderParts(position: PosetPosition): readonly Counted<PosetPosition>[] {
  const parts = position.poset.parts();
  return parts.length === 1 ? [once(position)] : parts.map((poset) => once({ poset }));
}

/** One order of all parts. Null where two elements have one name, or nothing is left of a part: that has to be seen where it decides. */
export function joinOrders(parts: readonly Counted<PosetPosition>[]): PosetPosition | null {
  if (parts.some(({ item, count }) => count > 1n || item.poset.order === 0)) return null;
  const poset = Poset.beside(parts.map(({ item }) => item.poset));
  return poset === undefined ? null : { poset };
}

export function* eachOrderMove(poset: Poset, take: Take): Iterable<Move<PosetPosition>> {
  for (let element = 0; element < poset.order; element++) {
    const taken = take(poset, element);
    if (taken !== undefined) yield new OrderMove(poset, element, taken);
  }
}

/** What is left is made when it is asked for. */
export class OrderMove implements Move<PosetPosition> {
  private readonly poset: Poset;
  private readonly element: number;
  private readonly taken: Iterable<number>;
  private left: PosetPosition | undefined;

  constructor(poset: Poset, element: number, taken: Iterable<number>) {
    this.poset = poset;
    this.element = element;
    this.taken = taken;
    this.left = undefined;
  }

  get label(): string {
    return this.poset.name(this.element);
  }

  get to(): PosetPosition {
    this.left ??= { poset: this.poset.without(new Set([this.element, ...this.taken])) };
    return this.left;
  }
}

export function parseOrder({ text, at }: PositionText): Result<PosetPosition> {
  // `1<2` says the same as `2>1`, and is as long.
  const parsed = parseDigraph(text.replace(TURNED, '$2>$1'), at);
  if (!parsed.ok) return { ok: false, error: asWritten(parsed.error, text, at) };
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

/** The error of a word that was turned round before it was read, with the place and the text that it has in the line. */
function asWritten(error: InputError, text: string, at: number): InputError {
  for (const { 0: word, 1: lower = '', 2: upper = '', index } of text.matchAll(TURNED)) {
    const offset = error.at - at - index;
    if (offset < 0 || offset >= word.length) continue;
    const turned = `${upper}>${lower}`;
    if (error.found === turned) return { ...error, found: word, message: error.message.replace(turned, word) };
    const place = offset <= upper.length ? lower.length + 1 + offset : offset - upper.length - 1;
    return { ...error, at: at + index + place };
  }
  return error;
}
