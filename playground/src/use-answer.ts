/** The answer to a question: asked after a short rest, kept while the next one is worked on. */
import type { BadQuestion, Verdict } from 'impartial';
import { useEffect, useRef, useState } from 'react';
import { createSolver, type Solver } from './solver.ts';

/** Milliseconds without a key before a line is solved. */
const REST = 120;

export type Progress = 'settled' | 'working' | 'stopped' | 'failed';

export interface Answered {
  readonly answer: Verdict | BadQuestion | undefined;
  readonly progress: Progress;
  stop(): void;
}

export function useAnswer(question: string): Answered {
  const solver = useRef<Solver>(undefined);
  const asked = useRef(question);
  const [answer, setAnswer] = useState<Verdict | BadQuestion>();
  const [progress, setProgress] = useState<Progress>('settled');

  useEffect(() => {
    asked.current = question;
    solver.current ??= createSolver(
      (reply) => {
        if (reply.question !== asked.current) return;
        setAnswer(reply.answer);
        setProgress('settled');
      },
      () => setProgress('failed'),
    );
    if (question.trim() === '') {
      solver.current.stop();
      setAnswer(undefined);
      setProgress('settled');
      return;
    }
    setProgress('working');
    const timer = setTimeout(() => solver.current?.ask(question), REST);
    return () => clearTimeout(timer);
  }, [question]);

  const stop = () => {
    solver.current?.stop();
    setProgress('stopped');
  };
  return { answer, progress, stop };
}
