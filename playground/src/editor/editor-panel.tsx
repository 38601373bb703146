/** The graph editor: vertices and edges by clicks or names, weights, labels, families by sliders. Every change rewrites the line. */
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useReducer, useRef, useState } from 'react';
import type { EditorProperties } from '../boards/board-kind.ts';
import { Icon } from '../icon.tsx';
import type { GraphShape } from '../shape/shape.ts';
import { type Drawing, drawingOf, edit, lineOf, newName } from './drawing.ts';
import { type Tool, toolsFor } from './editable.ts';
import { EditorBoard, editorSize, type Size } from './editor-board.tsx';
import { changeEdits, type Edits } from './edits.ts';
import { FamilySliders } from './family-sliders.tsx';
import { ImportExport } from './import-export.tsx';

/** The edits of the last session, for as long as its line is still the position: undo goes on where it was. */
let kept: { readonly line: string; readonly edits: Edits } | undefined;

export function EditorPanel({ shape, question, text, onLine, onClose }: EditorProperties<GraphShape>) {
  const { ruleset, notation, tail } = text;
  const [size] = useState(editorSize);
  const [tool, setTool] = useState<Tool>('Edge');
  const [chosen, setChosen] = useState<string>();
  const [chosenEdge, setChosenEdge] = useState<number>();
  const [message, setMessage] = useState('');
  const [edits, change] = useReducer(changeEdits, undefined, () => {
    if (kept?.line === question) return kept.edits;
    return { past: [], now: drawingOf(shape, size), future: [] };
  });
  const { past, now, future } = edits;
  const written = useRef({ drawing: now, line: question });
  useEffect(() => {
    if (written.current.drawing === now) return;
    written.current = { drawing: now, line: `${ruleset} ${lineOf(now, notation)}${tail}` };
    onLine(written.current.line);
  }, [now, ruleset, notation, tail, onLine]);
  useEffect(() => {
    kept = { line: written.current.line, edits };
  }, [edits]);
  // A line that came from elsewhere, a slider or a file, is drawn anew.
  useEffect(() => {
    if (question === written.current.line) return;
    written.current = { drawing: drawingOf(shape, size), line: question };
    change(written.current.drawing);
  }, [shape, question, size]);

  function pick(next: Tool) {
    setTool(next);
    setChosen(undefined);
    setChosenEdge(undefined);
    setMessage('');
  }

  function clickVertex(name: string) {
    setMessage('');
    if (tool === 'Delete') change(edit.removeVertex(now, name));
    else if (tool === 'Piece') change({ ...now, piece: name });
    else if (tool === 'Label') change(edit.toggleMark(now, name));
    else if (chosen === undefined) setChosen(name);
    else join(chosen, name);
  }

  function join(from: string, to: string) {
    if (from === to) setMessage('An edge joins two different vertices.');
    else change(edit.toggleEdge(now, from, to, notation));
    setChosen(undefined);
  }

  function joinByName(name: string) {
    if (chosen === undefined) return;
    if (now.vertices.has(name)) join(chosen, name);
    else setMessage(`There is no vertex ${name.slice(0, 40)}.`);
  }

  function addVertex(x: number, y: number) {
    change(edit.addVertex(now, newName(now), x, y));
  }

  function press(event: KeyboardEvent) {
    const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select') !== null;
    if (isTyping) return;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') change(event.shiftKey ? 'redo' : 'undo');
    else if (event.ctrlKey || event.metaKey || event.altKey) return;
    else if (event.key.toLowerCase() === 'n') addVertex(...freePlace(now, size));
    else if (event.key === 'Escape' && chosen !== undefined) setChosen(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: N adds a vertex, Ctrl+Z takes an edit back.
    <div className="editor" onKeyDown={press}>
      <div className="editor-tools">
        <div className="segmented">
          {toolsFor(notation).map((each) => (
            <button type="button" key={each} aria-pressed={tool === each} onClick={() => pick(each)}>
              {each}
            </button>
          ))}
        </div>
        <button type="button" onClick={() => addVertex(...freePlace(now, size))}>
          Add vertex <kbd>N</kbd>
        </button>
        <button type="button" disabled={past.length === 0} onClick={() => change('undo')}>
          <Icon name="undo" /> Undo
        </button>
        <button type="button" disabled={future.length === 0} onClick={() => change('redo')}>
          <Icon name="redo" /> Redo
        </button>
        <span className="spacer" />
        <ImportExport text={text} drawing={now} onGraph={(graph) => onLine(`${ruleset} ${graph}${tail}`)} />
        <button type="button" className="primary" onClick={onClose}>
          Done
        </button>
      </div>
      <div className="editor-line">
        {tool === 'Edge' && chosen !== undefined ? (
          <OneField word={`Join ${chosen} with`} button="Join" first="" onValue={joinByName} />
        ) : tool === 'Weight' && chosenEdge !== undefined ? (
          <OneField
            key={chosenEdge}
            word={`Weight of ${now.edges[chosenEdge]?.from} ${now.edges[chosenEdge]?.to}`}
            button="Set"
            first={now.edges[chosenEdge]?.weight ?? ''}
            onValue={(value) => {
              if (!/^(?:\d{1,400}|\{.+\})$/.test(value)) return setMessage('A weight is a whole number, or a game in braces.');
              setMessage('');
              change(edit.setWeight(now, chosenEdge, value));
            }}
          />
        ) : (
          <span>{hintFor(tool)}</span>
        )}{' '}
        <span className="bad" role="status">
          {message}
        </span>
      </div>
      <EditorBoard
        drawing={now}
        size={size}
        tool={tool}
        directed={notation.arrow === '>'}
        chosen={chosen}
        chosenEdge={chosenEdge}
        onVertex={clickVertex}
        onEdge={(index) => (tool === 'Delete' ? change(edit.removeEdge(now, index)) : setChosenEdge(index))}
        onSpace={addVertex}
      />
      {notation.families === true && <FamilySliders onGraph={(graph) => onLine(`${ruleset} ${graph}${tail}`)} />}
    </div>
  );
}

function hintFor(tool: Tool): ReactNode {
  if (tool === 'Vertex')
    return (
      <>
        Click empty space to add a vertex<span className="for-keys">, or press N</span>.
      </>
    );
  if (tool === 'Edge') return 'Choose two vertices to join them, or to part them again.';
  if (tool === 'Weight') return 'Choose an edge to change its weight.';
  if (tool === 'Piece') return 'Choose the vertex where the piece stands.';
  if (tool === 'Label') return 'Choose a vertex to label it, or to take the label away.';
  return 'Choose a vertex or an edge to remove it.';
}

/** The place of a grid that is farthest from all vertices. */
function freePlace({ vertices }: Drawing, size: Size): [number, number] {
  let best: [number, number] = [size.width / 2, size.height / 2];
  let most = -1;
  for (let x = 60; x <= size.width - 60; x += 40)
    for (let y = 50; y <= size.height - 50; y += 40) {
      const away = Math.min(
        120,
        ...[...vertices.values()].map((place) => Math.hypot(place.x - x, place.y - y)),
        Math.max(0, 300 - Math.hypot(x - size.width / 2, y - size.height / 2)),
      );
      if (away > most) [best, most] = [[x, y], away];
    }
  return best;
}

function OneField({
  word,
  button,
  first,
  onValue,
}: {
  word: string;
  button: string;
  first: string;
  onValue(value: string): void;
}) {
  const [value, setValue] = useState(first);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onValue(value.trim());
  };
  return (
    <form className="one-field" onSubmit={submit}>
      <label>
        {word} <input value={value} size={8} autoComplete="off" onChange={(event) => setValue(event.target.value)} />
      </label>
      <button type="submit">{button}</button>
    </form>
  );
}
