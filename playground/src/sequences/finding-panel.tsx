/** What was found: the period in the only words allowed for it, why it lasts, exceptions, how values are spread. */
import { useState } from 'react';
import { linkToTheorem } from '../address.ts';
import type { SequenceEnd, SequenceProof } from '../solver/tasks.ts';
import { groupDigits, toSentence } from '../words.ts';
import type { Repetition } from './find-period.ts';
import { findingWords } from './finding-words.ts';
import type { Statistics } from './statistics.ts';

interface Properties {
  readonly from: number;
  readonly statistics: Statistics;
  readonly repetition: Repetition | undefined;
  readonly exceptions: readonly number[];
  readonly end: SequenceEnd | undefined;
  readonly isRunning: boolean;
}

const MOST_LISTED = 40;
const FIRST_ZEROS = 11;
const MOST_BARS = 24;
const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];

export function FindingPanel({ from, statistics, repetition, exceptions, end, isRunning }: Properties) {
  const { count } = statistics;
  const proof = end?.proof;
  const many = exceptions.length;
  return (
    <aside aria-label="Finding">
      <section>
        <h2>Finding</h2>
        <p className="verdict">{isRunning ? 'Computing…' : findingWords({ from, count, repetition, end })}</p>
        <p className="under">
          {proof === undefined
            ? ''
            : proof.preperiod > from
              ? `Preperiod ${proof.preperiod}: the last exception is n = ${proof.preperiod - 1}.`
              : 'It holds from the first value on.'}{' '}
          {end?.reason !== undefined && `Some values are not known: ${end.reason.replace(/ \(--[^)]*\)/g, '')}.`}
        </p>
      </section>
      {proof !== undefined && <WhyForEver proof={proof} largestTake={end?.largestTake} />}
      {many > 0 && (
        <section>
          <h2>
            {NUMBERS[many] ?? groupDigits(many)} exception{many === 1 ? '' : 's'}
          </h2>
          <p className="exceptions">
            <span aria-hidden="true">◇</span> {exceptions.slice(0, MOST_LISTED).join(', ')}
            {many > MOST_LISTED && ', …'}
          </p>
        </section>
      )}
      {count > 0 && <Values statistics={statistics} kind={end?.kind} />}
    </aside>
  );
}

function WhyForEver({ proof, largestTake }: { proof: SequenceProof; largestTake: number | undefined }) {
  const { preperiod, period, checkedTo, text, cite, theorem, certificate } = proof;
  const isGuySmith = checkedTo !== undefined && largestTake !== undefined && checkedTo === 2 * preperiod + period + largestTake;
  return (
    <section className="why">
      <h2>Why for ever</h2>
      {isGuySmith ? (
        <p>
          The values repeat for {preperiod} ≤ <i>n</i> &lt; {checkedTo}. Since {checkedTo} = 2·{preperiod} + {period} +{' '}
          {largestTake}, <b>every later heap has options of the same values as the heap {period} before it.</b>
        </p>
      ) : (
        <p>{toSentence(text)}</p>
      )}
      <p className="source">
        {cite !== '' && `${cite}. `}
        <a href={linkToTheorem(theorem)}>Statement and proof</a>
        {certificate !== undefined && (
          <>
            {' · '}
            <a download="certificate.json" href={`data:application/json,${encodeURIComponent(JSON.stringify(certificate))}`}>
              Certificate
            </a>
          </>
        )}
      </p>
    </section>
  );
}

function Values({ statistics, kind }: { statistics: Statistics; kind: SequenceEnd['kind'] }) {
  const [showsAll, setShowsAll] = useState(false);
  const { count, counts, zeros, zeroCount, largest, largestAt } = statistics;
  const most = Math.max(1, ...counts.map(([, times]) => times));
  const shown = showsAll ? zeros : zeros.slice(0, FIRST_ZEROS);
  const isAboutZeros = kind?.zeroIsLost ?? true;
  return (
    <section>
      <h2>Values</h2>
      {counts.length <= MOST_BARS && (
        <div className="histogram" role="img" aria-label={counts.map(([value, times]) => `${value}: ${times}`).join(', ')}>
          {counts.map(([value, times]) => (
            <div key={value} className={value === '0' ? 'zero' : ''}>
              <span>{Math.round((100 * times) / count)}%</span>
              <i style={{ height: `${(70 * times) / most}px` }} />
              <b>{kind?.isOutcome ? (value === '1' ? 'N' : value === '0' ? 'P' : value) : value}</b>
            </div>
          ))}
        </div>
      )}
      <p>
        {counts.length > MOST_BARS && `${groupDigits(counts.length)} different values. `}
        {kind?.hasSize !== false && (
          <>
            Largest value {String(largest)}, first at <i>n</i> = {groupDigits(largestAt)}.{' '}
          </>
        )}
        {isAboutZeros && zeroCount > 0 && (
          <>
            Zeros (previous player wins): {shown.join(', ')}
            {shown.length < zeroCount && ', … '}
            {zeroCount > FIRST_ZEROS && (
              <button type="button" className="link" onClick={() => setShowsAll(!showsAll)}>
                {showsAll
                  ? 'fewer'
                  : zeroCount > zeros.length
                    ? `the first ${groupDigits(zeros.length)}`
                    : `all ${groupDigits(zeroCount)}`}
              </button>
            )}
          </>
        )}
      </p>
    </section>
  );
}
