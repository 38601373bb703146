/** The part of a picture that is seen: dragging moves it, buttons zoom; nothing is done by dragging alone. */
import { type PointerEvent, useEffect, useRef, useState } from 'react';

interface Frame {
  readonly x: number;
  readonly y: number;
  /** How many times the picture is enlarged. */
  readonly zoom: number;
}

const WHOLE: Frame = { x: 0, y: 0, zoom: 1 };

/** How many times its own size a small picture may have. */
const LARGEST = 1.25;

/** About as wide as a board is: beside the panel, or the whole of a phone. */
function boardWidth(): number {
  return innerWidth < 1024 ? innerWidth - 16 : Math.min(innerWidth, 1440) - 476;
}

export function useViewBox(width: number, height: number, margin: number) {
  const [frame, setFrame] = useState(WHOLE);
  const start = useRef<{ readonly x: number; readonly y: number; readonly frame: Frame; readonly scale: number }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture of another size is seen whole.
  useEffect(() => setFrame(WHOLE), [width, height]);
  const [w, h] = [Math.max(width, boardWidth() / LARGEST) / frame.zoom, Math.max(height, 240) / frame.zoom];
  const left = (width - w) / 2 - margin + frame.x;
  const top = (height - h) / 2 - margin + frame.y;
  const zoomBy = (factor: number) => () =>
    setFrame((known) => ({ ...known, zoom: Math.min(8, Math.max(0.5, known.zoom * factor)) }));
  return {
    box: `${left} ${top} ${w} ${h}`,
    zoomIn: zoomBy(1.4),
    zoomOut: zoomBy(1 / 1.4),
    fit: () => setFrame(WHOLE),
    handlers: {
      onPointerDown(event: PointerEvent<SVGSVGElement>) {
        if (event.target !== event.currentTarget) return;
        const scale = w / event.currentTarget.clientWidth;
        start.current = { x: event.clientX, y: event.clientY, frame, scale };
      },
      onPointerMove(event: PointerEvent<SVGSVGElement>) {
        const from = start.current;
        if (from === undefined || event.buttons === 0) return;
        const [x, y] = [
          from.frame.x - (event.clientX - from.x) * from.scale,
          from.frame.y - (event.clientY - from.y) * from.scale,
        ];
        setFrame({ ...from.frame, x, y });
      },
      onPointerUp() {
        start.current = undefined;
      },
    },
  };
}
