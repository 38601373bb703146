/** An answer beside its question, and below it where it is a plot or a table. */
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { saveFile } from '../save-file.ts';
import type { SentAnswer } from '../sheet/sent-answer.ts';
import { ValuePlot } from '../value-plot.tsx';
import { groupDigits, toSentence } from '../words.ts';
import { type AnswerWords, periodOf, periodWords, tableWords, verdictWords } from './answer-words.ts';
import { tableLines, termLines, toCsv, toMarkdownTable } from './exports.ts';

interface Properties {
  readonly answer: SentAnswer;
  /** The line of the cell. */
  readonly line: string;
  /** The values that a sum adds, where they are known. */
  readonly sum?: readonly number[] | undefined;
  /** Asks once more, so many times as far; missing where that is of no use. */
  readonly onSearch?: ((effort: number) => void) | undefined;
}

export function AnswerView({ answer, line, sum, onSearch }: Properties) {
  const { kind, text, why } = answer;
  if (kind === 'error') return <Wrong text={text} />;
  if (kind === 'sequence')
    return (
      <>
        <code className={text.length > LONG ? 'long' : ''}>{text}</code>
        <NotKnown {...{ why, onSearch }} />
        <Exports {...{ answer, line }} />
      </>
    );
  return (
    <>
      <Words {...wordsOf(answer, sum)} />
      <NotKnown {...{ why, onSearch }} />
      {kind === 'plot' && <PartDrawn {...{ answer, line }} />}
      {kind !== 'verdict' && <Exports {...{ answer, line }} />}
    </>
  );
}

/** Letters of a sequence that scrolls. */
const LONG = 1000;
const LISTED = '; `impartial games` lists them';

/** What the command line lists, the page shows. */
function Wrong({ text }: { readonly text: string }) {
  if (!text.includes(LISTED)) return <span className="bad">{text}</span>;
  return (
    <>
      <span className="bad">{text.replace(LISTED, '')}</span> <a href="#view=gallery">The gallery</a> shows all games.
    </>
  );
}

function wordsOf(answer: SentAnswer, sum: readonly number[] | undefined): AnswerWords {
  if (answer.kind === 'table') return tableWords(answer);
  return answer.kind === 'verdict' ? verdictWords(answer, sum) : periodWords(answer);
}

function Words({ head, more, aside }: AnswerWords) {
  return (
    <>
      <b>{head}</b>
      {withVariable(more)}
      {aside !== '' && <span className="sheet-why"> {aside}</span>}
    </>
  );
}

/** `n` is a letter of a formula. */
function withVariable(text: string): ReactNode {
  const [before, behind] = text.split(' n = ');
  if (behind === undefined) return text;
  return (
    <>
      {before} <i>n</i> = {behind}
    </>
  );
}

function NotKnown({ why, onSearch }: { readonly why: string | undefined; readonly onSearch: Properties['onSearch'] }) {
  if (why === undefined) return null;
  return (
    <span className="sheet-why">
      {' '}
      {toSentence(why)}
      {onSearch !== undefined && (
        <>
          {' '}
          <button type="button" className="link" onClick={() => onSearch(4)}>
            Search four times as far
          </button>
        </>
      )}
    </span>
  );
}

/** A plot shows so many values, and the answer may rest on more. */
function PartDrawn({ answer, line }: Pick<Properties, 'answer' | 'line'>) {
  const [, from, to] = /\sn\s*=\s*(\d+)\.\.(\d+)\s*$/.exec(line) ?? [];
  const drawn = answer.terms?.length ?? 0;
  const all = Number(to) - Number(from) + 1;
  if (!(all > drawn)) return null;
  return (
    <span className="sheet-why">
      {' '}
      The first {groupDigits(drawn)} of {groupDigits(all)} values are drawn.
    </span>
  );
}

function Exports({ answer, line }: Pick<Properties, 'answer' | 'line'>) {
  const [said, setSaid] = useState('');
  const lines = answer.table === undefined ? termLines(answer, line) : tableLines(answer.table);
  if (lines === undefined) return null;
  const copy = () =>
    navigator.clipboard.writeText(toMarkdownTable(lines)).then(
      () => setSaid('Copied.'),
      () => setSaid('This browser does not let the page copy.'),
    );
  return (
    <span className="sheet-exports">
      {answer.table !== undefined && (
        <>
          <button type="button" className="link" onClick={copy}>
            Copy as Markdown
          </button>
          {' · '}
        </>
      )}
      <button type="button" className="link" onClick={() => saveFile(`${answer.kind}.csv`, toCsv(lines), 'text/csv')}>
        CSV
      </button>
      <span role="status"> {said}</span>
    </span>
  );
}

export function AnswerBelow({ answer }: { readonly answer: SentAnswer }) {
  if (answer.terms !== undefined) return <AnswerPlot answer={answer} />;
  return answer.table === undefined ? null : <AnswerTable table={answer.table} />;
}

/** As wide as there is room for, so that its words keep their size. */
function AnswerPlot({ answer }: { readonly answer: SentAnswer }) {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(860);
  useLayoutEffect(() => {
    const { current } = place;
    if (current === null) return;
    const measure = () => current.clientWidth > 0 && setWidth(Math.max(240, current.clientWidth - 16));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place}>
      <ValuePlot from={answer.from ?? 0} values={answer.terms ?? []} width={width} period={periodOf(answer)} />
    </div>
  );
}

function AnswerTable({ table: { holes, cells } }: { readonly table: NonNullable<SentAnswer['table']> }) {
  const columns = holes.at(-1);
  const rows = holes.length > 1 ? holes[0] : undefined;
  const width = columns?.values.length ?? 1;
  const lines = Array.from({ length: Math.ceil(cells.length / width) }, (_, row) => cells.slice(row * width, (row + 1) * width));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where it is wider than the page.
    <figure className={`sheet-table values ${width > 8 ? 'wide' : ''}`} tabIndex={0} aria-label="Table of values">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <i>{rows === undefined ? columns?.name : `${rows.name} \\ ${columns?.name}`}</i>
            </th>
            {columns?.values.map((value) => (
              <th scope="col" key={value}>
                {value}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, row) => (
            <tr key={rows?.values[row] ?? 'only'}>
              <th scope="row">{rows?.values[row] ?? 'value'}</th>
              {line.map(({ text, isLost }, column) => (
                <td key={columns?.values[column]} className={isLost ? 'lost' : text === '?' || text === '-' ? 'open' : ''}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
