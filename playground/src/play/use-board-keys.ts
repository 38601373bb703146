/** Keys of the page. Letters act only while the board or the history has the focus, and never in a text field. */
import { useEffect, useRef } from 'react';
import { walkTo } from '../boards/roving-focus.ts';

export interface KeyActions {
  focusLine(): void;
  undo(): void;
  redo(): void;
  back(): void;
  forth(): void;
  best(): void;
  hints(): void;
  certificate(): void;
  nextOverlay(): void;
  misere(): void;
  goTo(): void;
  /** Board, quotient, Cayley table; returns whether there are these. */
  nextSight(): boolean;
  /** Plays this amount, where amounts are moves; returns whether it did. */
  amount(digit: string): boolean;
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
    return done(event.shiftKey ? actions.redo : actions.undo);
  }
  if (event.altKey) return false;
  if (key === '/') return done(actions.focusLine);
  if (key === '?') return done(actions.keys);
  if (key === 'Escape') return done(actions.clear);
  const isBoard = target.closest('#board, .history') !== null || target === document.body;
  if (!letters || !isBoard) return false;
  if (/^[1-9]$/.test(key)) return actions.amount(key) || chooseAmount(target, key);
  const zoom = { '+': 'in', '=': 'in', '-': 'out', '−': 'out', f: 'fit', F: 'fit' }[key];
  if (zoom !== undefined) return pressZoom(target, zoom);
  switch (key.toLowerCase()) {
    case 'w':
      return walk({ to: 'winning' });
    case 'g':
      return done(actions.goTo);
    case 'q':
      return actions.nextSight();
    case 'p':
      return walk({ to: 'lost' });
    case 'b':
      return done(actions.best);
    case 'h':
      return done(actions.hints);
    case 'c':
      return done(event.shiftKey ? actions.nextOverlay : actions.certificate);
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

function walk(where: Parameters<typeof walkTo>[1]): boolean {
  const board = document.getElementById('board');
  return board !== null && walkTo(board, where);
}

/** The picture that has the focus, or else the first one. */
function pressZoom(target: Element, zoom: string): boolean {
  const place = target.closest('.graph-board') ?? document.querySelector('#board .graph-board');
  const button = place?.querySelector<HTMLElement>(`[data-zoom="${zoom}"]`);
  button?.click();
  return button !== null && button !== undefined;
}

/** In the heap or ladder that has the focus, or else the first with such a move; in rows the amount that is taken. */
function chooseAmount(target: Element, digit: string): boolean {
  const place = target.closest('.heap, .ladder') ?? document.getElementById('board');
  const button = place?.querySelector<HTMLElement>(`[data-amount="${digit}"]`);
  if (button === null || button === undefined) return false;
  if (button.dataset.label === undefined) button.click();
  else button.focus();
  return true;
}
