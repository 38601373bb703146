/** The statements of the papers with what became of them: the page to which every reason links. Loaded only when it is opened. */

import type { Counterexample } from 'impartial/papers';
import { useEffect, useRef } from 'react';
import { linkTo } from '../address.ts';
import { Formula } from '../formula.tsx';
import type { ListedStatement, ListedTheorem } from './list-statements.ts';
import { statements } from './statements.ts';

const MARKS: Readonly<Record<ListedStatement['status'], string>> = {
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
  const isWanted = ({ theorems, name }: ListedStatement) =>
    wanted !== undefined && (theorems.includes(wanted) || name === wanted);
  const target = statements.papers.flatMap((paper) => paper.statements).find(isWanted);
  const theorem = statements.theorems.find(({ id }) => id === wanted);
  return (
    <main className="papers">
      <h1>Statements of the papers</h1>
      <p className="papers-lead">
        What five papers state, and what goes beyond them, in our own words. Each status is what play by the rules gave; none is
        taken on trust.
      </p>
      {theorem !== undefined && <OfTheProgram theorem={theorem} />}
      {statements.papers.map(({ title, source, statements: listed }) => (
        <section key={title}>
          <h2>{title}</h2>
          {source !== undefined && <p className="source">{source}.</p>}
          {listed.map((statement) => (
            <article
              key={statement.name}
              ref={statement === target ? first : undefined}
              tabIndex={-1}
              className={isWanted(statement) ? 'wanted' : ''}
            >
              <One statement={statement} />
            </article>
          ))}
        </section>
      ))}
    </main>
  );
}

function One({ statement }: { statement: ListedStatement }) {
  const { name, status, says, truth, tried, proof, counterexample } = statement;
  return (
    <>
      <h3>
        {name}{' '}
        <span className={`status ${status.split(' ')[0]}`}>
          <span aria-hidden="true">{MARKS[status]}</span> {status}
        </span>
      </h3>
      <p>
        <Formula text={says} />
      </p>
      {truth !== undefined && (
        <p>
          <b>True:</b> <Formula text={truth} />
        </p>
      )}
      {counterexample !== undefined && <Against {...counterexample} />}
      <p className="source">
        Tried on {tried}. {proof !== undefined && `Proof: ${proof}.`}
      </p>
    </>
  );
}

function Against({ at, outcome, shows }: Counterexample) {
  return (
    <p>
      <b>Counterexample:</b>{' '}
      {outcome === undefined ? (
        at
      ) : (
        <a href={linkTo(at)}>
          <code>{at}</code>
        </a>
      )}
      {shows !== undefined && (
        <>
          {'. '}
          <Formula text={shows} />
        </>
      )}
    </p>
  );
}

/** The theorem as the program uses it, which may be more than a paper states. */
function OfTheProgram({ theorem }: { theorem: ListedTheorem }) {
  return (
    <article className="wanted" id="theorem">
      <h3>{theorem.title}</h3>
      <p>
        <Formula text={theorem.statement} />
      </p>
      <ul className="sources">
        {theorem.sources.map((source) => (
          <li key={source} className="source">
            {source}
          </li>
        ))}
      </ul>
      {theorem.examples.length > 0 && (
        <p className="source">
          Try it on{' '}
          {theorem.examples.map((example, index) => (
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
