/** Keys of the page. Letters act only while the board or the history has the focus, and never in a text field. */
import { useEffect, useRef } from 'react';
import { listMoveButtons } from '../boards/roving-focus.ts';

export interface KeyActions {
  focusLine(): void;
  undo(): void;
  redo(): void;
  back(): void;
  forth(): void;
  best(): void;
  hints(): void;
  certificate(): void;
  misere(): void;
  amount(digit: string): void;
  read(): void;
  clear(): void;
  keys(): void;
}

export function useBoardKeys(letters: boolean, actions: KeyActions): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const target = event.target instanceof Element ? event.target : document.body;
      if (target.closest('input, select, textarea, dialog') !== null) return;
      if (act(event, target, latest.current, letters)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [letters]);
}

/** Returns whether the key meant something. */
function act(event: KeyboardEvent, target: Element, actions: KeyActions, letters: boolean): boolean {
  const { key } = event;
  if (event.ctrlKey || event.metaKey) {
    if (key.toLowerCase() !== 'z') return false;
    if (event.shiftKey) actions.redo();
    else actions.undo();
    return true;
  }
  if (event.altKey) return false;
  if (key === '/') return done(actions.focusLine);
  if (key === '?') return done(actions.keys);
  if (key === 'Escape') return done(actions.clear);
  if (!letters || target.closest('#board, .history, body') === null) return false;
  if (target.closest('#board, .history') === null && target !== document.body) return false;
  if (/^[1-9]$/.test(key)) return done(() => actions.amount(key));
  switch (key.toLowerCase()) {
    case 'w':
      return focusNextWinning();
    case 'b':
      return done(actions.best);
    case 'h':
      return done(actions.hints);
    case 'c':
      return done(actions.certificate);
    case 'm':
      return done(actions.misere);
    case 'y':
      return done(actions.read);
    case ',':
      return done(actions.back);
    case '.':
      return done(actions.forth);
    default:
      return false;
  }
}

function done(action: () => void): boolean {
  action();
  return true;
}

function focusNextWinning(): boolean {
  const board = document.getElementById('board');
  const winning = board === null ? [] : listMoveButtons(board).filter((button) => button.classList.contains('wins'));
  const here = winning.findIndex((button) => button.matches(':focus'));
  winning[(here + 1) % Math.max(1, winning.length)]?.focus();
  return winning.length > 0;
}
