/** A survey at a glance, while it runs or when it is published: filter, map, table, distributions. Loaded only when it is opened. */
import { fitsFilter, parseResultFilter } from 'impartial';
import { useId, useMemo, useState } from 'react';
import { linkTo } from '../address.ts';
import { groupDigits } from '../words.ts';
import { Distributions } from './distributions.tsx';
import { MapGrid } from './map-grid.tsx';
import { ResultTable } from './result-table.tsx';
import { toMap } from './survey-map.ts';
import { SurveyPanel } from './survey-panel.tsx';
import { MOST_ROWS, SERVED, type SurveyInfo, type SurveyRow } from './survey-source.ts';
import './surveys.css';
import { type ReadSurvey, useSurvey } from './use-survey.ts';

const SIGHTS = ['Map', 'Table', 'Distributions'] as const;
type Sight = (typeof SIGHTS)[number];

interface Properties {
  /** The filter, as the address has it. */
  readonly filter: string;
  onFilter(filter: string): void;
}

export function SurveysView(properties: Properties) {
  const survey = useSurvey(SERVED);
  if (survey.state === 'reading') return <p className="note">Loading…</p>;
  if (survey.state === 'none' || survey.info === undefined) return <NoSurvey />;
  return <OneSurvey {...properties} survey={{ ...survey, info: survey.info }} />;
}

function NoSurvey() {
  return (
    <main className="surveys">
      <h1>No survey here.</h1>
      <p>A survey asks thousands of questions and remembers the answers. On this machine one is made and shown with</p>
      <pre>
        {`impartial survey plan "octal 0.{a:0..7}{b:0..7}: {n}" --ask period --name octal-2\nimpartial survey run octal-2\nimpartial web --survey octal-2`}
      </pre>
    </main>
  );
}

interface OneProperties extends Properties {
  readonly survey: ReadSurvey & { readonly info: SurveyInfo };
}

function OneSurvey({ survey, filter, onFilter }: OneProperties) {
  const [sight, setSight] = useState<Sight>('Map');
  const [chosen, setChosen] = useState<SurveyRow>();
  const { info, rows } = survey;
  const field = useId();
  const terms = useMemo(
    () =>
      parseResultFilter(
        filter,
        info.columns.map(({ name }) => name),
      ),
    [filter, info.columns],
  );
  const fitting = useMemo(() => (terms.ok ? rows.filter((row) => fitsFilter(row, terms.value)) : rows), [rows, terms]);
  const map = useMemo(() => toMap(info, rows, (row) => !terms.ok || fitsFilter(row, terms.value)), [info, rows, terms]);
  const open = (row: SurveyRow) => {
    location.hash = linkTo(String(row.question ?? ''));
  };
  return (
    <main className="surveys">
      <h1 className="hidden">Survey {info.name}</h1>
      <search className="survey-line">
        <label htmlFor={field}>{info.name}</label>
        <input
          id={field}
          type="search"
          value={filter}
          placeholder={`${info.holes[0]?.column ?? 'status'}=… period>=100 status=none`}
          aria-invalid={!terms.ok}
          onChange={(event) => onFilter(event.target.value)}
        />
        <span role="status">
          {groupDigits(fitting.length)} of {groupDigits(rows.length)} results
        </span>
      </search>
      {!terms.ok && (
        <p className="error" role="alert">
          {terms.error.message} {terms.error.expected !== undefined && `Expected: ${terms.error.expected}.`}
        </p>
      )}
      <p className="survey-about">
        {about(info)} {rows.length >= MOST_ROWS && `The first ${groupDigits(MOST_ROWS)} results are shown.`}
      </p>
      <div className="survey-columns">
        <section className="survey-card">
          <fieldset className="sights">
            <legend className="hidden">What is shown</legend>
            {SIGHTS.map((each) => (
              <button type="button" key={each} aria-pressed={each === sight} onClick={() => setSight(each)}>
                {each}
              </button>
            ))}
          </fieldset>
          {fitting.length === 0 && <NoMatch filter={filter} onFilter={onFilter} />}
          {fitting.length > 0 && sight === 'Map' && <MapGrid map={map} chosen={chosen} onChoose={setChosen} onOpen={open} />}
          {fitting.length > 0 && sight === 'Map' && <Legend ask={info.ask} />}
          {fitting.length > 0 && sight === 'Table' && <ResultTable info={info} rows={fitting} onChoose={setChosen} />}
          {fitting.length > 0 && sight === 'Distributions' && <Distributions rows={fitting} />}
        </section>
        <SurveyPanel survey={survey} rows={fitting} chosen={chosen} />
      </div>
    </main>
  );
}

function NoMatch({ filter, onFilter }: Properties) {
  if (filter.trim() === '') return <p className="note">No result is there yet.</p>;
  return (
    <p className="note">
      No result fits {filter}.{' '}
      <button type="button" onClick={() => onFilter('')}>
        Drop it
      </button>
    </p>
  );
}

const ASKED = {
  solve: 'Who wins',
  sequence: 'The values of',
  period: 'The period of',
  misere: 'The misère quotient of',
} as const;

function about({ ask, question, limits }: SurveyInfo): string {
  const within = limits.values === undefined ? '' : `, within ${groupDigits(limits.values)} values`;
  return `${ASKED[ask]} ${question}${within}.`;
}

const LEGEND = [
  ['one', '1'],
  ['few', '2–9'],
  ['some', '10–99'],
  ['many', '100 or more'],
  ['none', 'none found'],
  ['stopped', 'stopped at a limit'],
  ['waiting', 'waiting'],
  ['failed', 'failed'],
] as const;

function Legend({ ask }: { ask: SurveyInfo['ask'] }) {
  return (
    <p className="survey-legend">
      <span>{ask === 'period' ? 'period' : 'value'}</span>
      {LEGEND.map(([look, words]) => (
        <span key={look}>
          <i className={`survey-cell ${look}`} aria-hidden="true" /> {words}
        </span>
      ))}
    </p>
  );
}
