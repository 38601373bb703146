/**
 * A worksheet: notes in Markdown whose fenced blocks are cells that calculate.
 *
 * A fence `impartial` holds lines, each a cell: a question or a command. Under a line stands its answer, which begins with `→`. A fence
 * `ts impartial` is a cell that holds a game. All else is text and never changed. Fences are read as CommonMark reads them: of backticks
 * or tildes, indented by three spaces at most, closed by as many of the same or by the end of the file.
 */
import { bad, ok, type Result } from 'impartial/internal';

/** A line of a fence `impartial`. */
export interface LineCell {
  readonly kind: 'line';
  /** Its line in the file, from 1 on. */
  readonly line: number;
  /** What is asked, without the white space around it. */
  readonly text: string;
  /** The answer that stands in the file, without its arrow. */
  readonly recorded?: string;
  /** How many lines of the file, below this one, that answer takes. */
  readonly recordedLines: number;
}

/** A fence `ts impartial`. */
export interface GameCell {
  readonly kind: 'game';
  /** The line of the fence; the code begins on the next one. */
  readonly line: number;
  readonly code: string;
}

export type Cell = LineCell | GameCell;

/** What follows one another in the file: Markdown, or a fence with its cells. */
export type Piece =
  | { readonly kind: 'text'; readonly markdown: string }
  | { readonly kind: 'lines'; readonly cells: readonly LineCell[] }
  | { readonly kind: 'game'; readonly cell: GameCell };

export interface Worksheet {
  /** The file, line by line, without line feeds. */
  readonly lines: readonly string[];
  readonly pieces: readonly Piece[];
  /** The cells of all pieces, in the order in which they run. */
  readonly cells: readonly Cell[];
}

export interface WorksheetLimits {
  readonly cells: number;
  /** Of the whole file. */
  readonly characters: number;
}

/** What a page reads: 200 cells and 1 MB. */
export const WORKSHEET_LIMITS: WorksheetLimits = { cells: 200, characters: 1_000_000 };

export const ARROW = '→';

const FENCE = /^ {0,3}(`{3,}|~{3,})[ \t]*(.*?)[ \t]*\r?$/;

/** Reads the file; it is refused where it is larger than the limits, and never otherwise. */
export function readWorksheet(text: string, limits: Partial<WorksheetLimits> = {}): Result<Worksheet> {
  const { cells: mostCells, characters } = { ...WORKSHEET_LIMITS, ...limits };
  if (text.length > characters)
    return bad(
      'worksheet-too-long',
      `A worksheet has at most ${characters} characters here, and this one has ${text.length}.`,
      0,
    );
  const lines = text.split('\n');
  const pieces = splitPieces(lines);
  const cells = pieces.flatMap(cellsOf);
  if (cells.length > mostCells)
    return bad('too-many-cells', `A worksheet has at most ${mostCells} cells here, and this one has ${cells.length}.`, 0);
  return ok({ lines, pieces, cells });
}

/** The cells of a piece; text has none. */
export function cellsOf(piece: Piece): readonly Cell[] {
  if (piece.kind === 'text') return [];
  return piece.kind === 'game' ? [piece.cell] : piece.cells;
}

function splitPieces(lines: readonly string[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let textFrom = 0;
  for (let index = 0; index < lines.length; index++) {
    const fence = openingFence(lines[index] ?? '');
    if (fence === undefined) continue;
    const end = closingLine(lines, index + 1, fence.marks);
    const inside = lines.slice(index + 1, end);
    const piece = toPiece(fence.info, inside, index + 1);
    if (piece !== undefined) {
      if (index > textFrom) pieces.push({ kind: 'text', markdown: lines.slice(textFrom, index).join('\n') });
      pieces.push(piece);
      textFrom = end + 1;
    }
    index = end;
  }
  if (lines.length > textFrom) pieces.push({ kind: 'text', markdown: lines.slice(textFrom).join('\n') });
  return pieces;
}

interface Fence {
  readonly marks: string;
  /** The words behind the marks: `ts impartial`. */
  readonly info: string;
}

/** The fence that the line opens; undefined where it opens none. */
export function openingFence(line: string): Fence | undefined {
  const [, marks, info = ''] = FENCE.exec(line) ?? [];
  // A line with backticks on both sides is code inside a paragraph.
  return marks === undefined || (marks.startsWith('`') && info.includes('`')) ? undefined : { marks, info };
}

/** The index of the line that closes the fence, or of the end. */
export function closingLine(lines: readonly string[], from: number, marks: string): number {
  for (let index = from; index < lines.length; index++) {
    const fence = openingFence(lines[index] ?? '');
    if (fence?.info === '' && fence.marks.startsWith(marks)) return index;
  }
  return lines.length;
}

/** `line` is that of the fence, from 1 on. */
function toPiece(info: string, inside: readonly string[], line: number): Piece | undefined {
  const words = info.split(/\s+/).join(' ');
  if (words === 'ts impartial')
    return { kind: 'game', cell: { kind: 'game', line, code: `${inside.map((each) => each.replace(/\r$/, '')).join('\n')}\n` } };
  return words === 'impartial' ? { kind: 'lines', cells: readCells(inside, line + 1) } : undefined;
}

/** An answer under no question is a cell too, so that it is told. */
function readCells(inside: readonly string[], firstLine: number): readonly LineCell[] {
  const cells: LineCell[] = [];
  for (let index = 0; index < inside.length; index++) {
    const text = inside[index]?.trim() ?? '';
    if (text === '') continue;
    const answers: string[] = [];
    while (inside[index + 1 + answers.length]?.trim().startsWith(ARROW) === true && !text.startsWith(ARROW))
      answers.push(inside[index + 1 + answers.length]?.trim().slice(ARROW.length).trim() ?? '');
    const recorded = answers.length === 0 ? undefined : answers.join(' ').trim();
    const line = firstLine + index;
    cells.push({ kind: 'line', line, text, recordedLines: answers.length, ...(recorded !== undefined && { recorded }) });
    index += answers.length;
  }
  return cells;
}
