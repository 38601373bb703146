/**
 * Search by definition: the referee. It plays the compound move by move and knows no theorem.
 *
 * Iterative, since games may be deep. `outcome` stops at the first winning move; `value` visits every option. A game that comes
 * back to an unfinished position need not end: its outcomes are then found backwards from the ends (`loopy.ts`).
 */

import type { Theory } from '../../compounds/theory.ts';
import type { Counted } from '../../core/counted.ts';
import type { Game } from '../../core/game.ts';
import { LimitReached } from '../../core/limits.ts';
import type { Setting } from '../../core/setting.ts';
import { type CompoundMove, compoundMoves } from '../moves/compound-moves.ts';
import { type Group, isOver, positionKey, toGroups } from '../moves/compound-position.ts';
import { KnownMoves, type Position } from './known-moves.ts';
import { LoopFound } from './loop-found.ts';
import { loopyOutcomes } from './loopy.ts';
import type { Session } from './session.ts';
import { endOutcome, seenByMover } from './sides.ts';

export type Decided = 'N' | 'P' | 'draw';

interface Frame<Value> extends Position {
  readonly options: Iterator<Position>;
  /** The option being searched, until its value is stored. */
  option: Position | undefined;
  readonly values: Value[];
}

/** Components that are kept as one object; a game of many moves has few of them. */
const MOST_SHARED = 1000;

/** What an unfinished position takes besides its key, measured: its moves are half listed. */
const BYTES_UNFINISHED = 4000;

export class DefinitionSearch {
  readonly setting: Setting;
  private readonly session: Session;
  private outcomes: Map<string, Decided>;
  /** Values under each theory that was asked for. */
  private readonly values = new Map<unknown, Map<string, unknown>>();
  private readonly components = new Map<string, Game>();
  private readonly known: KnownMoves;
  private loopy = false;

  constructor(setting: Setting, session: Session) {
    this.setting = setting;
    this.session = session;
    this.outcomes = session.memory?.mapFor('outcomes', setting) ?? new Map();
    this.known = session.memory?.movesFor(setting) ?? new KnownMoves();
  }

  toGroups(components: Iterable<Counted<Game>>): readonly Group[] {
    return toGroups(components, this.setting);
  }

  moves(groups: readonly Group[]): Iterable<CompoundMove> {
    return compoundMoves(groups, this.setting, this.session);
  }

  /** The outcome of a position with no move left. */
  atTheEnd(groups: readonly Group[]): 'N' | 'P' {
    return endOutcome(groups, this.setting.play);
  }

  /** The outcome of an option as the side that moves there sees it: `P` when the move wins. */
  outcomeOfOption(groups: readonly Group[], option: readonly Group[]): Decided {
    return seenByMover(this.outcome(option), groups, option);
  }

  /** The outcome, where the search has come by this position. */
  knownOutcome(groups: readonly Group[]): Decided | undefined {
    return this.outcomes.get(positionKey(groups));
  }

  /** Throws `LoopFound` where the game need not end, and no ruleset says so. */
  outcome(groups: readonly Group[]): Decided {
    if (!this.loopy) {
      try {
        const settle = (options: readonly Decided[], over: boolean, from: readonly Group[]) => {
          if (over && options.length === 0) return this.atTheEnd(from);
          if (options[options.length - 1] === 'P') return 'N';
          return over ? 'P' : undefined;
        };
        return this.search(groups, this.outcomes, settle, seenByMover);
      } catch (error) {
        if (!(error instanceof LoopFound) || !groups.some(({ game }) => game.mayLoop())) throw error;
        this.loopy = true;
        // Outcomes that are found backwards are no help to a search that goes forwards.
        this.outcomes = new Map();
      }
    }
    const known = this.outcomes.get(positionKey(groups));
    if (known !== undefined) return known;
    for (const [key, outcome] of loopyOutcomes(groups, this, this.session)) this.outcomes.set(key, outcome);
    return this.outcomes.get(positionKey(groups)) ?? 'draw';
  }

