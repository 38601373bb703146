/** One block of a worksheet: a line with its answer, text, or a game. */
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { SentAnswer } from '../sheet/sent-answer.ts';
import { AnswerBelow, AnswerWords } from './answer-view.tsx';
import type { Block } from './blocks.ts';
import { Markdown } from './markdown.tsx';

export interface RowActs {
  change(text: string): void;
  run(): void;
  /** To the block so many places on; behind the last a new line. */
  go(by: number): void;
  move(by: number): void;
  insert(by: 0 | 1): void;
  remove(): void;
}

interface Properties {
  readonly block: Block;
  /** The number of the cell; text has none. */
  readonly number: number | undefined;
  readonly answer: SentAnswer | undefined;
  /** Whether the answer is that of an earlier run. */
  readonly isOld: boolean;
  readonly isFocused: boolean;
  readonly acts: RowActs;
  onFocus(): void;
}

export function SheetRow(properties: Properties) {
  const { block, number, answer, isOld, isFocused, acts, onFocus } = properties;
  const place = useRef<HTMLLIElement>(null);
  // At once, so that what is typed next is typed there.
  useLayoutEffect(() => {
    const { current } = place;
    if (!isFocused || current === null || current.contains(document.activeElement)) return;
    (current.querySelector<HTMLElement>('textarea') ?? current.querySelector<HTMLElement>('.sheet-number'))?.focus();
  }, [isFocused]);

  function press(event: KeyboardEvent<HTMLLIElement>) {
    const isTyping = event.target instanceof HTMLTextAreaElement;
    if (event.altKey && event.key === 'ArrowUp') acts.move(-1);
    else if (event.altKey && event.key === 'ArrowDown') acts.move(1);
    else if (event.key === 'Enter' && isTyping && block.kind === 'line') event.shiftKey ? acts.go(1) : acts.run();
    else if (!isTyping && event.key.toLowerCase() === 'a' && !event.ctrlKey && !event.metaKey) acts.insert(0);
    else if (!isTyping && event.key.toLowerCase() === 'b' && !event.ctrlKey && !event.metaKey) acts.insert(1);
    else if (!isTyping && event.key === 'Delete') acts.remove();
    else if (event.key === 'Escape' && isTyping) place.current?.querySelector<HTMLElement>('.sheet-number')?.focus();
    else return;
    event.preventDefault();
  }

  const name = number === undefined ? 'Text' : `Cell ${number}`;
  return (
    <li ref={place} className={`sheet-row ${block.kind} ${isFocused ? 'focused' : ''}`} onKeyDown={press} onFocus={onFocus}>
      <button
        type="button"
        className="bare sheet-number"
        aria-label={`${name}. A or B inserts, Alt and arrows move, Delete deletes`}
      >
        {number ?? '¶'}
      </button>
      {block.kind === 'line' && <LineRow {...properties} name={name} />}
      {block.kind === 'text' && <TextRow {...properties} />}
      {block.kind === 'game' && <GameRow {...properties} name={name} />}
      {answer !== undefined && (
        <div className={isOld ? 'sheet-below old' : 'sheet-below'}>
          <AnswerBelow answer={answer} />
        </div>
      )}
      {isFocused && (
        <div className="segmented sheet-tools">
          {number !== undefined && (
            <button type="button" onClick={acts.run}>
              Run
            </button>
          )}
          <button type="button" aria-label="Move up" onClick={() => acts.move(-1)}>
            ↑
          </button>
          <button type="button" aria-label="Move down" onClick={() => acts.move(1)}>
            ↓
          </button>
          <button type="button" onClick={acts.remove}>
            Delete
          </button>
        </div>
      )}
    </li>
  );
}

function LineRow({ block, answer, isOld, isFocused, acts, name }: Properties & { readonly name: string }) {
  const id = useId();
  return (
    <>
      <textarea
        className="sheet-input"
        aria-label={name}
        aria-describedby={id}
        aria-invalid={answer?.kind === 'error' && !isOld}
        value={block.text}
        rows={1}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onChange={(event) => acts.change(event.target.value.replace(/\s*\n\s*/g, ' '))}
      />
      <p id={id} className={isOld ? 'sheet-answer old' : 'sheet-answer'} aria-live={isFocused ? 'polite' : 'off'}>
        {answer === undefined ? '…' : <AnswerWords answer={answer} />}
      </p>
    </>
  );
}

function TextRow({ block, acts }: Properties) {
  const [isEditing, setEditing] = useState(block.text === '');
  if (isEditing)
    return (
      <textarea
        className="sheet-text"
        aria-label="Text in Markdown"
        // biome-ignore lint/a11y/noAutofocus: the visitor asked to edit it.
        autoFocus
        defaultValue={block.text}
        rows={Math.min(20, block.text.split('\n').length + 2)}
        onBlur={(event) => {
          setEditing(false);
          acts.change(event.target.value);
        }}
      />
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a double click is a short cut for the button.
    <div className="sheet-text" onDoubleClick={() => setEditing(true)}>
      <Markdown text={block.text} />
      <button type="button" className="link sheet-edit" onClick={() => setEditing(true)}>
        Edit text
      </button>
    </div>
  );
}

function GameRow({ block, answer, isOld, acts, name }: Properties & { readonly name: string }) {
  const [isOpen, setOpen] = useState(block.text === '');
  const lines = block.text.split('\n').length;
  return (
    <>
      <p className="sheet-input">
        <span className="sheet-verb">game</span> {lines} lines{' '}
        <button type="button" className="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide' : 'Edit'}
        </button>
      </p>
      <p className={isOld ? 'sheet-answer old' : 'sheet-answer'}>
        {answer === undefined ? '…' : <AnswerWords answer={answer} />}
      </p>
      {isOpen && (
        <textarea
          className="sheet-code"
          aria-label={`${name}, code of the game`}
          spellCheck={false}
          value={block.text}
          rows={Math.min(24, lines + 1)}
          onChange={(event) => acts.change(event.target.value)}
        />
      )}
    </>
  );
}
