/** All keys in one sheet, with the switch for single letters. */
import { useEffect, useRef } from 'react';

const KEYS: readonly (readonly [string, string])[] = [
  ['/', 'question line'],
  ['Tab', 'next region; the board is one stop'],
  ['← ↑ → ↓', 'nearest move in that direction'],
  ['Home, End', 'first, last move'],
  ['Enter, Space', 'play, or choose for a compound move'],
  ['W', 'next winning move'],
  ['B', 'best move'],
  ['H', 'hints'],
  ['C', 'certificate'],
  ['M', 'misère play'],
  [', .', 'back and forth in the history'],
  ['Ctrl+Z, Ctrl+Shift+Z', 'undo, redo'],
  ['1 … 9', 'how many (Survivor Nim)'],
  ['Y', 'read the position aloud'],
  ['Esc', 'clear a compound move; last good line'],
  ['?', 'this list'],
];

interface Properties {
  readonly letters: boolean;
  onLetters(on: boolean): void;
  onClose(): void;
}

export function KeysSheet({ letters, onLetters, onClose }: Properties) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} onClose={onClose} aria-labelledby="keys-title">
      <h2 id="keys-title">Keys</h2>
      <dl>
        {KEYS.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <label>
        <input type="checkbox" checked={letters} onChange={(event) => onLetters(event.target.checked)} /> Single-letter keys
      </label>
      <button type="button" onClick={() => dialog.current?.close()}>
        Close
      </button>
    </dialog>
  );
}
