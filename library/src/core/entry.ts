/**
 * An entry of the catalogue: a ruleset with the theorems about it, able to open a position as a `Game`.
 *
 * Here, and only here, the type of positions ends: a `Game` closes over its position. So does the type of the values that theorems
 * give: the engine hands them to the theory of the setting, and to nobody else.
 */
import { type Counted, once } from './counted.ts';
import { declaredCode } from './declared-code.ts';
import type { Drawing } from './drawing.ts';
import type { AppliedTheorem, Game, GameMove } from './game.ts';
import type { SizedHeap } from './heap-rule.ts';
import type { Play } from './outcome.ts';
import { ok, type Result } from './result.ts';
import type { Move, PositionText, Ruleset, RulesetFacts, Sides } from './ruleset.ts';
import type { Setting } from './setting.ts';
import type { SubsetGame } from './subset-game.ts';
import {
  type Answer,
  answerOf,
  type OctalHeap,
  type PeriodicHeap,
  type PositionSolution,
  type Solution,
  type Theorem,
  type TheoremFacts,
  type Tools,
} from './theorem.ts';

export interface Entry {
  readonly facts: RulesetFacts;
  readonly theorems: readonly TheoremFacts[];
  open(input: PositionText): Result<Game>;
  /** The same ruleset with nothing known about it: what search alone has to work with. */
  withoutTheorems(): Entry;
}

/** A ruleset that names the octal game that it is has the theorems about those. */
export function entry<Pos>(ruleset: Ruleset<Pos>, theorems: readonly Theorem<Pos>[]): Entry {
  const heapOf = ruleset.octalHeap?.bind(ruleset);
  return plainEntry(ruleset, heapOf === undefined ? theorems : [...theorems, declaredCode(heapOf)]);
}

function plainEntry<Pos>(ruleset: Ruleset<Pos>, theorems: readonly Theorem<Pos>[]): Entry {
  const rules = { ruleset, theorems };
  const whole = ruleset.indivisible === true ? { ruleset: undivided(ruleset), theorems } : rules;
  return {
    facts: ruleset,
    theorems,
    open(input) {
      const parsed = ruleset.parse(input);
      const { compound = 'disjunctive' } = input;
      return parsed.ok ? ok(new BoundGame(compound === 'disjunctive' ? rules : whole, parsed.value)) : parsed;
    },
    withoutTheorems: () => plainEntry(ruleset, []),
  };
}

/** The same rules for positions that are one component, whatever they fall into. */
function undivided<Pos>(ruleset: Ruleset<Pos>): Ruleset<Pos> {
  const { components: _, join: _join, withoutEnded: _ended, subsetGame: _subsets, ...whole } = ruleset;
  return whole;
}

/** A ruleset and what is known about it; every entry has its own. */
interface Rules<Pos> {
  readonly ruleset: Ruleset<Pos>;
  readonly theorems: readonly Theorem<Pos>[];
}

/** What makes games out of positions. */
interface Binder<Pos> {
  bind(position: Pos): Game;
}

const NONE: readonly string[] = [];

class BoundGame<Pos> implements Game, Binder<Pos> {
  readonly rules: Rules<Pos>;
  private readonly position: Pos;
  private cachedKey: string | undefined;
  private ended: boolean | undefined;

  constructor(rules: Rules<Pos>, position: Pos) {
    this.rules = rules;
    this.position = position;
    this.cachedKey = undefined;
    this.ended = undefined;
  }

  get ruleset(): string {
    return this.rules.ruleset.id;
  }

  get key(): string {
    this.cachedKey ??= `${this.rules.ruleset.id} ${this.rules.ruleset.key?.(this.position) ?? [this.text(), ...this.options()].join(', ')}`;
    return this.cachedKey;
  }

  text(): string {
    return this.rules.ruleset.format(this.position);
  }

  leastLength(): number {
    return this.rules.ruleset.leastLength?.(this.position) ?? 0;
  }

