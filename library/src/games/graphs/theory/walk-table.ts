/**
 * Values of a walk by play, on bits: a state is what is used up, as a number, and where the piece is. For boards that are small
 * enough, all states have a place in one table.
 *
 * In vertex geography the things that are used up are vertices. In edge geography they are edges, and where the piece is follows
 * from them: it is where a walk from the start along just these edges must end.
 */
import { LimitReached } from '../../../core/limits.ts';
import type { Play } from '../../../core/outcome.ts';
import type { Tick } from '../../../numeric/max-flow.ts';

/** A step from a place: where it leads, and the bit of what it uses up. */
export interface Step {
  readonly to: number;
  readonly bit: number;
}

export interface WalkGraph {
  /** How many things can be used up. */
  readonly things: number;
  /** For each place its steps. */
  readonly steps: readonly (readonly Step[])[];
  readonly start: number;
  /** What is used up at the start. */
  readonly used: number;
  /** Whether what is used up says where the piece is. */
  readonly usedTellsPlace: boolean;
}

/** Things that a table has bits for. */
const MOST_BITS = 26;
const MEGABYTE = 2 ** 20;
/** States between two looks at the clock. */
const LOOK_EVERY = 2 ** 16;

/** Whether a table has room for all states. */
export function fitsTable({ things, steps, usedTellsPlace }: WalkGraph, megabytes: number): boolean {
  return things <= MOST_BITS && 2 ** things * (usedTellsPlace ? 1 : steps.length) <= Math.min(megabytes, 256) * MEGABYTE;
}

/** The value of a state: its Grundy value in normal play, 1 for won and 0 for lost in misère play. */
export class WalkTable {
  private readonly graph: WalkGraph;
  private readonly play: Play;
  private readonly tick: Tick;
  private readonly mostStates: number;
  /** One more than the value, 0 where it is not known. */
  private readonly known: Uint8Array;
  states = 0;

  constructor(graph: WalkGraph, play: Play, mostStates: number, tick: Tick) {
    this.graph = graph;
    this.play = play;
    this.tick = tick;
    this.mostStates = mostStates;
    this.known = new Uint8Array(2 ** graph.things * (graph.usedTellsPlace ? 1 : graph.steps.length));
  }

  /** Throws `LimitReached` where more states come up than may be looked at. */
  value(used: number = this.graph.used, place: number = this.graph.start): number {
    const { steps, usedTellsPlace } = this.graph;
    const state = usedTellsPlace ? used : used * steps.length + place;
    const known = this.known[state] as number;
    if (known > 0) return known - 1;
    if (++this.states > this.mostStates) throw new LimitReached('positions', this.mostStates);
    if (this.states % LOOK_EVERY === 0) this.tick(this.states);
    let met = 0;
    let isStuck = true;
    for (const { to, bit } of steps[place] ?? []) {
      if ((used & bit) !== 0) continue;
      isStuck = false;
      met |= 1 << this.value(used | bit, to);
      if (this.play === 'misere' && (met & 1) === 1) break;
    }
    const value = this.play === 'misere' ? Number(isStuck || (met & 1) === 1) : lowestMissing(met);
    this.known[state] = value + 1;
    return value;
  }
}

function lowestMissing(met: number): number {
  return 31 - Math.clz32(~met & (met + 1));
}
