/** How sure: by theorem or search, how long it took, and a comparison with search by the rules alone. */
import { useEffect, useState } from 'react';
import { useDesk } from '../desk/use-desk.ts';
import type { Answer } from '../solver/tasks.ts';
import { formatDuration, groupDigits } from '../words.ts';

export function Certainty({ answer }: { answer: Answer }) {
  const { verdict, milliseconds, positions, certificate } = answer;
  const [compared, setCompared] = useState<string>();
  const desk = useDesk();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question has not been compared.
  useEffect(() => {
    setCompared(undefined);
    return () => desk.stop();
  }, [verdict.question]);

  async function compare() {
    setCompared('Searching…');
    const found = await desk.ask('compare', { question: verdict.question, outcome: verdict.outcome }).catch(() => undefined);
    if (found !== undefined) setCompared(found.text);
  }

  const json = certificate === undefined ? undefined : JSON.stringify(certificate);
  return (
    <section className="certainty">
      <h2>How sure</h2>
      <p>
        {verdict.method === 'theorem'
          ? 'By theorem'
          : positions > 0
            ? `By search: more than ${groupDigits(positions)} positions`
            : 'By search'}
        , in {formatDuration(milliseconds)}. <span aria-live="polite">{compared}</span>{' '}
        {compared === undefined && verdict.method === 'theorem' && (
          <button type="button" className="link" onClick={compare}>
            Compare with search
          </button>
        )}{' '}
        {json !== undefined && (
          <a download="certificate.json" href={`data:application/json,${encodeURIComponent(json)}`}>
            Certificate
          </a>
        )}
      </p>
    </section>
  );
}
