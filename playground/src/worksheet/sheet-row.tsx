/** One block of a worksheet: a line with its answer, text, or a game. */
import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../icon.tsx';
import type { SentAnswer } from '../sheet/sent-answer.ts';
import { AnswerBelow } from './answer-view.tsx';
import type { Block } from './blocks.ts';
import { GameRow, LineRow } from './cell-rows.tsx';
import type { CellState } from './runner.ts';
import { TextRow } from './text-row.tsx';

export interface RowActs {
  change(text: string): void;
  /** Works it out once more, so many times as far. */
  run(effort: number): void;
  stop(): void;
  /** To the block so many places on; behind the last a new line. */
  go(by: number): void;
  move(by: number): void;
  insert(by: 0 | 1): void;
  remove(): void;
}

export interface RowProperties {
  readonly block: Block;
  /** The number of the cell; text has none. */
  readonly number: number | undefined;
  /** How it is with the cell; missing where it may not run, or is empty. */
  readonly state: CellState | undefined;
  /** The values that a sum adds, where they are known. */
  readonly sum: readonly number[] | undefined;
  readonly isFocused: boolean;
  readonly acts: RowActs;
  onFocus(): void;
}

export interface CellProperties extends RowProperties {
  readonly name: string;
  /** The answer, or the one before while it is worked out anew. */
  readonly answer: SentAnswer | undefined;
  readonly isOld: boolean;
}

export function SheetRow(properties: RowProperties) {
  const { block, number, state, isFocused, acts, onFocus } = properties;
  const place = useRef<HTMLLIElement>(null);
  const [isEditing, setEditing] = useState(block.kind === 'text' && block.text === '');
  const before = useRef<SentAnswer>(undefined);
  useEffect(() => {
    if (state?.answer !== undefined) before.current = state.answer;
  }, [state]);
  const answer = state === undefined ? undefined : (state.answer ?? before.current);
  const isOld = state?.answer === undefined;
  // At once, so that what is typed next is typed there.
  useLayoutEffect(() => {
    const { current } = place;
    if (!isFocused || current === null || current.contains(document.activeElement)) return;
    (current.querySelector<HTMLElement>('textarea') ?? current.querySelector<HTMLElement>('.sheet-number'))?.focus();
  }, [isFocused]);

  const leave = () => place.current?.querySelector<HTMLElement>('.sheet-number')?.focus();

  function edit() {
    if (block.kind === 'text') setEditing(true);
    else place.current?.querySelector<HTMLElement>('textarea, .sheet-open-code')?.focus();
  }

  /** Keys of a row whose text is not being written. */
  function pressOutside(key: string): boolean {
    if (key === 'a') acts.insert(0);
    else if (key === 'b') acts.insert(1);
    else if (key === 'delete') acts.remove();
    else if (key === 'arrowup') acts.go(-1);
    else if (key === 'arrowdown') acts.go(1);
    else if (key === 'enter') edit();
    else return false;
    return true;
  }

  function press(event: KeyboardEvent<HTMLLIElement>) {
    const { key, altKey, shiftKey, target } = event;
    const isTyping = target instanceof HTMLTextAreaElement;
    const isOutside = target instanceof HTMLElement && target.classList.contains('sheet-number');
    if (altKey && key === 'ArrowUp') acts.move(-1);
    else if (altKey && key === 'ArrowDown') acts.move(1);
    else if (key === 'Enter' && isTyping && shiftKey) acts.go(1);
    else if (key === 'Enter' && isTyping && block.kind === 'line') acts.run(1);
    else if (key === 'Escape' && isTyping) leave();
    else if (!isOutside || event.ctrlKey || event.metaKey || altKey || !pressOutside(key.toLowerCase())) return;
    event.preventDefault();
  }

  /** What is pressed in an answer stays where it is. */
  function focus({ target }: FocusEvent<HTMLLIElement>) {
    if (target.closest('.sheet-answer, .sheet-below') === null) onFocus();
  }

  const name = number === undefined ? 'Text' : `Cell ${number}`;
  const cell = { ...properties, name, answer, isOld };
  return (
    <li
      ref={place}
      className={`sheet-row ${block.kind} ${isFocused ? 'focused' : ''}`}
      aria-label={block.kind === 'line' && block.text.trim() !== '' ? `${name}, ${block.text}` : name}
      onKeyDown={press}
      onFocus={focus}
    >
      <button
        type="button"
        className="bare sheet-number"
        aria-label={`${name}. A or B inserts, Alt and arrows move, Delete deletes`}
        onClick={edit}
      >
        {number ?? '¶'}
      </button>
      {block.kind === 'line' && <LineRow {...cell} />}
      {block.kind === 'text' && <TextRow {...{ block, isEditing, acts }} onEditing={setEditing} />}
      {block.kind === 'game' && <GameRow {...cell} />}
      {answer !== undefined && (
        <div className={isOld ? 'sheet-below old' : 'sheet-below'}>
          <AnswerBelow answer={answer} />
        </div>
      )}
      {isFocused && <RowTools {...{ acts }} isCell={number !== undefined} />}
    </li>
  );
}

function RowTools({ acts, isCell }: { readonly acts: RowActs; readonly isCell: boolean }) {
  return (
    <div className="segmented sheet-tools">
      {isCell && (
        <button type="button" onClick={() => acts.run(1)}>
          <Icon name="play" /> Run
        </button>
      )}
      <button type="button" aria-label="Move up" onClick={() => acts.move(-1)}>
        <Icon name="up" />
      </button>
      <button type="button" aria-label="Move down" onClick={() => acts.move(1)}>
        <Icon name="down" />
      </button>
      <button type="button" aria-label="Insert below" title="Insert below" onClick={() => acts.insert(1)}>
        <Icon name="plus" />
      </button>
      <button type="button" onClick={acts.remove}>
        Delete
      </button>
    </div>
  );
}
