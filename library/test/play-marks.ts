/** Plays what marks say: every advised move is made, every outcome that is said is compared, numbers are added up again. */

import { partOf } from '../src/engine/moves/numbered-moves.ts';
import {
  catalogue,
  changedBy,
  type Mark,
  type MarkPicture,
  type MarkTable,
  open,
  type Play,
  playParts,
  type Said,
  SearchMemory,
  type solve,
  type Verdict,
} from '../src/index.ts';
import { playCut } from './play-cut.ts';

/** What was found wrong, and how much was looked at. */
export class Report {
  readonly wrong: string[] = [];
  readonly seen = new Map<string, number>();
  private readonly questions = new Set<string>();
  /** What questions have in common is found once: in what answers need, and by itself in what play by definition does. */
  readonly found = new SearchMemory('question');
  readonly played = new SearchMemory('question');

  /** Counts a question; whether it is a new one. */
  isNew(question: string): boolean {
    this.count('questions');
    if (this.questions.has(question)) return false;
    this.questions.add(question);
    return true;
  }

  count(what: string): void {
    this.seen.set(what, (this.seen.get(what) ?? 0) + 1);
  }

  seenOf(what: string): number {
    return this.seen.get(what) ?? 0;
  }

  /** Counts a claim, and keeps it where it does not hold. */
  check(what: string, holds: boolean, told: () => string): void {
    this.count(what);
    if (!holds && this.wrong.length < 20) this.wrong.push(`${what}: ${told()}`);
  }
}

/** What a question may cost: those that only a long search answers have no marks. */
const LIMITS = { positions: 200, steps: 2000 };
/** What play by definition may cost, and on how many questions of a ruleset it is tried. */
const SEARCH_LIMITS = { positions: 200, steps: 3000 };
const MOST_SEARCHED = 300;

export function playMarks(question: string, report: Report): void {
  if (!report.isNew(question)) return;
  const verdict = ask(question, { marks: true, moves: 1, limits: LIMITS }, report.found);
  if ('error' in verdict || verdict.marks === undefined) {
    report.count('error' in verdict ? 'no question' : 'no marks');
    return;
  }
  const { marks } = verdict;
  report.count('marked');
  for (const { pictures } of marks.layers) for (const picture of pictures) playPicture(question, verdict, picture, report);
  if (marks.table !== undefined) playTable(question, verdict, marks.table, report);
  if (report.seenOf('search') >= MOST_SEARCHED) return;
  const search = ask(question, { method: 'search', limits: SEARCH_LIMITS }, report.played);
  if (!('error' in search) && search.outcome !== 'unknown')
    report.check('search', search.outcome === verdict.outcome, () => `${question}: ${search.outcome} by definition`);
}

function ask(question: string, options: Parameters<typeof solve>[1], memory: SearchMemory): ReturnType<typeof solve> {
  const opened = open(question, { moves: 0, ...options });
  return 'error' in opened ? opened : opened.solve(memory);
}

function playSaid(question: string, verdict: Verdict, said: Said | undefined, what: string, report: Report): void {
  if (said === undefined) return;
  if (said.outcome !== undefined)
    report.check(`${what} outcome`, said.outcome === verdict.outcome, () => `${question} is said to be ${said.outcome}`);
  for (const label of said.winningMoves ?? [])
    report.check(`${what} move`, wins(question, verdict, label, report) !== false, () => `${question}: ${label} does not win`);
}

/** Whether the move is one, and wins; undefined where what it leaves takes too long to decide. */
export function wins(
  question: string,
  { alliance, outcome }: Pick<Verdict, 'alliance' | 'outcome'>,
  label: string,
  report: Report,
): boolean | undefined {
  const played = playParts(question, label.split(' & ').map(partOf));
  if (played === undefined) return false;
  const after = ask(played.to, { limits: LIMITS }, report.found);
  if ('error' in after) return false;
  if (after.outcome === 'unknown') return undefined;
  if (after.alliance === undefined || alliance === undefined) return after.outcome === 'P';
  return (after.alliance === alliance) === (outcome === 'N');
}

function playPicture(question: string, verdict: Verdict, picture: MarkPicture, report: Report): void {
  report.count('pictures');
  playSaid(question, verdict, picture.says, 'picture', report);
  for (const mark of picture.marks) playMark(question, verdict, mark, picture, report);
}

