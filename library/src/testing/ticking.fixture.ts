/** A clock for tests: it advances whenever it is looked at and never otherwise, so that no machine is too slow or too fast for it. */
class Ticking {
  #looks = 0;
  /** The only property that a copy takes along, so that a clock may be spread into the options of a call. */
  readonly now: () => number;

  constructor(milliseconds: number) {
    this.now = () => milliseconds * ++this.#looks;
  }

  /** How often it was looked at. */
  get looks(): number {
    return this.#looks;
  }
}

export function ticking(milliseconds = 1): Ticking {
  return new Ticking(milliseconds);
}
