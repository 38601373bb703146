/**
 * Search by definition: the referee. It plays the compound move by move and knows no theorem.
 *
 * Iterative, since games may be deep. `outcome` stops at the first winning move; `value` visits every option. A game that comes
 * back to an unfinished position need not end: its outcomes are then found backwards from the ends (`loopy.ts`).
 */

import type { Theory } from '../compounds/theory.ts';
import type { Counted } from '../core/counted.ts';
import type { Game } from '../core/game.ts';
import type { Nimber } from '../core/nimber.ts';
import type { Setting } from '../core/setting.ts';
import { type CompoundMove, compoundMoves } from './compound-moves.ts';
import { type Group, isOver, positionKey, toGroups } from './compound-position.ts';
import { loopyOutcomes } from './loopy.ts';
import { LoopFound, type Session } from './session.ts';

export type Decided = 'N' | 'P' | 'draw';

interface Frame<Value> {
  readonly key: string;
  readonly moves: Iterator<CompoundMove>;
  /** The option being searched, until its value is stored. */
  option: { readonly groups: readonly Group[]; readonly key: string } | undefined;
  readonly values: Value[];
}

export class DefinitionSearch {
  readonly setting: Setting;
  private readonly session: Session;
  private readonly outcomes = new Map<string, Decided>();
  private readonly values = new Map<string, Nimber>();
  private loopy = false;

  constructor(setting: Setting, session: Session) {
    this.setting = setting;
    this.session = session;
  }

  toGroups(components: Iterable<Counted<Game>>): readonly Group[] {
    return toGroups(components, this.setting);
  }

  moves(groups: readonly Group[]): Iterable<CompoundMove> {
    return compoundMoves(groups, this.setting, this.session);
  }

  /** The outcome of a position with no move left. */
  get atTheEnd(): 'N' | 'P' {
    return this.setting.play === 'normal' ? 'P' : 'N';
  }

  outcome(groups: readonly Group[]): Decided {
    if (!this.loopy) {
      try {
        return this.search(groups, this.outcomes, (options, over) => {
          if (over && options.length === 0) return this.atTheEnd;
          if (options[options.length - 1] === 'P') return 'N';
          return over ? 'P' : undefined;
        });
      } catch (error) {
        if (!(error instanceof LoopFound)) throw error;
        this.loopy = true;
        this.outcomes.clear();
      }
    }
    const known = this.outcomes.get(positionKey(groups));
    if (known !== undefined) return known;
    for (const [key, outcome] of loopyOutcomes(groups, this, this.session)) this.outcomes.set(key, outcome);
    return this.outcomes.get(positionKey(groups)) ?? 'draw';
  }

  /** The value of the whole compound under a theory, from the values of all its options. Throws `LoopFound`. */
  value(groups: readonly Group[], theory: Theory): Nimber {
    return this.search(groups, this.values, (options, over) => {
      if (!over) return undefined;
      return options.length === 0 ? theory.ended : theory.fromOptions(options);
    });
  }

  /** Depth first with memo. `settle` is asked after each option, and once more when there are no others (`over`). */
  private search<Value>(
    groups: readonly Group[],
    memo: Map<string, Value>,
    settle: (options: readonly Value[], over: boolean) => Value | undefined,
  ): Value {
    const rootKey = positionKey(groups);
    const stack: Frame<Value>[] = [];
    const onStack = new Set<string>();
    const push = (key: string, from: readonly Group[]) => {
      if (onStack.has(key)) throw new LoopFound();
      onStack.add(key);
      const moves = isOver(from, this.setting) ? [] : this.moves(from);
      stack.push({ key, moves: moves[Symbol.iterator](), option: undefined, values: [] });
    };
    if (!memo.has(rootKey)) push(rootKey, groups);
    for (let frame = stack.at(-1); frame !== undefined; frame = stack.at(-1)) {
      let settled: Value | undefined;
      if (frame.option === undefined) {
        const next = frame.moves.next();
        if (next.done) {
          settled = settle(frame.values, true);
        } else {
          const option = this.toGroups(next.value.to());
          frame.option = { groups: option, key: positionKey(option) };
        }
      }
      if (frame.option !== undefined) {
        const value = memo.get(frame.option.key);
        if (value === undefined) {
          push(frame.option.key, frame.option.groups);
          continue;
        }
        frame.option = undefined;
        frame.values.push(value);
        settled = settle(frame.values, false);
      }
      if (settled !== undefined) {
        this.session.store(frame.key.length);
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
