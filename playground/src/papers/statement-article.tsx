/** One statement of a paper: what is true instead, the smallest counterexample, what was checked, and who proves it. */
import { linkTo, linkToTheorem } from '../address.ts';
import { Formula } from '../formula.tsx';
import type { ListedStatement } from './list-statements.ts';
import { statements } from './statements.ts';
import { tried } from './theorem-article.tsx';

export function StatementArticle({ statement, source }: { statement: ListedStatement; source: string | undefined }) {
  const { says, truth, status, counterexample, example, tried: domain, cases, failures } = statement;
  return (
    <>
      <p>
        {truth !== undefined && <b>Printed: </b>}
        <Formula text={says} />
      </p>
      {truth !== undefined && (
        <p>
          <b>True: </b>
          <Formula text={truth} />
        </p>
      )}
      {counterexample !== undefined && (
        <p>
          <b>Smallest counterexample: </b>
          {counterexample.outcome === undefined ? (
            counterexample.at
          ) : (
            <a href={linkTo(counterexample.at)}>
              <code>{counterexample.at}</code>
            </a>
          )}
          {counterexample.shows !== undefined && (
            <>
              {'. '}
              <Formula text={counterexample.shows} />
            </>
          )}
        </p>
      )}
      <p className="source">
        Checked: {tried(cases, failures)}; {domain}. {proofWords(statement, source)}
      </p>
      <Carriers theorems={statement.theorems} />
      {example !== undefined && (
        <p className="open-on-board">
          <a className="button" href={linkTo(example)} aria-label={`Open on the board: ${example}`}>
            Open on the board
          </a>{' '}
          {status !== 'false as printed' && <code>{example}</code>}
        </p>
      )}
    </>
  );
}

/** Where a proof is, or that there is none. */
function proofWords({ status, isOurs, theorems }: ListedStatement, source: string | undefined): string {
  if (status === 'open') return 'Nobody has proved or refuted it.';
  if (status === 'conjecture') return 'Observed, not proved.';
  if (isOurs) return theorems.length > 0 ? 'Our own; the proof is with the theorem.' : 'Our own, computed case by case.';
  if (status === 'false as printed') return 'What is true instead was checked on the same cases.';
  return `${status === 'holds' ? 'Proved' : 'What was meant is proved'} in ${source === undefined ? 'the paper' : 'the paper at this place'}.`;
}

function Carriers({ theorems }: { theorems: readonly string[] }) {
  const found = theorems.flatMap((id) => statements.theorems.find((each) => each.id === id) ?? []);
  if (found.length === 0) return null;
  return (
    <p className="source">
      Used here as:{' '}
      {found.map(({ id, title }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <a href={linkToTheorem(id)}>{title}, with proof</a>
        </span>
      ))}
    </p>
  );
}
