/**
 * Verdicts, lists of moves and tables as JSON has them, in the order of their keys; `schema/answer.schema.json` describes them.
 *
 * Values may pass 2^53, so they are text whatever their size: a reader knows by the field what comes.
 */
import type { TermValue, Values, Verdict } from './verdict.ts';

/** The version of the schema: another number where a field changes its meaning or goes. */
export const SCHEMA = 'impartial/1';

/** The fields of a verdict without the version of the schema. */
export function verdictData(answer: Verdict): object {
  const { question, outcome, winner, alliance, reason, limit, values } = answer;
  const { winningMoves, winningMovesComplete, delayingMove, method, because } = answer;
  return {
    question,
    outcome,
    winner,
    alliance,
    reason,
    limit,
    values: valuesData(values),
    winningMoves,
    winningMovesComplete,
    delayingMove,
    method,
    because,
  };
}

export function valuesData(values: Values): object {
  const written: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) written[name] = asText(value);
  return written;
}

function asText(value: Values[string]): unknown {
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, String(each)]));
}

/** What the verdict's certificate says, and by name the claims that it does not cover; both are left out if there is nothing to say. */
export function evidenceData(verdict: Verdict, certificate = verdict.certificate?.()): object {
  const notCovered = claimsNotCovered(verdict, certificate !== undefined);
  return { certificate, ...(notCovered.length > 0 && { notCovered }) };
}

/** No certificate is about lengths of play. */
function claimsNotCovered(verdict: Verdict, isCertified: boolean): readonly string[] {
  const { outcome, winner, alliance, values, winningMoves } = verdict;
  if (isCertified) return values.length === undefined ? [] : ['values.length'];
  if (outcome === 'unknown') return [];
  return [
    'outcome',
    ...(winner === undefined ? [] : ['winner']),
    ...(alliance === undefined ? [] : ['alliance']),
    ...Object.keys(values).map((name) => `values.${name}`),
    ...(winningMoves.length === 0 ? [] : ['winningMoves']),
  ];
}

/** What a list of moves says of each, as far as JSON has it. */
interface MovesData {
  readonly moves: readonly {
    readonly move: string;
    readonly to: string;
    readonly outcome: string;
    readonly wins: boolean;
    readonly values: Values;
    readonly sameResult?: number;
    readonly reason?: string;
    readonly limit?: object;
  }[];
  readonly complete: boolean;
}

export function moveListData(question: string, { moves, complete }: MovesData): object {
  const data = moves.map(({ move, to, outcome, wins, values, sameResult, reason, limit }) => ({
    ...{ move, to, outcome, wins, values: valuesData(values), sameResult, reason, limit },
  }));
  return { schema: SCHEMA, question, moves: data, complete };
}

/** A table of a family. */
interface CellsData {
  readonly question: string;
  readonly holes: readonly object[];
  readonly cells: readonly { readonly value: TermValue }[];
}

export function familyTableData({ question, holes, cells }: CellsData): object {
  return { schema: SCHEMA, question, holes, cells: cells.map((cell) => ({ ...cell, value: termData(cell.value) })) };
}

/** A term as text, whatever its size; null where there is no value. */
export function termData(value: TermValue): string | null {
  return value === null ? null : String(value);
}

/** Lets `JSON.stringify` write the list, as `withJson` does for a verdict. */
export function withMoveListJson<List extends MovesData>(question: string, list: List): List {
  return Object.defineProperty(list, 'toJSON', { value: () => moveListData(question, list) });
}

/** The same for a table. */
export function withTableJson<Table extends CellsData>(table: Table): Table {
  return Object.defineProperty(table, 'toJSON', { value: () => familyTableData(table) });
}

/** Lets `JSON.stringify` write the verdict. Functions of verdicts are hidden, so that verdicts still travel to and from workers. */
export function withJson(verdict: Verdict): Verdict {
  return Object.defineProperty(verdict, 'toJSON', { value: toJson });
}

/** Gives the verdict what makes its certificate, in the place of anything of that name. */
export function withCertificate(verdict: Omit<Verdict, 'certificate'>, certificate: Verdict['certificate']): Verdict {
  return Object.defineProperty(verdict, 'certificate', { value: certificate, enumerable: false });
}

/** The same verdict with some fields changed: a copy by spreading would leave its functions behind. */
export function changedVerdict(verdict: Verdict, changes: Partial<Verdict>): Verdict {
  return withJson(withCertificate({ ...verdict, ...changes }, verdict.certificate));
}

function toJson(this: Verdict): object {
  return { schema: SCHEMA, ...verdictData(this) };
}