  options(): readonly string[] {
    return this.rules.ruleset.formatOptions?.(this.position) ?? NONE;
  }

  get defaultPlay(): Play {
    return this.rules.ruleset.defaultPlay ?? 'normal';
  }

  get optionNames(): readonly string[] {
    return this.rules.ruleset.optionNames ?? NONE;
  }

  ground(): string {
    const { ruleset } = this.rules;
    const ground = ruleset.ground?.(this.position) ?? '';
    return ruleset.formatOptions === undefined ? ground : [ground, ...this.options()].join(', ');
  }

  *moves(): Iterable<GameMove> {
    for (const move of this.rules.ruleset.moves(this.position)) yield new BoundMove(move, this);
  }

  moveNamed(label: string): GameMove | undefined {
    const move = this.rules.ruleset.moveNamed?.(this.position, label);
    return move === undefined ? undefined : new BoundMove(move, this);
  }

  get findsByName(): boolean {
    return this.rules.ruleset.moveNamed !== undefined;
  }

  hasEnded(): boolean {
    this.ended ??= isEmpty(this.rules.ruleset.moves(this.position));
    return this.ended;
  }

  withoutEnded(): Game | undefined {
    const { ruleset } = this.rules;
    return ruleset.withoutEnded === undefined ? undefined : this.bind(ruleset.withoutEnded(this.position));
  }

  get keepsPlaces(): boolean {
    return this.rules.ruleset.keepsPlaces ?? false;
  }

  sides(): Sides | undefined {
    return this.rules.ruleset.sides?.(this.position);
  }

  mayLoop(): boolean {
    const { ruleset } = this.rules;
    return ruleset.mayLoop === true || ruleset.holdsLoops?.(this.position) === true;
  }

  whyAlone(): string | undefined {
    return this.rules.ruleset.whyAlone?.(this.position);
  }

  components(): readonly Counted<Game>[] {
    const components = this.rules.ruleset.components?.(this.position);
    // An empty list is what a graph without edges splits into: one component, which has ended.
    if (components === undefined || components.length === 0) return [once(this)];
    return components.map(({ item, count, copies, renamings }) => {
      const game = item === this.position ? this : this.bind(item);
      if (copies === undefined) return { item: game, count };
      const each = () => this.bindEach(copies());
      return { item: game, count, copies: each, ...(renamings !== undefined && { renamings }) };
    });
  }

  join(components: readonly Counted<Game>[]): Game | undefined {
    const joined = this.rules.ruleset.join?.(
      components.map(({ item, count }) => ({ item: (item as BoundGame<Pos>).position, count })),
    );
    return joined === undefined || joined === null ? undefined : this.bind(joined);
  }

  subsetGame(): SubsetGame | undefined {
    return this.rules.ruleset.subsetGame?.(this.position);
  }

  heap(): SizedHeap | undefined {
    return this.rules.ruleset.heap?.(this.position);
  }

  draw(): Drawing | undefined {
    return this.rules.ruleset.draw?.(this.position);
  }

  onBoard(): string | undefined {
    return this.rules.ruleset.onBoard?.(this.position);
  }

  toMove(): string {
    const { ruleset } = this.rules;
    const own = ruleset.toMove?.(this.position);
    if (own !== undefined) return own;
    const [first = ''] = ruleset.rule.split(/(?<=[.!?]) /);
    return `${first.charAt(0).toLowerCase()}${first.slice(1)}`.replace(/[.!?]+$/, '');
  }

  changedBy(label: string): readonly string[] {
    return this.rules.ruleset.changedBy?.(this.position, label) ?? [];
  }

  *theorems(scope?: TheoremFacts['scope']): Iterable<AppliedTheorem> {
    for (const theorem of this.rules.theorems) {
      if (scope === undefined || theorem.scope === scope) yield new BoundTheorem(theorem, this.position, this);
    }
  }

  bind(position: Pos): Game {
    return new BoundGame(this.rules, position);
  }

