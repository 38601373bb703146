/** The question line with what stands beside and below it: the editor, the link, and one sentence. */
import type { InputError } from 'impartial';
import type { RefObject } from 'react';
import { CopyLink } from '../copy-link.tsx';
import { Icon } from '../icon.tsx';
import { QuestionLine } from '../question-line.tsx';

interface Properties {
  readonly line: string;
  readonly error: InputError | undefined;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly sentence: string;
  readonly canEdit: boolean;
  readonly isEditing: boolean;
  onChange(line: string): void;
  onRestore(): void;
  onEdit(): void;
  onSay(words: string): void;
}

/** A sentence that may be cut short is shown whole by its title. */
const LONG_SENTENCE = 120;

export function QuestionBar(properties: Properties) {
  const { line, error, field, sentence, canEdit, isEditing, onChange, onRestore, onEdit, onSay } = properties;
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
        <CopyLink onSay={onSay} />
      </search>
      <p
        id="sentence"
        className={error !== undefined ? 'bad' : ''}
        title={error === undefined && sentence.length > LONG_SENTENCE ? sentence : undefined}
      >
        {sentence}
      </p>
    </>
  );
}
