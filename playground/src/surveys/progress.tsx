/** How far a survey is: in one line, as a bar, in numbers; who works on what; what has failed and why. */
import { formatDuration, groupDigits, plural } from '../words.ts';
import type { SurveyInfo } from './survey-source.ts';
import type { ReadSurvey } from './use-survey.ts';

const MOST_LINES = 8;

export function Progress({ survey: { info, rate, lostSince } }: { survey: ReadSurvey & { readonly info: SurveyInfo } }) {
  const percent = Math.floor((100 * info.done) / Math.max(1, info.tasks));
  return (
    <section aria-label="Progress" className="survey-progress">
      <h2 className="small">Progress</h2>
      <p className="survey-headline">{headline(info, rate, percent)}</p>
      {/* Spoken at every ten percent, not at every look. */}
      <p className="hidden" role="status">
        {info.done >= info.tasks ? headline(info, rate, percent) : `${10 * Math.floor(percent / 10)} % done`}
      </p>
      <progress max={info.tasks} value={info.done} aria-label="Tasks done" />
      {lostSince !== undefined && (
        <p className="note" role="alert">
          The server does not answer since {lostSince.toTimeString().slice(0, 5)}. Results so far stay.
        </p>
      )}
      <dl>
        {factsOf(info, rate).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Working info={info} />
      <Failures info={info} />
    </section>
  );
}

function headline(info: SurveyInfo, rate: number | undefined, percent: number): string {
  if (info.done >= info.tasks) return `Done: ${plural(info.tasks, 'task')}.`;
  if (rate === undefined || rate <= 0) return `${percent} %.`;
  const minutes = (info.tasks - info.done) / rate / 60;
  return `${percent} %, ${minutes < 1.5 ? 'about a minute' : `${groupDigits(Math.round(minutes))} minutes`} left.`;
}

const PROVED = { solve: 'Proved', sequence: 'Proved', period: 'Period proved', misere: 'Proved' } as const;

function factsOf(info: SurveyInfo, rate: number | undefined): readonly (readonly [string, string])[] {
  const of = (status: string) => info.byStatus[status] ?? 0;
  const workers = new Set(info.working?.map(({ owner }) => owner)).size;
  const isRunning = info.done < info.tasks && info.results === undefined;
  return [
    ['Tasks done', `${groupDigits(info.done)} of ${groupDigits(info.tasks)}`],
    [PROVED[info.ask], groupDigits(of('proved'))],
    ...(of('found') > 0 ? [['Seen, not proved', groupDigits(of('found'))] as const] : []),
    ['None found, stopped', `${groupDigits(of('none'))}, ${groupDigits(of('unknown'))}`],
    ['Failed', of('failed') === 0 ? 'none' : groupDigits(of('failed'))],
    ...(info.same > 0 ? [['Equal to another', groupDigits(info.same)] as const] : []),
    ...(isRunning ? [['Rate, programs at work', `${(rate ?? 0).toFixed(1)} a second, ${workers}`] as const] : []),
  ];
}

function Working({ info: { working = [] } }: { info: SurveyInfo }) {
  if (working.length === 0) return null;
  return (
    <ol className="survey-working" aria-label="In hand">
      {working.slice(0, MOST_LINES).map(({ owner, first, last, since }) => (
        <li key={first}>
          <span>
            {owner.split(':')[0]}: {first === last ? `task ${first}` : `tasks ${first} to ${last}`}
          </span>
          <span>{formatDuration(Math.max(0, Date.now() - since))}</span>
        </li>
      ))}
    </ol>
  );
}

function Failures({ info: { failures = [] } }: { info: SurveyInfo }) {
  if (failures.length === 0) return null;
  return (
    <details className="survey-failures">
      <summary>What has failed, by cause</summary>
      <ul>
        {failures.slice(0, MOST_LINES).map(({ reason, count }) => (
          <li key={reason}>
            {groupDigits(count)}: {reason}
          </li>
        ))}
      </ul>
    </details>
  );
}
