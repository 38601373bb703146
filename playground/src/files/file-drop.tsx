/** Files may be dropped anywhere on the page: a graph asks for its game, a question line is opened. */
import { useEffect, useState } from 'react';
import type { ListedRuleset } from '../rulesets/list-rulesets.ts';
import { loadRulesets } from '../rulesets/use-rulesets.ts';
import { GameChoice } from './game-choice.tsx';
import type { PlayableGame } from './games-on-graph.ts';
import { LARGEST_FILE, listGames, readFile, tooLarge } from './read-file.ts';

/** The question line that a file holds: alone, or as `question` of a JSON object. */
export function questionIn(content: string, rulesets: readonly ListedRuleset[]): string | undefined {
  const text = content.trim();
  if (text.startsWith('{')) {
    try {
      const { question } = JSON.parse(text) as { question?: unknown };
      if (typeof question === 'string') return question;
    } catch {
      return undefined;
    }
  }
  const [word = ''] = text.split(/\s/, 1);
  return rulesets.some(({ id }) => id === word) && !text.includes('\n') ? text : undefined;
}

export function FileDrop({ onLine }: { onLine(line: string): void }) {
  const [games, setGames] = useState<readonly PlayableGame[]>();
  const [message, setMessage] = useState('');
  useEffect(() => {
    const isFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const over = (event: DragEvent) => isFile(event) && event.preventDefault();
    const drop = async (event: DragEvent) => {
      const file = event.dataTransfer?.files[0];
      if (!isFile(event) || file === undefined) return;
      event.preventDefault();
      setGames(undefined);
      if (file.size > LARGEST_FILE) return setMessage(tooLarge(file.size));
      const content = await file.text().catch(() => '');
      const rulesets = await loadRulesets();
      const question = questionIn(content, rulesets);
      setMessage('');
      if (question !== undefined) return onLine(question);
      const read = await readFile(content, file.name).catch(() => ({ message: 'The reader of files could not be loaded.' }));
      if ('message' in read) setMessage(`${file.name.slice(0, 40)}: ${read.message}`);
      else setGames(await listGames(read, rulesets));
    };
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
    };
  }, [onLine]);
  const choose = (line: string) => {
    setGames(undefined);
    onLine(line);
  };
  if (games !== undefined) return <GameChoice games={games} onChoose={choose} onCancel={() => setGames(undefined)} />;
  return message === '' ? null : (
    <p className="link-note bad" role="alert">
      {message}{' '}
      <button type="button" className="link" onClick={() => setMessage('')}>
        Close
      </button>
    </p>
  );
}
