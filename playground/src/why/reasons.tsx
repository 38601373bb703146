/** Why: the theorem about this position, its table, its source with a link to the statement, and what print has wrong about it. */
import { linkTo, linkToStatement } from '../address.ts';
import { Formula } from '../formula.tsx';
import type { Answer } from '../solver/tasks.ts';
import { toSentence } from '../words.ts';
import { CertificateTable } from './certificate-table.tsx';
import type { CertificateState } from './use-certificate.ts';

interface Properties {
  readonly answer: Answer;
  readonly certificate: CertificateState;
}

export function Reasons({ answer, certificate }: Properties) {
  const { reasons, slips, verdict } = answer;
  const { table, note } = verdict.marks ?? {};
  return (
    <section className="why">
      <h2>Why</h2>
      {reasons.map(({ theorem, text }) => (
        <p key={theorem + text}>
          <Formula text={toSentence(text)} />
        </p>
      ))}
      {note !== undefined && <p>{note}</p>}
      {table !== undefined && <CertificateTable table={table} certificate={certificate} />}
      <ul className="sources">
        {reasons.map(({ theorem, title, text, cite, statement }) => (
          <li key={theorem + text} className="source">
            {title}. {cite}.{' '}
            {theorem !== 'by-definition' && (
              <a href={linkToStatement(theorem)} {...(statement !== '' && { title: statement })}>
                Statement and proof
              </a>
            )}
          </li>
        ))}
      </ul>
      {slips.map(({ name, says, truth, counterexample: { at } }) => (
        <p className="print" key={name}>
          <b>Printed:</b> {toSentence(says)} <b>True:</b> {toSentence(truth)} <b>Smallest counterexample:</b>{' '}
          <a href={linkTo(at)}>
            <code>{at}</code>
          </a>
        </p>
      ))}
    </section>
  );
}
