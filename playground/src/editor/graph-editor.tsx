/** The graph editor: draw vertices and edges by clicks, families by sliders, text in and out. Every change rewrites the line. */
import { useEffect, useReducer, useRef, useState } from 'react';
import type { GraphShape } from '../shape/shape.ts';
import type { Look } from '../solver/tasks.ts';
import { type Drawing, drawingOf, edit, lineOf, newName } from './drawing.ts';
import type { EditedLine } from './editable.ts';
import { FamilySliders } from './family-sliders.tsx';
import { ImportExport } from './import-export.tsx';

interface Properties {
  readonly look: Look;
  readonly text: EditedLine;
  onLine(line: string): void;
  onClose(): void;
}

const TOOLS = ['Vertex', 'Edge', 'Mark', 'Delete'] as const;
type Tool = (typeof TOOLS)[number];
const SIZE = { width: 760, height: 420 } as const;

export function GraphEditor({ look, text, onLine, onClose }: Properties) {
  const { ruleset, tail } = text;
  const [tool, setTool] = useState<Tool>('Edge');
  const [chosen, setChosen] = useState<string>();
  const [{ past, now }, change] = useReducer(
    (state: { readonly past: readonly Drawing[]; readonly now: Drawing }, next: Drawing | 'undo') => {
      if (next === 'undo') return { past: state.past.slice(0, -1), now: state.past.at(-1) ?? state.now };
      return { past: [...state.past, state.now], now: next };
    },
    { past: [], now: drawingOf(look.shapes[0] as GraphShape, look.moves, SIZE) },
  );
  const written = useRef({ drawing: now, line: look.question });
  useEffect(() => {
    if (written.current.drawing === now) return;
    written.current = { drawing: now, line: `${ruleset} ${lineOf(now, ruleset)}${tail}` };
    onLine(written.current.line);
  }, [now, ruleset, tail, onLine]);
  // A line that came from elsewhere, a slider or a file, is drawn anew.
  useEffect(() => {
    const [shape] = look.shapes;
    if (look.question === written.current.line || shape?.kind !== 'graph') return;
    written.current = { drawing: drawingOf(shape, look.moves, SIZE), line: look.question };
    change(written.current.drawing);
  }, [look]);

  function clickVertex(name: string) {
    if (tool === 'Delete') change(edit.removeVertex(now, name));
    else if (tool === 'Mark') change(ruleset === 'nim-on-graphs' ? { ...now, piece: name } : edit.toggleMark(now, name));
    else if (chosen === undefined) setChosen(name);
    else {
      if (chosen !== name) change(edit.toggleEdge(now, chosen, name, ruleset));
      setChosen(undefined);
    }
  }

  function addVertex(x: number, y: number) {
    change(edit.addVertex(now, newName(now), x, y));
  }

  const markWord = ruleset === 'nim-on-graphs' ? 'Piece' : 'Label';
  return (
    <div className="editor">
      <div className="editor-tools">
        <div className="segmented">
          {TOOLS.filter(
            (each) => each !== 'Mark' || ruleset === 'geodetic' || ruleset === 'nim-on-graphs' || ruleset === 'dancing-mania',
          ).map((each) => (
            <button type="button" key={each} aria-pressed={tool === each} onClick={() => setTool(each)}>
              {each === 'Mark' ? markWord : each}
            </button>
          ))}
        </div>
        <button
          type="button"
          onClick={() => addVertex(SIZE.width / 2 + 30 * Math.cos(past.length), SIZE.height / 2 + 30 * Math.sin(past.length))}
        >
          Add a vertex
        </button>
        <button type="button" disabled={past.length === 0} onClick={() => change('undo')}>
          Undo edit
        </button>
        <span className="spacer" />
        <button type="button" className="primary" onClick={onClose}>
          Done
        </button>
      </div>
      <p className="small">{hintFor(tool, chosen)}</p>
      <svg
        className="editor-board"
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        onClick={(event) => {
          if (event.target !== event.currentTarget || tool !== 'Vertex') return;
          const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
          const scale = Math.max(SIZE.width / width, SIZE.height / height);
          const x = SIZE.width / 2 + (event.clientX - left - width / 2) * scale;
          const y = SIZE.height / 2 + (event.clientY - top - height / 2) * scale;
          addVertex(x, y);
        }}
        onKeyDown={() => {}}
      >
        <title>Graph to edit</title>
        <defs>
          <marker id="edit-arrow" viewBox="0 0 10 10" refX="26" refY="5" markerWidth="8" markerHeight="8" orient="auto">
            <path d="M0 1 L9 5 L0 9 Z" className="arrow-head" />
          </marker>
        </defs>
        {now.edges.map(({ from, to, weight }, index) => {
          const [a, b] = [now.vertices.get(from), now.vertices.get(to)];
          const key = `${from} ${to} ${index}`;
          if (a === undefined || b === undefined) return null;
          const isDirected = ruleset === 'hackendot' || ruleset === 'dancing-mania';
          return (
            <g key={key} className="edge">
              <line x1={a.x} y1={a.y} x2={b.x} y2={b.y} {...(isDirected && { markerEnd: 'url(#edit-arrow)' })} />
              {(weight !== undefined || tool === 'Delete') && (
                <EdgePill
                  text={tool === 'Delete' ? '✕' : (weight ?? '')}
                  name={`${from} to ${to}`}
                  x={(a.x + b.x) / 2}
                  y={(a.y + b.y) / 2}
                  onClick={() => change(tool === 'Delete' ? edit.removeEdge(now, index) : edit.raiseWeight(now, index))}
                />
              )}
            </g>
          );
        })}
        {[...now.vertices].map(([name, { x, y }]) => (
          // biome-ignore lint/a11y/useSemanticElements: a button cannot stand inside a picture.
          <g
            key={name}
            className={`vertex ${now.marks.has(name) || now.piece === name ? 'labelled' : 'move plain'} ${chosen === name ? 'pointed' : ''}`}
            transform={`translate(${x} ${y})`}
            role="button"
            tabIndex={0}
            aria-label={`Vertex ${name}`}
            data-edit={name}
            onClick={() => clickVertex(name)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              clickVertex(name);
            }}
          >
            <circle className="halo" r="23" />
            <circle className="disc" r="17" />
            <text className="inside" textAnchor="middle" dy="0.35em">
              {name}
            </text>
          </g>
        ))}
      </svg>
      {(ruleset === 'node-kayles' || ruleset === 'geodetic') && (
        <>
          <FamilySliders onGraph={(graph) => onLine(`${ruleset} ${graph}${tail}`)} />
          <ImportExport text={text} onGraph={(graph) => onLine(`${ruleset} ${graph}${tail}`)} />
        </>
      )}
    </div>
  );
}

function hintFor(tool: Tool, chosen: string | undefined): string {
  if (tool === 'Vertex') return 'Click empty space to add a vertex.';
  if (tool === 'Edge')
    return chosen === undefined ? 'Choose two vertices to join them, or to part them again.' : `${chosen} and …`;
  if (tool === 'Mark') return 'Choose a vertex to mark it, or to take the mark away.';
  return 'Choose a vertex or an edge to remove it.';
}

function EdgePill({ text, name, x, y, onClick }: { text: string; name: string; x: number; y: number; onClick(): void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot stand inside a picture.
    <g
      className="pill"
      transform={`translate(${x} ${y})`}
      role="button"
      tabIndex={0}
      aria-label={`Edge ${name}, ${text}`}
      onClick={onClick}
      onKeyDown={(event) => event.key === 'Enter' && onClick()}
    >
      <rect x="-14" y="-12" width="28" height="24" rx="12" />
      <text textAnchor="middle" dy="0.35em">
        {text}
      </text>
    </g>
  );
}
