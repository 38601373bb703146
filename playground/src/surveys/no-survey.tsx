/** What the view shows where no survey is served: those that are published with the page, a folder of one's own, and how to make one. */
import { useEffect, useId, useState } from 'react';
import { plural } from '../words.ts';
import { fetchPublished, type PublishedSurvey } from './survey-source.ts';

interface Properties {
  /** What was looked for and is not there. */
  readonly wanted: string | undefined;
  onFiles(files: readonly File[]): void;
}

export function NoSurvey({ wanted, onFiles }: Properties) {
  const [published, setPublished] = useState<readonly PublishedSurvey[]>([]);
  const field = useId();
  useEffect(() => {
    fetchPublished().then(setPublished);
  }, []);
  return (
    <main className="surveys">
      <h1>{wanted === undefined ? 'No survey here.' : `No survey ${wanted} is published here.`}</h1>
      {published.length > 0 && <h2>Published</h2>}
      <ul className="survey-list">
        {published.map(({ name, question, ask, tasks }) => (
          <li key={name}>
            <a href={`#view=surveys&survey=${name}`}>{name}</a> {plural(tasks, 'task')}, {ask} of <code>{question}</code>
          </li>
        ))}
      </ul>
      <h2>A folder of your own</h2>
      <p>
        <label htmlFor={field}>What impartial survey publish wrote: </label>
        <input
          id={field}
          type="file"
          {...{ webkitdirectory: '' }}
          onChange={(event) => onFiles([...(event.target.files ?? [])])}
        />
      </p>
      <h2>A new one</h2>
      <p>A survey asks thousands of questions and remembers the answers. On this machine one is made and shown with</p>
      <pre>
        {`impartial survey plan "octal 0.{a:0..7}{b:0..7}: {n}" --ask period --name octal-2\nimpartial survey run octal-2\nimpartial web --survey octal-2`}
      </pre>
    </main>
  );
}
