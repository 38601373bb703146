/**
 * The statements of the papers with what became of them, one paper at a time, and the theorems of the program with their proofs.
 * Loaded only when it is opened; the address has the paper and the statement that is open.
 */
import { findStatement } from 'impartial-papers';
import { useEffect, useId, useRef, useState } from 'react';
import { Formula } from '../formula.tsx';
import { type Chapter, matches, type Row, toChapters, type Wanted } from './listed-row.ts';
import './papers.css';
import { StatementArticle } from './statement-article.tsx';
import { statements } from './statements.ts';
import { STATUS_SIGNS, StatusMark } from './status-mark.tsx';
import { TheoremArticle } from './theorem-article.tsx';

const CHAPTERS = toChapters(statements);
const STATUSES = Object.keys(STATUS_SIGNS) as (keyof typeof STATUS_SIGNS)[];

interface Properties {
  /** `survivor-nim/prop-11` */
  readonly path: string | undefined;
  onPath(path: string): void;
}

export function PapersView({ path = '', onPath }: Properties) {
  const [wanted, setWanted] = useState<Wanted>({ words: '', status: undefined });
  const [paperId = '', statementId = ''] = path.split('/');
  const chapter = CHAPTERS.find(({ id }) => id === paperId) ?? CHAPTERS[0];
  if (chapter === undefined) return null;
  const opened = statementId === '' ? undefined : findStatement(chapter.rows, statementId);
  // A search is about all papers, a status about the one in sight.
  const searched = wanted.words.trim() === '' ? [chapter] : CHAPTERS;
  const found = searched
    .map((each) => ({ chapter: each, rows: each.rows.filter((row) => row === opened || matches(row, wanted)) }))
    .filter(({ rows }) => rows.length > 0);
  const count = found.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <main className="papers">
      <h1>Statements of the papers</h1>
      <p className="papers-lead">
        What five papers state and what goes beyond them, in our own words. Each status is what play by the rules gave.
      </p>
      <div className="papers-columns">
        <Contents shown={chapter} />
        <div>
          <Filter chapter={chapter} wanted={wanted} onWanted={setWanted} />
          <p className="source" role="status">
            {count === 1 ? 'One entry' : `${count} entries`}
            {searched.length > 1 && ' in all papers'}
          </p>
          {found.map(({ chapter: each, rows }) => (
            <Section key={each.id} chapter={each} rows={rows} opened={opened} onPath={onPath} />
          ))}
          {count === 0 && <p>No statement has these words.</p>}
        </div>
      </div>
    </main>
  );
}

/** The papers, and of the one in sight its parts. */
function Contents({ shown }: { shown: Chapter }) {
  return (
    <nav aria-label="Contents" className="papers-contents">
      <ul>
        {CHAPTERS.map((chapter) => (
          <li key={chapter.id}>
            <a href={`#papers/${chapter.id}`} aria-current={chapter === shown ? 'page' : undefined}>
              {chapter.title}
            </a>{' '}
            <span className="source">{chapter.rows.length}</span>
            {chapter === shown && <Parts chapter={chapter} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Parts({ chapter: { id, rows } }: { chapter: Chapter }) {
  const firsts = rows.filter((row, index) => rows.findIndex(({ part }) => part === row.part) === index);
  if (firsts.length === rows.length) return null;
  return (
    <ul>
      {firsts.map((row) => (
        <li key={row.part}>
          <a href={`#papers/${id}/${row.id}`}>{row.part}</a>
        </li>
      ))}
    </ul>
  );
}

interface FilterProperties {
  readonly chapter: Chapter;
  readonly wanted: Wanted;
  onWanted(wanted: Wanted): void;
}

function Filter({ chapter, wanted, onWanted }: FilterProperties) {
  const field = useId();
  const shown = STATUSES.map((status) => ({
    status,
    count: chapter.rows.filter(({ statement }) => statement?.status === status).length,
  })).filter(({ count }) => count > 0);
  return (
    <search className="papers-filter">
      <label htmlFor={field}>Search all papers</label>
      <input
        id={field}
        type="search"
        value={wanted.words}
        placeholder="theorem 3, cycle, misère …"
        onChange={(event) => onWanted({ ...wanted, words: event.target.value })}
      />
      {shown.length > 0 && (
        <fieldset>
          <legend className="hidden">Status</legend>
          {shown.map(({ status, count }) => (
            <button
              type="button"
              key={status}
              aria-pressed={wanted.status === status}
              onClick={() => onWanted({ ...wanted, status: wanted.status === status ? undefined : status })}
            >
              <span aria-hidden="true">{STATUS_SIGNS[status]}</span> {status} {count}
            </button>
          ))}
        </fieldset>
      )}
    </search>
  );
}

interface SectionProperties {
  readonly chapter: Chapter;
  readonly rows: readonly Row[];
  readonly opened: Row | undefined;
  onPath(path: string): void;
}

function Section({ chapter, rows, opened, onPath }: SectionProperties) {
  return (
    <section>
      <h2>{chapter.title}</h2>
      {chapter.source !== undefined && <p className="source">{chapter.source}.</p>}
      {rows.map((row) => (
        <Entry
          key={row.id}
          row={row}
          source={chapter.source}
          isOpen={row === opened}
          onToggle={() => onPath(row === opened ? chapter.id : `${chapter.id}/${row.id}`)}
        />
      ))}
    </section>
  );
}

interface EntryProperties {
  readonly row: Row;
  readonly source: string | undefined;
  readonly isOpen: boolean;
  onToggle(): void;
}

function Entry({ row, source, isOpen, onToggle }: EntryProperties) {
  const head = useRef<HTMLButtonElement>(null);
  // What was opened here has the focus already; what an address opens is brought into sight.
  useEffect(() => {
    if (!isOpen || document.activeElement === head.current) return;
    head.current?.scrollIntoView({ block: 'center' });
    head.current?.focus({ preventScroll: true });
  }, [isOpen]);
  const { name, says, statement, theorem } = row;
  return (
    <article className={isOpen ? 'wanted' : ''}>
      <h3>
        <button type="button" ref={head} className="entry-head" aria-expanded={isOpen} onClick={onToggle}>
          <span>{name}</span> {statement !== undefined && <StatusMark status={statement.status} />}
        </button>
      </h3>
      {!isOpen && (
        <p className="excerpt">
          <Formula text={says} />
        </p>
      )}
      {isOpen && statement !== undefined && <StatementArticle statement={statement} source={source} />}
      {isOpen && theorem !== undefined && <TheoremArticle theorem={theorem} />}
    </article>
  );
}
