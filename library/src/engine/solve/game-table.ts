/**
 * A question as a finite table for a proof assistant: every position that play can reach, options before what they are options of, and
 * who wins each. Nothing is left out, so that the table is the game.
 */
import { LimitReached } from '../../core/limits.ts';
import type { BadQuestion } from '../../core/verdict.ts';
import { type Group, groupsOf, isOver, positionKey } from '../moves/compound-position.ts';
import { type OpenQuestion, openQuestion } from '../moves/open.ts';
import { writePosition } from '../moves/write-position.ts';
import { refusalOf } from '../refusal.ts';
import { DefinitionSearch } from './by-definition.ts';
import { LoopFound } from './loop-found.ts';
import type { NoProof } from './prove.ts';
import { Session } from './session.ts';
import type { SolveOptions } from './solve.ts';

export interface GameTable {
  readonly question: string;
  readonly misere: boolean;
  /** The last is the position of the question. */
  readonly rows: readonly GameTableRow[];
}

export interface GameTableRow {
  readonly position: string;
  /** Places of the options, rising and each once. */
  readonly options: readonly number[];
  readonly isWon: boolean;
}

/** The positions that a table may have: a kernel looks at each by plain computation. */
const MOST_ROWS = 300;

export function gameTableWith(line: string, options: SolveOptions): GameTable | NoProof | BadQuestion {
  const refused = refusalOf(line, options);
  if (refused !== undefined) return refused;
  const opened = openQuestion(line, options.catalogue);
  if (!opened.ok) return { question: line, error: opened.error };
  if (opened.value.games.some((game) => game.sides() !== undefined))
    return { question: line, reason: 'the players do not alternate, and the tables are for those who do' };
  try {
    const rows = tableRows(opened.value, new Session(options));
    return { question: line, misere: opened.value.setting.play === 'misere', rows };
  } catch (error) {
    if (error instanceof LoopFound) return { question: line, reason: 'the game need not end, and a table is for games that do' };
    if (error instanceof LimitReached) return { question: line, reason: error.message, limit: error.limit };
    throw error;
  }
}

interface Frame {
  readonly groups: readonly Group[];
  readonly waiting: (readonly Group[])[];
  readonly options: Set<string>;
}

function tableRows(question: OpenQuestion, session: Session): readonly GameTableRow[] {
  const search = new DefinitionSearch(question.setting, session);
  const places = new Map<string, number>();
  const rows: GameTableRow[] = [];
  const onStack = new Set<string>();
  const stack: Frame[] = [];
  const push = (groups: readonly Group[]) => {
    const key = positionKey(groups);
    if (onStack.has(key)) throw new LoopFound(groups);
    if (places.has(key)) return;
    if (rows.length + stack.length >= MOST_ROWS)
      throw new LimitReached('program', MOST_ROWS, `the game has more than ${MOST_ROWS} positions`);
    onStack.add(key);
    const moves = isOver(groups, question.setting) ? [] : search.moves(groups);
    const waiting = Array.from(moves, ({ to }) => search.toGroups([...to()]));
    stack.push({ groups, waiting, options: new Set(waiting.map(positionKey)) });
  };
  push(groupsOf(question));
  for (let frame = stack.at(-1); frame !== undefined; frame = stack.at(-1)) {
    const next = frame.waiting.pop();
    if (next !== undefined) {
      push(next);
      continue;
    }
    stack.pop();
    const options = Array.from(frame.options, (key) => places.get(key) as number).sort((a, b) => a - b);
    const isWon =
      options.length === 0 ? question.setting.play === 'misere' : options.some((option) => rows[option]?.isWon === false);
    const key = positionKey(frame.groups);
    onStack.delete(key);
    places.set(key, rows.length);
    rows.push({ position: nameOf(frame.groups, question), options, isWon });
  }
  return rows;
}

function nameOf(groups: readonly Group[], { setting }: OpenQuestion): string {
  const components = groups.map(({ game, count }) => ({ item: game, count }));
  return writePosition(components, setting) ?? 'a position too long to be written';
}
