/** A survey as it grows: what is known of it now, and since when its server does not answer. */
import { useEffect, useState } from 'react';
import { fetchInfo, fetchRows, MOST_ROWS, type SurveyInfo, type SurveyRow } from './survey-source.ts';

const PAUSE = 1000;

export interface ReadSurvey {
  readonly state: 'reading' | 'none' | 'here';
  readonly info?: SurveyInfo;
  readonly rows: readonly SurveyRow[];
  /** When the server was heard of last, where it does not answer any more. */
  readonly lostSince?: Date;
  /** Tasks a second, by the last looks. */
  readonly rate?: number;
}

export function useSurvey(folder: string): ReadSurvey {
  const [survey, setSurvey] = useState<ReadSurvey>({ state: 'reading', rows: [] });
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rows: SurveyRow[] = [];
    const looks: { readonly at: number; readonly done: number }[] = [];
    let heard: Date | undefined;
    const look = async () => {
      try {
        const info = await fetchInfo(folder);
        if (isOver) return;
        if (info === undefined) return setSurvey({ state: 'none', rows: [] });
        await readMore(folder, rows);
        if (isOver) return;
        heard = new Date();
        looks.push({ at: performance.now(), done: info.done });
        if (looks.length > 10) looks.shift();
        setSurvey({ state: 'here', info, rows: [...rows], ...rateOf(looks) });
        if (info.done >= info.tasks) return;
      } catch {
        if (isOver) return;
        if (heard === undefined) return setSurvey({ state: 'none', rows: [] });
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
  }, [folder]);
  return survey;
}

async function readMore(folder: string, rows: SurveyRow[]): Promise<void> {
  while (rows.length < MOST_ROWS) {
    const more = await fetchRows(folder, rows.at(-1)?.task ?? -1);
    if (more.length === 0) return;
    rows.push(...more);
  }
}

function rateOf(looks: readonly { readonly at: number; readonly done: number }[]): { readonly rate?: number } {
  const [first, last] = [looks[0], looks.at(-1)];
  if (first === undefined || last === undefined || last.at - first.at < 500) return {};
  return { rate: (1000 * (last.done - first.done)) / (last.at - first.at) };
}
