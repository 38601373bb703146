/**
 * Exact search in an acyclic epidemic, for races that no formula decides: depth first with memo, over types of labels.
 *
 * A position that a formula knows is a leaf. The heaviest labels are moved first: formulas know positions in which few of them are
 * left, so a line of play ends soon, where lines that begin with ones are as long as there are ones. Positions explode, so the
 * search counts what it stores and looks at the clock, and throws `LimitReached` rather than answer without knowing. Numbers are
 * doubles: what is not exact there is out of reach anyway.
 */
import { type Bounds, LimitReached } from '../../../../core/limits.ts';
import { Timer } from '../../../../core/timer.ts';
import type { EpidemicTypes, TypeMove } from './types.ts';

/** Whether the next player wins, where that is known without search. */
export type KnownOutcome = (counts: readonly number[], stage: number) => boolean | undefined;

interface Frame {
  readonly key: string;
  readonly counts: readonly number[];
  readonly stage: number;
  type: number;
  move: number;
}

const LARGEST = 2 ** 40;
/** Positions between two looks at the clock. */
const LOOK = 1024;

export class EpidemicSearch {
  /** Positions begun. */
  positions = 0;
  private readonly types: EpidemicTypes;
  private readonly known: KnownOutcome;
  private readonly limits: Bounds;
  private readonly memo = new Map<string, boolean>();
  private readonly timer: Timer;
  private bytes = 0;

  constructor(types: EpidemicTypes, known: KnownOutcome, limits: Bounds) {
    this.types = types;
    this.known = known;
    this.limits = limits;
    this.timer = new Timer(limits.milliseconds);
  }

  /** Whether the next player wins. */
  wins(counts: readonly bigint[], stage: bigint): boolean {
    if ([...counts, stage].some((number) => number > LARGEST))
      throw new LimitReached('program', Number(LARGEST), 'there are too many labels to search by play');
    return this.search(counts.map(Number), Number(stage));
  }

  private search(counts: readonly number[], stage: number): boolean {
    const root = this.lookUp(counts, stage);
    if (typeof root === 'boolean') return root;
    const stack: Frame[] = [];
    const push = (frame: Frame) => {
      this.count(frame);
      stack.push(frame);
    };
    push(this.begin(root, counts, stage));
    for (let frame = stack.at(-1); frame !== undefined; frame = stack.at(-1)) {
      const step = this.nextOption(frame);
      if (step === undefined || step === 'won') {
        this.memo.set(frame.key, step === 'won');
        stack.pop();
        continue;
      }
      push(step);
    }
    return this.memo.get(root) as boolean;
  }

  /** Types are numbered targets first, so the last one is the heaviest. */
  private begin(key: string, counts: readonly number[], stage: number): Frame {
    return { key, counts, stage, type: counts.length - 1, move: 0 };
  }

  /** Goes on through the options of a position: `won` at a lost option, undefined at the end, else an option to search. */
  private nextOption(frame: Frame): Frame | 'won' | undefined {
    const { counts, stage } = frame;
    for (; frame.type >= 0; frame.type--, frame.move = 0) {
      if (counts[frame.type] === 0) continue;
      const moves = this.types.moves[frame.type] as readonly TypeMove[];
      for (; frame.move < moves.length; frame.move++) {
        const option = [...counts];
        option[frame.type] = (option[frame.type] as number) - 1;
        for (const { type, times } of moves[frame.move] as TypeMove)
          option[type] = (option[type] as number) + times * (stage + 1);
        const found = this.lookUp(option, stage + 1);
        if (found === false) return 'won';
        // The move is not passed over: when its option is stored, it is looked up again.
        if (typeof found === 'string') return this.begin(found, option, stage + 1);
      }
    }
    return undefined;
  }

  /** The answer, or the key under which it is to be stored. */
  private lookUp(counts: readonly number[], stage: number): boolean | string {
    const known = this.known(counts, stage);
    if (known !== undefined) return known;
    const key = `${counts.join()}:${stage}`;
    return this.memo.get(key) ?? key;
  }

  /** Counts a position when it is begun: plays are long, and most positions may be unfinished. */
  private count({ key, counts }: Frame): void {
    this.bytes += 2 * key.length + 8 * counts.length + 200;
    const { positions, megabytes } = this.limits;
    if (++this.positions > positions) throw new LimitReached('positions', positions);
    if (this.bytes > megabytes * 1e6) throw new LimitReached('megabytes', megabytes);
    if (this.positions % LOOK !== 0) return;
    this.limits.onLook?.({ positions: this.positions });
    this.timer.check();
  }
}
