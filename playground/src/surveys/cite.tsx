/** How to cite a survey, and its results as files: CSV, Parquet, b-file. What is filtered is what is fetched. */
import { useState } from 'react';
import { Icon } from '../icon.tsx';
import { saveFile } from '../save-file.ts';
import type { SurveyInfo, SurveyRow } from './survey-source.ts';
import { toBFile, toBibtex, toCsv } from './texts.ts';

interface Properties {
  readonly info: SurveyInfo;
  readonly rows: readonly SurveyRow[];
}

export function Cite({ info, rows }: Properties) {
  const [note, setNote] = useState('');
  async function saveParquet() {
    try {
      const { writeParquet } = await import('./parquet.ts');
      saveFile(`${info.name}.parquet`, writeParquet(info, rows), 'application/vnd.apache.parquet');
      setNote('');
    } catch {
      setNote('What writes Parquet has not been loaded yet. Connect once to fetch it.');
    }
  }
  const bFile = toBFile(info, rows);
  return (
    <section aria-label="Cite and download">
      <h2 className="small">Cite and download</h2>
      <p className="source">
        Impartial {info.version}, survey {info.name}
        {info.root === undefined ? ', not finished. ' : `, SHA-256 ${info.root.slice(0, 12)}… `}
        <button type="button" className="as-link" onClick={() => saveFile(`${info.name}.bib`, toBibtex(info))}>
          BibTeX
        </button>
      </p>
      <p className="survey-buttons">
        <button type="button" onClick={() => saveFile(`${info.name}.csv`, toCsv(info, rows), 'text/csv')}>
          <Icon name="download" /> CSV
        </button>
        <button type="button" onClick={saveParquet}>
          <Icon name="download" /> Parquet
        </button>
        {bFile !== undefined && (
          <button type="button" onClick={() => saveFile(bFile.name, bFile.text)}>
            <Icon name="download" /> b-file
          </button>
        )}
      </p>
      <p role="status" className="note">
        {note}
      </p>
    </section>
  );
}
