/** Why: the theorem about this position, its table, its source; the full statement on demand. */
import type { Answer } from '../solver/tasks.ts';
import { toSentence } from '../words.ts';
import { CertificateTable } from './certificate-table.tsx';

export function Reasons({ answer }: { answer: Answer }) {
  return (
    <section className="why">
      <h2>Why</h2>
      {answer.reasons.map(({ theorem, title, text, statement, cite }) => (
        <div key={theorem + text} className="reason">
          <p>{toSentence(text)}</p>
          <p className="source">
            {title}. {cite}.
          </p>
          {statement !== '' && (
            <details>
              <summary>Statement</summary>
              <p>{toSentence(statement)}</p>
            </details>
          )}
        </div>
      ))}
      <CertificateTable answer={answer} />
    </section>
  );
}
