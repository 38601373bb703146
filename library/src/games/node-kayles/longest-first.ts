/**
 * The option `longest-first` for games on unions of graphs: only components of greatest order may be played, as suggested in
 * [guignardSopena2009, §4] after a question of Stromquist and Ullman.
 *
 * What may be played in one component then depends on the others, so such a position is one component with moves of its own, and
 * no theorem on components applies to it. In disjunctive play a move is made in one of the longest components, in selective play
 * in any number of them, at least one; in the other compounds the option makes no sense and is refused.
 */

import { type Counted, once } from '../../core/counted.ts';
import { LazyMove } from '../../core/lazy-move.ts';
import { bad, ok, type Result } from '../../core/result.ts';
import type { Move, PositionText, Ruleset } from '../../core/ruleset.ts';
import { orderOfSum } from '../../structures/graph-sum.ts';
import type { GraphPosition } from './position.ts';

const NAME = 'longest-first';

/** In how many of the longest components a move is made; left out where any component may be played. */
export interface LongestFirstPosition extends GraphPosition {
  readonly longestFirst?: 'one' | 'some';
}

type GraphRuleset = Omit<Ruleset<GraphPosition>, 'join'> &
  Required<Pick<Ruleset<GraphPosition>, 'components' | 'key' | 'toMove'>> & {
    join(components: readonly Counted<GraphPosition>[]): GraphPosition;
  };

/** The same ruleset with the option. */
export function withLongestFirst(rules: GraphRuleset): Ruleset<LongestFirstPosition> {
  return {
    ...rules,
    notation: `${rules.notation} With [${NAME}] only components of greatest order may be played.`,
    optionNames: [...(rules.optionNames ?? []), NAME],
    parse: (input) => parseOption(rules, input),
    formatOptions: ({ longestFirst }) => (longestFirst === undefined ? [] : [NAME]),
    moves: (position) => (position.longestFirst === undefined ? rules.moves(position) : eachMove(rules, position)),
    components: (position) => (position.longestFirst === undefined ? rules.components(position) : [once(position)]),
    toMove: (position) =>
      position.longestFirst === undefined
        ? rules.toMove(position)
        : `${rules.toMove(position)}, in one of the largest components`,
    whyAlone: ({ longestFirst }) =>
      longestFirst && 'Which components are the longest is asked within one position: write one union.',
    join(components) {
      const [first, ...others] = components;
      if (first?.item.longestFirst === undefined) return rules.join(components);
      if (others.length > 0 || first.count > 1n) throw new Error('positions in which the longest come first are not joined');
      return first.item;
    },
    key: (position) =>
      position.longestFirst === undefined ? rules.key(position) : `${NAME} ${position.longestFirst} ${rules.key(position)}`,
    subsetGame: (position) => (position.longestFirst === undefined ? rules.subsetGame?.(position) : undefined),
  };
}

function parseOption(rules: GraphRuleset, input: PositionText): Result<LongestFirstPosition> {
  const parsed = rules.parse(input);
  const option = input.options.find(({ name }) => name === NAME);
  if (!parsed.ok || option === undefined) return parsed;
  const [extra] = option.words;
  if (extra !== undefined)
    return bad('option-takes-no-value', `The option ${NAME} takes no value.`, extra.at, { found: extra.text });
  const { compound = 'disjunctive' } = input;
  if (compound !== 'disjunctive' && compound !== 'selective') {
    const expected = 'disjunctive or selective play';
    return bad('compound-not-allowed', `In ${compound} play nobody chooses among components.`, option.at, { expected });
  }
  return ok({ ...parsed.value, longestFirst: compound === 'disjunctive' ? 'one' : 'some' });
}

/** One component with its own labels, and a move in it. */
interface Played {
  readonly label: string;
  to(): readonly Counted<GraphPosition>[];
}

