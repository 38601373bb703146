/** Where there is no game yet: the kits to start from, games that were kept, and a file. */
import { useState } from 'react';
import { forgetGame, listGames } from './my-games.ts';
import { TEMPLATES, WRITTEN_OUT } from './templates.ts';

interface Properties {
  readonly note: string;
  onOpen(code: string, question: string): void;
  /** Code from a file, which is shown before it runs. */
  onForeign(code: string): void;
}

/** What each kit is played on, in the size of a stamp. */
const PICTURES: Readonly<Record<string, string>> = {
  heaps: 'M20 60h16v-12H20zM20 46h16V34H20zM52 60h16V48H52zM52 46h16V34H52zM52 32h16V20H52zM84 60h16V48H84z',
  board: 'M30 14h60v48H30zM30 30h60M30 46h60M50 14v48M70 14v48',
  graph: 'M30 56 60 18l30 38zM60 18v38M56 14h8v8h-8zM26 52h8v8h-8zM86 52h8v8h-8zM56 52h8v8h-8z',
  digraph: 'M26 38h24m-7-5 7 5-7 5M70 38h24m-7-5 7 5-7 5M10 30h14v16H10zM53 30h14v16H53zM97 30h14v16H97z',
  strings: 'M20 30h80v18H20zM36 30v18M52 30v18M68 30v18M84 30v18M24 35l8 8m0-8-8 8M40 35l8 8m0-8-8 8M72 35l8 8m0-8-8 8',
  all: 'M44 22 26 40l18 18M76 22l18 18-18 18M66 16 54 64',
};

export function Start({ note, onOpen, onForeign }: Properties) {
  const [games, setGames] = useState(listGames);
  return (
    <main className="invent-start">
      <h1>Invent a game.</h1>
      <p>
        Write which moves there are. Who wins, a board to play on, values and laws follow at once. Choose what it is played on:
      </p>
      {note !== '' && (
        <p className="bad" role="alert">
          {note}
        </p>
      )}
      <ul className="cards">
        {[...TEMPLATES, WRITTEN_OUT].map(({ id, word, about, code, question }) => (
          <li key={id}>
            <button type="button" className="invent-template" onClick={() => onOpen(code, question)}>
              <svg className="mini" viewBox="0 0 120 78" aria-hidden="true">
                <path d={PICTURES[id] ?? ''} />
              </svg>
              <b>{word}</b>
              <span>{about}</span>
            </button>
          </li>
        ))}
      </ul>
      <p>
        <label className="invent-file">
          Or open a file:{' '}
          <input
            type="file"
            accept=".ts,.mts,.js,.mjs"
            onChange={async ({ target }) => {
              const text = await target.files?.[0]?.text();
              if (text !== undefined) onForeign(text);
            }}
          />
        </label>
      </p>
      {games.length > 0 && (
        <section>
          <h2>My games</h2>
          <ul className="invent-mine">
            {games.map(({ id, title, code, question }) => (
              <li key={id}>
                <button type="button" className="link" onClick={() => onOpen(code, question)}>
                  {title}
                </button>{' '}
                <code>{id}</code>{' '}
                <button
                  type="button"
                  className="bare"
                  aria-label={`Forget ${title}`}
                  onClick={() => {
                    forgetGame(id);
                    setGames(listGames());
                  }}
                >
                  Forget
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}
