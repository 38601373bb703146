/** Why: first in words for a player, then the table, then by the names of the theory, with the statement and its proof to open. */
import { lazy, Suspense, useState } from 'react';
import { linkTo, linkToStatement, linkToTheorem } from '../address.ts';
import { Formula } from '../formula.tsx';
import type { Answer } from '../solver/tasks.ts';
import { groupNumbers, NOT_LOADED, toSentence } from '../words.ts';
import { CertificateTable } from './certificate-table.tsx';
import { Termed } from './termed.tsx';
import type { CertificateState } from './use-certificate.ts';

const ProofSheet = lazy(() =>
  import('../papers/proof-sheet.tsx').then(
    ({ ProofSheet }) => ({ default: ProofSheet }),
    () => ({ default: () => <p className="note">{NOT_LOADED}</p> }),
  ),
);

interface Properties {
  readonly answer: Answer;
  readonly certificate: CertificateState;
}

export function Reasons({ answer, certificate }: Properties) {
  const { reasons, verdict } = answer;
  const { table, note } = verdict.marks ?? {};
  const [opened, setOpened] = useState<string>();
  const texts = reasons.filter(({ text }) => text !== verdict.why);
  return (
    <section className="why">
      <h2>Why</h2>
      {verdict.why !== undefined && (
        <p className="why-lead">
          <Formula text={groupNumbers(toSentence(verdict.why))} />
        </p>
      )}
      {table !== undefined && <CertificateTable table={table} certificate={certificate} />}
      {texts.map(({ theorem, text }) => (
        <p className="termed" key={theorem + text}>
          <Termed text={groupNumbers(toSentence(text))} />
        </p>
      ))}
      {note !== undefined && (
        <p className="termed">
          <Termed text={groupNumbers(note)} />
        </p>
      )}
      <ul className="sources">
        {reasons.map(({ theorem, title, text, cite }) => (
          <li key={theorem + text} className="source">
            {title}. {cite}.{' '}
            {theorem !== 'by-definition' && (
              <a
                href={linkToTheorem(theorem)}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  setOpened(theorem);
                }}
              >
                Statement and proof
              </a>
            )}
          </li>
        ))}
      </ul>
      <InPrint answer={answer} />
      {opened !== undefined && (
        <Suspense fallback={null}>
          <ProofSheet theorem={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </section>
  );
}

/** A slip in print: in a box where print gives this very position to the wrong player, else in a line. */
function InPrint({ answer: { slips, verdict } }: { answer: Answer }) {
  return slips.map(({ name, id, paper, says, truth, counterexample: { at } }) => {
    const link = linkToStatement(paper, id);
    if (at !== verdict.question)
      return (
        <p className="print-line" key={name}>
          In print there is a slip ({name}); it changes nothing here. <a href={link}>What is printed and what is true</a>
        </p>
      );
    return (
      <p className="print" key={name}>
        <b>Printed:</b> {toSentence(says)} <b>True:</b> {toSentence(truth)} This is the{' '}
        <a href={linkTo(at)}>smallest counterexample</a>. <a href={link}>{name}</a>
      </p>
    );
  });
}
