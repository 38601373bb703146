/** A survey at a glance, while it runs or when it is published: filter, map, table, distributions. Loaded only when it is opened. */
import { useId, useMemo, useState } from 'react';
import { type Address, linkTo } from '../address.ts';
import { CopyLink } from '../copy-link.tsx';
import { groupDigits } from '../words.ts';
import { Distributions } from './distributions.tsx';
import { type RowFilter, toFilter } from './filter.ts';
import { Legend } from './legend.tsx';
import { MapSight } from './map-sight.tsx';
import { NoSurvey } from './no-survey.tsx';
import { ResultTable } from './result-table.tsx';
import { toMap } from './survey-map.ts';
import { playedIn, SurveyPanel } from './survey-panel.tsx';
import {
  filesSource,
  folderSource,
  MOST_ROWS,
  type SurveyInfo,
  type SurveyRow,
  type SurveySource,
  served,
} from './survey-source.ts';
import './survey-map.css';
import './surveys.css';
import { type ReadSurvey, useSurvey } from './use-survey.ts';

const SIGHTS = ['Map', 'Table', 'Distributions'] as const;
type Sight = (typeof SIGHTS)[number];

interface Properties {
  readonly address: Address;
  onAddress(address: Address): void;
}

export function SurveysView(properties: Properties) {
  const { survey: wanted, filter = '' } = properties.address;
  const [own, setOwn] = useState<SurveySource>();
  const [asked, setAsked] = useState('');
  const named = useMemo(() => (wanted === undefined ? served : folderSource(`surveys/${wanted}/`)), [wanted]);
  const source = own ?? named;
  const survey = useSurvey(source, asked);
  const filtered = useMemo(() => (survey.info === undefined ? undefined : toFilter(filter, survey.info)), [filter, survey.info]);
  if (filtered !== undefined && filtered.forServer !== asked) setAsked(filtered.forServer);
  if (survey.state === 'reading') return <p className="note">Loading…</p>;
  if (survey.state === 'none' || survey.info === undefined || filtered === undefined)
    return <NoSurvey wanted={wanted} onFiles={(files) => setOwn(filesSource(files))} />;
  return <OneSurvey {...properties} survey={{ ...survey, info: survey.info }} filtered={filtered} source={source} />;
}

interface OneProperties extends Properties {
  readonly survey: ReadSurvey & { readonly info: SurveyInfo };
  readonly filtered: RowFilter;
  readonly source: SurveySource;
}

function OneSurvey({ survey, filtered, source, address, onAddress }: OneProperties) {
  const [sight, setSight] = useState<Sight>('Map');
  const [said, say] = useState('');
  const { info, rows } = survey;
  const { filter = '', cell } = address;
  const field = useId();
  const fitting = useMemo(() => rows.filter(filtered.fits), [rows, filtered]);
  const hasWaiting = filter.trim() === '' && info.done < info.tasks && survey.every === 1;
  const map = useMemo(() => toMap(info, rows, filtered.fits, hasWaiting), [info, rows, filtered, hasWaiting]);
  const chosen = useMemo(() => rows.find(({ task }) => task === cell), [rows, cell]);
  const choose = ({ task }: SurveyRow) => onAddress({ ...address, cell: task });
  const open = (line: string) => {
    location.hash = linkTo(line);
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
          placeholder="code=0.1* period>=100 state=unknown"
          aria-invalid={filtered.error !== undefined}
          onChange={(event) => onAddress({ ...address, filter: event.target.value })}
        />
        <span role="status">
          {groupDigits(fitting.length)} of {groupDigits(rows.length)} results
        </span>
        <CopyLink line={`${info.name} ${filter}`} onSay={say} />
      </search>
      {(filtered.error ?? said) !== '' && (
        <p className={filtered.error === undefined ? 'note' : 'error'} role="alert">
          {filtered.error ?? said}
        </p>
      )}
      <p className="survey-about">
        {about(info)} <span>{whence(info, survey)}</span>
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
          {fitting.length === 0 && !hasWaiting && (
            <NoMatch filter={filter} onDrop={() => onAddress({ ...address, filter: '' })} />
          )}
          {(fitting.length > 0 || hasWaiting) && sight === 'Map' && (
            <>
              <MapSight
                key={`${filter}\n${hasWaiting}`}
                {...{ info, map, rows, chosen }}
                onChoose={choose}
                onOpen={(row) => open(String(row.question ?? ''))}
                onPlay={(row) => open(playedIn(row))}
                onTable={() => setSight('Table')}
              />
              <Legend info={info} />
            </>
          )}
          {fitting.length > 0 && sight === 'Table' && <ResultTable info={info} rows={fitting} onChoose={choose} />}
          {fitting.length > 0 && sight === 'Distributions' && <Distributions rows={fitting} />}
        </section>
        <SurveyPanel {...{ survey, map, chosen }} rows={fitting} certificates={source.certificates} />
      </div>
    </main>
  );
}

function NoMatch({ filter, onDrop }: { filter: string; onDrop(): void }) {
  if (filter.trim() === '') return <p className="note">No result is there yet.</p>;
  return (
    <p className="note">
      No result fits {filter}.{' '}
      <button type="button" onClick={onDrop}>
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
  // What goes into the holes is on the map.
  return `${ASKED[ask]} ${question.replaceAll(/\{(\w+):[^{}]*\}/g, '{$1}')}${within}.`;
}

/** Where the results come from, and whether these are all of them. */
function whence({ results, version, created, done, tasks }: SurveyInfo, { rows, every }: ReadSurvey): string {
  const sample =
    every > 1 ? ` One in ${every} results is shown${results === undefined ? '; with a filter, all that fit' : ''}.` : '';
  const cut = rows.length >= MOST_ROWS ? ` The first ${groupDigits(MOST_ROWS)} results are shown.` : '';
  if (results !== undefined) return `Published by Impartial ${version}, ${created.slice(0, 10)}.${sample}`;
  return `Read from this machine’s survey${done < tasks ? ', refreshed every second' : ''}.${sample}${cut}`;
}
