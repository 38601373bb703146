/**
 * Where the moves of positions lead, kept from one search to the next: values and outcomes are found on the same positions, and those of a
 * compound depend on neither convention. Only lists that came to their end are kept, and no more than `MOST_MOVES`.
 */
import type { Counted } from '../../core/counted.ts';
import type { Game } from '../../core/game.ts';
import type { Group } from '../moves/compound-position.ts';

/** A position of a compound, by its key. */
export interface Position {
  readonly key: string;
  readonly groups: readonly Group[];
}

const MOST_MOVES = 50_000;

/** Positions of compounds whose rules move in as many components and end alike. */
export class KnownMoves {
  private readonly positions = new Map<string, Position>();
  private readonly options = new Map<string, readonly Position[]>();
  private kept = 0;

  /** The position with this key that is kept, in the place of an equal one. */
  same(position: Position): Position {
    return this.positions.get(position.key) ?? position;
  }

  from(key: string): readonly Position[] | undefined {
    return this.options.get(key);
  }

  keep(key: string, options: readonly Position[]): void {
    if (this.kept + options.length >= MOST_MOVES) return;
    this.kept += options.length + 1;
    this.options.set(key, options);
    for (const option of options) if (!this.positions.has(option.key)) this.positions.set(option.key, option);
  }
}

/** The same for components, under every compound: what a move leaves is taken apart. */
export class KnownComponents {
  private readonly byRules = new Map<object, Map<string, readonly (readonly Counted<Game>[])[]>>();
  private kept = 0;

  *from(game: Game): Generator<readonly Counted<Game>[]> {
    const known = this.byRules.get(game.rules) ?? new Map<string, readonly (readonly Counted<Game>[])[]>();
    this.byRules.set(game.rules, known);
    const listed = known.get(game.key);
    if (listed !== undefined) {
      yield* listed;
      return;
    }
    const list: (readonly Counted<Game>[])[] = [];
    for (const { to } of game.moves()) {
      const components = to.components();
      list.push(components);
      yield components;
    }
    if (this.kept + list.length >= MOST_MOVES) return;
    this.kept += list.length + 1;
    known.set(game.key, list);
  }
}
