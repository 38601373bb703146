/** Beside the map: how far the survey is, one cell, how its results are spread, and how to cite and fetch them. */
import { linkTo } from '../address.ts';
import { Icon } from '../icon.tsx';
import { saveFile } from '../save-file.ts';
import { capital, formatDuration, groupDigits } from '../words.ts';
import { Bars, toBars } from './distributions.tsx';
import { wordsOf } from './survey-map.ts';
import type { SurveyInfo, SurveyRow } from './survey-source.ts';
import type { ReadSurvey } from './use-survey.ts';

interface Properties {
  readonly survey: ReadSurvey & { readonly info: SurveyInfo };
  readonly rows: readonly SurveyRow[];
  readonly chosen: SurveyRow | undefined;
}

export function SurveyPanel({ survey, rows, chosen }: Properties) {
  const column = rows.some(({ period }) => period !== undefined) ? 'period' : 'value';
  return (
    <aside className="survey-panel">
      <Progress survey={survey} />
      {chosen !== undefined && <OneCell row={chosen} info={survey.info} />}
      <Bars bars={toBars(rows, column)} title={column === 'period' ? 'Periods' : 'Values'} />
      <Cite info={survey.info} rows={rows} />
    </aside>
  );
}

function Progress({ survey: { info, rate, lostSince } }: { survey: ReadSurvey & { readonly info: SurveyInfo } }) {
  const percent = Math.floor((100 * info.done) / Math.max(1, info.tasks));
  const facts: readonly (readonly [string, string])[] = [
    ['Tasks done', `${groupDigits(info.done)} of ${groupDigits(info.tasks)}`],
    ...Object.entries(info.byStatus).map(([status, count]) => [capital(status), groupDigits(count)] as const),
    ...(rate !== undefined && info.done < info.tasks ? [['Rate', `${rate.toFixed(1)} a second`] as const] : []),
  ];
  return (
    <section aria-label="Progress">
      <h2 className="small">Progress</h2>
      <p className="survey-headline" role="status">
        {headline(info, rate, percent)}
      </p>
      <progress max={info.tasks} value={info.done} aria-label="Tasks done" />
      {lostSince !== undefined && (
        <p className="note" role="alert">
          The server does not answer since {lostSince.toTimeString().slice(0, 5)}. Results so far stay.
        </p>
      )}
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function headline(info: SurveyInfo, rate: number | undefined, percent: number): string {
  if (info.done >= info.tasks) return `Done: ${groupDigits(info.tasks)} tasks.`;
  if (rate === undefined || rate <= 0) return `${percent} %.`;
  const minutes = (info.tasks - info.done) / rate / 60;
  return `${percent} %, ${minutes < 1.5 ? 'about a minute' : `${Math.round(minutes)} minutes`} left.`;
}

function OneCell({ row, info }: { row: SurveyRow; info: SurveyInfo }) {
  const question = String(row.question ?? '');
  const isFamily = info.ask !== 'solve';
  return (
    <section aria-label="One cell">
      <h2 className="small">One cell</h2>
      <p className="survey-question">{question}</p>
      <p>
        <strong>{capital(wordsOf(row))}.</strong>
      </p>
      <p>
        <a href={linkTo(question)}>{isFamily ? 'Open in Sequences' : 'Play'}</a>
        {isFamily && (
          <>
            {' · '}
            <a href={linkTo(question.replaceAll('{n}', '9'))}>Play n = 9</a>
          </>
        )}
      </p>
      <p className="source">
        {formatDuration(Number(row.milliseconds ?? 0))}
        {row.certificate !== undefined && `, certificate ${String(row.certificate).slice(0, 12)}…`}
      </p>
    </section>
  );
}

function Cite({ info, rows }: { info: SurveyInfo; rows: readonly SurveyRow[] }) {
  const year = info.created.slice(0, 4);
  const bibtex = `@misc{impartial-${info.name},\n  title = {${info.name}},\n  author = {{the authors of Impartial}},\n  year = {${year}},\n  note = {impartial ${info.version}, ${info.tasks} tasks, SHA-256 ${info.root ?? 'not finished'}}\n}\n`;
  return (
    <section aria-label="Cite and download">
      <h2 className="small">Cite and download</h2>
      <p className="source">
        Impartial {info.version}, survey {info.name}
        {info.root !== undefined && `, root ${info.root.slice(0, 12)}…`}
      </p>
      <p className="survey-buttons">
        <button type="button" onClick={() => saveFile(`${info.name}.csv`, toCsv(info, rows), 'text/csv')}>
          <Icon name="download" /> CSV
        </button>
        <button
          type="button"
          onClick={() => saveFile(`${info.name}.ndjson`, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))}
        >
          <Icon name="download" /> JSON lines
        </button>
        <button type="button" onClick={() => saveFile(`${info.name}.bib`, bibtex)}>
          <Icon name="download" /> BibTeX
        </button>
      </p>
    </section>
  );
}

function toCsv({ columns }: SurveyInfo, rows: readonly SurveyRow[]): string {
  const cell = (value: string | number | undefined) => {
    const text = value === undefined ? '' : String(value);
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const names = columns.map(({ name }) => name);
  return [names, ...rows.map((row) => names.map((name) => cell(row[name])))].map((line) => `${line.join(',')}\r\n`).join('');
}
