/** The part of a picture that is seen: dragging moves it, two fingers or buttons zoom; nothing is done by dragging alone. */
import { type PointerEvent, useEffect, useRef, useState } from 'react';

interface Frame {
  readonly x: number;
  readonly y: number;
  /** How many times the picture is enlarged. */
  readonly zoom: number;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** How a drag or a pinch began. */
interface Start {
  readonly frame: Frame;
  /** Units of the picture in a pixel. */
  readonly scale: number;
  /** The finger, or the middle of two, and how far these are apart. */
  readonly at: Place;
  readonly apart: number;
}

const WHOLE: Frame = { x: 0, y: 0, zoom: 1 };
const [SMALLEST, ENLARGED] = [0.5, 8];

/** How many times its own size a small picture may have. */
const LARGEST = 1.25;

/** About as wide as a board is: beside the panel, or the whole of a phone. */
function boardWidth(): number {
  return innerWidth < 1024 ? innerWidth - 16 : Math.min(innerWidth, 1440) - 476;
}

/** Enlarged about a place, given in units of the picture from the middle of what is seen. */
function zoomed(frame: Frame, factor: number, place: Place = { x: 0, y: 0 }): Frame {
  const zoom = Math.min(ENLARGED, Math.max(SMALLEST, frame.zoom * factor));
  const nearer = 1 - frame.zoom / zoom;
  return { x: frame.x + place.x * nearer, y: frame.y + place.y * nearer, zoom };
}

export function useViewBox(width: number, height: number, margin: number) {
  const [frame, setFrame] = useState(WHOLE);
  const fingers = useRef(new Map<number, Place>());
  const start = useRef<Start>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture of another size is seen whole.
  useEffect(() => setFrame(WHOLE), [width, height]);
  const [w, h] = [Math.max(width, boardWidth() / LARGEST) / frame.zoom, Math.max(height, 240) / frame.zoom];
  const left = (width - w) / 2 - margin + frame.x;
  const top = (height - h) / 2 - margin + frame.y;

  function begin(picture: SVGSVGElement): void {
    const [first, second] = [...fingers.current.values()];
    if (first === undefined) return;
    const { at, apart } = betweenFingers(first, second ?? first);
    const scale = Math.max(w / picture.clientWidth, h / picture.clientHeight);
    start.current = { frame, scale, at, apart };
  }

  function lift(event: PointerEvent<SVGSVGElement>): void {
    fingers.current.delete(event.pointerId);
    start.current = undefined;
  }

  return {
    box: `${left} ${top} ${w} ${h}`,
    zoomIn: () => setFrame((known) => zoomed(known, 1.4)),
    zoomOut: () => setFrame((known) => zoomed(known, 1 / 1.4)),
    fit: () => setFrame(WHOLE),
    /** One finger moves the page while the picture is seen whole; two always zoom. */
    touchAction: frame.zoom > 1 ? 'none' : 'pan-x pan-y',
    handlers: {
      onPointerDown(event: PointerEvent<SVGSVGElement>) {
        const isTouch = event.pointerType === 'touch';
        if (event.target !== event.currentTarget && !isTouch) return;
        if (!isTouch) fingers.current.clear();
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        begin(event.currentTarget);
      },
      onPointerMove(event: PointerEvent<SVGSVGElement>) {
        const from = start.current;
        if (from === undefined || event.buttons === 0 || !fingers.current.has(event.pointerId)) return;
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        const [first, second] = [...fingers.current.values()];
        if (first === undefined) return;
        const { at, apart } = betweenFingers(first, second ?? first);
        const moved = {
          ...from.frame,
          x: from.frame.x - (at.x - from.at.x) * from.scale,
          y: from.frame.y - (at.y - from.at.y) * from.scale,
        };
        if (second === undefined || from.apart === 0) return setFrame(moved);
        const seen = event.currentTarget.getBoundingClientRect();
        const fromMiddle = {
          x: (from.at.x - seen.left - seen.width / 2) * from.scale,
          y: (from.at.y - seen.top - seen.height / 2) * from.scale,
        };
        setFrame(zoomed(moved, apart / from.apart, fromMiddle));
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      onPointerLeave: lift,
    },
  };
}

function betweenFingers(a: Place, b: Place): { readonly at: Place; readonly apart: number } {
  return { at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, apart: Math.hypot(a.x - b.x, a.y - b.y) };
}
