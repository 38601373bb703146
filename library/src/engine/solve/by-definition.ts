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
import { LoopFound } from './loop-found.ts';
import { loopyOutcomes } from './loopy.ts';
import type { Session } from './session.ts';
import { endOutcome, seenByMover } from './sides.ts';

export type Decided = 'N' | 'P' | 'draw';

interface Frame<Value> {
  readonly key: string;
  readonly groups: readonly Group[];
  readonly moves: Iterator<CompoundMove>;
  /** The option being searched, until its value is stored. */
  option: { readonly groups: readonly Group[]; readonly key: string } | undefined;
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
  private loopy = false;

  constructor(setting: Setting, session: Session) {
    this.setting = setting;
    this.session = session;
    this.outcomes = session.memory?.mapFor('outcomes', setting) ?? new Map();
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
    const rootKey = positionKey(groups);
    const stack: Frame<Value>[] = [];
    const onStack = new Set<string>();
    const push = (key: string, from: readonly Group[]) => {
      if (onStack.has(key)) throw new LoopFound(from);
      onStack.add(key);
      const { megabytes } = this.session.limits;
      if (BYTES_UNFINISHED * stack.length > 1e6 * megabytes) throw new LimitReached('megabytes', megabytes);
      // Counted when begun: plays may be long, and most positions unfinished.
      this.session.store(key.length);
      const moves = isOver(from, this.setting) ? [] : this.moves(from);
      stack.push({ key, groups: from, moves: moves[Symbol.iterator](), option: undefined, values: [] });
    };
    this.session.decided = 0;
    if (!memo.has(rootKey)) push(rootKey, groups);
    for (let frame = stack.at(-1); frame !== undefined; frame = stack.at(-1)) {
      let settled: Value | undefined;
      if (frame.option === undefined) {
        const next = frame.moves.next();
        if (next.done) {
          settled = settle(frame.values, true, frame.groups);
        } else {
          const option = this.toGroups(this.shared([...next.value.to()]));
          frame.option = { groups: option, key: positionKey(option) };
        }
      }
      if (frame.option !== undefined) {
        const value = memo.get(frame.option.key);
        if (value === undefined) {
          push(frame.option.key, frame.option.groups);
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
    const value = memo.get(rootKey);
    if (value === undefined) throw new Error('the search ended without a value');
    return value;
  }
}
