/** All small sums by their elements and by search, when it is asked for. */
import { useEffect, useState } from 'react';
import { useDesk } from '../desk/use-desk.ts';
import { groupDigits } from '../words.ts';

/** Counters of the sums that are compared. */
const COUNTERS = 20;

export function CompareSums({ question, family }: { question: string; family: string }) {
  const [said, setSaid] = useState<string>();
  const desk = useDesk();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another game has not been compared.
  useEffect(() => {
    setSaid(undefined);
    return () => desk.stop();
  }, [family]);

  async function compare() {
    const soFar = (sums: number) => setSaid(`${groupDigits(sums)} sums agree so far…`);
    soFar(0);
    const found = await desk
      .ask('compare-sums', { question, counters: COUNTERS }, ({ sums }) => soFar(sums))
      .catch(() => undefined);
    if (found === undefined) return;
    setSaid(
      found.differs === undefined
        ? `All ${groupDigits(found.sums)} sums of up to ${COUNTERS} counters agree with search by the rules.`
        : `Search by the rules disagrees at ${found.differs}.`,
    );
  }

  return (
    <p className="compare-sums">
      <span aria-live="polite">{said}</span>
      {said === undefined && (
        <button type="button" className="link" onClick={compare}>
          Compare all sums of up to {COUNTERS} counters
        </button>
      )}
    </p>
  );
}
