/** The part of a large picture that is seen, and the size of the canvas it is painted on. */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { LargeShape } from '../../shape/shape.ts';
import type { View } from './paint-graph.ts';

const MARGIN = 30;
const HIGHEST = 3;

export interface LargeView {
  readonly view: View;
  readonly size: { readonly width: number; readonly height: number };
  /** Around a point of the picture, or its middle. */
  zoomBy(factor: number, about?: { readonly x: number; readonly y: number }): void;
  panBy(dx: number, dy: number): void;
  fit(): void;
  /** Moves the picture just so far that this point is seen. */
  reveal(x: number, y: number): void;
  /** A point of the canvas in the picture. */
  toPicture(x: number, y: number): { readonly x: number; readonly y: number };
}

export function useLargeView(canvas: RefObject<HTMLCanvasElement | null>, shape: LargeShape): LargeView {
  const [size, setSize] = useState({ width: 800, height: 440 });
  const [own, setOwn] = useState<{ readonly of: LargeShape; readonly view: View }>();
  useEffect(() => {
    if (canvas.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry?.contentRect ?? { width: 0, height: 0 };
      if (width > 0 && height > 0) setSize({ width: Math.round(width), height: Math.round(height) });
    });
    observer.observe(canvas.current);
    return () => observer.disconnect();
  }, [canvas]);
  const whole = fitted(shape, size);
  const view = own?.of === shape ? own.view : whole;
  const latest = useRef({ view, size, shape, whole });
  latest.current = { view, size, shape, whole };
  const change = useCallback((next: (view: View) => View) => {
    const { view, shape } = latest.current;
    setOwn({ of: shape, view: next(view) });
  }, []);
  const zoomBy = useCallback(
    (factor: number, about?: { readonly x: number; readonly y: number }) =>
      change((view) => {
        const least = Math.min(1, latest.current.whole.scale) / 2;
        const scale = Math.min(HIGHEST, Math.max(least, view.scale * factor));
        const { x, y } = about ?? view;
        const kept = view.scale / scale;
        return { x: x + (view.x - x) * kept, y: y + (view.y - y) * kept, scale };
      }),
    [change],
  );
  const panBy = useCallback(
    (dx: number, dy: number) => change((view) => ({ ...view, x: view.x - dx / view.scale, y: view.y - dy / view.scale })),
    [change],
  );
  const fit = useCallback(() => setOwn(undefined), []);
  const reveal = useCallback(
    (x: number, y: number) => {
      const { view, size } = latest.current;
      const [halfWidth, halfHeight] = [(size.width / 2 - MARGIN) / view.scale, (size.height / 2 - MARGIN) / view.scale];
      const nearer = (middle: number, point: number, half: number) => Math.min(point + half, Math.max(point - half, middle));
      const [nextX, nextY] = [nearer(view.x, x, halfWidth), nearer(view.y, y, halfHeight)];
      if (nextX !== view.x || nextY !== view.y) change((known) => ({ ...known, x: nextX, y: nextY }));
    },
    [change],
  );
  const toPicture = (x: number, y: number) => ({
    x: view.x + (x - size.width / 2) / view.scale,
    y: view.y + (y - size.height / 2) / view.scale,
  });
  return { view, size, zoomBy, panBy, fit, reveal, toPicture };
}

function fitted({ width, height }: LargeShape, size: { readonly width: number; readonly height: number }): View {
  const scale = Math.min(1, (size.width - 2 * MARGIN) / Math.max(1, width), (size.height - 2 * MARGIN) / Math.max(1, height));
  return { x: width / 2, y: height / 2, scale };
}
