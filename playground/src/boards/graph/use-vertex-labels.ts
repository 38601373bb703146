/** Where names, counts and notes stand beside vertices. In a picture of hundreds they are found bit by bit, and come a little later. */
import { placeVertexLabels, type VertexLabels, vertexLabelSteps } from 'impartial/picture';
import { useEffect, useMemo, useState } from 'react';
import type { GraphShape } from '../../shape/shape.ts';

/** Vertices whose labels are placed at once, lines counted as a part of one. */
const MOST_AT_ONCE = 60;
const LINE = 0.2;
/** Milliseconds that a task takes of them. */
const SLICE = 8;

const NOTHING: readonly VertexLabels[] = [];

export function useVertexLabels(
  shape: GraphShape,
  isNamed: boolean,
  badges: boolean,
  margin: number,
  notes: ReadonlyMap<string, string> | undefined,
): readonly VertexLabels[] {
  const isMuch = shape.vertices.length + LINE * shape.edges.length > MOST_AT_ONCE;
  const wishes = useMemo(
    () => ({ isNamed: () => isNamed, badges, margin, ...(notes !== undefined && { notes }) }),
    [isNamed, badges, margin, notes],
  );
  const atOnce = useMemo(() => (isMuch ? NOTHING : placeVertexLabels(shape, wishes)), [isMuch, shape, wishes]);
  const [late, setLate] = useState({ shape, labels: NOTHING });
  useEffect(() => {
    if (!isMuch) return;
    const steps = vertexLabelSteps(shape, wishes);
    let turn = setTimeout(goOn);
    function goOn() {
      const end = performance.now() + SLICE;
      for (let step = steps.next(); ; step = steps.next()) {
        if (step.done === true) return setLate({ shape, labels: step.value });
        if (performance.now() >= end) break;
      }
      turn = setTimeout(goOn);
    }
    return () => clearTimeout(turn);
  }, [isMuch, shape, wishes]);
  if (!isMuch) return atOnce;
  return late.shape === shape ? late.labels : NOTHING;
}