  private *bindEach(positions: Iterable<Pos>): Iterable<Game> {
    for (const position of positions) yield this.bind(position);
  }
}

/** A theorem with the position it is asked about. */
class BoundTheorem<Pos> implements AppliedTheorem {
  readonly facts: TheoremFacts;
  private readonly theorem: Theorem<Pos>;
  private readonly position: Pos;
  private readonly binder: Binder<Pos>;

  constructor(theorem: Theorem<Pos>, position: Pos, binder: Binder<Pos>) {
    this.facts = theorem;
    this.theorem = theorem;
    this.position = position;
    this.binder = binder;
  }

  answer(setting: Setting, tools: Tools): Answer<Game, unknown> {
    const answer: Answer<Pos, unknown> = answerOf(this.theorem, this.position, setting, tools);
    return answer.scope === 'none' ? answer : bindSolution(answer, this.binder);
  }

  promisingMoves(setting: Setting): readonly GameMove[] {
    return Array.from(this.theorem.promisingMoves?.(this.position, setting) ?? [], (move) => new BoundMove(move, this.binder));
  }

  heapOfSameValue(setting: Setting): OctalHeap | undefined {
    return this.theorem.heapOfSameValue?.(this.position, setting);
  }

  heapOfSameMoves(setting: Setting): OctalHeap | undefined {
    return this.theorem.heapOfSameMoves?.(this.position, setting);
  }

  heapOfOnlyOption(): OctalHeap | undefined {
    return this.theorem.heapOfOnlyOption?.(this.position);
  }

  periodicHeap(setting: Setting): PeriodicHeap | undefined {
    return this.theorem.periodicHeap?.(this.position, setting);
  }
}

function bindSolution<Pos>(solution: Solution<Pos, unknown>, binder: Binder<Pos>): Solution<Game, unknown> {
  if (solution.scope === 'component') return solution;
  const { delayingMove } = solution;
  // Every question comes by here: one copy of the fields is made, and no list of those that are left.
  const bound: PositionSolution = { ...solution, winningMoves: () => new BoundMoves(solution.winningMoves(), binder) };
  if (delayingMove === undefined) return bound as PositionSolution<Game>;
  return { ...(bound as PositionSolution<Game>), delayingMove: new BoundMove(delayingMove, binder) };
}

/** Moves bound one by one; what the list of them returns at its end is passed on. A class: a generator takes longer to make. */
class BoundMoves<Pos> implements IterableIterator<GameMove, unknown> {
  private readonly moves: Iterator<Move<Pos>, unknown>;
  private readonly binder: Binder<Pos>;

  constructor(moves: Iterable<Move<Pos>, unknown>, binder: Binder<Pos>) {
    this.moves = moves[Symbol.iterator]();
    this.binder = binder;
  }

  next(): IteratorResult<GameMove, unknown> {
    const next = this.moves.next();
    return next.done ? next : { done: false, value: new BoundMove(next.value, this.binder) };
  }

  [Symbol.iterator](): this {
    return this;
  }
}

function isEmpty(list: Iterable<unknown>): boolean {
  for (const _ of list) return false;
  return true;
}

/** Its label and result are made when they are asked for: a player who looks for a move passes over many. */
class BoundMove<Pos> implements GameMove {
  private readonly move: Move<Pos>;
  private readonly binder: Binder<Pos>;
  private cached: Game | undefined;

  constructor(move: Move<Pos>, binder: Binder<Pos>) {
    this.move = move;
    this.binder = binder;
    this.cached = undefined;
  }

  get label(): string {
    return this.move.label;
  }

  get at(): readonly string[] | undefined {
    return this.move.at;
  }

  get alike(): string | undefined {
    return this.move.alike;
  }

  get times(): bigint | undefined {
    return this.move.times;
  }

  get to(): Game {
    this.cached ??= this.binder.bind(this.move.to);
    return this.cached;
  }
}
