/** How sure: by theorem or search, how long it took, and a comparison with search by the rules alone. */
import { type ReactNode, useEffect, useState } from 'react';
import { useDesk } from '../desk/use-desk.ts';
import { saveFile } from '../save-file.ts';
import type { Answer } from '../solver/tasks.ts';
import { formatDuration } from '../words.ts';
import { progressWords } from './progress-words.ts';

/** A comparison of one question: on its way, or with its end. */
interface Compared {
  readonly question: string;
  readonly text: string;
  readonly isRunning: boolean;
}

export function Certainty({ answer, children }: { answer: Answer; children?: ReactNode }) {
  const { verdict, milliseconds } = answer;
  const { question, outcome } = verdict;
  const [last, setCompared] = useState<Compared>();
  const desk = useDesk();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is searched for another question is of no use.
  useEffect(() => () => desk.stop(), [question]);
  const compared = last?.question === question ? last : undefined;

  async function compare() {
    const started = performance.now();
    const say = (text: string, isRunning: boolean) => setCompared({ question, text, isRunning });
    say('Searching…', true);
    const found = await desk
      .ask('compare', { question, outcome }, (progress) =>
        say(`Searching: ${progressWords({ ...progress, milliseconds: performance.now() - started }, undefined)}`, true),
      )
      .catch(() => undefined);
    if (found !== undefined) say(found.text, false);
  }

  function stop() {
    desk.stop();
    setCompared(undefined);
  }

  async function saveCertificate() {
    const certificate = await desk.ask('certificate', { question }).catch(() => undefined);
    if (certificate === null) setCompared({ question, text: 'This answer has no certificate.', isRunning: false });
    else if (certificate !== undefined) saveFile('certificate.json', JSON.stringify(certificate), 'application/json');
  }

  return (
    <section className="certainty">
      <h2>How sure</h2>
      <p>
        {verdict.method === 'theorem' ? 'By theorem' : 'By search'}, in {formatDuration(milliseconds)}.{' '}
        <span aria-live={compared?.isRunning === true ? 'off' : 'polite'}>{compared?.text}</span>{' '}
        {compared?.isRunning === true && (
          <button type="button" className="link" onClick={stop}>
            Stop
          </button>
        )}
        {compared === undefined && verdict.method === 'theorem' && (
          <button type="button" className="link" onClick={compare}>
            Compare with search
          </button>
        )}{' '}
        {outcome !== 'unknown' && (
          <button type="button" className="link" onClick={saveCertificate}>
            Save certificate
          </button>
        )}
      </p>
      {children}
    </section>
  );
}
