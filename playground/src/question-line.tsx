/**
 * The question line: a plain field over a coloured copy of its text, what is wrong marked at its place, and what could be typed.
 */
import type { InputError } from 'impartial';
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { ColouredLine, tokenEnd } from './coloured-line.tsx';
import { questionIn } from './files/file-drop.tsx';
import { GameChoice } from './files/game-choice.tsx';
import type { PlayableGame } from './files/games-on-graph.ts';
import { listGames, readFile } from './files/read-file.ts';
import { listCompletions } from './rulesets/completions.ts';
import { useRulesets } from './rulesets/use-rulesets.ts';

interface Properties {
  readonly line: string;
  readonly error: InputError | undefined;
  readonly field: RefObject<HTMLInputElement | null>;
  onChange(line: string): void;
  /** Enter on a good line. */
  onEnter(): void;
  onRestore(): void;
}

export function QuestionLine({ line, error, field, onChange, onEnter, onRestore }: Properties) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(-1);
  const [games, setGames] = useState<readonly PlayableGame[]>([]);
  const mirror = useRef<HTMLDivElement>(null);
  const rulesets = useRulesets();
  const completions = isOpen ? listCompletions(line, rulesets) : [];

  function take(text: string) {
    onChange(text);
    setChosen(-1);
    setOpen(!text.endsWith(' ') ? false : isOpen);
    field.current?.focus();
  }

  /** A graph that takes the place of the whole line asks for its game; what is none becomes the line. */
  async function paste(event: ClipboardEvent<HTMLInputElement>) {
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const isWhole = selectionStart === 0 && selectionEnd === value.length;
    const text = event.clipboardData.getData('text');
    if (!isWhole || text.trim() === '' || rulesets.length === 0 || questionIn(text, rulesets) !== undefined) return;
    event.preventDefault();
    const file = await readFile(text).catch(() => undefined);
    const playable = file === undefined || 'message' in file ? [] : await listGames(file, rulesets);
    // Another line was typed meanwhile.
    if (field.current?.value !== value) return;
    setOpen(false);
    if (file === undefined || 'message' in file || ('graph' in file && file.graph.edges.length === 0))
      onChange(text.trim().replace(/\s+/g, ' '));
    else setGames(playable);
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const picked = completions[chosen];
    if (event.key === 'ArrowDown' && completions.length > 0) setChosen((chosen + 1) % completions.length);
    else if (event.key === 'ArrowUp' && completions.length > 0) setChosen((chosen + completions.length - 1) % completions.length);
    else if (event.key === 'Enter' && picked !== undefined) take(picked.text);
    else if (event.key === 'Enter') {
      setOpen(false);
      if (error !== undefined) field.current?.setSelectionRange(error.at, tokenEnd(line, error.at));
      else onEnter();
    } else if (event.key === 'Escape') {
      setOpen(false);
      if (error !== undefined || completions.length === 0) onRestore();
    } else return;
    event.preventDefault();
  }

  return (
    <div className={`question ${error === undefined ? '' : 'bad'}`}>
      <label htmlFor="question" className="hidden">
        Question
      </label>
      <div className="mirror" ref={mirror} aria-hidden="true">
        <ColouredLine line={line} error={error} />
      </div>
      <input
        id="question"
        ref={field}
        value={line}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        role="combobox"
        aria-expanded={completions.length > 0}
        aria-controls="completions"
        aria-autocomplete="list"
        aria-invalid={error !== undefined}
        aria-describedby="sentence"
        placeholder="node-kayles P5"
        onChange={(event) => {
          onChange(event.target.value);
          setOpen(true);
          setChosen(-1);
        }}
        onKeyDown={press}
        onPaste={paste}
        onBlur={() => setTimeout(() => setOpen(false), 150)}
        onScroll={(event) => {
          if (mirror.current !== null) mirror.current.scrollLeft = event.currentTarget.scrollLeft;
        }}
      />
      <div id="completions" role="listbox" aria-label="Completions" hidden={completions.length === 0}>
        {completions.map(({ text, note }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: arrow keys in the field choose, Enter takes.
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus.
          <div key={text} role="option" aria-selected={index === chosen} onClick={() => take(text)}>
            <code>{text}</code> <span>{note}</span>
          </div>
        ))}
      </div>
      {games.length > 0 && (
        <GameChoice
          games={games}
          onChoose={(line) => {
            setGames([]);
            onChange(line);
            field.current?.focus();
          }}
          onCancel={() => {
            setGames([]);
            field.current?.focus();
          }}
        />
      )}
    </div>
  );
}
