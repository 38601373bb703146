/**
 * Tables: the values of a family with any number of holes, `cram {m}x{n}` for m = 1 … 6 and n = 1 … 8.
 *
 * The cells are asked one by one, each within the limits; what a search finds out about a position is known to the cells after it. A
 * cell whose value is not known says why, and one whose line is no question has the error instead.
 */
import type { ReachedLimit } from '../../core/limits.ts';
import type { Outcome } from '../../core/outcome.ts';
import { bad, type InputError, type Result } from '../../core/result.ts';
import type { BadQuestion, TermValue } from '../../core/verdict.ts';
import { withTableJson } from '../../core/verdict-json.ts';
import { type HoleTexts, parseTemplate, type Template } from '../../notation/template.ts';
import { openQuestion } from '../moves/open.ts';
import { type OwnOptionNames, refusalOf } from '../refusal.ts';
import { SearchMemory } from '../solve/search-memory.ts';
import { type SolveOptions, solveOpened } from '../solve/solve.ts';
import { asOutcomes, kindOfQuestion, termOf } from './term.ts';

export interface TableCell {
  readonly question: string;
  /** What is in the holes, in their order. */
  readonly at: readonly string[];
  /** As in a sequence: null where it is undefined or not known. */
  readonly value: TermValue;
  readonly outcome?: Outcome;
  /** What the value is, or would be: `Grundy values`, `Outcomes`, `Winning alliances`; left out where the line is no question. */
  readonly kind?: string;
  /** Why the value is not known. */
  readonly reason?: string;
  readonly limit?: ReachedLimit;
  /** What is wrong with the line, where it is no question. */
  readonly error?: InputError;
}

export interface FamilyTable {
  readonly question: string;
  readonly holes: readonly { readonly name: string; readonly values: readonly string[] }[];
  /** A cell for each choice of values, the last hole running fastest. */
  readonly cells: readonly TableCell[];
  /** What `JSON.stringify` writes: the same as `familyTableToJson`. */
  toJSON?(): object;
}

export interface TableOptions extends SolveOptions {
  /** What goes into the holes, where the line itself does not say so: `{ m: '1..6', n: '1,3,5' }`. */
  readonly holes?: HoleTexts;
  /** Told before each cell how many are done, and of how many. */
  readonly onCell?: (done: number, total: number) => void;
}

/** Cells that a table may have: it is kept whole. */
const MOST_CELLS = 1_000_000;

const OWN_OPTIONS: OwnOptionNames<TableOptions> = { holes: true, onCell: true };

export function tableWith(line: string, options: TableOptions): FamilyTable | BadQuestion {
  const refused = refusalOf(line, options, OWN_OPTIONS);
  if (refused !== undefined) return refused;
  const template = readTemplate(line, options);
  if (!template.ok) return { question: line, error: template.error };
  const { holes, count } = template.value;
  const { onCell } = options;
  const memory = new SearchMemory('family');
  const cells: TableCell[] = [];
  for (let number = 0; number < count; number++) {
    onCell?.(number, count);
    cells.push(cellAt(template.value, number, options, memory));
  }
  const [first] = cells;
  // Where no line at all is a question, the template is at fault.
  if (first?.error !== undefined && cells.every(({ error }) => error !== undefined))
    return { question: first.question, error: first.error };
  const listed = holes.map(({ name, values }) => ({
    name,
    values: Array.from({ length: values.count }, (_, index) => values.at(index)),
  }));
  const width = listed.length > 1 ? (listed.at(-1)?.values.length ?? 1) : 1;
  return withTableJson({ question: line, holes: listed, cells: columnsOf(cells, width) });
}

function readTemplate(line: string, { holes = {} }: TableOptions): Result<Template> {
  const template = parseTemplate(line, holes);
  if (!template.ok || template.value.count <= MOST_CELLS) return template;
  return bad('table-too-large', `A table has at most ${MOST_CELLS} cells, and this one would have ${template.value.count}.`, 0);
}

function cellAt(template: Template, number: number, options: TableOptions, memory: SearchMemory): TableCell {
  const at = template.valuesAt(number);
  const question = template.fill(at);
  const opened = openQuestion(question, options.catalogue);
  const found = opened.ok ? solveOpened(opened.value, { ...options, moves: 0 }, memory) : { question, error: opened.error };
  if ('error' in found || !opened.ok) return { question, at, value: null, ...('error' in found && { error: found.error }) };
  const { value, kind, reason, limit } = termOf(found, kindOfQuestion(opened.value));
  const why = { ...(reason !== undefined && { reason }), ...(limit !== undefined && { limit }) };
  return { question, at, value, outcome: found.outcome, kind, ...why };
}

/** Columns in which no value is known, though outcomes are, have outcomes. */
function columnsOf(cells: readonly TableCell[], width: number): readonly TableCell[] {
  const columns = Array.from({ length: width }, (_, column) =>
    asOutcomes(cells.filter((_, number) => number % width === column)),
  );
  return cells.map((_, number) => columns[number % width]?.[Math.floor(number / width)] as TableCell);
}
