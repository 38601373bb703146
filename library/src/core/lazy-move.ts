/**
 * A move whose name and result are made when they are asked for: rules list many moves, of which searches want few names and players few
 * results. A class, because an object written down with a getter takes some thirty times as long to make.
 */
import type { Move } from './ruleset.ts';

export class LazyMove<Pos> implements Move<Pos> {
  private readonly write: () => string;
  private readonly make: () => Pos;
  private readonly mark: (() => string) | undefined;

  /** `mark` is what `Move.alike` says. */
  constructor(write: () => string, make: () => Pos, mark?: () => string) {
    this.write = write;
    this.make = make;
    this.mark = mark;
  }

  get label(): string {
    return this.write();
  }

  get to(): Pos {
    return this.make();
  }

  get alike(): string | undefined {
    return this.mark?.();
  }
}
