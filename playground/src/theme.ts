/** Light or dark: as the system has it, unless the visitor chose. */
import { useEffect, useState } from 'react';

export type Theme = 'light' | 'dark';
const KEY = 'impartial-theme';

function systemTheme(): Theme {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function storedTheme(): Theme | undefined {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'light' || stored === 'dark' ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function useTheme(): { readonly theme: Theme; toggle(): void } {
  const [theme, setTheme] = useState<Theme>(() => storedTheme() ?? systemTheme());
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  const toggle = () => {
    const next = theme === 'dark' ? 'light' : 'dark';
    setTheme(next);
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // A browser that keeps nothing forgets the choice with the page.
    }
  };
  return { theme, toggle };
}
