/**
 * Who wins a plain position by search: every move is tried, down to positions that a theorem decides.
 *
 * Only outcomes are looked for, so leaves are pruned on the way and the first winning move is enough. Iterative, since play may be
 * deep; positions are remembered by what is left of them.
 */
import { DEFAULT_LIMITS, LimitReached, type Limits } from '../../../core/limits.ts';
import type { Tick } from '../../../numeric/max-flow.ts';
import { consult } from './decision.ts';
import { type Plain, type PlainEdge, plainKey, playPlain } from './plain.ts';

interface Frame {
  readonly key: string;
  readonly options: Iterator<PlainOption>;
  /** Bytes that the unfinished position takes. */
  readonly bytes: number;
}

/** By measurement of the process: an entry with its share of what the collector has not come round to. */
const BYTES_STORED = 400;
const BYTES_UNFINISHED = 500;
const BYTES_EDGE = 100;

export class OutcomeSearch {
  /** Positions that were looked at and that no theorem decides. */
  positions = 0;
  private bytes = 0;
  private readonly memo = new Map<string, 'N' | 'P'>();
  private readonly limits: Limits;
  private readonly tick: Tick;

  constructor(limits: Limits, tick: Tick) {
    this.limits = limits;
    this.tick = tick;
  }

  outcome(plain: Plain): 'N' | 'P' {
    const stack: Frame[] = [];
    let known = this.enter(plain, stack);
    for (let frame = stack.at(-1); frame !== undefined; frame = stack.at(-1)) {
      if (known === 'P') {
        this.store(stack, frame, 'N');
        known = 'N';
        continue;
      }
      const next = frame.options.next();
      if (next.done) {
        this.store(stack, frame, 'P');
        known = 'P';
      } else known = this.enter(next.value.option, stack);
    }
    if (known === undefined) throw new Error('the search ended without an outcome');
    return known;
  }

  /** The outcome where it is known; otherwise undefined, and the position is put on the stack. */
  private enter(plain: Plain, stack: Frame[]): 'N' | 'P' | undefined {
    this.tick(this.positions + stack.length);
    const { decision, core } = consult(plain, this.tick);
    if (decision !== undefined) return decision.outcome;
    const key = plainKey(core);
    const known = this.memo.get(key);
    if (known === undefined) {
      const bytes = BYTES_UNFINISHED + BYTES_EDGE * core.edges.length;
      this.count(bytes);
      stack.push({ key, options: eachPlainOption(core), bytes });
    }
    return known;
  }

  /** Ends the position that was begun last. */
  private store(stack: Frame[], { key, bytes }: Frame, outcome: 'N' | 'P'): void {
    stack.pop();
    this.memo.set(key, outcome);
    if (++this.positions > this.limits.positions) throw new LimitReached('positions', this.limits.positions);
    this.count(2 * key.length + BYTES_STORED - bytes);
  }

  private count(bytes: number): void {
    this.bytes += bytes;
    if (this.bytes > this.limits.megabytes * 1e6) throw new LimitReached('megabytes', this.limits.megabytes);
  }
}

/** Positions that a list of winning moves may search where no theorem tells who wins after a move. */
const FEW_POSITIONS = 20_000;

/** Who wins each of several positions, by theorem or by a search that is short for all of them together; otherwise undefined. */
export function shortSearch(tick: Tick): (plain: Plain) => 'N' | 'P' | undefined {
  const search = new OutcomeSearch({ ...DEFAULT_LIMITS, positions: FEW_POSITIONS }, tick);
  return (plain) => {
    try {
      return search.outcome(plain);
    } catch (error) {
      if (error instanceof LimitReached && error.limit.value === FEW_POSITIONS) return undefined;
      throw error;
    }
  };
}

export interface PlainOption {
  readonly edge: number;
  readonly left: bigint;
  readonly option: Plain;
}

/** All options, lowest weights first on all edges: they leave the simplest positions. */
export function* eachPlainOption(plain: Plain): Generator<PlainOption> {
  let edges = plain.at[plain.piece] ?? [];
  for (let left = 0n; edges.length > 0; left++) {
    edges = edges.filter((edge) => left < (plain.edges[edge] as PlainEdge).weight);
    for (const edge of edges) yield { edge, left, option: playPlain(plain, edge, left) };
  }
}
