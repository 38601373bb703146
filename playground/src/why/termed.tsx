/** A paragraph in which the terms of the glossary tell what they mean: pointed at, focused or tapped. */
import { useEffect, useId, useState } from 'react';
import { Formula } from '../formula.tsx';
import { findTerms } from './find-terms.ts';
import type { Term } from './glossary.ts';

let loaded: readonly Term[] | undefined;

/** Nothing until it has come; without a network texts stay plain. */
function useGlossary(): readonly Term[] | undefined {
  const [glossary, setGlossary] = useState(loaded);
  useEffect(() => {
    if (loaded !== undefined) return;
    import('./glossary.ts')
      .then((found) => {
        loaded = found.glossary;
        setGlossary(loaded);
      })
      .catch(() => {});
  }, []);
  return glossary;
}

export function Termed({ text }: { text: string }) {
  const glossary = useGlossary();
  if (glossary === undefined) return <Formula text={text} />;
  return findTerms(text, glossary).map(({ text: words, term }, index) => {
    const key = `${index} ${words}`;
    return term === undefined ? <Formula key={key} text={words} /> : <TermButton key={key} words={words} term={term} />;
  });
}

function TermButton({ words, term }: { words: string; term: Term }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <span className="term-place">
      <button
        type="button"
        className="term"
        aria-describedby={id}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        onBlur={() => setOpen(false)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        {words}
      </button>
      <span role="tooltip" id={id} className="term-tip">
        <b>{term.name}</b> {term.means}
      </span>
    </span>
  );
}
