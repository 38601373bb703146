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

/** What is the same under every compound, by rulesets: the moves of one component that leave one. */
export type MovesAlone = Map<object, KnownMoves>;

/** Positions of compounds whose rules move in as many components and end alike. */
export class KnownMoves {
  private readonly positions = new Map<string, Position>();
  private readonly options = new Map<string, readonly Position[]>();
  private readonly alone: MovesAlone | undefined;
  private kept = 0;

  constructor(alone?: MovesAlone) {
    this.alone = alone;
  }

  /** The position with this key that is kept, in the place of an equal one. */
  same(position: Position): Position {
    return this.positions.get(position.key) ?? this.aloneFor(position)?.same(position) ?? position;
  }

  from(position: Position): readonly Position[] | undefined {
    return this.options.get(position.key) ?? this.aloneFor(position)?.from(position);
  }

  /** @param areAlone whether the position is one component and each move leaves one, ended ones counted */
  keep(position: Position, options: readonly Position[], areAlone: boolean): void {
    const shared = areAlone ? this.aloneFor(position) : undefined;
    if (shared !== undefined) {
      shared.keep(position, options, areAlone);
      return;
    }
    if (this.kept + options.length >= MOST_MOVES) return;
    this.kept += options.length + 1;
    this.options.set(position.key, options);
    for (const option of options) if (!this.positions.has(option.key)) this.positions.set(option.key, option);
  }

  private aloneFor({ groups: [first, second] }: Position): KnownMoves | undefined {
    if (this.alone === undefined || first === undefined || second !== undefined) return undefined;
    const known = this.alone.get(first.game.rules) ?? new KnownMoves();
    this.alone.set(first.game.rules, known);
    return known;
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
