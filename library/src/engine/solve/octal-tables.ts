/**
 * Large heaps of octal games, and components with the moves of one, in settings that have other values than Grundy's: from one table of
 * all smaller heaps (`sequence/theory.ts`), in which a split is a look-up, where search would build every option as a position.
 */
import { grundyTheory } from '../../compounds/grundy.ts';
import type { Theory } from '../../compounds/theory.ts';
import type { Game } from '../../core/game.ts';
import { TheoryValues } from '../sequence/theory.ts';
import { heapOf } from './heap-of.ts';
import type { HeapTables, Session } from './session.ts';

/** Smaller heaps are searched, which counts the positions that matter. */
const SMALLEST = 64;
/** Heaps that are valued between two looks at the limits. */
const AT_ONCE = 16;
/** What the table keeps of a heap, in characters of a key. */
const KEPT = 8;

/** An option of `solve`, since tables come along with it that few games of one's own need. */
export const heapTables: HeapTables = (theory, session) => {
  const tables = new OctalTables(theory, session);
  return (game) => tables.value(game);
};

class OctalTables<V> {
  private readonly theory: Theory<V>;
  private readonly session: Session;
  private readonly tables = new Map<string, TheoryValues<V>>();

  constructor(theory: Theory<V>, session: Session) {
    this.theory = theory;
    this.session = session;
  }

  /** Undefined where it is no such heap, or a small one. */
  value(game: Game): V | undefined {
    if (this.theory.id === grundyTheory.id) return undefined;
    const heap = heapOf(game);
    if (heap === undefined || typeof heap.size !== 'number' || heap.size < SMALLEST || heap.digits.some((digit) => digit > 7))
      return undefined;
    const table = this.tables.get(heap.code) ?? new TheoryValues(heap.digits, this.theory);
    this.tables.set(heap.code, table);
    while (table.length <= heap.size) {
      const before = table.length;
      table.extend(Math.min(heap.size + 1, before + AT_ONCE));
      for (let stored = before; stored < table.length; stored++) this.session.store(KEPT);
      this.session.step();
    }
    return table.extend(heap.size + 1)[heap.size];
  }
}
