/**
 * The moves of a verdict, looked up in the rules: each must be there and lead where the verdict says, a winning one to a position that is
 * lost by the certificate or by play, and a list that is said to be whole must have them all.
 *
 * What is too much to list or to play out is named as not covered. That a delaying move holds out longest is never looked at.
 */
import type { CheckStep } from '../../core/certificate.ts';
import type { Claim } from '../../core/certificate-kind.ts';
import { LimitReached } from '../../core/limits.ts';
import { excerpt } from '../../core/result.ts';
import { type Group, groupsOf } from '../moves/compound-position.ts';
import type { OpenQuestion } from '../moves/open.ts';
import { writePosition } from '../moves/write-position.ts';
import { DefinitionSearch } from '../solve/by-definition.ts';
import { Session } from '../solve/session.ts';
import { seenByMover } from '../solve/sides.ts';
import type { AnswerFields, Compared, MovePlay } from './compare-verdict.ts';

/** Moves that are listed; a heap of a million has more. */
const MOST_MOVES = 20_000;

/** A move as a file has it. */
interface NamedMove {
  readonly move: string;
  readonly to: string | undefined;
}

/** Options by the lines that are written for them; those too long to write stand under their labels. */
interface Option {
  readonly labels: Set<string>;
  readonly groups: readonly Group[];
}

export function compareMoves(question: OpenQuestion, fields: AnswerFields, claim: Claim, { limits, signal }: MovePlay): Compared {
  const winning = readMoves(fields.winningMoves ?? []);
  const delaying = readMoves(fields.delayingMove === undefined ? [] : [fields.delayingMove]);
  const isWhole = fields.winningMovesComplete ?? false;
  if (winning === undefined || delaying === undefined || typeof isWhole !== 'boolean')
    return { steps: [{ what: 'the moves are well formed', result: 'fails' }], notCovered: [] };
  if (claim.outcome !== 'N' && winning.length > 0)
    return { steps: [{ what: 'there is no winning move', result: 'fails', detail: 'some are listed' }], notCovered: [] };
  const asksMoves = claim.outcome === 'N' && (winning.length > 0 || isWhole);
  if (!asksMoves && delaying.length === 0) return { steps: [], notCovered: [] };
  const session = new Session({ limits, ...(signal !== undefined && { signal }) });
  const comparison = new MoveComparison(question, claim, session);
  const compared = asksMoves ? comparison.winning(winning, isWhole) : { steps: [], notCovered: [] };
  const held = delaying.flatMap((move) => comparison.legalStep(move) ?? []);
  return {
    steps: [...compared.steps, ...held],
    notCovered: [...compared.notCovered, ...(delaying.length === 0 ? [] : ['delayingMove'])],
  };
}

interface FoundMove {
  readonly move?: unknown;
  readonly to?: unknown;
  readonly toOmitted?: unknown;
}

function readMoves(json: unknown): readonly NamedMove[] | undefined {
  if (!Array.isArray(json)) return undefined;
  const moves = json.map((each: unknown): NamedMove | undefined => {
    const { move, to, toOmitted }: FoundMove = typeof each === 'object' && each !== null ? each : {};
    if (typeof move !== 'string' || (to !== undefined && typeof to !== 'string')) return undefined;
    return toOmitted === (to === undefined ? true : undefined) ? { move, to } : undefined;
  });
  return moves.every((move) => move !== undefined) ? moves : undefined;
}

class MoveComparison {
  private readonly groups: readonly Group[];
  private readonly search: DefinitionSearch;
  private readonly claim: Claim;
  private readonly options = new Map<string, Option>();
  /** Whether all moves are among the options. */
  private isWhole = true;
  private isTired = false;

  constructor(question: OpenQuestion, claim: Claim, session: Session) {
    this.groups = groupsOf(question);
    this.search = new DefinitionSearch(question.setting, session);
    this.claim = claim;
    let left = MOST_MOVES;
    try {
      for (const { label, to } of this.search.moves(this.groups)) {
        if (--left < 0) throw new LimitReached('program', MOST_MOVES);
        const components = [...to()];
        const line = writePosition(components, question.setting) ?? `label ${label}`;
        const known = this.options.get(line);
        if (known === undefined) this.options.set(line, { labels: new Set([label]), groups: this.search.toGroups(components) });
        else known.labels.add(label);
      }
    } catch (error) {
      if (!(error instanceof LimitReached)) throw error;
      this.isWhole = false;
    }
  }

  winning(moves: readonly NamedMove[], isWhole: boolean): Compared {
    const steps: CheckStep[] = [];
    let undecided = 0;
    for (const move of moves) {
      const option = this.find(move);
      const outcome = option === undefined ? undefined : this.outcomeOf(option);
      const what = `the move ${excerpt(move.move)} wins`;
      if (option === undefined && this.isWhole) steps.push({ what, result: 'fails', detail: 'the rules have no such move' });
      else if (outcome === undefined) undecided++;
      else steps.push({ what, result: outcome === 'P' ? 'holds' : 'fails', detail: `it leaves ${outcome}` });
    }
    if (new Set(moves.map(({ move, to }) => to ?? move)).size < moves.length)
      steps.push({ what: 'no winning move is listed twice', result: 'fails' });
    const whole = isWhole ? this.wholeStep(moves.length) : undefined;
    if (whole !== undefined) steps.push(whole);
    const notCovered = [
      ...(undecided > 0 ? [`winningMoves (${undecided} of ${moves.length})`] : []),
      ...(isWhole && whole === undefined ? ['winningMovesComplete'] : []),
    ];
    return { steps, notCovered };
  }

  /** That a move exists; undefined where there are too many to tell. */
  legalStep(move: NamedMove): CheckStep | undefined {
    const isThere = this.find(move) !== undefined;
    if (!isThere && !this.isWhole) return undefined;
    return { what: `the move ${excerpt(move.move)} is there`, result: isThere ? 'holds' : 'fails' };
  }

  private find({ move, to }: NamedMove): Option | undefined {
    const option = this.options.get(to ?? `label ${move}`);
    return option?.labels.has(move) === true ? option : undefined;
  }

  /** Who wins after the move, as the side that moves then sees it. */
  private outcomeOf({ groups }: Option): string | undefined {
    const told = this.claim.outcomeOf?.(groups.map(({ game, count }) => ({ item: game, count })));
    if (told !== undefined) return seenByMover(told, this.groups, groups);
    if (this.isTired) return undefined;
    try {
      return this.search.outcomeOfOption(this.groups, groups);
    } catch (error) {
      if (!(error instanceof LimitReached)) throw error;
      this.isTired = true;
      return undefined;
    }
  }

  private wholeStep(listed: number): CheckStep | undefined {
    if (!this.isWhole) return undefined;
    let wins = 0;
    for (const option of this.options.values()) {
      const outcome = this.outcomeOf(option);
      if (outcome === undefined) return undefined;
      if (outcome === 'P') wins++;
    }
    const result = wins === listed ? 'holds' : 'fails';
    return { what: 'the list of winning moves is whole', result, detail: `${wins} of ${this.options.size} win` };
  }
}