function playMark(question: string, verdict: Verdict, mark: Mark, { caption, says }: MarkPicture, report: Report): void {
  switch (mark.kind) {
    case 'arc': {
      const leave = /leave (\d+)/.exec(caption)?.[1];
      report.check(
        'arc',
        mark.keep.every((name) => mark.vertices.includes(name)),
        () => `${question}: what is kept is no part`,
      );
      for (const label of leave === undefined ? [] : (says?.winningMoves ?? []))
        report.check(
          'arc left',
          leftOf(question, label, mark.vertices) === Number(leave),
          () => `${question}: ${label} does not leave ${leave}`,
        );
      return;
    }
    case 'cut':
      playCut(question, verdict, mark, report);
      return;
    case 'blocks': {
      for (const { taken, wins: isWin } of mark.blocks.moves)
        report.check(
          'take',
          wins(question, verdict, String(taken), report) === isWin,
          () => `${question}: ${taken} is marked wrongly`,
        );
      const own = mark.blocks.own.find(
        ({ from, to }) => from <= mark.blocks.counters && mark.blocks.counters <= (to ?? mark.blocks.counters),
      );
      if (mark.blocks.counters > 0n)
        report.check(
          'block',
          own === undefined || own.loser === 3 - (verdict.alliance ?? 0),
          () => `${question}: another alliance loses`,
        );
      return;
    }
    default:
      report.count(mark.kind);
  }
}

/** How many of these vertices have no label after the move. */
function leftOf(question: string, label: string, vertices: readonly string[]): number {
  const labelled = new Set(changedBy(question, label));
  return labelled.size === 0 ? -1 : vertices.filter((name) => !labelled.has(name)).length;
}

function playTable(question: string, verdict: Verdict, table: MarkTable, report: Report): void {
  report.count(table.kind);
  playSaid(question, verdict, table.says, 'table', report);
  for (const row of table.rows) playSaid(question, verdict, row.says, 'row', report);
  if (table.kind === 'nim-sum') {
    const sum = table.rows.reduce((all, { value }) => all ^ Number(value), 0);
    const { grundy = table.sum, foreclosed = table.sum } = verdict.values;
    report.check(
      'sum',
      sum === table.sum && grundy === table.sum && foreclosed === table.sum,
      () => `${question}: the rows give ${sum}`,
    );
    const advised = table.rows.filter(({ leave }) => leave !== undefined);
    report.check(
      'advice',
      // A game that is over can be won, and then there is nothing to advise.
      (verdict.winningMoves.length === 0) === (advised.length === 0 && (table.says?.winningMoves ?? []).length === 0),
      () => `${question}: ${advised.length} rows advise, and the table as little`,
    );
    for (const { value, leave = value, says } of advised)
      report.check(
        'leave',
        says !== undefined && (table.unit === 'value' || leave < value),
        () => `${question}: nothing leaves ${leave}`,
      );
  } else if (table.headings.at(-1) === 'digit' && verdict.values.grundy !== undefined) {
    const digits = table.rows.reduce((all, { cells }) => all + Number(cells.at(-1)), 0);
    report.check('digits', digits === verdict.values.grundy, () => `${question}: the digits give ${digits}`);
  } else playCells(question, verdict, table, report);
}

/** The convention of a question: a component asked alone may have another by its own rules. */
function playOf(question: string): Play {
  const opened = open(question);
  return 'error' in opened ? 'normal' : opened.setting.play;
}

function withPlay(line: string, play: Play): string {
  if (/[[ ](normal|misere)\b[^\]]*\]$/.test(line)) return line;
  return line.endsWith(']') ? `${line.slice(0, -1)}, ${play}]` : `${line} [${play}]`;
}

/** The components, asked one by one. */
function playCells(
  question: string,
  verdict: Verdict,
  { headings, rows, says }: Extract<MarkTable, { kind: 'cells' }>,
  report: Report,
): void {
  const [heading = ''] = headings;
  if (!['remoteness', 'suspense number', 'alone', 'foreclosed value', 'normal play'].includes(heading)) return;
  const [, ruleset = '', bracket = ''] = /^(\S+) .*?( \[.*\])?$/.exec(question) ?? [];
  for (const { name, cells } of rows) {
    const alone = catalogue.find(name.split(' ')[0] ?? '') === undefined ? `${ruleset} ${name}` : name;
    if (name.length >= 24) continue;
    const asked = ask(withPlay(`${alone}${bracket}`, playOf(question)), { method: 'search', limits: LIMITS }, report.played);
    if ('error' in asked || asked.outcome === 'unknown') continue;
    const { remoteness, suspense, foreclosed } = asked.values;
    const told = {
      remoteness: String(remoteness),
      'suspense number': String(suspense),
      'foreclosed value': foreclosed === null ? 'none' : String(foreclosed),
      alone: asked.outcome === 'N' ? 'won' : 'lost',
      'normal play': cells[0],
    }[heading];
    const cell = heading === 'normal play' ? cells[1] === (asked.outcome === 'N' ? 'won' : 'lost') : cells[0] === told;
    report.check('cell', cell, () => `${question}: ${name} is told as ${cells.join(' ')}`);
  }
  if (heading === 'alone' && verdict.outcome === 'N') {
    const parts = says?.winningMoves?.[0]?.split(' & ').length;
    report.check('moves here', parts === rows.filter(({ isKey }) => isKey).length, () => `${question}: ${parts} moves are made`);
  }
}
