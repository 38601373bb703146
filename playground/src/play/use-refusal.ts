/** What the page answers to a click that is no move, or reads aloud: for some seconds, or until the next act. */
import { useEffect, useState } from 'react';

const SHOWN_MILLISECONDS = 6000;

export function useRefusal(): readonly [string, (words: string) => void] {
  const [refusal, setRefusal] = useState('');
  useEffect(() => {
    if (refusal === '') return;
    const timer = setTimeout(() => setRefusal(''), SHOWN_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [refusal]);
  return [refusal, setRefusal];
}
