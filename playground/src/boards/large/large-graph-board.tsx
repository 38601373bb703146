/**
 * A graph with more vertices than there can be buttons, on a canvas. One button follows the vertex that is meant, so that keys,
 * names and screen readers work as on small boards; the list of moves beside the verdict is its text twin.
 */
import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { LargeShape } from '../../shape/shape.ts';
import { groupDigits } from '../../words.ts';
import { type BoardProperties, hintKind, hintText } from '../board-properties.ts';
import { TextMark } from '../mark.tsx';
import { DIRECTIONS, WALK, type Walk } from '../roving-focus.ts';
import { ZoomButtons } from '../zoom-buttons.tsx';
import { paintGraph, radiusOf, type VertexKind } from './paint-graph.ts';
import { useLargeView } from './use-large-view.ts';
import { vertexAt, vertexBeside } from './vertex-index.ts';

/** Pixels within which a vertex is hit, and that a pointer may stray before it drags. */
const REACH = 14;
const STRAY = 5;
/** Moves at one vertex that are shown as buttons. */
const MOST_CHOICES = 24;

const ACTIONS: Partial<Record<LargeShape['style'], string>> = { take: 'take it', label: 'label it', forest: 'take its path' };

export function LargeGraphBoard(properties: BoardProperties<LargeShape>) {
  const { shape, moves, hints, staged, pointed, previewed, onMove, onRefuse, onPoint } = properties;
  const { names, xs, ys, labelled, style } = shape;
  const canvas = useRef<HTMLCanvasElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const large = useLargeView(canvas, shape);
  const { view, size } = large;
  const [chosen, setChosen] = useState(0);
  const [theme, setTheme] = useState(0);
  const indices = useMemo(() => new Map(names.map((name, index) => [name, index])), [names]);
  const action = ACTIONS[style];
  const named = useMemo(() => new Set([...moves].flatMap(namesIn)), [moves]);
  const isMove = (vertex: number) => labelled[vertex] !== 1 && named.has(names[vertex] ?? '');
  const vertex = Math.min(chosen, names.length - 1);
  const name = names[vertex] ?? '';
  const hint = action === undefined ? undefined : hints.get(name);

  useEffect(() => {
    const observer = new MutationObserver(() => setTheme((count) => count + 1));
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, []);

  const stagedSet = useMemo(() => new Set(staged), [staged]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another theme has other colours.
  useEffect(() => {
    const place = canvas.current;
    const context = place?.getContext('2d');
    if (place === null || context === null || context === undefined) return;
    const ratio = window.devicePixelRatio || 1;
    place.width = size.width * ratio;
    place.height = size.height * ratio;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    const styles = getComputedStyle(place);
    const colours = new Map<string, string>();
    const colour = (token: string) => {
      const known = colours.get(token) ?? styles.getPropertyValue(`--${token}`).trim();
      colours.set(token, known);
      return known;
    };
    const kindOf = (index: number): VertexKind => {
      const each = names[index] ?? '';
      if (index === shape.piece) return 'piece';
      if (labelled[index] === 1) return 'labelled';
      if (stagedSet.has(each)) return 'staged';
      return previewed.has(each) && each !== pointed ? 'previewed' : hintKind(hints.get(each));
    };
    return paintGraph(context, { shape, view, ...size, kindOf, colour });
  }, [shape, view, size, hints, stagedSet, previewed, theme, names, labelled]);

  function choose(next: number | undefined, focus: boolean) {
    if (next === undefined) return;
    setChosen(next);
    large.reveal(xs[next] ?? 0, ys[next] ?? 0);
    if (focus) button.current?.focus();
    onPoint(names[next]);
  }

  useEffect(() => {
    const index = pointed === undefined ? undefined : indices.get(pointed);
    if (index !== undefined) setChosen(index);
  }, [pointed, indices]);

  const walk = useRef<(where: Walk) => void>(() => {});
  walk.current = (where) => {
    const legal = () => names.flatMap((_, index) => (isMove(index) ? [index] : []));
    if (where.to === 'name') choose(indices.get(where.name), true);
    else if (where.to === 'first') choose(legal()[0], true);
    else if (where.to === 'last') choose(legal().at(-1), true);
    else {
      const winning = legal().filter((index) => hints.get(names[index] ?? '')?.wins === true);
      choose(winning.find((index) => index > vertex) ?? winning[0], true);
    }
  };
  useEffect(() => {
    const place = canvas.current?.parentElement;
    const hear = (event: Event) => walk.current((event as CustomEvent<Walk>).detail);
    place?.addEventListener(WALK, hear);
    return () => place?.removeEventListener(WALK, hear);
  }, []);

  function press(event: KeyboardEvent) {
    const direction = DIRECTIONS[event.key];
    const here = event.target === button.current;
    if (direction === undefined || !here) return;
    event.preventDefault();
    event.stopPropagation();
    choose(vertexBeside(shape, vertex, direction, isMove), true);
  }

  function act(index: number) {
    const each = names[index] ?? '';
    setChosen(index);
    if (labelled[index] === 1) onRefuse(`${each} is already labelled.`);
    else if (action !== undefined) onMove(each);
    else if (!isMove(index)) onRefuse(`There is no move at ${each}.`);
  }

  const drag = useRef<{ readonly x: number; readonly y: number; readonly strayed: boolean }>(undefined);
  const at = (event: PointerEvent<HTMLCanvasElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const { x, y } = large.toPicture(event.clientX - left, event.clientY - top);
    return vertexAt(shape, x, y, Math.max(REACH, radiusOf(view)) / view.scale);
  };
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLCanvasElement>) {
      drag.current = { x: event.clientX, y: event.clientY, strayed: false };
    },
    onPointerMove(event: PointerEvent<HTMLCanvasElement>) {
      const from = drag.current;
      if (from === undefined || event.buttons === 0) {
        const over = at(event);
        return onPoint(over === undefined ? undefined : names[over]);
      }
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!from.strayed && Math.hypot(dx, dy) < STRAY) return;
      large.panBy(dx, dy);
      drag.current = { x: event.clientX, y: event.clientY, strayed: true };
    },
    onPointerUp(event: PointerEvent<HTMLCanvasElement>) {
      const from = drag.current;
      drag.current = undefined;
      const hit = from === undefined || from.strayed ? undefined : at(event);
      if (hit !== undefined) act(hit);
    },
    onPointerLeave() {
      drag.current = undefined;
      onPoint(undefined);
    },
  };

  const words = hintText(hint);
  const radius = radiusOf(view) + 6;
  const [left, top] = [
    size.width / 2 + ((xs[vertex] ?? 0) - view.x) * view.scale,
    size.height / 2 + ((ys[vertex] ?? 0) - view.y) * view.scale,
  ];
  const isSeen = left > 0 && top > 0 && left < size.width && top < size.height;
  const meant = pointed === name ? { x: xs[vertex] ?? 0, y: ys[vertex] ?? 0 } : undefined;
  const choices = useMemo(() => (action === undefined ? movesAt(name, moves) : []), [action, name, moves]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys walk over the vertices.
    <div className="graph-board" onKeyDown={press}>
      <div className="large-picture" data-walks="">
        <canvas
          ref={canvas}
          role="img"
          aria-label={`Graph of ${groupDigits(names.length)} vertices and ${groupDigits(shape.ends.length / 2)} edges. Arrow keys walk over the moves; G and a name goes to a vertex.`}
          {...handlers}
        />
        <button
          ref={button}
          type="button"
          className={`canvas-focus move ${hintKind(hint)} ${pointed === name ? 'pointed' : ''}`}
          style={{ left, top, width: 2 * radius, height: 2 * radius, visibility: isSeen ? 'visible' : 'hidden' }}
          data-vertex={name}
          data-label={name}
          aria-label={`Vertex ${name}${labelled[vertex] === 1 ? ', labelled' : `, ${action ?? 'choose it'}${words === '' ? '' : `: ${words}`}`}`}
          onClick={() => act(vertex)}
          onFocus={() => onPoint(name)}
          onBlur={() => onPoint(undefined)}
        />
        {pointed !== undefined && pointed === name && isSeen && (
          <span className="canvas-name" style={{ left, top: top + radius + 2 }} aria-hidden="true">
            {name}
          </span>
        )}
      </div>
      {choices.length > 0 && (
        <div className="choices large-choices">
          <span className="note">Moves at {name}</span>
          {choices.slice(0, MOST_CHOICES).map((label) => (
            <button
              type="button"
              key={label}
              className={`choice move ${hintKind(hints.get(label))}`}
              onClick={() => onMove(label)}
            >
              <TextMark hint={hints.get(label)} /> {label.replace('>', ' → ')}
            </button>
          ))}
        </div>
      )}
      <ZoomButtons onOut={() => large.zoomBy(1 / 1.5, meant)} onIn={() => large.zoomBy(1.5, meant)} onFit={large.fit} />
    </div>
  );
}

/** The moves that name this vertex. */
function movesAt(name: string, moves: ReadonlySet<string>): readonly string[] {
  return [...moves].filter((label) => namesIn(label).includes(name));
}

function namesIn(label: string): readonly string[] {
  return label.split(/[^\w.']+/);
}
