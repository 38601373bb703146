/** The rows of a survey as they are exported: the question, what is in the holes, and the result, in the order of the tasks. */
import type { Database, Row } from '../store/database.ts';
import type { StoredSurvey } from '../store/surveys.ts';
import { holeColumn } from '../store/view.ts';

/** Tasks that are read at once. */
const AT_ONCE = 5000;

export type ColumnType = 'text' | 'integer' | 'number';

export interface Column {
  readonly name: string;
  readonly type: ColumnType;
}

/** The columns of a survey's view. */
export function columnsOf({ tasks }: StoredSurvey): readonly Column[] {
  const text = (name: string): Column => ({ name, type: 'text' });
  const integer = (name: string): Column => ({ name, type: 'integer' });
  return [
    ...[integer('task'), text('question')],
    ...tasks.holes.map(({ name }) => text(holeColumn(name))),
    ...[text('status'), text('kind'), text('value'), integer('period'), integer('preperiod'), text('saltus'), integer('needed')],
    ...[text('theorem'), text('certificate'), text('reason'), { name: 'milliseconds', type: 'number' } as const, integer('same')],
  ];
}

/** All rows, some thousands at a time. */
export async function* eachRows(database: Database, { name, tasks }: StoredSurvey): AsyncGenerator<readonly Row[], void> {
  for (let from = 0; from < tasks.count; from += AT_ONCE) {
    const rows = await database.all(`select * from "${name}" where task >= ? and task < ? order by task`, [from, from + AT_ONCE]);
    if (rows.length > 0) yield rows;
  }
}