  /** The value of the whole compound under a theory, from the values of all its options. Throws `LoopFound`. */
  value<V>(groups: readonly Group[], theory: Theory<V>): V {
    const values = (this.values.get(theory) ?? this.mapFor(theory)) as Map<string, V>;
    this.values.set(theory, values);
    const settle = (options: readonly V[], over: boolean) => {
      if (!over) return undefined;
      return options.length === 0 ? theory.ended : theory.fromOptions(options);
    };
    return this.search(groups, values, settle, (value) => value);
  }

  private mapFor<V>(theory: Theory<V>): Map<string, V> {
    return this.session.memory?.mapFor(`values, ${theory.id}`, theory.setting) ?? new Map();
  }

  /** Equal components as one object, so that whether it has ended and how it can be moved in are found once. */
  private shared(components: readonly Counted<Game>[]): readonly Counted<Game>[] {
    if (components.length === 1) return components;
    return components.map((component) => {
      const known = this.components.get(component.item.key);
      if (known !== undefined) return { item: known, count: component.count };
      if (this.components.size < MOST_SHARED) this.components.set(component.item.key, component.item);
      return component;
    });
  }

  /** The positions that moves lead to: those that are known, or as the rules list them. */
  private *optionsOf(position: Position): Generator<Position> {
    const { groups } = position;
    const known = this.known.from(position);
    if (known !== undefined) {
      for (const option of known) {
        this.session.step();
        yield option;
      }
      return;
    }
    const options: Position[] = [];
    let areAlone = isAlone(groups);
    for (const move of isOver(groups, this.setting) ? [] : this.moves(groups)) {
      const components = [...move.to()];
      areAlone &&= isAlone(components);
      const option = this.known.same(this.toPosition(this.toGroups(this.shared(components))));
      options.push(option);
      yield option;
    }
    this.known.keep(position, options, areAlone);
  }

  private toPosition(groups: readonly Group[]): Position {
    return { key: positionKey(groups), groups };
  }

  /**
   * Depth first with memo. `settle` is asked after each option, and once more when there are no others (`over`); `seen` is the
   * value of an option from where the move is made.
   */
  private search<Value>(
    groups: readonly Group[],
    memo: Map<string, Value>,
    settle: (options: readonly Value[], over: boolean, from: readonly Group[]) => Value | undefined,
    seen: (value: Value, from: readonly Group[], to: readonly Group[]) => Value,
  ): Value {
    const root = this.toPosition(groups);
    const known = memo.get(root.key);
    if (known !== undefined) return known;
    const stack: Frame<Value>[] = [];
    const onStack = new Set<string>();
    const push = (position: Position) => {
      const { key } = position;
      if (onStack.has(key)) throw new LoopFound(position.groups);
      onStack.add(key);
      const { megabytes } = this.session.limits;
      if (BYTES_UNFINISHED * stack.length > 1e6 * megabytes) throw new LimitReached('megabytes', megabytes);
      // Counted when begun: plays may be long, and most positions unfinished.
      this.session.store(key.length);
      stack.push({ key, groups: position.groups, options: this.optionsOf(position), option: undefined, values: [] });
    };
    this.session.decided = 0;
    push(root);
    for (let frame = stack.at(-1); frame !== undefined; frame = stack.at(-1)) {
      let settled: Value | undefined;
      if (frame.option === undefined) {
        const next = frame.options.next();
        if (next.done) settled = settle(frame.values, true, frame.groups);
        else frame.option = next.value;
      }
      if (frame.option !== undefined) {
        const value = memo.get(frame.option.key);
        if (value === undefined) {
          push(frame.option);
          continue;
        }
        frame.values.push(seen(value, frame.groups, frame.option.groups));
        frame.option = undefined;
        if (stack.length === 1) this.session.decided = frame.values.length;
        settled = settle(frame.values, false, frame.groups);
      }
      if (settled !== undefined) {
        memo.set(frame.key, settled);
        onStack.delete(frame.key);
        stack.pop();
      }
    }
    const value = memo.get(root.key);
    if (value === undefined) throw new Error('the search ended without a value');
    return value;
  }
}

function isAlone(components: readonly { readonly count: bigint }[]): boolean {
  return components.length === 1 && components[0]?.count === 1n;
}
