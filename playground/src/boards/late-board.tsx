/** Boards that few positions need: each is loaded when the first picture of its kind is shown, or when the page is at rest. */
import { lazy, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { NOT_LOADED } from '../words.ts';
import { readyOneStop } from './roving-focus.ts';

const loads: (() => Promise<unknown>)[] = [];

/** Fetches all of them, so that they can be kept for times without a network. */
export async function loadLateBoards(): Promise<void> {
  await Promise.allSettled(loads.map((load) => load()));
}

type Component<P> = (properties: P) => ReactNode;

export function lateBoard<P extends object>(load: () => Promise<Component<P>>): Component<P> {
  loads.push(load);
  const Loaded = lazy(() =>
    load().then(
      (Board) => ({ default: Board }),
      () => ({ default: () => <p className="note">{NOT_LOADED}</p> }),
    ),
  );
  return (properties) => (
    <Suspense fallback={<p className="note">Loading…</p>}>
      <Loaded {...properties} />
      <Shown />
    </Suspense>
  );
}

/** The board around it was ready before its moves were there. */
function Shown() {
  useLayoutEffect(() => {
    for (const board of document.querySelectorAll('.board')) readyOneStop(board);
  }, []);
  return null;
}
