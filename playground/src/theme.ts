/** Light or dark: as the system has it, unless the visitor chose. */
import { useEffect, useState } from 'react';
import { readStored, writeStored } from './stored.ts';

export type Theme = 'light' | 'dark';
const KEY = 'impartial-theme';
const DARK = '(prefers-color-scheme: dark)';

function storedTheme(): Theme | undefined {
  const stored = readStored(KEY);
  return stored === 'light' || stored === 'dark' ? stored : undefined;
}

export function useTheme(): { readonly theme: Theme; toggle(): void } {
  const [chosen, setChosen] = useState(storedTheme);
  const [isDark, setDark] = useState(() => matchMedia(DARK).matches);
  const theme = chosen ?? (isDark ? 'dark' : 'light');
  useEffect(() => {
    const system = matchMedia(DARK);
    const follow = () => setDark(system.matches);
    system.addEventListener('change', follow);
    return () => system.removeEventListener('change', follow);
  }, []);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  const toggle = () => {
    const next = theme === 'dark' ? 'light' : 'dark';
    setChosen(next);
    writeStored(KEY, next);
  };
  return { theme, toggle };
}
