/**
 * What searches have found, kept from one question to the next: the members of a family have most of their positions in common.
 *
 * Positions are known by their keys, which begin with the ruleset, so one memory serves one catalogue. It may hold half of what the
 * limits allow one question to store; beyond that it forgets everything when the next question begins.
 */

import { DEFAULT_LIMITS, type Limits } from '../../core/limits.ts';
import type { Setting } from '../../core/setting.ts';

const PART = 0.5;

export class SearchMemory {
  private readonly maps = new Map<string, Map<string, unknown>>();
  private bytes = 0;

  /** The values of one kind, such as Grundy values of components. Values of one kind have one type. */
  mapFor<V>(kind: string, { compound, play }: Setting): Map<string, V> {
    const name = `${kind} ${compound} ${play}`;
    const known = this.maps.get(name) ?? new Map<string, unknown>();
    this.maps.set(name, known);
    return known as Map<string, V>;
  }

  /** Told of each position that a search stores. */
  add(bytes: number): void {
    this.bytes += bytes;
  }

  /** Before a question begins. */
  keepWithin({ positions = DEFAULT_LIMITS.positions, megabytes = DEFAULT_LIMITS.megabytes }: Partial<Limits>): void {
    let size = 0;
    for (const map of this.maps.values()) size += map.size;
    if (size <= PART * positions && this.bytes <= PART * megabytes * 1e6) return;
    this.maps.clear();
    this.bytes = 0;
  }
}
