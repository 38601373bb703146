/** Boards that few positions need: each is loaded when the first picture of its kind is shown. */
import { lazy, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { NOT_LOADED } from '../words.ts';
import { readyOneStop } from './roving-focus.ts';

type Component<P> = (properties: P) => ReactNode;

/** `room`: the class of a place as high as the board, for boards that are higher than others. */
export function lateBoard<P extends object>(load: () => Promise<Component<P>>, room = ''): Component<P> {
  const Loaded = lazy(() =>
    load().then(
      (Board) => ({ default: Board }),
      () => ({ default: () => <p className="note">{NOT_LOADED}</p> }),
    ),
  );
  return (properties) => (
    <Suspense fallback={<p className={`note ${room}`}>Loading…</p>}>
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
