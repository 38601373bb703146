/** Heaps that are known by their size, handed to a table with a theory in its form on small integers, which are then its values. */
import type { Theory } from '../../compounds/theory.ts';
import type { Game } from '../../core/game.ts';
import type { HeapRule } from '../../core/heap-rule.ts';
import type { SubsetTheory } from '../../core/subset-game.ts';
import { HeapValues } from '../../numeric/heap-values.ts';
import { FastMemory } from './search-memory.ts';
import type { Session } from './session.ts';

export class HeapSearch<V> {
  private readonly theory: Theory<V>;
  private readonly session: Session;
  private readonly tables: FastMemory['heaps'];
  /** Those whose limits are of this question. */
  private readonly renewed = new Set<HeapValues>();

  constructor(theory: Theory<V>, session: Session) {
    this.theory = theory;
    this.session = session;
    this.tables = (session.memory?.fastFor(theory.setting) ?? new FastMemory()).heaps;
  }

  /** Undefined where it is no such heap, or its moves have to be looked at. */
  value(game: Game): V | undefined {
    const { toSubsets } = this.theory;
    const heap = toSubsets === undefined ? undefined : game.heap();
    if (toSubsets === undefined || heap === undefined) return undefined;
    const table = this.tableOf(heap.rule, toSubsets);
    const before = table.positions;
    const value = table.value(heap.size);
    this.session.positions += table.positions - before;
    return value as V | undefined;
  }

  private tableOf(rule: HeapRule, toSubsets: () => SubsetTheory): HeapValues {
    const limits = this.session.remaining();
    const table = this.tables.get(rule) ?? new HeapValues(rule, toSubsets(), limits);
    if (this.renewed.has(table)) return table;
    this.tables.set(rule, table);
    this.renewed.add(table);
    table.renew(limits);
    return table;
  }
}
