/** Verdicts put together: what all ways of solving have in common. */
import type { Counted } from '../../core/counted.ts';
import type { Game } from '../../core/game.ts';
import { LimitReached } from '../../core/limits.ts';
import type { Marks } from '../../core/marks.ts';
import type { Outcome } from '../../core/outcome.ts';
import type { TheoremFacts } from '../../core/theorem.ts';
import type { Because, PassedOver, Values, Verdict, WinningMove } from '../../core/verdict.ts';
import { whyByMoves } from '../../core/why.ts';
import { type CompoundMove, MOST_COUNTED } from '../moves/compound-moves.ts';
import { ruleOf } from '../moves/compound-position.ts';
import type { OpenQuestion } from '../moves/open.ts';
import { writePosition } from '../moves/write-position.ts';
import type { Decided } from './by-definition.ts';
import { evidenceOf } from './evidence.ts';
import type { Found } from './found.ts';
import type { Session } from './session.ts';

export function winnerOf(outcome: Outcome): { winner?: 'next' | 'previous' } {
  if (outcome === 'N') return { winner: 'next' };
  return outcome === 'P' ? { winner: 'previous' } : {};
}

/** The winning alliance, where the players of the position sit in alliances. */
export function allianceOf({ games: [game] }: OpenQuestion, outcome: Outcome): { alliance?: number } {
  const sides = game.sides();
  if (sides === undefined || (outcome !== 'N' && outcome !== 'P')) return {};
  return { alliance: outcome === 'N' ? sides.next : 3 - sides.next };
}

export function because(facts: TheoremFacts, text: string): Because {
  return { theorem: facts.id, source: facts.sources[0].key, text };
}

export function unknownVerdict(
  { line }: OpenQuestion,
  passedOver: readonly PassedOver[],
  { message, limit }: LimitReached,
): Found {
  return {
    question: line,
    outcome: 'unknown',
    reason: `no theorem applies and ${message}`,
    limit,
    values: {},
    winningMoves: [],
    winningMovesComplete: false,
    method: 'search',
    because: [],
    passedOver,
  };
}

export function countedPositions(count: number): string {
  return count === 1 ? '1 position' : `${count} positions`;
}

/** What a picture should show, where it was asked for and the limits allow it. */
export function madeMarks({ wantsMarks }: Session, make: () => Marks | undefined): { readonly marks?: Marks } {
  if (!wantsMarks) return {};
  try {
    const marks = make();
    return marks === undefined ? {} : { marks };
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    return {};
  }
}

/** The verdict of a search by definition. */
export function searchVerdict(
  question: OpenQuestion,
  outcome: Decided,
  values: Values,
  moves: Pick<Verdict, 'winningMoves' | 'winningMovesComplete'>,
  positions: number,
  passedOver: readonly PassedOver[],
): Found {
  const { line, setting } = question;
  const rules = `the ${setting.compound} compound under ${setting.play === 'misere' ? 'misère' : 'normal'} play`;
  const text = `every option was examined by the rules of ${rules}: ${countedPositions(positions)}`;
  return {
    question: line,
    outcome,
    ...winnerOf(outcome),
    ...allianceOf(question, outcome),
    values,
    ...moves,
    method: 'search',
    because: [{ theorem: 'by-definition', source: 'conway1976', text }],
    ...(outcome !== 'draw' && { why: whyByMoves(outcome === 'P') }),
    passedOver,
    certificate: (session, isShort) =>
      (isShort ? undefined : evidenceOf(question, outcome, session)) ?? { kind: 'search', question: line, outcome },
  };
}

export function writeMove(question: OpenQuestion, label: string, components: Iterable<Counted<Game>>): WinningMove {
  const to = writePosition(components, question.setting);
  return to === undefined ? { move: label, toOmitted: true } : { move: label, to };
}

/**
 * The first `most` winning moves with different results, each with the number of others that lead there; the generator returns
 * whether it listed all. A list that the limits cut short is incomplete, but the outcome stands.
 */
export function listWinning(
  question: OpenQuestion,
  moves: Iterator<CompoundMove, boolean>,
  most: number,
): Pick<Verdict, 'winningMoves' | 'winningMovesComplete'> {
  return listWritten(question, moves, most, ({ label, to }) => writeMove(question, label, to()));
}

/** Moves to results that are listed already are counted up to this many: a theorem may know 10^12 of them. */
const MOST_REPEATED = 5_000;

/** The same for moves of any kind, each written as told; a list that returns false is not complete. */
export function listWritten<Made extends { readonly label: string; readonly times?: bigint | undefined }>(
  question: OpenQuestion,
  moves: Iterator<Made, unknown>,
  most: number,
  write: (move: Made) => WinningMove,
): Pick<Verdict, 'winningMoves' | 'winningMovesComplete'> {
  if (most === 0) return { winningMoves: [], winningMovesComplete: false };
  const winningMoves: Written[] = [];
  const seen = new Map<string, Written>();
  let winningMovesComplete = false;
  let writes = true;
  let repeated = 0;
  try {
    for (let next = moves.next(); ; next = moves.next()) {
      if (next.done) {
        winningMovesComplete = next.value !== false;
        break;
      }
      if (winningMoves.length >= most && !writes) break;
      const { label, times = 1n } = next.value;
      const move: Written = writes ? write(next.value) : { move: label, toOmitted: true };
      const same = move.to === undefined ? undefined : seen.get(move.to);
      if (same !== undefined) {
        addSame(same, times);
        if (++repeated >= MOST_REPEATED) break;
        continue;
      }
      if (winningMoves.length >= most) break;
      // A move in one component of very many leaves very many: the next result is too long to write as well.
      writes &&= move.to !== undefined || ruleOf(question.setting).moveIn !== 'one';
      if (move.to !== undefined) seen.set(move.to, move);
      if (times > 1n) addSame(move, times - 1n);
      winningMoves.push(move);
    }
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
  }
  return { winningMoves, winningMovesComplete };
}

type Written = { -readonly [Key in keyof WinningMove]: WinningMove[Key] };

function addSame(move: Written, more: bigint): void {
  const count = BigInt(move.sameResult ?? 0) + more;
  move.sameResult = Number(count < MOST_COUNTED ? count : MOST_COUNTED);
}
