/** An answer beside its question, and below it where it is a plot or a table. */
import type { SentAnswer } from '../sheet/sent-answer.ts';
import { ValuePlot } from '../value-plot.tsx';
import { toSentence } from '../words.ts';

const WINNERS = { N: 'The next player wins', P: 'The previous player wins' } as const;

export function AnswerWords({ answer }: { readonly answer: SentAnswer }) {
  const { kind, text, outcome, why } = answer;
  if (kind === 'error') return <span className="bad">{text}</span>;
  if (kind === 'game') return <b>{text}: its laws hold.</b>;
  if (kind === 'table') return why === undefined ? null : <span className="sheet-why">{toSentence(why)}</span>;
  const because = why === undefined ? null : <span className="sheet-why"> {toSentence(why)}</span>;
  if (outcome === 'N' || outcome === 'P')
    return (
      <>
        <b>{WINNERS[outcome]}</b>
        {text.slice(1)}.
      </>
    );
  return (
    <>
      {kind === 'sequence' ? <code>{text}</code> : <b>{toSentence(text)}</b>}
      {because}
    </>
  );
}

export function AnswerBelow({ answer }: { readonly answer: SentAnswer }) {
  if (answer.terms !== undefined) return <ValuePlot from={answer.from ?? 0} values={answer.terms} width={860} />;
  return answer.table === undefined ? null : <AnswerTable table={answer.table} />;
}

function AnswerTable({ table: { holes, cells } }: { readonly table: NonNullable<SentAnswer['table']> }) {
  const columns = holes.at(-1);
  const rows = holes.length > 1 ? holes[0] : undefined;
  const width = columns?.values.length ?? 1;
  const lines = Array.from({ length: Math.ceil(cells.length / width) }, (_, row) => cells.slice(row * width, (row + 1) * width));
  return (
    <div className="sheet-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{rows === undefined ? columns?.name : `${rows.name} \\ ${columns?.name}`}</th>
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
              <th scope="row">{rows?.values[row] ?? ''}</th>
              {line.map(({ text, isLost }, column) => (
                <td key={columns?.values[column]} className={isLost ? 'cell zero' : 'cell'}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
