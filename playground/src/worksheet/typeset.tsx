/** A formula of a text. KaTeX is fetched with the first one; until then, and where it cannot be fetched, the formula is shown as written. */
import { useEffect, useRef, useState } from 'react';

export function Typeset({ tex, isBlock = false }: { readonly tex: string; readonly isBlock?: boolean }) {
  const place = useRef<HTMLElement>(null);
  const [isSet, setSet] = useState(false);
  useEffect(() => {
    let isOver = false;
    import('./katex.ts').then(
      ({ typeset }) => {
        if (isOver || place.current === null) return;
        typeset(tex, place.current, isBlock);
        setSet(true);
      },
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [tex, isBlock]);
  // What KaTeX writes is none of React's business: the element with the source goes, and the other one has nothing else in it.
  return (
    <span className={isBlock ? 'formula block' : 'formula'}>
      {!isSet && <code>{tex}</code>}
      <span ref={place} />
    </span>
  );
}
