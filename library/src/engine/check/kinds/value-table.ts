/**
 * A table of components and their values, each after those it rests on: what a search for values comes to. It is checked without
 * search: the moves of each component come from the rules, what they leave must stand higher up, and its value follows.
 */
import { combineCopies, type Theory } from '../../../compounds/theory.ts';
import type { CheckTools } from '../../../core/certificate-kind.ts';
import type { Counted } from '../../../core/counted.ts';
import type { Game } from '../../../core/game.ts';
import { excerpt } from '../../../core/result.ts';

/** A component as a question, and its value as the theory encodes it. */
export type TableRow = readonly [question: string, value: string];

/** The value of components together; undefined if that of one of them is. */
export function joinValues<V>(
  theory: Theory<V>,
  components: readonly Counted<Game>[],
  find: (component: Game) => V | undefined,
): V | undefined {
  let joined: V | undefined;
  for (const { item, count } of components) {
    const value = find(item);
    if (value === undefined) return undefined;
    const copies = combineCopies(theory, value, count);
    joined = joined === undefined ? copies : theory.combine(joined, copies);
  }
  return joined;
}

export class ValueTable<V> {
  /** What is wrong with it, if anything is. */
  readonly fault: string | undefined;
  private readonly theory: Theory<V>;
  private readonly values = new Map<string, V>();

  constructor(rows: readonly TableRow[], theory: Theory<V>, tools: CheckTools) {
    this.theory = theory;
    this.fault = rows.map((row) => this.add(row, tools)).find((fault) => fault !== undefined);
  }

  /** The value of components that all stand in the table; undefined where some do not. */
  valueOf(components: readonly Counted<Game>[]): V | undefined {
    return joinValues(this.theory, components, (item) => this.values.get(item.key));
  }

  private add([line, claimed]: TableRow, tools: CheckTools): string | undefined {
    const opened = tools.open(line);
    if (!opened.ok) return opened.error.message;
    const components = opened.value.games.flatMap((game) => game.components());
    const [component, ...others] = components;
    if (component === undefined || component.count !== 1n || others.length > 0) return `${excerpt(line)} is no single component`;
    const options: V[] = [];
    for (const { to } of component.item.moves()) {
      const value = this.valueOf(to.components());
      if (value === undefined) return `a move in ${excerpt(line)} leads to what is not in the table before it`;
      options.push(value);
    }
    const value = options.length === 0 ? this.theory.ended : this.theory.fromOptions(options);
    this.values.set(component.item.key, value);
    const found = this.theory.encode(value);
    return found === claimed ? undefined : `${excerpt(line)} has ${found}, and not ${excerpt(claimed)}`;
  }
}
