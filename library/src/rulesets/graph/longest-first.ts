/**
 * The option `longest-first` for games on unions of graphs: only components of greatest order may be played, as suggested in
 * [guignardSopena2009, §4] after a question of Stromquist and Ullman.
 *
 * What may be played in one component then depends on the others, so such a position is one component with moves of its own, and
 * no theorem on components applies to it. In disjunctive play a move is made in one of the longest components, in selective play
 * in any number of them, at least one; in the other compounds the option makes no sense and is refused.
 */
import { type Counted, once } from '../../core/counted.ts';
import { bad, ok, type Result } from '../../core/result.ts';
import type { Move, PositionText, Ruleset } from '../../core/ruleset.ts';
import { orderOfSum } from '../../structures/graph-sum.ts';
import type { GraphPosition } from './graph-position.ts';

const NAME = 'longest-first';

/** In how many of the longest components a move is made; left out where any component may be played. */
export interface LongestFirstPosition extends GraphPosition {
  readonly longestFirst?: 'one' | 'some';
}

type GraphRuleset = Ruleset<GraphPosition> & Required<Pick<Ruleset<GraphPosition>, 'components' | 'join' | 'key'>>;

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
    yield {
      label,
      get to() {
        return { ...rules.join(live([...rest, ...to()])), longestFirst: longestFirst ?? 'one' };
      },
    };
  }
}

function* eachInOne(rules: GraphRuleset, longest: readonly Counted<GraphPosition>[]): Iterable<Played> {
  for (const [index, { item, count, copies }] of longest.entries()) {
    const others = longest.toSpliced(index, 1, ...(count === 1n ? [] : [{ item, count: count - 1n }]));
    for (const copy of copies?.() ?? [item])
      for (const { label, to } of rules.moves(copy)) yield { label, to: () => [...others, ...rules.components(to)] };
  }
}

/** Component after component: left alone or moved in; the last choice of all, to leave everything alone, is no move. */
function* eachInSome(rules: GraphRuleset, longest: readonly Counted<GraphPosition>[]): Iterable<Played> {
  const copies = longest.flatMap(({ item, copies: each }) => [...(each?.() ?? [item])]);
  function* from(index: number): Iterable<Played> {
    const copy = copies[index];
    if (copy === undefined) return;
    for (const here of rules.moves(copy)) {
      const left = () => rules.components(here.to);
      for (const later of from(index + 1))
        yield { label: `${here.label} & ${later.label}`, to: () => [...left(), ...later.to()] };
      yield { label: here.label, to: () => [...left(), ...copies.slice(index + 1).map(once)] };
    }
    for (const later of from(index + 1)) yield { label: later.label, to: () => [once(copy), ...later.to()] };
  }
  yield* from(0);
}

/** Without the components that have ended, unless all have. */
function live(components: readonly Counted<GraphPosition>[]): readonly Counted<GraphPosition>[] {
  const left = components.filter(({ item }) => orderOfSum(item.sum) > 0n);
  return left.length > 0 ? left : components.slice(0, 1);
}
