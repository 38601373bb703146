/** A graph came without a game: which one is to be played on it? */
import { useEffect, useRef } from 'react';
import type { PlayableGame } from './games-on-graph.ts';

interface Properties {
  readonly games: readonly PlayableGame[];
  onChoose(line: string): void;
  onCancel(): void;
}

export function GameChoice({ games, onChoose, onCancel }: Properties) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <section
      className="game-choice"
      aria-label="Play which game on this graph?"
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
    >
      <p>Play which game on this graph?</p>
      <div className="menu-line">
        {games.map(({ ruleset, title, line }, index) => (
          <button type="button" key={ruleset} ref={index === 0 ? first : undefined} onClick={() => onChoose(line)}>
            {title}
          </button>
        ))}
        <button type="button" className="bare" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </section>
  );
}
