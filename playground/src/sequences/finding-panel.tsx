/** What was found: the period in the only words allowed for it, why it lasts, exceptions, how values are spread. */
import type { Nimber } from 'impartial';
import type { SequenceEnd } from '../solver/tasks.ts';
import { groupDigits } from '../words.ts';
import { countValues, type Repetition } from './find-period.ts';

interface Properties {
  readonly from: number;
  readonly values: readonly (Nimber | null)[];
  readonly repetition: Repetition | undefined;
  readonly exceptions: readonly number[];
  readonly end: SequenceEnd | undefined;
  readonly isRunning: boolean;
}

const MOST_LISTED = 40;

export function findingWords({
  from,
  values,
  repetition,
  end,
}: Pick<Properties, 'from' | 'values' | 'repetition' | 'end'>): string {
  if (end?.proof !== undefined) return `Period ${end.proof.period}, proved.`;
  if (repetition === undefined) return `No period up to ${groupDigits(from + values.length - 1)}.`;
  const salt = repetition.saltus === 0 ? '' : `, adding ${repetition.saltus} each time,`;
  return `Repeats with ${repetition.period}${salt} from n = ${from + repetition.from} as far as computed. Not proved.`;
}

export function FindingPanel({ from, values, repetition, exceptions, end, isRunning }: Properties) {
  const counts = countValues(values);
  const most = Math.max(1, ...counts.map(([, count]) => count));
  const zeros = values.flatMap((value, index) => (value === 0 ? [from + index] : []));
  const largest = values.reduce<Nimber>((best, value) => (value !== null && value > best ? value : best), 0);
  const proof = end?.proof;
  return (
    <aside aria-label="Finding">
      <section>
        <h2>Finding</h2>
        <p className="verdict">{isRunning ? 'Computing…' : findingWords({ from, values, repetition, end })}</p>
        {proof !== undefined && (
          <p className="under">
            Preperiod {proof.preperiod}: the last exception is n = {proof.preperiod - 1}.
          </p>
        )}
        {end?.reason !== undefined && (
          <p className="under">Some values are not known: {end.reason.replace(/ \(--[^)]*\)/g, '')}.</p>
        )}
      </section>
      {proof !== undefined && (
        <section>
          <h2>Why for ever</h2>
          <p>
            The values repeat for {proof.preperiod} ≤ <i>n</i> &lt; {proof.checkedTo}, and that is far enough:{' '}
            <b>every later heap has options of the same values as the heap {proof.period} before it.</b>
          </p>
          <p className="source">Periodicity of octal games. {proof.cite}.</p>
        </section>
      )}
      {exceptions.length > 0 && (
        <section>
          <h2>{exceptions.length === 1 ? 'One exception' : `${exceptions.length} exceptions`}</h2>
          <p className="exceptions">
            ◇ {exceptions.slice(0, MOST_LISTED).join(', ')}
            {exceptions.length > MOST_LISTED && ', …'}
          </p>
        </section>
      )}
      {counts.length <= 24 && values.length > 0 && (
        <section>
          <h2>Values</h2>
          <div className="histogram" role="img" aria-label={counts.map(([value, count]) => `${value}: ${count}`).join(', ')}>
            {counts.map(([value, count]) => (
              <div key={value} className={value === '0' ? 'zero' : ''}>
                <span>{Math.round((100 * count) / values.length)}%</span>
                <i style={{ height: `${(70 * count) / most}px` }} />
                <b>{value}</b>
              </div>
            ))}
          </div>
          <p>
            Largest value {String(largest)}, first at <i>n</i> = {from + values.indexOf(largest)}. Zeros (previous player wins):{' '}
            {zeros.slice(0, 20).join(', ')}
            {zeros.length > 20 && ', …'}
          </p>
        </section>
      )}
    </aside>
  );
}
