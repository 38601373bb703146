/** The board is one stop of the Tab key; arrow keys go to the nearest move in their direction. */
import type { KeyboardEvent } from 'react';

type Button = HTMLElement | SVGElement;

export function listMoveButtons(board: Element): readonly Button[] {
  return [...board.querySelectorAll<Button>('[data-label], [data-stop]')];
}

/** Where the focus may be sent. A picture on a canvas has no buttons; it hears of it by an event of this name. */
export type Walk = { readonly to: 'first' | 'last' | 'winning' | 'lost' } | { readonly to: 'name'; readonly name: string };
export const WALK = 'walk-moves';

/** Returns whether there is such a move. */
export function walkTo(board: Element, where: Walk): boolean {
  const canvas = board.querySelector('[data-walks]');
  if (canvas !== null) return canvas.dispatchEvent(new CustomEvent(WALK, { detail: where }));
  const buttons = listMoveButtons(board);
  const next = findButton(board, buttons, where);
  next?.focus();
  return next !== undefined;
}

function findButton(board: Element, buttons: readonly Button[], where: Walk): Button | undefined {
  if (where.to === 'first') return buttons[0];
  if (where.to === 'last') return buttons.at(-1);
  if (where.to === 'name') {
    const named = [...board.querySelectorAll<Button>('[data-vertex], [data-label]')];
    return (
      named.find(({ dataset }) => dataset.vertex === where.name && dataset.label !== undefined) ??
      named.find(({ dataset }) => dataset.label === where.name)
    );
  }
  const wanted = where.to === 'winning' ? 'wins' : 'lost';
  const found = buttons.filter((button) => button.classList.contains(wanted));
  return found[(found.findIndex((button) => button.matches(':focus')) + 1) % Math.max(1, found.length)];
}

/** Exactly one move can be reached by Tab: the one that has, or last had, the focus. */
export function readyOneStop(board: Element, focused?: EventTarget): void {
  const buttons = listMoveButtons(board);
  const kept = buttons.find((button) => button === focused) ?? buttons.find((button) => button.tabIndex === 0) ?? buttons[0];
  for (const button of buttons) {
    const wanted = button === kept ? '0' : '-1';
    if (button.getAttribute('tabindex') !== wanted) button.setAttribute('tabindex', wanted);
  }
}

export const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function walkMoves(event: KeyboardEvent, board: Element | null): void {
  if (board === null || event.target instanceof HTMLInputElement) return;
  const buttons = listMoveButtons(board);
  const here = buttons.find((button) => button === document.activeElement);
  const direction = DIRECTIONS[event.key];
  if (event.key === 'Home' || event.key === 'End') {
    event.preventDefault();
    walkTo(board, { to: event.key === 'Home' ? 'first' : 'last' });
    return;
  }
  if (direction === undefined) return;
  const next = here === undefined ? buttons[0] : nearest(here, buttons, direction);
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** Straight ahead counts for more than aside. */
function nearest(here: Button, buttons: readonly Button[], [dx, dy]: readonly [number, number]): Button | undefined {
  const from = centre(here);
  let best: { readonly button: Button; readonly cost: number } | undefined;
  for (const button of buttons) {
    const to = centre(button);
    const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    if (button === here || ahead <= 1) continue;
    const cost = ahead + 2.5 * aside;
    if (best === undefined || cost < best.cost) best = { button, cost };
  }
  return best?.button;
}

function centre(button: Button): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = button.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
