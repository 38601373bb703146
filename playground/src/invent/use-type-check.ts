/** "Check types": the compiler is fetched when it is first asked, never by itself, and looks at the code in a worker. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { NOT_LOADED } from '../words.ts';
import type { TypeProblem } from './find-type-problems.ts';

export interface TypeCheck {
  /** What was found in the code as it stands; undefined where nobody asked. */
  readonly problems: readonly TypeProblem[] | undefined;
  readonly isChecking: boolean;
  /** Why there is no answer. */
  readonly failure: string;
  check(): void;
}

const NOTHING = { problems: undefined, isChecking: false, failure: '' };

export function useTypeCheck(code: string): TypeCheck {
  const [found, setFound] = useState<Omit<TypeCheck, 'check'>>(NOTHING);
  const worker = useRef<Worker>(undefined);
  const latest = useRef(0);
  const end = useCallback(() => {
    worker.current?.terminate();
    worker.current = undefined;
  }, []);
  useEffect(() => end, [end]);
  // What was said of other code is no longer true.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the code that changes.
  useEffect(() => {
    latest.current++;
    setFound(NOTHING);
  }, [code]);
  const check = () => {
    worker.current ??= new Worker(new URL('./types-worker.ts', import.meta.url), { type: 'module' });
    const { current: compiler } = worker;
    const id = ++latest.current;
    setFound({ ...NOTHING, isChecking: true });
    compiler.onmessage = ({ data }: MessageEvent<{ readonly id: number; readonly problems: readonly TypeProblem[] }>) => {
      if (data.id === latest.current) setFound({ ...NOTHING, problems: data.problems });
    };
    compiler.onerror = () => {
      end();
      setFound({ ...NOTHING, failure: NOT_LOADED });
    };
    compiler.postMessage({ id, code });
  };
  return { ...found, check };
}
