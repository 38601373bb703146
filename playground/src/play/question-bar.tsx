/** The question line with what stands beside and below it: the editor, the link, and one sentence. */
import type { InputError } from 'impartial';
import type { RefObject } from 'react';
import { CopyLink } from '../copy-link.tsx';
import { Icon } from '../icon.tsx';
import { QuestionLine } from '../question-line.tsx';
import { MeantLines } from './meant-lines.tsx';

interface Properties {
  readonly line: string;
  readonly error: InputError | undefined;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly sentence: string;
  /** What stands there while nothing else is to be said. */
  readonly rule: string;
  readonly canEdit: boolean;
  readonly isEditing: boolean;
  onChange(line: string): void;
  onRestore(): void;
  onEdit(): void;
  onSay(words: string): void;
}

export function QuestionBar(properties: Properties) {
  const { line, error, field, sentence, rule, canEdit, isEditing, onChange, onRestore, onEdit, onSay } = properties;
  return (
    <>
      <search>
        <QuestionLine
          line={line}
          error={error}
          field={field}
          onChange={onChange}
          onEnter={() => document.querySelector<HTMLElement>('#board [tabindex="0"]')?.focus()}
          onRestore={onRestore}
        />
        {canEdit && (
          <button type="button" className="bare edit-button" aria-pressed={isEditing} onClick={onEdit}>
            <Icon name="pencil" /> Edit graph
          </button>
        )}
        <CopyLink line={line} onSay={onSay} />
      </search>
      <p id="sentence" className={error === undefined ? '' : 'bad'} data-room={rule}>
        <span>{sentence}</span>
      </p>
      <MeantLines
        lines={error?.meant ?? []}
        onTake={(meant) => {
          onChange(meant);
          field.current?.focus();
        }}
      />
    </>
  );
}
