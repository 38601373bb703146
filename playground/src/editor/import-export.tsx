/** Graphs in and out: paste or open graph6, sparse6 or an edge list; save them and DOT, GraphML, JSON. */
import { useState } from 'react';
import { saveFile } from '../save-file.ts';
import { useDesk } from '../solver/use-desk.ts';
import type { EditedLine } from './editable.ts';
import { EXPORTS, readGraphText } from './graph-formats.ts';

const LARGEST_FILE = 256 * 1024;

export function ImportExport({ text, onGraph }: { text: EditedLine; onGraph(graph: string): void }) {
  const [pasted, setPasted] = useState('');
  const [message, setMessage] = useState('');
  const desk = useDesk();

  function take(content: string) {
    if (content.length > LARGEST_FILE) return setMessage('The page reads files up to 256 kB. The command line reads more.');
    const graph = readGraphText(content);
    if (graph === undefined) return setMessage('This is no graph6, sparse6 or edge list.');
    setMessage('');
    onGraph(graph);
  }

  async function save(name: string) {
    const form = EXPORTS.find((each) => each.name === name);
    const graph = await desk.ask('graph', { text: text.graph }).catch(() => undefined);
    if (form === undefined || graph === undefined) return;
    if ('code' in graph) setMessage(graph.message);
    else saveFile(`graph.${form.extension}`, form.write(graph));
  }

  return (
    <fieldset className="import-export">
      <legend>Import and export</legend>
      <label>
        Paste graph6, sparse6 or edges{' '}
        <input value={pasted} placeholder="D?{ or 1-2 2-3" onChange={(event) => setPasted(event.target.value)} />
      </label>
      <button type="button" onClick={() => take(pasted)}>
        Use it
      </button>
      <label className="file">
        Open a file{' '}
        <input
          type="file"
          onChange={async (event) => {
            const file = event.target.files?.[0];
            if (file !== undefined) take(await file.slice(0, LARGEST_FILE + 1).text());
          }}
        />
      </label>
      <label>
        Save as{' '}
        <select value="" onChange={(event) => save(event.target.value)}>
          <option value="">choose</option>
          {EXPORTS.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <p className="small bad" role="status">
        {message}
      </p>
    </fieldset>
  );
}
