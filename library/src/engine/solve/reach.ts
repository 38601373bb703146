/**
 * Which combined values a row of components can still reach, each component choosing one of its values.
 *
 * Sets of values are numbered, so that a million equal components cost a table look-up each.
 */
import { type Theory, valueKey } from '../../compounds/theory.ts';
import { LimitReached } from '../../core/limits.ts';

export class Reach<V> {
  private readonly theory: Theory<V>;
  private readonly isLate: () => boolean;
  private readonly sets: (readonly V[])[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly joins = new Map<number, Map<number, number>>();
  private readonly answers = new Map<number | string, Map<number, boolean>>();
  /** `suffix[i]`: the number of the set that components i, i+1, … reach; −1 at the end. */
  private readonly suffix: Int32Array;

  /** Throws `LimitReached` when it is late: of many components with many values each there are very many sums. */
  constructor(theory: Theory<V>, choices: readonly (readonly V[])[], isLate: () => boolean) {
    this.theory = theory;
    this.isLate = isLate;
    this.suffix = new Int32Array(choices.length + 1).fill(-1);
    let own = -1;
    for (let index = choices.length - 1; index >= 0; index--) {
      const values = choices[index] ?? [];
      if (values !== choices[index + 1]) own = this.numberOf(values);
      this.suffix[index] = this.join(own, this.suffix[index + 1] ?? -1);
    }
  }

  /** Whether a row that has reached `joined` before component `index` can still end in a lost position. */
  canWin(joined: V, index: number): boolean {
    const set = this.suffix[index] ?? -1;
    if (set < 0) return this.theory.outcome(joined) === 'P';
    const key = valueKey(this.theory, joined);
    let answers = this.answers.get(key);
    if (answers === undefined) {
      answers = new Map();
      this.answers.set(key, answers);
    }
    let answer = answers.get(set);
    if (answer === undefined) {
      answer = (this.sets[set] ?? []).some((value) => this.theory.outcome(this.theory.combine(joined, value)) === 'P');
      answers.set(set, answer);
    }
    return answer;
  }

  private numberOf(values: Iterable<V>): number {
    const distinct = new Map<number | string, V>();
    for (const value of values) distinct.set(valueKey(this.theory, value), value);
    const name = [...distinct.keys()].sort((a, b) => (a < b ? -1 : 1)).join(' ');
    const known = this.numbers.get(name);
    if (known !== undefined) return known;
    this.numbers.set(name, this.sets.length);
    return this.sets.push([...distinct.values()]) - 1;
  }

  private join(a: number, b: number): number {
    if (b < 0) return a;
    let row = this.joins.get(a);
    if (row === undefined) {
      row = new Map();
      this.joins.set(a, row);
    }
    let joined = row.get(b);
    if (joined === undefined) {
      const [left = [], right = []] = [this.sets[a], this.sets[b]];
      joined = this.numberOf(left.flatMap((x) => this.joinedWith(x, right)));
      row.set(b, joined);
    }
    return joined;
  }
  private joinedWith(value: V, others: readonly V[]): readonly V[] {
    if (this.isLate()) throw new LimitReached('milliseconds', 0);
    return others.map((other) => this.theory.combine(value, other));
  }
}
