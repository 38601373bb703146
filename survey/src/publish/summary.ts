/** What a survey found, counted: by status and kind, by every hole with few values, the extremes, and what stayed open. */
import type { Database, Row } from '../store/database.ts';
import type { StoredSurvey } from '../store/surveys.ts';
import { holeColumn } from '../store/view.ts';

/** A hole with more values has no table of its own. */
const MOST_VALUES = 16;
const MOST_SHOWN = 10;
const MOST_OPEN = 50;

export interface Summary {
  readonly byKind: readonly Row[];
  readonly byHole: readonly { readonly hole: string; readonly rows: readonly Row[] }[];
  /** Values of positions, or lengths of periods, with how many there are of each. */
  readonly histogram: {
    readonly of: 'value' | 'period';
    readonly bars: readonly { readonly at: string; readonly count: number }[];
  };
  readonly longest: readonly Row[];
  readonly open: readonly Row[];
  readonly openCount: number;
}

export async function summarise(database: Database, survey: StoredSurvey): Promise<Summary> {
  const view = `"${survey.name}"`;
  const of = survey.definition.ask === 'period' || survey.definition.ask === 'misere' ? 'period' : 'value';
  const few = survey.tasks.holes.filter(({ count }) => count > 1 && count <= MOST_VALUES).map(({ name }) => holeColumn(name));
  const open = "status in ('none', 'unknown', 'failed')";
  const counted = await database.all(`select count(*) as count from ${view} where ${open}`);
  return {
    byKind: await database.all(`select status, kind, count(*) as tasks from ${view} group by status, kind order by status, kind`),
    byHole: await Promise.all(
      few.map(async (hole) => ({
        hole,
        rows: await database.all(
          `select "${hole}" as at, sum(case when status = 'proved' then 1 else 0 end) as proved, sum(case when status = 'found' then 1 else 0 end) as found, sum(case when ${open} then 1 else 0 end) as open from ${view} group by 1 order by 1`,
        ),
      })),
    ),
    histogram: { of, bars: await histogram(database, view, of) },
    longest:
      of === 'period'
        ? await database.all(
            `select question, period, preperiod, value from ${view} where period is not null and status = 'proved' order by period desc, task limit ${MOST_SHOWN}`,
          )
        : [],
    open: await database.all(`select question, status, reason from ${view} where ${open} order by task limit ${MOST_OPEN}`),
    openCount: Number(counted[0]?.count),
  };
}

async function histogram(database: Database, view: string, of: 'value' | 'period') {
  const rows = await database.all(
    `select ${of} as at, count(*) as count from ${view} where ${of} is not null and length(cast(${of} as text)) < 12 group by 1 order by count(*) desc, 1 limit 40`,
  );
  return rows.map(({ at, count }) => ({ at: String(at), count: Number(count) })).sort((a, b) => Number(a.at) - Number(b.at));
}
