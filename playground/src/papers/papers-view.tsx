/** The statements of the papers with what became of them: the page to which every reason links. Loaded only when it is opened. */
import { bibliography, catalogue, papers, type Statement, type Status } from 'impartial';
import { useEffect, useRef } from 'react';
import { linkTo } from '../address.ts';
import { ALL_SLIPS } from '../solver/print-slips.ts';

const MARKS: Readonly<Record<Status, string>> = {
  holds: '✓',
  'holds as corrected': '✓',
  'false as printed': '✕',
  conjecture: '?',
  open: '?',
};

export function PapersView({ statement: wanted }: { statement: string | undefined }) {
  const first = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another theorem is shown at another place.
  useEffect(() => {
    first.current?.scrollIntoView({ block: 'center' });
    first.current?.focus({ preventScroll: true });
  }, [wanted]);
  const isWanted = ({ theorems = [], name }: Statement) => wanted !== undefined && (theorems.includes(wanted) || name === wanted);
  const target = papers.flatMap(({ statements }) => statements).find(isWanted);
  return (
    <main className="papers">
      <h1>Statements of the papers</h1>
      <p className="papers-lead">
        What five papers state, and what goes beyond them, in our own words. Each status is what play by the rules gave; none is
        taken on trust.
      </p>
      {wanted !== undefined && <OfTheProgram theorem={wanted} />}
      {papers.map(({ id, title, key, statements }) => (
        <section key={id}>
          <h2>{title}</h2>
          {key !== undefined && (
            <p className="source">
              {bibliography[key].authors}, {bibliography[key].year}. {bibliography[key].title}.
            </p>
          )}
          {statements.map((statement) => (
            <article
              key={statement.name}
              ref={statement === target ? first : undefined}
              tabIndex={-1}
              className={isWanted(statement) ? 'wanted' : ''}
            >
              <h3>
                {statement.name}{' '}
                <span className={`status ${statement.recorded.split(' ')[0]}`}>
                  <span aria-hidden="true">{MARKS[statement.recorded]}</span> {statement.recorded}
                </span>
              </h3>
              <p>{statement.says}</p>
              {statement.truth !== undefined && (
                <p>
                  <b>True:</b> {statement.truth}
                </p>
              )}
              <Counterexample name={statement.name} paper={key} />
              <p className="source">
                Tried on {statement.domain(false)}. {statement.proof?.where !== undefined && <>Proof: {statement.proof.where}.</>}
              </p>
            </article>
          ))}
        </section>
      ))}
    </main>
  );
}

function Counterexample({ name, paper }: { name: string; paper: string | undefined }) {
  const slip = ALL_SLIPS.find((each) => each.paper === paper && each.statement === name);
  if (slip === undefined) return null;
  return (
    <p>
      <b>Counterexample:</b>{' '}
      {slip.outcome === undefined ? slip.counterexample : <a href={linkTo(slip.counterexample)}>{slip.counterexample}</a>}
    </p>
  );
}

/** The theorem as the program uses it, which may be more than a paper states. */
function OfTheProgram({ theorem }: { theorem: string }) {
  const facts = catalogue.entries.flatMap(({ theorems }) => theorems).find(({ id }) => id === theorem);
  if (facts === undefined) return null;
  return (
    <article className="wanted" id="theorem">
      <h3>{facts.title}</h3>
      <p>{facts.statement}</p>
      <ul className="sources">
        {facts.sources.map(({ key, where }) => {
          const { authors, title, year } = bibliography[key];
          return (
            <li key={`${key} ${where}`} className="source">
              {key === 'impartial' ? 'Proved in this repository' : `${authors} ${year}. ${title}`}
              {where === undefined ? '' : `: ${where}`}
            </li>
          );
        })}
      </ul>
      {facts.examples !== undefined && (
        <p className="source">
          Try it on{' '}
          {facts.examples.slice(0, 3).map((example, index) => (
            <span key={example}>
              {index > 0 && ', '}
              <a href={linkTo(example)}>
                <code>{example}</code>
              </a>
            </span>
          ))}
          .
        </p>
      )}
    </article>
  );
}
