/** Which layers of the certificate are drawn, and which part of each: kept in the address by their names. */
import type { MarkLayer, MarkPicture } from 'impartial';
import { useCallback, useMemo, useState } from 'react';
import type { Answer, Look } from '../solver/tasks.ts';
import { listLayers } from './layers.ts';
import { type Overlay, overlayOf } from './overlay.ts';

export interface ShownLayer extends MarkLayer {
  readonly isOn: boolean;
  /** The part of it that is drawn. */
  readonly index: number;
  readonly picture: MarkPicture | undefined;
}

export interface CertificateState {
  readonly layers: readonly ShownLayer[];
  /** All layers that are on, together. */
  readonly overlay: Overlay | undefined;
  toggle(id: string): void;
  /** All off, or those that are on by default, or else the first. */
  toggleAll(): void;
  /** The next layer alone. */
  next(): void;
  step(id: string, by: number): void;
  /** A row of a table points at these vertices. */
  light(vertices: readonly string[] | undefined): void;
}

export function useCertificate(
  answer: Answer | undefined,
  look: Look | undefined,
  show: readonly string[] | undefined,
  onShow: (show: readonly string[] | undefined) => void,
): CertificateState {
  const [steps, setSteps] = useState<Readonly<Record<string, number>>>({});
  const [lit, light] = useState<readonly string[]>();
  const isAbout = answer !== undefined && answer.verdict.question === look?.question;
  const found = useMemo(() => (isAbout && look !== undefined ? listLayers(answer, look) : []), [isAbout, answer, look]);
  // Layers of another game say nothing about this one; none at all is meant for every game.
  const isMeant = show !== undefined && (show.length === 0 || found.some(({ id }) => show.includes(id)));
  const on = new Set(isMeant ? show : found.filter(({ isDefault }) => isDefault).map(({ id }) => id));
  const layers = found.map((layer) => {
    const index = (steps[layer.id] ?? 0) % Math.max(1, layer.pictures.length);
    return { ...layer, index, isOn: on.has(layer.id), picture: layer.pictures[index] };
  });
  const drawn = layers.filter(({ isOn }) => isOn);
  const isDrawn = drawn.length > 0 || lit !== undefined;
  const marks = drawn.flatMap(({ picture }) => picture?.marks ?? []);
  const overlay = isDrawn ? { ...overlayOf(marks), ...(lit !== undefined && { lit }) } : undefined;
  const step = useCallback(
    (id: string, by: number) => setSteps((known) => ({ ...known, [id]: Math.max(0, (known[id] ?? 0) + by) })),
    [],
  );
  return {
    layers,
    overlay,
    toggle: (id) => onShow(on.has(id) ? [...on].filter((other) => other !== id) : [...on, id]),
    toggleAll() {
      const [first] = found.some(({ isDefault }) => isDefault) ? [] : found;
      onShow(drawn.length > 0 ? [] : first === undefined ? undefined : [first.id]);
    },
    next() {
      const here = layers.findIndex(({ isOn }) => isOn);
      const next = layers[(here + 1) % Math.max(1, layers.length)];
      if (next !== undefined) onShow([next.id]);
    },
    step,
    light,
  };
}
