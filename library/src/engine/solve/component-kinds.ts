/**
 * The components that can come up in play, numbered so that what a move leaves has smaller numbers: any position is then a sum of heaps
 * as misère quotients are computed from (`misere/`). An ended component is no heap, number 0.
 */
import type { Counted } from '../../core/counted.ts';
import type { Game } from '../../core/game.ts';
import { LimitReached } from '../../core/limits.ts';
import type { HeapGame } from '../../misere/heap-game.ts';
import { LoopFound } from './loop-found.ts';
import type { Session } from './session.ts';

/** Copies of one component in what a move leaves: heaps are listed one by one. */
const MOST_COPIES = 1000n;

interface Frame {
  readonly game: Game;
  readonly options: readonly (readonly Counted<Game>[])[];
  readonly left: Game[];
}

export class ComponentKinds implements HeapGame {
  /** The games by their numbers; there is none with number 0. */
  readonly games: (Game | undefined)[] = [undefined];
  private readonly left: (readonly (readonly number[])[])[] = [[]];
  private readonly numbers = new Map<string, number>();
  private readonly begun = new Set<string>();
  private readonly session: Session;
  private readonly most: number;

  /** @param most how many kinds there may be */
  constructor(session: Session, most: number) {
    this.session = session;
    this.most = most;
  }

  options(heap: number): readonly (readonly number[])[] {
    return this.left[heap] as readonly (readonly number[])[];
  }

  /** The number of a component. Throws `LimitReached` where there are too many kinds, `LoopFound` where play need not end. */
  numberOf(root: Game): number {
    const stack: Frame[] = [];
    for (let next: Game | undefined = root; next !== undefined || stack.length > 0; next = stack.at(-1)?.left.pop()) {
      if (next === undefined) this.settle(stack.pop() as Frame);
      else if (!this.numbers.has(next.key)) stack.push(this.begin(next));
    }
    return this.numbers.get(root.key) as number;
  }

  private begin(game: Game): Frame {
    if (this.begun.has(game.key)) throw new LoopFound([{ game }]);
    if (this.begun.size >= this.most)
      throw new LimitReached('program', this.most, `there are more than ${this.most} kinds of components`);
    this.begun.add(game.key);
    this.session.store(game.key.length);
    const options: (readonly Counted<Game>[])[] = [];
    for (const { to } of game.moves()) {
      this.session.step();
      options.push(to.components());
    }
    return { game, options, left: options.flatMap((components) => components.map(({ item }) => item)) };
  }

  private settle({ game, options }: Frame): void {
    if (options.length === 0) {
      this.numbers.set(game.key, 0);
      return;
    }
    const left = new Map(options.map((components) => this.heapsOf(components)).map((heaps) => [heaps.join(' '), heaps]));
    this.numbers.set(game.key, this.games.length);
    this.games.push(game);
    this.left.push([...left.values()]);
  }

  private heapsOf(components: readonly Counted<Game>[]): readonly number[] {
    const heaps: number[] = [];
    for (const { item, count } of components) {
      const number = this.numbers.get(item.key) as number;
      if (number === 0) continue;
      if (count > MOST_COPIES) throw new LimitReached('program', Number(MOST_COPIES), 'a move leaves too many components');
      for (let copies = count; copies > 0n; copies--) heaps.push(number);
    }
    return heaps.sort((a, b) => a - b);
  }
}
