/**
 * Large heaps of octal games, and components with the moves of one, in settings that have other values than Grundy's: from one table of
 * all smaller heaps (`sequence/theory.ts`), in which a split is a look-up, where search would build every option as a position. The table
 * ends when its values are proved to repeat, so that heaps of any size have a value.
 */
import type { Theory } from '../../compounds/theory.ts';
import { excerpt } from '../../core/result.ts';
import type { OctalHeap } from '../../core/theorem.ts';
import { lastPlace, lookForPeriod, type OctalPeriod } from '../../numeric/octal-period.ts';
import { TheoryValues } from '../sequence/theory.ts';
import type { Session } from './session.ts';

/** Smaller heaps are searched, which counts the positions that matter, unless the table has them for a larger one. */
const SMALLEST = 64;
/** Heaps that are valued between two looks at the limits. */
const AT_ONCE = 16;
/** What the table keeps of a heap, in characters of a key. */
const KEPT = 8;

/** A period of the values is looked for among so many of them at most. */
const MOST_LOOKED_AT = 2048;

export interface ByPeriod<V> {
  readonly value: V;
  readonly text: string;
}

export class OctalTables<V> {
  private readonly theory: Theory<V>;
  private readonly session: Session;
  private readonly tables = new Map<string, TheoryValues<V>>();
  /** By code, with how many of the first values were looked at. */
  private readonly periods = new Map<string, { lookedAt: number; found?: OctalPeriod | undefined }>();

  constructor(theory: Theory<V>, session: Session) {
    this.theory = theory;
    this.session = session;
  }

  /** The value of a heap; undefined if the table has none of its code, or it is a small one. */
  value(heap: OctalHeap): V | undefined {
    if (typeof heap.size !== 'number' || !isOctal(heap)) return undefined;
    const known = this.tables.get(heap.code);
    if (known !== undefined && heap.size < known.length) return known.extend(0)[heap.size];
    if (heap.size < SMALLEST) return undefined;
    const period = heap.size > SMALLEST ? this.periodOf(heap, heap.size) : undefined;
    const size = period === undefined ? heap.size : sameBy(period, BigInt(heap.size));
    return this.extended(heap, size + 1).extend(size + 1)[size];
  }

  /** The value of a heap of any size, where the values are proved to repeat (`sequence/theory.ts`). */
  byPeriod(heap: OctalHeap): ByPeriod<V> | undefined {
    const found = isOctal(heap) ? this.periodOf(heap, MOST_LOOKED_AT) : undefined;
    if (found === undefined) return undefined;
    const { period, preperiod } = found;
    const size = BigInt(heap.size);
    const same = sameBy(found, size);
    const value = this.extended(heap, same + 1).extend(same + 1)[same] as V;
    const { compound, play } = this.theory.setting;
    const text = `in ${compound} ${play === 'misere' ? 'misère' : 'normal'} play the values of ${excerpt(heap.code)} have period ${period} from ${preperiod} on, so the heap of ${excerpt(String(size))} has the value of the heap of ${same}`;
    return { value, text };
  }

  /** The period that at most this many values prove. */
  private periodOf(heap: OctalHeap, most: number): OctalPeriod | undefined {
    const known = this.periods.get(heap.code) ?? { lookedAt: SMALLEST / 2 };
    this.periods.set(heap.code, known);
    while (known.found === undefined && 2 * known.lookedAt <= Math.min(most, MOST_LOOKED_AT)) {
      known.lookedAt *= 2;
      known.found = lookForPeriod(this.extended(heap, known.lookedAt).numbered(), lastPlace(heap.digits)).proved;
    }
    return known.found;
  }

  /** The table of a code with this many values at least. */
  private extended({ code, digits }: OctalHeap, count: number): TheoryValues<V> {
    const table = this.tables.get(code) ?? new TheoryValues(digits, this.theory);
    this.tables.set(code, table);
    while (table.length < count) {
      const before = table.length;
      table.extend(Math.min(count, before + AT_ONCE));
      for (let stored = before; stored < table.length; stored++) this.session.store(KEPT);
      this.session.step();
    }
    return table;
  }
}

/** The smaller heap with the value of this one. */
function sameBy({ period, preperiod }: OctalPeriod, size: bigint): number {
  return size < BigInt(preperiod) ? Number(size) : preperiod + Number((size - BigInt(preperiod)) % BigInt(period));
}

function isOctal({ digits }: OctalHeap): boolean {
  return digits.every((digit) => digit <= 7);
}
