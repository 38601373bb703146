/**
 * A worksheet run: its cells from top to bottom, each answered.
 *
 * A name means the last line above that gave it, and a game is known from its cell on. A line that is wrong gets a message in the place
 * of its answer, and the others run. The library runs no code: games come in as rulesets that the caller has loaded.
 */
import {
  bad,
  type Catalogue,
  extendCatalogue,
  type InputError,
  type OwnRulesets,
  openQuestion,
  type Result,
  type SolveOptions,
} from 'impartial/internal';
import { answerText, type CellAnswer } from './answer.ts';
import { ask } from './ask.ts';
import type { Cell, GameCell, LineCell, Worksheet } from './cells.ts';
import { type Command, nameGivenBy, readCommand } from './command.ts';
import { type FullQuestion, Names } from './names.ts';

/** A game of the sheet as its caller has loaded it, or why it does not load: a sentence. */
export type LoadedGame = { readonly rulesets: OwnRulesets } | { readonly problem: string };

export interface WorksheetOptions extends SolveOptions {
  /** The games of the sheet, one for each of its cells that holds one, in their order. */
  readonly games?: readonly LoadedGame[];
  /** Which cells are answered; the others are read for what they give to these. All, where it is left out. */
  only?(cell: Cell): boolean;
}

export interface AnsweredCell {
  readonly cell: Cell;
  readonly answer: CellAnswer;
  /** The answer in one line, as the file has it behind its arrow; of a cell that is wrong the message. */
  readonly text: string;
  /** The name that the cell gives to its question. */
  readonly name?: string;
  /** The question that was asked, with positions in the place of names. */
  readonly asked?: string;
}

/** The cells one by one, each answered when it is asked for. */
export function* eachAnswer(sheet: Worksheet, options: WorksheetOptions): Generator<AnsweredCell, void> {
  const run = new SheetRun(sheet, options);
  for (const cell of sheet.cells) {
    if (options.only?.(cell) ?? true) yield run.answer(cell);
    else run.read(cell);
  }
}

/** All of them. */
export function runWorksheet(sheet: Worksheet, options: WorksheetOptions): readonly AnsweredCell[] {
  return [...eachAnswer(sheet, options)];
}

type ReadLine = { readonly name?: string } & (
  | { readonly command: Command; readonly full: FullQuestion }
  | { readonly answer: CellAnswer }
);

class SheetRun {
  private readonly options: SolveOptions;
  private catalogue: Catalogue;
  private readonly names: Names;
  private readonly games: LoadedGame[];
  /** The games that are not known yet. */
  private readonly below: Set<string>;

  constructor(sheet: Worksheet, { games = [], only: _only, ...options }: WorksheetOptions) {
    this.options = options;
    this.catalogue = options.catalogue;
    this.games = [...games];
    this.below = new Set(this.games.flatMap((game) => ('rulesets' in game ? game.rulesets.map(({ id }) => id) : [])));
    const given = sheet.cells.flatMap((cell) => (cell.kind === 'line' ? (nameGivenBy(cell.text) ?? []) : []));
    const everywhere = new Set(given.filter((name) => !this.isRuleset(name)));
    this.names = new Names((id) => this.catalogue.find(id)?.facts, everywhere);
  }

  answer(cell: Cell): AnsweredCell {
    const answered = cell.kind === 'game' ? { answer: this.addGame(cell) } : this.answerLine(cell);
    return { cell, ...answered, text: answerText(answered.answer) };
  }

  /** Takes what the cell gives to those below, and asks nothing. */
  read(cell: Cell): void {
    if (cell.kind === 'game') this.addGame(cell);
    else this.readLine(cell);
  }

  private addGame(cell: GameCell): CellAnswer {
    const game = this.games.shift();
    if (game === undefined) return wrong(bad('game-not-loaded', 'This game was not loaded.', 0));
    if ('problem' in game) return wrong(bad('game-does-not-load', game.problem, 0));
    const ids = game.rulesets.map(({ id }) => id);
    const taken = ids.find((id) => this.catalogue.ids.includes(id));
    if (taken !== undefined)
      return wrong(
        bad(
          'ruleset-given-twice',
          `There is a game ${taken} already; choose another name.`,
          Math.max(0, cell.code.indexOf(taken)),
        ),
      );
    this.catalogue = extendCatalogue(this.catalogue, game.rulesets);
    for (const id of ids) this.below.delete(id);
    return { kind: 'game', rulesets: ids };
  }

  private answerLine(cell: LineCell): Omit<AnsweredCell, 'cell' | 'text'> {
    const read = this.readLine(cell);
    const given = read.name !== undefined && { name: read.name };
    if ('answer' in read) return { ...given, answer: read.answer };
    const answer = ask(read.command, read.full, { ...this.options, catalogue: this.catalogue });
    return {
      ...given,
      asked: read.full.question,
      answer: answer.kind === 'error' ? wrong({ ok: false, error: this.orBelow(answer.error) }) : answer,
    };
  }

  /** The command with its names replaced, or what is wrong with it; the name that it gives means it from here on. */
  private readLine({ text }: LineCell): ReadLine {
    const command = readCommand(text);
    if (!command.ok) return { answer: wrong(command) };
    const name = command.value.verb === 'ask' ? command.value.name?.text : undefined;
    if (name !== undefined && this.isRuleset(name))
      return {
        answer: wrong(bad('name-of-ruleset', `There is a game ${name}; a position needs another name.`, 0, { found: name })),
      };
    const full = this.names.putInto(command.value.question);
    const question = full.ok ? full.value.question : '';
    if (name !== undefined) this.names.give(name, question !== '' && openQuestion(question, this.catalogue).ok ? question : '');
    const given = name !== undefined && { name };
    return full.ok ? { ...given, command: command.value, full: full.value } : { ...given, answer: wrong(full) };
  }

  private isRuleset(name: string): boolean {
    return this.catalogue.ids.includes(name) || this.below.has(name);
  }

  /** A game that is not known because its cell comes later. */
  private orBelow(error: InputError): InputError {
    const { code, found = '' } = error;
    if (code !== 'unknown-ruleset' || !this.below.has(found)) return error;
    return { ...error, message: `“${found}” is not known here: it is given below.` };
  }
}

function wrong(result: Extract<Result<never>, { ok: false }> | Result<unknown>): CellAnswer {
  if (result.ok) throw new Error('there is nothing wrong');
  return { kind: 'error', error: result.error };
}
