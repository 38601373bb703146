/** Import and export in one menu: graphs in every form that is read or written here. */
import { useRef, useState } from 'react';
import { useDesk } from '../desk/use-desk.ts';
import { graphText } from '../files/games-on-graph.ts';
import { LARGEST_FILE, readFile, tooLarge } from '../files/read-file.ts';
import { FORMS } from '../files/write-graph.ts';
import { saveFile } from '../save-file.ts';
import type { Drawing } from './drawing.ts';
import type { EditedLine } from './editable.ts';

interface Properties {
  readonly text: EditedLine;
  readonly drawing: Drawing;
  onGraph(graph: string): void;
}

export function ImportExport({ text, drawing, onGraph }: Properties) {
  const { notation } = text;
  const [pasted, setPasted] = useState('');
  const [message, setMessage] = useState('');
  const desk = useDesk();
  const latest = useRef(text.graph);
  latest.current = text.graph;
  const isPlain = notation.families === true;

  async function take(content: string, name = '') {
    const file = await readFile(content, name).catch(() => ({ message: 'The reader of files could not be loaded.' }));
    if ('message' in file) return setMessage(file.message);
    if (latest.current !== text.graph) return setMessage('The graph has changed while the file was read. Open it once more.');
    if ('graph' in file) onGraph(graphText(file.graph, notation));
    else if (file.form === 'graph6' && !isPlain)
      return setMessage('graph6 and sparse6 have no arrows and no weights; use an edge list.');
    else if (file.form === 'parents' && notation.forest !== true)
      return setMessage('A list of parents is a forest; use an edge list.');
    else onGraph(file.text);
    setMessage('');
  }

  async function open(file: File | undefined) {
    if (file === undefined) return;
    if (file.size > LARGEST_FILE) return setMessage(tooLarge(file.size));
    await take(await file.text(), file.name);
  }

  async function saveEncoded(form: 'graph6' | 'sparse6') {
    const graph = await desk.ask('graph', { text: text.graph }).catch(() => undefined);
    if (graph === undefined) return;
    if ('code' in graph) setMessage(graph.message);
    else saveFile(`graph.${form === 'graph6' ? 'g6' : 's6'}`, `${graph[form]}\n`);
  }

  return (
    <details className="menu import-export">
      <summary>Import, export</summary>
      <div className="menu-sheet">
        <label>
          <span>Paste a graph</span>
          <textarea
            rows={3}
            value={pasted}
            spellCheck={false}
            placeholder="graph6, sparse6, edge list, DOT, GraphML or JSON"
            onChange={(event) => setPasted(event.target.value)}
          />
        </label>
        <div className="menu-line">
          <button type="button" onClick={() => take(pasted)}>
            Use it
          </button>
          <label className="file-button">
            Open a file
            <input type="file" onChange={(event) => open(event.target.files?.[0])} />
          </label>
        </div>
        <p className="small bad" role="status">
          {message}
        </p>
        <span className="menu-title">Export</span>
        <div className="menu-line">
          {isPlain &&
            (['graph6', 'sparse6'] as const).map((form) => (
              <button type="button" key={form} onClick={() => saveEncoded(form)}>
                {form}
              </button>
            ))}
          {FORMS.map(({ name, extension, type, write }) => (
            <button
              type="button"
              key={name}
              disabled={drawing.vertices.size === 0}
              onClick={() => saveFile(`graph.${extension}`, write(drawing, notation.arrow === '>'), type)}
            >
              {name}
            </button>
          ))}
        </div>
      </div>
    </details>
  );
}