function* eachMove(rules: GraphRuleset, position: LongestFirstPosition): Iterable<Move<LongestFirstPosition>> {
  const { longestFirst, ...whole } = position;
  const components = rules.components(whole);
  const orders = components.map(({ item }) => orderOfSum(item.sum));
  const greatest = orders.reduce((a, b) => (b > a ? b : a), 0n);
  const rest = components.filter((_, index) => orders[index] !== greatest);
  const longest = components.filter((_, index) => orders[index] === greatest);
  const played = longestFirst === 'some' ? eachInSome(rules, longest) : eachInOne(rules, longest);
  for (const { label, to } of played) {
    yield new LazyMove(
      () => label,
      () => ({ ...rules.join(live([...rest, ...to()])), longestFirst: longestFirst ?? 'one' }),
    );
  }
}

function* eachInOne(rules: GraphRuleset, longest: readonly Counted<GraphPosition>[]): Iterable<Played> {
  for (const [index, { item, count, copies }] of longest.entries()) {
    const others = longest.toSpliced(index, 1, ...(count === 1n ? [] : [{ item, count: count - 1n }]));
    for (const copy of copies?.() ?? [item])
      for (const { label, to } of rules.moves(copy)) yield { label, to: () => [...others, ...rules.components(to)] };
  }
}

/** A move under way: the copy it is made in, counted through all of them, and what else can be done there. */
interface Step {
  place: number;
  moves: Iterator<Move<GraphPosition>>;
  move: Move<GraphPosition> | undefined;
}

/**
 * Moves in one component, then with each of them moves in later ones: a short move comes before those that add to it. Copies are
 * listed as far as they are needed, and the stack is our own, since there may be a million.
 */
function* eachInSome(rules: GraphRuleset, longest: readonly Counted<GraphPosition>[]): Iterable<Played> {
  const copies = new Copies(longest);
  const begin = (place: number): Step | undefined => {
    const copy = copies.at(place);
    return copy && { place, moves: rules.moves(copy.item)[Symbol.iterator](), move: undefined };
  };
  const steps: Step[] = [];
  for (let next = begin(0); next !== undefined || steps.length > 0; ) {
    if (next !== undefined) steps.push(next);
    const top = steps[steps.length - 1] as Step;
    const move = top.moves.next();
    if (move.done) {
      steps.pop();
      next = begin(top.place + 1);
      continue;
    }
    top.move = move.value;
    const made = steps.map((step) => ({ place: step.place, move: step.move as Move<GraphPosition> }));
    yield {
      label: made.map((each) => each.move.label).join(' & '),
      to: () => [...copies.without(made.map(({ place }) => place)), ...made.flatMap((each) => rules.components(each.move.to))],
    };
    next = begin(top.place + 1);
  }
}

/** The copies of some components one after another, and which component each is a copy of. */
class Copies {
  private readonly components: readonly Counted<GraphPosition>[];
  private readonly listed: { readonly item: GraphPosition; readonly index: number }[] = [];
  private readonly rest: Iterator<{ readonly item: GraphPosition; readonly index: number }>;

  constructor(components: readonly Counted<GraphPosition>[]) {
    this.components = components;
    this.rest = eachCopy(components)[Symbol.iterator]();
  }

  at(place: number): { readonly item: GraphPosition; readonly index: number } | undefined {
    while (this.listed.length <= place) {
      const next = this.rest.next();
      if (next.done) return undefined;
      this.listed.push(next.value);
    }
    return this.listed[place];
  }

  /** The components with these copies left out. */
  without(places: readonly number[]): readonly Counted<GraphPosition>[] {
    const counts = this.components.map(({ count }) => count);
    for (const place of places) {
      const index = this.at(place)?.index ?? 0;
      counts[index] = (counts[index] ?? 0n) - 1n;
    }
    return this.components.flatMap(({ item }, index) =>
      (counts[index] ?? 0n) > 0n ? [{ item, count: counts[index] ?? 0n }] : [],
    );
  }
}

function* eachCopy(
  components: readonly Counted<GraphPosition>[],
): Iterable<{ readonly item: GraphPosition; readonly index: number }> {
  for (const [index, { item, copies }] of components.entries())
    for (const copy of copies?.() ?? [item]) yield { item: copy, index };
}

/** Without the components that have ended, unless all have. */
function live(components: readonly Counted<GraphPosition>[]): readonly Counted<GraphPosition>[] {
  const left = components.filter(({ item }) => orderOfSum(item.sum) > 0n);
  return left.length > 0 ? left : components.slice(0, 1);
}
