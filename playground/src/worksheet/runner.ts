/**
 * Works out the answers of a worksheet while it is written: from top to bottom, two cells at once, and only what is not known yet.
 *
 * An answer is kept under what it rests on (`listKeys`), so that a change asks anew what uses its names. Cells that name a game of the
 * sheet are answered in the closed box, all others by workers of the page; where a sheet has games, the box is one of the two.
 */
import { type Cell, type GameCell, listKeys, type Worksheet } from 'impartial-worksheet';
import type { SentAnswer } from '../sheet/sent-answer.ts';
import type { SheetProgress } from '../solver/tasks.ts';
import { boxPlace } from './box-place.ts';
import { deskPlace, type Place } from './place.ts';

export interface Work extends SheetProgress {
  /** When it began, on the clock of the page. */
  readonly since: number;
}

/** How it is with a cell; where nothing is said, it waits. */
export interface CellState {
  readonly key: string;
  readonly answer?: SentAnswer;
  readonly work?: Work;
  /** After how many milliseconds the visitor stopped it. */
  readonly stopped?: number;
}

/** Answers that are kept beside those of the sheet, for what is undone. */
const MOST_KEPT = 1000;

export class SheetRunner {
  private readonly onChange: () => void;
  private readonly desks = [deskPlace(), deskPlace()] as const;
  private readonly box = boxPlace();
  private text = '';
  private sheet: Worksheet = { lines: [], pieces: [], cells: [] };
  private readonly answers = new Map<string, SentAnswer>();
  private readonly stopped = new Map<string, number>();
  private readonly efforts = new Map<string, number>();
  private readonly jobs = new Map<Place, { readonly key: string; readonly work: Work }>();
  /** The rulesets of a game, by its code. */
  private readonly ids = new Map<string, readonly string[]>();

  constructor(onChange: () => void) {
    this.onChange = onChange;
  }

  /** How it is with the cells of a sheet, whether or not it is the one that is run. */
  statesOf(sheet: Worksheet): readonly CellState[] {
    const works = new Map([...this.jobs.values()].map(({ key, work }) => [key, work]));
    return listKeys(sheet, this.idsOf).map(({ key }, index) => {
      const [answer, work, stopped] = [this.answers.get(key), works.get(key), this.stopped.get(key)];
      return {
        key,
        ...(answer !== undefined && { answer: { ...answer, line: sheet.cells[index]?.line ?? 0 } }),
        ...(work !== undefined && { work }),
        ...(stopped !== undefined && { stopped }),
      };
    });
  }

  run(text: string, sheet: Worksheet): void {
    this.text = text;
    this.sheet = sheet;
    const wanted = new Set(listKeys(sheet, this.idsOf).map(({ key }) => key));
    for (const [place, { key }] of [...this.jobs]) if (!wanted.has(key) || !this.places.includes(place)) this.end(place);
    if (this.answers.size > MOST_KEPT) for (const key of [...this.answers.keys()]) if (!wanted.has(key)) this.answers.delete(key);
    this.fill();
  }

  stop(key: string): void {
    for (const [place, job] of [...this.jobs]) {
      if (job.key !== key) continue;
      this.stopped.set(key, performance.now() - job.work.since);
      this.end(place);
    }
    this.fill();
  }

  /** Works a cell out once more, so many times as far as usual. */
  again(key: string, effort: number): void {
    this.answers.delete(key);
    this.stopped.delete(key);
    this.efforts.set(key, effort);
    this.fill();
  }

  /** Works all of them out once more. */
  allAgain(): void {
    for (const place of [...this.jobs.keys()]) this.end(place);
    this.answers.clear();
    this.stopped.clear();
    this.fill();
  }

  close(): void {
    for (const place of [...this.desks, this.box]) place.close();
    this.jobs.clear();
  }

  private get places(): readonly Place[] {
    const hasGames = this.sheet.cells.some(({ kind }) => kind === 'game');
    return hasGames ? [this.desks[0], this.box] : this.desks;
  }

  private readonly idsOf = ({ code }: GameCell): readonly string[] => this.ids.get(code) ?? [];

  private end(place: Place): void {
    this.jobs.delete(place);
    place.stop();
  }

  private fill(): void {
    for (const place of this.places) if (!this.jobs.has(place)) this.begin(place);
    this.onChange();
  }

  private begin(place: Place): void {
    const [first, ...rest] = this.waiting(place === this.box);
    if (first === undefined) return;
    const { key, cell } = first;
    const job = { key, work: { since: performance.now(), positions: 0 } };
    this.jobs.set(place, job);
    const isOn = () => this.jobs.get(place)?.key === key;
    const next = rest.map((each) => each.cell.line);
    place
      .answer({ text: this.text, line: cell.line, effort: this.efforts.get(key) ?? 1, next }, (progress) => {
        if (!isOn()) return;
        this.jobs.set(place, { key, work: { ...job.work, ...progress } });
        this.onChange();
      })
      .then((answer) => {
        if (answer === undefined || !isOn()) return;
        this.jobs.delete(place);
        this.keep(cell, key, answer);
        this.fill();
      });
  }

  private keep(cell: Cell, key: string, answer: SentAnswer): void {
    if (cell.kind === 'game') this.ids.set(cell.code, answer.kind === 'game' ? answer.text.split(', ') : []);
    this.answers.set(key, answer);
  }

  /** What is to be done in the box, or at a desk. Games come first: then it is known which cells name them. */
  private waiting(inBox: boolean): readonly { readonly key: string; readonly cell: Cell }[] {
    const busy = new Set([...this.jobs.values()].map(({ key }) => key));
    const all = listKeys(this.sheet, this.idsOf).map((each, index) => ({ ...each, cell: this.sheet.cells[index] as Cell }));
    const open = all.filter(({ key }) => !this.answers.has(key) && !this.stopped.has(key));
    const games = open.filter(({ cell }) => cell.kind === 'game');
    if (games.length > 0) return inBox ? games.filter(({ key }) => !busy.has(key)) : [];
    return open.filter(({ key, isOwn }) => !busy.has(key) && isOwn === inBox);
  }
}
