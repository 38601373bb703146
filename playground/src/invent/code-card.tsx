/** The card with the code: what to start from, the editor, what there is to use, the command that asks the same, and the closed box. */
import { type ReactNode, type RefObject, Suspense, useMemo, useState } from 'react';
import type { Problem } from '../box/messages.ts';
import { Icon } from '../icon.tsx';
import { plural } from '../words.ts';
import type { EditorHandle } from './code-editor.tsx';
import { LateEditor } from './late-editor.tsx';
import { TEMPLATES, type Template, WRITTEN_OUT } from './templates.ts';
import { useTypeCheck } from './use-type-check.ts';

interface Properties {
  readonly code: string;
  readonly template: Template;
  readonly problem: Problem | undefined;
  readonly command: string;
  readonly isRunning: boolean;
  /** Whether the code waits until somebody runs it. */
  readonly waits: boolean;
  readonly handle: RefObject<EditorHandle | undefined>;
  onChange(code: string): void;
  onOpen(template: Template): void;
  onRun(): void;
  onStop(): void;
}

const SYMBOLS = ['  ', '{', '}', '(', ')', '[', ']', '=>', "'"];

export function CodeCard(properties: Properties) {
  const { code, template, problem, handle, isRunning, onChange, onOpen, onRun, onStop } = properties;
  const types = useTypeCheck(code);
  const problems = useMemo(
    () => [...(problem === undefined ? [] : [problem]), ...(types.problems ?? [])],
    [problem, types.problems],
  );
  return (
    <section className="invent-card invent-code" aria-label="Code">
      <div className="invent-kits">
        <span>Start from</span>
        <div className="segmented">
          {TEMPLATES.map((each) => (
            <button type="button" key={each.id} aria-pressed={each === template} onClick={() => onOpen(each)}>
              {each.word}
            </button>
          ))}
        </div>
      </div>
      <Suspense fallback={<pre className="invent-plain">{code}</pre>}>
        <LateEditor {...{ code, problems, handle, onChange, onRun, onStop }} />
      </Suspense>
      <div className="invent-symbols" role="toolbar" aria-label="Symbols">
        {SYMBOLS.map((symbol) => (
          <button
            type="button"
            key={symbol}
            aria-label={symbol === '  ' ? 'indent' : symbol}
            onClick={() => handle.current?.insert(symbol)}
          >
            {symbol === '  ' ? '⇥' : symbol}
          </button>
        ))}
      </div>
      {(types.problems !== undefined || types.isChecking || types.failure !== '') && (
        <div className="invent-types" role="status">
          <p>{typeWords(types)}</p>
          <ol>
            {types.problems?.map(({ line, words }) => (
              <li key={`${line} ${words}`}>
                <button type="button" className="link" onClick={() => handle.current?.goTo(line)}>
                  Line {line}
                </button>
                : {words}
              </li>
            ))}
          </ol>
        </div>
      )}
      <Uses template={template} onOpen={onOpen} />
      <Command command={properties.command} />
      <BoxWords isRunning={isRunning} onStop={onStop}>
        <button type="button" className={properties.waits ? 'primary' : ''} title="Ctrl+Enter" onClick={onRun}>
          Run
        </button>
        <button type="button" disabled={types.isChecking} onClick={types.check}>
          Check types
        </button>
      </BoxWords>
    </section>
  );
}

function typeWords({ problems, isChecking, failure }: ReturnType<typeof useTypeCheck>): string {
  if (failure !== '') return failure;
  if (isChecking) return 'Types are being checked…';
  return problems?.length === 0 ? 'The types are right.' : `The types have ${plural(problems?.length ?? 0, 'problem')}:`;
}

function Uses({ template, onOpen }: Pick<Properties, 'template' | 'onOpen'>) {
  return (
    <div className="invent-uses">
      <h2>{template.can}</h2>
      {template !== WRITTEN_OUT && (
        <button type="button" className="link" onClick={() => onOpen(WRITTEN_OUT)}>
          Write it all out
        </button>
      )}
      <dl>
        {template.uses.map(([use, about]) => (
          <div key={use}>
            <dt>
              <code>{use}</code>
            </dt>
            <dd>{about}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Command({ command }: { readonly command: string }) {
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(command).then(
      () => setSaid('Copied.'),
      () => setSaid('Select it to copy it.'),
    );
  return (
    <p className="invent-command">
      <code>{command}</code>
      <span role="status">{said}</span>
      <button type="button" className="bare" aria-label="Copy the command" onClick={copy}>
        <Icon name="copy" />
      </button>
    </p>
  );
}

interface BoxWordsProperties {
  readonly isRunning: boolean;
  readonly children: ReactNode;
  onStop(): void;
}

function BoxWords({ isRunning, children, onStop }: BoxWordsProperties) {
  return (
    <p className="invent-box-words">
      <span>{isRunning ? 'Running…' : 'Closed box: no network, no storage, 5 s at most.'}</span>
      {isRunning ? (
        <button type="button" onClick={onStop}>
          Stop
        </button>
      ) : (
        children
      )}
    </p>
  );
}
