/** The explorer: any family with a hole {n}, its values as they come, their period, exceptions and statistics. */
import { useMemo, useRef, useState } from 'react';
import { type Address, writeAddress } from '../address.ts';
import { CopyLink } from '../copy-link.tsx';
import { QuestionLine } from '../question-line.tsx';
import { formatDuration, groupDigits } from '../words.ts';
import { ExportButtons } from './export-buttons.tsx';
import { findRepetition, listExceptions } from './find-period.ts';
import { FindingPanel } from './finding-panel.tsx';
import { NumberField } from './number-field.tsx';
import { PeriodStrip } from './period-strip.tsx';
import { SequencePlot } from './sequence-plot.tsx';
import { useSequence } from './use-sequence.ts';
import { useSource } from './use-source.ts';
import { ValueTable } from './value-table.tsx';

interface Properties {
  readonly address: Address;
  onAddress(address: Address): void;
}

const DEFAULT_TO = 1000;
const MOST = 2_000_000;
const FIRST = 'octal 0.137: {n}';
const STYLES = ['Dots', 'Bars', 'Table'] as const;

export function SequenceView({ address, onAddress }: Properties) {
  const line = address.question ?? FIRST;
  const to = Math.min(MOST, address.to ?? DEFAULT_TO);
  const { source, why } = useSource(address.game);
  const sequence = useSequence(line, { from: address.from, to }, source);
  const { from, values, statistics, end, error, isRunning, start, stop } = sequence;
  const { count } = statistics;
  const repetition = useMemo(() => (isRunning ? undefined : findRepetition(values)), [values, isRunning]);
  const exceptions = useMemo(
    () => (repetition === undefined ? [] : listExceptions(values, repetition).map((n) => n + from)),
    [values, repetition, from],
  );
  const [style, setStyle] = useState<(typeof STYLES)[number]>('Dots');
  const [showsPeriod, setShowsPeriod] = useState(true);
  const [showsExceptions, setShowsExceptions] = useState(true);
  const [said, setSaid] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const figure = useRef<HTMLDivElement>(null);
  const good = useRef(line);
  if (end !== undefined && error === undefined) good.current = line;
  const about = end?.title === undefined ? '' : `${end.title}. ${end.kind === undefined ? '' : `${end.kind.title}.`}`;

  return (
    <>
      <search>
        <QuestionLine
          line={line}
          error={error}
          field={field}
          onChange={(question) => onAddress({ ...address, question, moves: [] })}
          onEnter={start}
          onRestore={() => onAddress({ ...address, question: good.current, moves: [] })}
        />
        <span className="up-to">
          <i>n</i> from{' '}
          <NumberField label="First n" value={from} most={MOST} onValue={(next) => onAddress({ ...address, from: next })} /> to{' '}
          <NumberField label="Last n" value={to} most={MOST} onValue={(next) => onAddress({ ...address, to: next })} />
        </span>
        <button type="button" className="primary" onClick={isRunning ? stop : start}>
          {isRunning ? 'Stop' : 'Compute'}
        </button>
        <CopyLink line={line} onSay={setSaid} />
      </search>
      <p id="sentence" className={error === undefined ? '' : 'bad'}>
        <span>
          {why === 'foreign'
            ? 'This link brings a game with it that has not run here. '
            : `${why ?? error?.message ?? (said || about || 'The values of a family: {n} is replaced by 0, 1, 2 and so on.')} `}
          {address.game !== undefined && (
            <a href={writeAddress('', { ...address, view: 'invent', question: undefined })}>
              {why === 'foreign' ? 'Look at it first' : 'Back to Invent'}
            </a>
          )}
        </span>
      </p>
      <main>
        <h1 className="hidden">Sequence</h1>
        <div className="card sequence-card">
          <div className="switches">
            <div className="segmented">
              {STYLES.map((word) => (
                <button type="button" key={word} aria-pressed={style === word} onClick={() => setStyle(word)}>
                  {word}
                </button>
              ))}
            </div>
            {style !== 'Table' && repetition !== undefined && (
              <div className="segmented">
                <button type="button" aria-pressed={showsPeriod} onClick={() => setShowsPeriod(!showsPeriod)}>
                  Period
                </button>
                <button type="button" aria-pressed={showsExceptions} onClick={() => setShowsExceptions(!showsExceptions)}>
                  Exceptions
                </button>
              </div>
            )}
          </div>
          <div ref={figure} className="plot-place">
            {style === 'Table' ? (
              <ValueTable from={from} values={values} count={count} kind={end?.kind} />
            ) : (
              <SequencePlot
                from={from}
                values={values}
                count={count}
                repetition={showsPeriod ? repetition : undefined}
                exceptions={showsExceptions ? exceptions : NONE}
                proof={showsPeriod ? end?.proof : undefined}
                kind={end?.kind}
                style={style}
              />
            )}
          </div>
          {repetition !== undefined && showsPeriod && <PeriodStrip from={from} values={values} repetition={repetition} />}
          <div className="controls">
            <span role="status" className="count">
              {groupDigits(count)} values
              {isRunning ? ' so far' : end === undefined ? '. Stopped.' : ` in ${formatDuration(end.milliseconds)}. Done.`}
            </span>
            <span className="spacer" />
            <ExportButtons
              question={line}
              from={from}
              values={values}
              count={count}
              kind={end?.kind}
              picture={() => (style === 'Table' ? undefined : figure.current?.querySelector<SVGElement>('.plot-svg svg'))}
            />
          </div>
        </div>
        <FindingPanel
          from={from}
          statistics={statistics}
          repetition={repetition}
          exceptions={exceptions}
          end={end}
          isRunning={isRunning}
        />
      </main>
    </>
  );
}

const NONE: readonly number[] = [];
