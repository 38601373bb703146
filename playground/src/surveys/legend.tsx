/** What the cells of the map mean. */
import { groupDigits } from '../words.ts';
import type { SurveyInfo } from './survey-source.ts';

const LEGEND = [
  ['one', '1'],
  ['few', '2–9'],
  ['some', '10–99'],
  ['many', '100 or more'],
  ['none', 'none found'],
  ['stopped', 'stopped at a limit'],
  ['running', 'being asked'],
  ['waiting', 'waiting'],
  ['failed', 'failed'],
] as const;

/** What a survey cannot have any more is left out. */
export function Legend({ info: { ask, limits, done, tasks, byStatus } }: { info: SurveyInfo }) {
  const isDone = done >= tasks;
  const shown = LEGEND.filter(
    ([look]) => !(isDone && (look === 'running' || look === 'waiting')) && !(look === 'failed' && !byStatus.failed),
  );
  const none = limits.values === undefined ? 'none found' : `none in ${groupDigits(limits.values)} values`;
  return (
    <p className="survey-legend">
      <span>{ask === 'period' ? 'period' : 'value'}</span>
      {shown.map(([look, words]) => (
        <span key={look}>
          <i className={`survey-cell ${look}`} aria-hidden="true" /> {look === 'none' ? none : words}
        </span>
      ))}
    </p>
  );
}
