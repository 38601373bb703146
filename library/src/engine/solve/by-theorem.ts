/** Theorems about whole positions, cheapest first, for a question with one position. */
import { type Counted, once } from '../../core/counted.ts';
import type { AppliedTheorem, Game, GameMove } from '../../core/game.ts';
import type { Marks } from '../../core/marks.ts';
import type { Outcome } from '../../core/outcome.ts';
import type { PositionSolution } from '../../core/theorem.ts';
import type { PassedOver, Values, WinningMove } from '../../core/verdict.ts';
import type { OpenQuestion } from '../moves/open.ts';
import { LONGEST_LINE, writeWhole } from '../moves/write-position.ts';
import { passedOverBy, Refused } from './component-values.ts';
import { withEvidence } from './evidence.ts';
import type { Certify, Found } from './found.ts';
import { LoopFound } from './loop-found.ts';
import type { Session } from './session.ts';
import { allianceOf, because, listWritten, madeMarks, winnerOf, writeMove } from './verdict-of.ts';

export function byTheorem(question: OpenQuestion, session: Session, most: number, passedOver: PassedOver[]): Found | undefined {
  const [game, ...others] = question.games;
  if (others.length > 0) return undefined;
  let refusal: Refused | undefined;
  for (const theorem of game.theorems('position')) {
    try {
      const answer = theorem.answer(question.setting, session.tools);
      if (answer.scope === 'position') return toVerdict(theorem, answer, question, session, most, passedOver);
      if (answer.scope === 'component') throw new Error(`${theorem.facts.id} does not answer for positions`);
      passedOver.push(passedOverBy(theorem, answer));
      if (answer.refuse !== undefined) refusal = new Refused(answer.refuse, answer);
    } catch (error) {
      if (!(error instanceof LoopFound)) throw error;
      passedOver.push({ theorem: theorem.facts.id, why: 'a game that the position holds need not end' });
    }
  }
  if (refusal !== undefined) throw refusal;
  return undefined;
}

/** Throws `LoopFound` where the position holds a game of another ruleset and that need not end. */
function toVerdict(
  theorem: AppliedTheorem,
  solution: PositionSolution<Game>,
  question: OpenQuestion,
  session: Session,
  most: number,
  passedOver: readonly PassedOver[],
): Found {
  const { outcome, values, delayingMove, text, why, certificate } = solution;
  const { winningMoves, winningMovesComplete } = listWritten(question, solution.winningMoves()[Symbol.iterator](), most, (move) =>
    writeGameMove(question, move),
  );
  // Field by field in their order: objects put together out of pieces would take longer than the rest of an easy question.
  const verdict: Making<Found> = startVerdict(question, outcome, values);
  verdict.winningMoves = winningMoves;
  verdict.winningMovesComplete = winningMovesComplete;
  if (delayingMove !== undefined) verdict.delayingMove = writeMove(question, delayingMove.label, toWrite(delayingMove.to));
  verdict.method = solution.method ?? 'theorem';
  verdict.because = [because(theorem.facts, text)];
  if (why !== undefined) verdict.why = why;
  verdict.passedOver = passedOver;
  verdict.certificate = certifier(certificate, question, outcome);
  if (session.wantsMarks)
    Object.assign(
      verdict,
      madeMarks(session, () => advising(solution)),
    );
  return verdict as Found;
}

function certifier(given: PositionSolution['certificate'], question: OpenQuestion, outcome: Outcome): Certify {
  return (session, isShort) => {
    const certificate = given?.(session.tools);
    return isShort ? certificate : withEvidence(certificate, question, outcome, session);
  };
}

type Making<T> = { -readonly [Key in keyof T]?: T[Key] };

function startVerdict(question: OpenQuestion, outcome: Outcome, values: Values): Making<Found> {
  const verdict: Making<Found> = { question: question.line, outcome };
  const { winner } = winnerOf(outcome);
  const { alliance } = allianceOf(question, outcome);
  if (winner !== undefined) verdict.winner = winner;
  if (alliance !== undefined) verdict.alliance = alliance;
  verdict.values = values;
  return verdict;
}

/** Where a move is not made in one row of the table, as with coins in pairs, the table as a whole says one that wins. */
function advising({ marks, outcome, winningMoves }: PositionSolution<Game>): Marks | undefined {
  const made = marks?.();
  const table = made?.table;
  if (outcome !== 'N' || table?.kind !== 'nim-sum' || table.rows.some(({ leave }) => leave !== undefined)) return made;
  const [first] = winningMoves();
  return first === undefined
    ? made
    : { ...made, layers: made?.layers ?? [], table: { ...table, says: { outcome, winningMoves: [first.label] } } };
}

/** What the move leads to is made only here: of many moves of a large position few are written out. */
function writeGameMove(question: OpenQuestion, { label, to }: GameMove): WinningMove {
  const line = writeWhole(to, question.setting);
  return line === undefined ? writeMove(question, label, toWrite(to)) : { move: label, to: line };
}

/** What is to be written of a position; one that is too long to be written is not split into a million components first. */
function toWrite(game: Game): Iterable<Counted<Game>> {
  return game.leastLength() > LONGEST_LINE ? [once(game)] : game.components();
}
