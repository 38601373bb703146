/** All keys in one sheet, with the switch for single letters. */
import { useEffect, useRef } from 'react';

const KEYS: readonly (readonly [string, string])[] = [
  ['/', 'question line'],
  ['Tab', 'next region; the board is one stop'],
  ['← ↑ → ↓', 'nearest move in that direction'],
  ['Home, End', 'first, last move'],
  ['G', 'go to a vertex by its name'],
  ['Enter, Space', 'play, or choose for a compound move'],
  ['1 … 9', 'how many: heaps, ladders, Survivor Nim'],
  ['W', 'next winning move'],
  ['B', 'play the best move'],
  ['H', 'hints on or off'],
  ['C', 'certificate on or off'],
  ['Shift+C', 'next overlay of the certificate'],
  ['M', 'normal or misère play'],
  ['Q', 'board, quotient, Cayley table'],
  ['P', 'next P-element of a quotient'],
  [', .', 'back and forth in the history'],
  ['Ctrl+Z', 'undo (on a Mac Cmd+Z)'],
  ['Ctrl+Shift+Z', 'redo'],
  ['+ −', 'zoom in, zoom out'],
  ['F', 'fit the whole board'],
  ['Y', 'read the position aloud'],
  ['Ctrl+Enter, Ctrl+.', 'Invent: run, stop; Ctrl+Space completes, F8 next problem, Esc Tab leaves the editor'],
  ['Enter, Shift+Enter', 'Worksheet: run, and next cell; Alt+↑↓ moves it; Esc, then A or B inserts'],
  ['Enter, P, T, F', 'Surveys: sequence, play, table, fit'],
  ['Esc', 'cancel; in the line: last good line'],
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
    <dialog ref={dialog} className="keys-sheet" onClose={onClose} aria-labelledby="keys-title">
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
      <label className="switch-line">
        <input type="checkbox" checked={letters} onChange={(event) => onLetters(event.target.checked)} /> Single-letter keys
      </label>
      <p className="small">Letters act only while the board or the history has the focus.</p>
      <button type="button" onClick={() => dialog.current?.close()}>
        Close
      </button>
    </dialog>
  );
}
