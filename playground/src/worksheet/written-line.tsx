/**
 * The line of a cell: what is typed, with its words in the colours of what they are. The coloured words lie under the field, letter below
 * letter, and give it its height.
 */
import type { ReactNode, TextareaHTMLAttributes } from 'react';

interface Properties extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly value: string;
  /** The place of what is wrong. */
  readonly wrongAt?: number | undefined;
}

export function WrittenLine({ value, wrongAt, ...field }: Properties) {
  return (
    <div className="sheet-written">
      <div className="sheet-input" aria-hidden="true">
        {partsOf(value).map(({ text, kind, at }) => (
          <span key={at} className={`part-${kind}`}>
            {withWrong(text, wrongAt === undefined ? undefined : Math.min(wrongAt, value.length - 1) - at)}
          </span>
        ))}{' '}
      </div>
      <textarea
        className="sheet-input"
        value={value}
        rows={1}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        aria-invalid={wrongAt !== undefined}
        {...field}
      />
    </div>
  );
}

export interface LinePart {
  readonly text: string;
  readonly kind: 'name' | 'verb' | 'ruleset' | 'hole' | 'range' | 'plain';
  readonly at: number;
}

/** A name before its sign of equality, a command, rulesets at the head of summands, holes, and what they run through. */
const PARTS = /^([^\s=]+)(?=\s*=)|^(sequence|period|plot|table)(?=\s)|(\{[^{}]*\})|(\sfor\s+[a-z]\w*\s*=.*$)/g;

export function partsOf(line: string): readonly LinePart[] {
  const parts: LinePart[] = [];
  let end = 0;
  const add = (text: string, kind: LinePart['kind'], at: number) => text !== '' && parts.push({ text, kind, at });
  const addPlain = (to: number) => {
    // The first word of a summand is a ruleset where another follows it.
    const isHead = end === 0 || parts.every(({ kind }) => kind === 'name' || kind === 'verb');
    const pattern = isHead
      ? /(^\s*=?\s*|\s\+\s+)([a-z][\w-]*)(?=\s+(?:[^\s+[]|$))/g
      : /(\s\+\s+)([a-z][\w-]*)(?=\s+(?:[^\s+[]|$))/g;
    const text = line.slice(end, to);
    let from = 0;
    for (const match of text.matchAll(pattern)) {
      const at = match.index + (match[1]?.length ?? 0);
      add(text.slice(from, at), 'plain', end + from);
      add(match[2] ?? '', 'ruleset', end + at);
      from = at + (match[2]?.length ?? 0);
    }
    add(text.slice(from), 'plain', end + from);
  };
  for (const match of line.matchAll(PARTS)) {
    addPlain(match.index);
    const [whole, name, verb, hole] = match;
    add(whole, name !== undefined ? 'name' : verb !== undefined ? 'verb' : hole !== undefined ? 'hole' : 'range', match.index);
    end = match.index + whole.length;
  }
  addPlain(line.length);
  return parts;
}

/** The word at this place is underlined. */
function withWrong(text: string, at: number | undefined): ReactNode {
  if (at === undefined || at < 0 || at >= text.length) return text;
  const length = Math.max(1, text.slice(at).search(/\s|$/));
  return (
    <>
      {text.slice(0, at)}
      <u>{text.slice(at, at + length)}</u>
      {text.slice(at + length)}
    </>
  );
}
