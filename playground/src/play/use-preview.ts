/** The vertices that the move pointed at would label: asked of the worker, and remembered while the position stays. */
import { useEffect, useRef, useState } from 'react';
import { boardOf } from '../boards/boards.ts';
import { useDesk } from '../desk/use-desk.ts';
import type { Look } from '../solver/tasks.ts';

const NONE: ReadonlySet<string> = new Set();

export function usePreview(look: Look | undefined, pointed: string | undefined): ReadonlySet<string> {
  const desk = useDesk();
  const known = useRef({ question: '', moves: new Map<string, ReadonlySet<string>>() });
  const [, setCount] = useState(0);
  const [shape] = look?.shapes ?? [];
  const asks = shape !== undefined && boardOf(shape).asksForPreview?.(shape) === true;
  const question = asks ? (look?.question ?? '') : '';
  if (known.current.question !== question) known.current = { question, moves: new Map() };
  const { moves } = known.current;
  useEffect(() => {
    if (question === '' || pointed === undefined || moves.has(pointed)) return;
    desk
      .ask('preview', { question, label: pointed })
      .then((names) => {
        if (names === undefined) return;
        moves.set(pointed, new Set(names));
        setCount((count) => count + 1);
      })
      .catch(() => {});
  }, [question, pointed, moves, desk]);
  return (pointed === undefined ? undefined : moves.get(pointed)) ?? NONE;
}
