/** The picture in the editor: every vertex and every edge is a button; empty space takes a new vertex. */
import type { KeyboardEvent } from 'react';
import type { Drawing } from './drawing.ts';
import type { Tool } from './editable.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** As wide as the page has room for, so that a finger hits what it means. */
export function editorSize(): Size {
  return innerWidth < 600 ? { width: Math.max(296, innerWidth - 24), height: 340 } : { width: 760, height: 420 };
}

interface Properties {
  readonly drawing: Drawing;
  readonly size: Size;
  readonly tool: Tool;
  readonly directed: boolean;
  /** The vertex or edge that is being worked on. */
  readonly chosen: string | undefined;
  readonly chosenEdge: number | undefined;
  onVertex(name: string): void;
  onEdge(index: number): void;
  onSpace(x: number, y: number): void;
}

export function EditorBoard({ drawing, size, tool, directed, chosen, chosenEdge, onVertex, onEdge, onSpace }: Properties) {
  return (
    <svg
      className="editor-board"
      viewBox={`0 0 ${size.width} ${size.height}`}
      style={{ height: size.height }}
      onClick={(event) => {
        if (event.target !== event.currentTarget || tool !== 'Vertex') return;
        const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
        const scale = Math.max(size.width / width, size.height / height);
        onSpace(
          size.width / 2 + (event.clientX - left - width / 2) * scale,
          size.height / 2 + (event.clientY - top - height / 2) * scale,
        );
      }}
      onKeyDown={() => {}}
    >
      <title>Graph to edit</title>
      <defs>
        <marker id="edit-arrow" viewBox="0 0 10 10" refX="26" refY="5" markerWidth="8" markerHeight="8" orient="auto">
          <path d="M0 1 L9 5 L0 9 Z" className="arrow-head" />
        </marker>
      </defs>
      {drawing.edges.map(({ from, to, weight }, index) => {
        const [a, b] = [drawing.vertices.get(from), drawing.vertices.get(to)];
        const key = `${from} ${to} ${index}`;
        if (a === undefined || b === undefined) return null;
        const isButton = tool === 'Delete' || tool === 'Weight';
        const text = tool === 'Delete' ? '✕' : (weight ?? '');
        const pill = <Pill text={text} />;
        const place = `translate(${(a.x + b.x) / 2} ${(a.y + b.y) / 2})`;
        return (
          <g key={key} className={`edge ${chosenEdge === index ? 'chosen' : ''}`}>
            <line x1={a.x} y1={a.y} x2={b.x} y2={b.y} {...(directed && { markerEnd: 'url(#edit-arrow)' })} />
            {isButton ? (
              // biome-ignore lint/a11y/useSemanticElements: a button cannot stand inside a picture.
              <g
                className="pill"
                transform={place}
                role="button"
                tabIndex={0}
                data-edge={`${from} ${to}`}
                aria-label={`${tool === 'Delete' ? 'Delete edge' : `Weight ${weight} of edge`} ${from} ${to}`}
                onClick={() => onEdge(index)}
                onKeyDown={(event) => press(event, () => onEdge(index))}
              >
                <circle className="target" r="22" />
                {pill}
              </g>
            ) : (
              weight !== undefined && (
                <g className="pill" transform={place}>
                  {pill}
                </g>
              )
            )}
          </g>
        );
      })}
      {[...drawing.vertices].map(([name, { x, y }]) => {
        const isSolid = drawing.marks.has(name) || drawing.piece === name;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a button cannot stand inside a picture.
          <g
            key={name}
            className={`vertex ${isSolid ? 'labelled' : 'move plain'} ${chosen === name ? 'pointed' : ''}`}
            transform={`translate(${x} ${y})`}
            role="button"
            tabIndex={0}
            aria-label={`Vertex ${name}`}
            data-edit={name}
            onClick={() => onVertex(name)}
            onKeyDown={(event) => press(event, () => onVertex(name))}
          >
            <circle className="target" r="22" />
            <circle className="halo" r="23" />
            <circle className="disc" r="17" />
            <text className="inside" textAnchor="middle" dy="0.35em">
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function Pill({ text }: { text: string }) {
  const width = Math.max(28, 12 + 8 * text.length);
  return (
    <>
      <rect x={-width / 2} y="-12" width={width} height="24" rx="12" />
      <text textAnchor="middle" dy="0.35em">
        {text}
      </text>
    </>
  );
}

function press(event: KeyboardEvent, act: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  act();
}
