/** Whether single letters are keys: they are, unless the visitor has switched them off in this browser. */
import { useState } from 'react';
import { readStored, writeStored } from './stored.ts';

const KEY = 'impartial-letters';

export function useLetters(): readonly [boolean, (on: boolean) => void] {
  const [letters, setLetters] = useState(() => readStored(KEY) !== 'off');
  const change = (on: boolean) => {
    setLetters(on);
    writeStored(KEY, on ? 'on' : 'off');
  };
  return [letters, change];
}
