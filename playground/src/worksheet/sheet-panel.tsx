/** Beside a worksheet: its names, its file, and how the command line reads it. */
import type { Worksheet } from 'impartial-worksheet';
import { useState } from 'react';
import type { CellState } from './runner.ts';

interface Properties {
  readonly name: string;
  readonly sheet: Worksheet;
  readonly states: readonly CellState[];
  /** The file with its answers. */
  readonly file: string;
}

export function SheetPanel({ name, sheet, states, file }: Properties) {
  const names = namesOf(sheet, states);
  return (
    <aside className="sheet-panel">
      <section aria-label="Names">
        <h2>Names</h2>
        {names.length === 0 && (
          <p>
            A line such as <code>a = kayles 7</code> gives a name.
          </p>
        )}
        <dl>
          {names.map(({ given, line, value }) => (
            <div key={given}>
              <dt>
                <i>{given}</i> <code>{line}</code>
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-label="The file">
        <h2>The file</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls. */}
        <pre tabIndex={0}>{withAnswers(file)}</pre>
      </section>
      <section aria-label="On the command line">
        <h2>On the command line</h2>
        <Command text={`impartial worksheet run ${/^[\w.-]+$/.test(name) ? name : `'${name.replaceAll("'", "'\\''")}'`}`} />
        <p>
          Prints the same answers. <code>--check</code> fails if one differs from the file, <code>--write</code> puts them in.
        </p>
      </section>
    </aside>
  );
}

/** A name means the last line that gave it. */
function namesOf({ cells }: Worksheet, states: readonly CellState[]) {
  const names = new Map<string, { given: string; line: string; value: string }>();
  for (const [index, { answer }] of states.entries()) {
    const cell = cells[index];
    if (answer?.name === undefined || answer.kind === 'error' || cell?.kind !== 'line') continue;
    const line = cell.text.replace(/^[^\s=]+\s*=\s*/, '');
    const value = answer.value ?? (answer.outcome === 'unknown' ? '?' : (answer.outcome ?? ''));
    names.delete(answer.name);
    names.set(answer.name, { given: answer.name, line, value });
  }
  return [...names.values()];
}

/** The file, its answers in a colour of their own. */
function withAnswers(file: string) {
  return file.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place.
    <span key={index} className={/^\s*→/.test(line) ? 'part-hole' : /^\s*(```|~~~)/.test(line) ? 'part-range' : ''}>
      {index > 0 && '\n'}
      {line}
    </span>
  ));
}

function Command({ text }: { readonly text: string }) {
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid('Copied.'),
      () => setSaid('This browser does not let the page copy.'),
    );
  return (
    <p className="sheet-command">
      <code>{text}</code>
      <button type="button" className="link" onClick={copy}>
        Copy
      </button>
      <span role="status">{said}</span>
    </p>
  );
}
