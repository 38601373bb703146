/** A survey as it grows: what is known of it now, and since when its server does not answer. */
import { useEffect, useState } from 'react';
import { MOST_ROWS, type SurveyInfo, type SurveyRow, type SurveySource } from './survey-source.ts';

const PAUSE = 1000;
/** Looks that a rate is taken from. */
const LOOKS = 10;

export interface ReadSurvey {
  readonly state: 'reading' | 'none' | 'here';
  readonly info?: SurveyInfo;
  readonly rows: readonly SurveyRow[];
  /** When the server was heard of last, where it does not answer any more. */
  readonly lostSince?: Date;
  /** Tasks a second, by the last looks. */
  readonly rate?: number;
  /** Every so many of the results are here, where there are too many. */
  readonly every: number;
}

const READING: ReadSurvey = { state: 'reading', rows: [], every: 1 };
const NONE: ReadSurvey = { ...READING, state: 'none' };

/** `where` is what a server is asked to filter by; it matters only where there are too many results for the page. */
export function useSurvey(source: SurveySource, where: string): ReadSurvey {
  const [survey, setSurvey] = useState<ReadSurvey>(READING);
  const [isLarge, setLarge] = useState(false);
  const asked = isLarge ? where : '';
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rows: SurveyRow[] = [];
    const looks: { readonly at: number; readonly done: number }[] = [];
    let heard: Date | undefined;
    const look = async () => {
      try {
        const info = await source.info();
        if (isOver) return;
        if (info === undefined) return setSurvey(NONE);
        const every = asked === '' ? Math.ceil(info.tasks / MOST_ROWS) : 1;
        await readMore(source, info, rows, { where: asked, every });
        if (isOver) return;
        setLarge(info.tasks > MOST_ROWS && info.results === undefined);
        heard = new Date();
        looks.push({ at: performance.now(), done: info.done });
        if (looks.length > LOOKS) looks.shift();
        setSurvey({ state: 'here', info, rows: [...rows], every, ...rateOf(looks) });
        if (info.done >= info.tasks || info.results !== undefined) return;
      } catch {
        if (isOver) return;
        if (heard === undefined) return setSurvey(NONE);
        const lostSince = heard;
        setSurvey((known) => ({ ...known, lostSince }));
      }
      timer = setTimeout(whenSeen, PAUSE);
    };
    const whenSeen = () => {
      if (document.visibilityState === 'visible') look();
      else timer = setTimeout(whenSeen, PAUSE);
    };
    look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [source, asked]);
  return survey;
}

type Chosen = { readonly where: string; readonly every: number };

/** Chunks are not done in order, so what came late is asked for again from the first task that is missing. */
async function readMore(source: SurveySource, info: SurveyInfo, rows: SurveyRow[], chosen: Chosen): Promise<void> {
  const known = new Set(rows.map(({ task }) => task));
  let after = firstMissing(known, chosen.every) - 1;
  while (rows.length < MOST_ROWS) {
    const more = await source.rows(info, { after, ...chosen });
    const fresh = more.filter(({ task }) => !known.has(task));
    // One by one: a call has no room for hundreds of thousands.
    for (const row of fresh) {
      known.add(row.task);
      rows.push(row);
    }
    const last = more.at(-1);
    if (last === undefined || info.results !== undefined) break;
    after = last.task;
  }
  rows.sort((one, other) => one.task - other.task);
}

function firstMissing(known: ReadonlySet<number>, every: number): number {
  let task = 0;
  while (known.has(task)) task += every;
  return task;
}

function rateOf(looks: readonly { readonly at: number; readonly done: number }[]): { readonly rate?: number } {
  const [first, last] = [looks[0], looks.at(-1)];
  if (first === undefined || last === undefined || last.at - first.at < 500) return {};
  return { rate: (1000 * (last.done - first.done)) / (last.at - first.at) };
}
