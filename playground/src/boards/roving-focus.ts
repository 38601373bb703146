/** The board is one stop of the Tab key; arrow keys go to the nearest move in their direction. */
import type { KeyboardEvent } from 'react';

type Button = HTMLElement | SVGElement;

export function listMoveButtons(board: Element): readonly Button[] {
  return [...board.querySelectorAll<Button>('[data-label]')];
}

/** Exactly one move can be reached by Tab: the one that has, or last had, the focus. */
export function readyOneStop(board: Element, focused?: EventTarget): void {
  const buttons = listMoveButtons(board);
  const kept = buttons.find((button) => button === focused) ?? buttons.find((button) => button.tabIndex === 0) ?? buttons[0];
  for (const button of buttons) button.tabIndex = button === kept ? 0 : -1;
}

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
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
  let next: Button | undefined;
  if (event.key === 'Home') next = buttons[0];
  else if (event.key === 'End') next = buttons.at(-1);
  else if (direction !== undefined) next = here === undefined ? buttons[0] : nearest(here, buttons, direction);
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
