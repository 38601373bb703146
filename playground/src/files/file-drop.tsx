/** Files may be dropped anywhere on the page: a graph asks for its game, a question line is opened. */
import { useEffect, useRef, useState } from 'react';
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

const CHANGED = 'The position has changed while the file was read. Drop it once more.';

export function FileDrop({ onLine }: { onLine(line: string): void }) {
  const [games, setGames] = useState<readonly PlayableGame[]>();
  const [message, setMessage] = useState('');
  const drops = useRef(0);
  useEffect(() => {
    const isFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const over = (event: DragEvent) => isFile(event) && event.preventDefault();
    const drop = async (event: DragEvent) => {
      const file = event.dataTransfer?.files[0];
      if (!isFile(event) || file === undefined) return;
      event.preventDefault();
      setGames(undefined);
      // A file is opened in the place of what was there when it was dropped, or not at all.
      const asked = ++drops.current;
      const { href } = location;
      const isLate = () => {
        if (asked === drops.current && href !== location.href) setMessage(CHANGED);
        return asked !== drops.current || href !== location.href;
      };
      if (file.size > LARGEST_FILE) return setMessage(tooLarge(file.size));
      const content = await file.text().catch(() => '');
      const rulesets = await loadRulesets();
      const question = questionIn(content, rulesets);
      if (isLate()) return;
      setMessage('');
      if (question !== undefined) return onLine(question);
      const read = await readFile(content, file.name).catch(() => ({ message: 'The reader of files could not be loaded.' }));
      if ('message' in read) return isLate() || setMessage(`${file.name.slice(0, 40)}: ${read.message}`);
      const playable = await listGames(read, rulesets);
      if (!isLate()) setGames(playable);
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
