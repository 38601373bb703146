/** The moves that a picture shows: those that win, or all of them with the value of what they leave. */
import {
  COMPOUNDS,
  componentMoves,
  type ListedMove,
  listMoves,
  type Options,
  catalogue as ownCatalogue,
  parseQuestion,
  solve,
  type Verdict,
} from 'impartial';
import type { Show, ShownMove } from 'impartial/picture';
import { shortValue } from 'impartial/present';

export interface MoveFlags {
  /** Light the moves that win. */
  readonly moves?: boolean;
  /** The value after each move. */
  readonly values?: boolean;
  /** Told why it is not known which moves win. */
  readonly onUnknown?: (reason: string) => void;
}

/** Moves of one position that are shown. */
const MOST_MOVES = 1000;

/** For a good question. */
export function shownMoves(question: string, options: Options, flags: MoveFlags): Pick<Show, 'moves' | 'together'> {
  if (flags.moves !== true && flags.values !== true) return {};
  const { catalogue = ownCatalogue } = options;
  const parsed = parseQuestion(question, (id) => catalogue.find(id)?.facts);
  if (!parsed.ok) return {};
  const { summands, setting } = parsed.value;
  if (summands.length === 1) return { moves: [wholeMoves(question, options, flags)] };
  if (COMPOUNDS[setting.compound].moveIn !== 'one') return { together: wholeMoves(question, options, flags) };
  return { moves: movesOfEach(question, summands.length, options, flags) };
}

function wholeMoves(question: string, options: Options, flags: MoveFlags): readonly ShownMove[] {
  if (flags.values !== true) {
    const verdict = solve(question, { ...options, moves: MOST_MOVES });
    if ('error' in verdict) return [];
    if (verdict.outcome === 'unknown') flags.onUnknown?.(verdict.reason ?? 'nobody knows who wins');
    return verdict.winningMoves.map(({ move }) => ({ label: move, wins: true }));
  }
  const list = listMoves(question, { ...options, moves: MOST_MOVES });
  return 'error' in list ? [] : list.moves.map((move) => valued(move, options, flags));
}

function valued({ move, to, wins }: ListedMove, options: Options, flags: MoveFlags): ShownMove {
  const after = solve(to, { ...options, moves: 0 });
  return { label: move, ...('error' in after ? {} : { value: valueText(after) }), ...(flags.moves === true && wins && { wins }) };
}

/** Positions of a sum may have moves of the same name: each is judged by itself. */
function movesOfEach(question: string, count: number, options: Options, flags: MoveFlags): readonly (readonly ShownMove[])[] {
  const list = componentMoves(question, { ...options, moves: MOST_MOVES });
  const found = Array.from({ length: count }, () => new Map<string, ShownMove>());
  for (const { summand, moves } of 'error' in list ? [] : list.components) {
    for (const { move, to } of moves) {
      const line = found[summand]?.has(move) === true ? undefined : to();
      const after = line === undefined ? undefined : solve(line, { ...options, moves: 0 });
      if (after === undefined || 'error' in after) continue;
      const wins = flags.moves === true && after.outcome === 'P';
      if (wins || flags.values === true)
        found[summand]?.set(move, {
          label: move,
          ...(flags.values === true && { value: valueText(after) }),
          ...(wins && { wins }),
        });
    }
  }
  return found.map((moves) => [...moves.values()]);
}

/** As short as it stands inside a vertex: a value where there is one, else who wins. */
function valueText({ values, outcome }: Verdict): string {
  return shortValue(values) ?? (outcome === 'unknown' ? '?' : outcome);
}
