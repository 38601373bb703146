/**
 * An entry of the catalogue: a ruleset with the theorems about it, able to open a position as a `Game`.
 *
 * Here, and only here, the type of positions ends: a `Game` closes over its position.
 */
import type { Counted } from './counted.ts';
import { once } from './counted.ts';
import type { AppliedTheorem, Game, GameMove } from './game.ts';
import { ok, type Result } from './result.ts';
import type { Move, PositionText, Ruleset, RulesetFacts, Sides } from './ruleset.ts';
import type { Setting } from './setting.ts';
import type { SubsetGame } from './subset-game.ts';
import type { Applicability, OctalHeap, Solution, Theorem, TheoremFacts, Tools } from './theorem.ts';

export interface Entry {
  readonly facts: RulesetFacts;
  readonly theorems: readonly TheoremFacts[];
  open(input: PositionText): Result<Game>;
  /** The same ruleset with nothing known about it: what search alone has to work with. */
  withoutTheorems(): Entry;
}

export function entry<Pos>(ruleset: Ruleset<Pos>, theorems: readonly Theorem<Pos>[]): Entry {
  return {
    facts: ruleset,
    theorems,
    open(input) {
      const parsed = ruleset.parse(input);
      return parsed.ok ? ok(new BoundGame(ruleset, theorems, parsed.value)) : parsed;
    },
    withoutTheorems: () => entry(ruleset, []),
  };
}

class BoundGame<Pos> implements Game {
  private readonly rules: Ruleset<Pos>;
  private readonly about: readonly Theorem<Pos>[];
  private readonly position: Pos;
  private cachedKey: string | undefined;
  private ended: boolean | undefined;

  constructor(rules: Ruleset<Pos>, about: readonly Theorem<Pos>[], position: Pos) {
    this.rules = rules;
    this.about = about;
    this.position = position;
  }

  get ruleset(): string {
    return this.rules.id;
  }

  get key(): string {
    this.cachedKey ??= `${this.rules.id} ${this.rules.key?.(this.position) ?? [this.text(), ...this.options()].join(', ')}`;
    return this.cachedKey;
  }

  text(): string {
    return this.rules.format(this.position);
  }

  leastLength(): number {
    return this.rules.leastLength?.(this.position) ?? 0;
  }

  options(): readonly string[] {
    return this.rules.formatOptions?.(this.position) ?? [];
  }

  *moves(): Iterable<GameMove> {
    for (const move of this.rules.moves(this.position)) yield this.bindMove(move);
  }

  hasEnded(): boolean {
    this.ended ??= isEmpty(this.rules.moves(this.position));
    return this.ended;
  }

  sides(): Sides | undefined {
    return this.rules.sides?.(this.position);
  }

  components(): readonly Counted<Game>[] {
    const components = this.rules.components?.(this.position);
    if (components === undefined) return [once(this)];
    return components.map(({ item, count, copies, renamings }) => ({
      item: item === this.position ? this : this.bind(item),
      count,
      ...(copies !== undefined && { copies: () => this.bindEach(copies()) }),
      ...(renamings !== undefined && { renamings }),
    }));
  }

  join(components: readonly Counted<Game>[]): Game | undefined {
    if (this.rules.join === undefined) return undefined;
    return this.bind(this.rules.join(components.map(({ item, count }) => ({ item: (item as BoundGame<Pos>).position, count }))));
  }

  subsetGame(): SubsetGame | undefined {
    return this.rules.subsetGame?.(this.position);
  }

  *theorems(scope?: TheoremFacts['scope']): Iterable<AppliedTheorem> {
    for (const theorem of this.about) {
      if (scope === undefined || theorem.scope === scope)
        yield new BoundTheorem(theorem, this.position, (position) => this.bind(position));
    }
  }

  private bind(position: Pos): Game {
    return new BoundGame(this.rules, this.about, position);
  }

  private *bindEach(positions: Iterable<Pos>): Iterable<Game> {
    for (const position of positions) yield this.bind(position);
  }

  private bindMove(move: Move<Pos>): GameMove {
    return new BoundMove(move, (position) => this.bind(position));
  }
}

/** A theorem with the position it is asked about. */
class BoundTheorem<Pos> implements AppliedTheorem {
  readonly facts: TheoremFacts;
  private readonly theorem: Theorem<Pos>;
  private readonly position: Pos;
  private readonly bind: (position: Pos) => Game;

  constructor(theorem: Theorem<Pos>, position: Pos, bind: (position: Pos) => Game) {
    this.facts = theorem;
    this.theorem = theorem;
    this.position = position;
    this.bind = bind;
  }

  applies(setting: Setting, tools: Tools): Applicability {
    return this.theorem.applies(this.position, setting, tools);
  }

  solve(setting: Setting, tools: Tools): Solution<Game> {
    return bindSolution(this.theorem.solve(this.position, setting, tools), this.bind);
  }

  promisingMoves(setting: Setting): readonly GameMove[] {
    return Array.from(this.theorem.promisingMoves?.(this.position, setting) ?? [], (move) => new BoundMove(move, this.bind));
  }

  heapOfSameValue(setting: Setting): OctalHeap | undefined {
    return this.theorem.heapOfSameValue?.(this.position, setting);
  }

  heapOfSameMoves(): OctalHeap | undefined {
    return this.theorem.heapOfSameMoves?.(this.position);
  }

  heapOfOnlyOption(): OctalHeap | undefined {
    return this.theorem.heapOfOnlyOption?.(this.position);
  }
}

function bindSolution<Pos>(solution: Solution<Pos>, bind: (position: Pos) => Game): Solution<Game> {
  if (solution.scope === 'component') return solution;
  const { winningMoves, delayingMove, ...rest } = solution;
  return {
    ...rest,
    *winningMoves() {
      const moves = winningMoves.call(solution)[Symbol.iterator]();
      for (let next = moves.next(); ; next = moves.next()) {
        if (next.done) return next.value;
        yield new BoundMove(next.value, bind);
      }
    },
    ...(delayingMove !== undefined && { delayingMove: new BoundMove(delayingMove, bind) }),
  };
}

function isEmpty(list: Iterable<unknown>): boolean {
  for (const _ of list) return false;
  return true;
}

/** Its result is made when it is asked for: a player who looks for a label passes over many moves. */
class BoundMove<Pos> implements GameMove {
  readonly label: string;
  private readonly move: Move<Pos>;
  private readonly bind: (position: Pos) => Game;
  private cached: Game | undefined;

  constructor(move: Move<Pos>, bind: (position: Pos) => Game) {
    this.label = move.label;
    this.move = move;
    this.bind = bind;
  }

  get to(): Game {
    this.cached ??= this.bind(this.move.to);
    return this.cached;
  }
}
