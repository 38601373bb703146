/** The explorer: any family with a hole {n}, its values as they come, their period, exceptions and statistics. */
import { termsToBFile, termsToCsv } from 'impartial';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Address } from '../address.ts';
import { Icon } from '../icon.tsx';
import { QuestionLine } from '../question-line.tsx';
import { saveFile } from '../save-file.ts';
import { formatDuration, groupDigits } from '../words.ts';
import { findRepetition, listExceptions } from './find-period.ts';
import { FindingPanel } from './finding-panel.tsx';
import { SequencePlot } from './sequence-plot.tsx';
import { useSequence } from './use-sequence.ts';
import { ValueTable } from './value-table.tsx';

interface Properties {
  readonly address: Address;
  onAddress(address: Address): void;
}

const DEFAULT_TO = 1000;
const MOST = 2_000_000;

export function SequenceView({ address, onAddress }: Properties) {
  const line = address.question ?? 'octal 0.137: {n}';
  const to = Math.min(MOST, address.to ?? DEFAULT_TO);
  const [typedTo, setTypedTo] = useState(String(to));
  const { from, values, end, error, isRunning, start, stop } = useSequence(line, to);
  const repetition = useMemo(() => (isRunning ? undefined : findRepetition(values)), [values, isRunning]);
  const exceptions = useMemo(
    () => (repetition === undefined ? [] : listExceptions(values, repetition).map((n) => n + from)),
    [values, repetition, from],
  );
  const [mode, setMode] = useState<'Dots' | 'Table'>('Dots');
  const field = useRef<HTMLInputElement>(null);
  const figure = useRef<HTMLDivElement>(null);
  useEffect(() => setTypedTo(String(to)), [to]);

  const terms = () => values.map((value, index) => ({ n: from + index, value }));
  const saveSvg = () => {
    const svg = figure.current?.querySelector('svg');
    if (svg !== null && svg !== undefined) saveFile('sequence.svg', new XMLSerializer().serializeToString(svg), 'image/svg+xml');
  };
  const askFor = (text: string) => {
    setTypedTo(text);
    const number = Number(text.replace(/[^\d]/g, ''));
    if (/^\d[\d\s\u2009]*$/.test(text) && number <= MOST) onAddress({ ...address, to: number });
  };

  return (
    <>
      <search>
        <QuestionLine
          line={line}
          error={error}
          field={field}
          onChange={(question) => onAddress({ ...address, question, moves: [] })}
          onEnter={start}
          onRestore={() => {}}
        />
        <label className="up-to">
          n up to{' '}
          <input
            value={typedTo}
            inputMode="numeric"
            size={8}
            onChange={(event) => askFor(event.target.value)}
            aria-label="Last n"
          />
        </label>
        <button type="button" className="primary" onClick={isRunning ? stop : start}>
          {isRunning ? 'Stop' : 'Compute'}
        </button>
      </search>
      <p id="sentence" className={error === undefined ? '' : 'bad'}>
        {error?.message ?? 'The values of a family: {n} is replaced by 0, 1, 2 and so on.'}
      </p>
      <main>
        <h1 className="hidden">Sequence</h1>
        <div className="card sequence-card">
          <div className="switches">
            <div className="segmented">
              {(['Dots', 'Table'] as const).map((word) => (
                <button type="button" key={word} aria-pressed={mode === word} onClick={() => setMode(word)}>
                  {word}
                </button>
              ))}
            </div>
          </div>
          <div ref={figure} className="plot-place">
            {mode === 'Dots' ? (
              <SequencePlot from={from} values={values} repetition={repetition} exceptions={exceptions} proof={end?.proof} />
            ) : (
              <ValueTable from={from} values={values} />
            )}
          </div>
          {repetition !== undefined && repetition.saltus === 0 && repetition.period <= 80 && (
            <div className="one-period">
              <p className="small">
                One period: n = {from + repetition.from} to {from + repetition.from + repetition.period - 1}, and again
              </p>
              <div className="cells">
                {values.slice(repetition.from, repetition.from + repetition.period).map((value, index) => {
                  const n = from + repetition.from + index;
                  return (
                    <span key={n} className={value === 0 ? 'cell zero' : 'cell'} title={`n = ${n}`}>
                      {String(value)}
                    </span>
                  );
                })}
              </div>
            </div>
          )}
          <div className="controls">
            <span role="status" className="count">
              {groupDigits(values.length)} values
              {end === undefined ? (isRunning ? ' so far' : '') : ` in ${formatDuration(end.milliseconds)}. Done.`}
            </span>
            <span className="spacer" />
            <span className="small">Export</span>
            <button type="button" onClick={() => saveFile('b-file.txt', termsToBFile(terms()))}>
              <Icon name="download" /> b-file
            </button>
            <button type="button" onClick={() => saveFile('sequence.csv', termsToCsv(terms()), 'text/csv')}>
              <Icon name="download" /> CSV
            </button>
            <button
              type="button"
              onClick={() =>
                saveFile(
                  'sequence.json',
                  JSON.stringify({
                    question: line,
                    from,
                    values: values.map((value) => (typeof value === 'bigint' ? String(value) : value)),
                  }),
                  'application/json',
                )
              }
            >
              <Icon name="download" /> JSON
            </button>
            <button type="button" onClick={saveSvg} disabled={mode !== 'Dots'}>
              <Icon name="download" /> SVG
            </button>
          </div>
        </div>
        <FindingPanel
          from={from}
          values={values}
          repetition={repetition}
          exceptions={exceptions}
          end={end}
          isRunning={isRunning}
        />
      </main>
    </>
  );
}
