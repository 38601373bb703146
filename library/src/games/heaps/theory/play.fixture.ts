import { mex } from '../../../core/nimber.ts';
import type { Play } from '../../../core/outcome.ts';
import type { OptionText, Ruleset } from '../../../core/ruleset.ts';
import type { PositionSolution, Theorem } from '../../../core/theorem.ts';
import { plainTools as tools } from '../../../testing/by-play.fixture.ts';

export { tools };

export interface Told {
  readonly outcome: string;
  readonly value?: unknown;
  /** Where the winning moves lead, each once. */
  readonly wins: readonly string[];
}

/** `open(ruleset, '20 : 5', 'factor 3')`. */
export function open<Pos>(ruleset: Ruleset<Pos>, text: string, option?: string): Pos {
  const [name = '', ...words] = option?.split(' ') ?? [];
  const options: OptionText[] =
    option === undefined ? [] : [{ name, at: 0, words: words.map((word) => ({ text: word, at: 0 })) }];
  const position = ruleset.parse({ text, at: 0, options });
  if (!position.ok) throw new Error(position.error.message);
  return position.value;
}

export class ByRules<Pos> {
  private readonly ruleset: Ruleset<Pos>;
  private readonly won = { normal: new Map<string, boolean>(), misere: new Map<string, boolean>() };
  private readonly values = new Map<string, number>();

  constructor(ruleset: Ruleset<Pos>) {
    this.ruleset = ruleset;
  }

  name(position: Pos): string {
    return [this.ruleset.format(position), ...(this.ruleset.formatOptions?.(position) ?? [])].join(', ');
  }

  value(position: Pos): number {
    const name = this.name(position);
    let value = this.values.get(name);
    if (value === undefined) {
      value = mex(Array.from(this.ruleset.moves(position), ({ to }) => this.value(to)));
      this.values.set(name, value);
    }
    return value;
  }

  isWon(position: Pos, play: Play): boolean {
    const name = this.name(position);
    let won = this.won[play].get(name);
    if (won === undefined) {
      const moves = [...this.ruleset.moves(position)];
      won = moves.length === 0 ? play === 'misere' : moves.some(({ to }) => !this.isWon(to, play));
      this.won[play].set(name, won);
    }
    return won;
  }

  told(position: Pos, play: Play, withValue: boolean): Told {
    const wins = new Set<string>();
    for (const { to } of this.ruleset.moves(position)) if (!this.isWon(to, play)) wins.add(this.name(to));
    return {
      outcome: this.isWon(position, play) ? 'N' : 'P',
      ...(withValue && { value: this.value(position) }),
      wins: [...wins].sort(),
    };
  }

  /** What a theorem says, once for each place that a move leads to. */
  toldBy(theorem: Theorem<Pos>, position: Pos, play: Play): Told {
    const { outcome, values, winningMoves } = solutionOf(theorem, position, play);
    const wins = new Set(Array.from(winningMoves(), ({ to }) => this.name(to)));
    return { outcome, ...(values.grundy !== undefined && { value: values.grundy }), wins: [...wins].sort() };
  }
}

export function solutionOf<Pos>(theorem: Theorem<Pos>, position: Pos, play: Play): PositionSolution<Pos> {
  const solution = theorem.answer(position, { compound: 'disjunctive', play }, tools);
  if (solution.scope !== 'position') throw new Error(`${theorem.id} does not answer`);
  return solution;
}

/** All multisets of up to `most` heaps of up to `largest` counters, as text. */
export function* heapTexts(most: number, largest: number, least = 0): Generator<string> {
  for (let size = least; size <= largest; size++) {
    yield String(size);
    if (most > 1) for (const others of heapTexts(most - 1, largest, size)) yield `${size} ${others}`;
  }
}
