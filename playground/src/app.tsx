/** The page: a question line, the verdict, and the moves that win. A move becomes the next question. */
import { useEffect, useState } from 'react';
import { addressOfQuestion, questionOfAddress } from './address.ts';
import { QuestionLine } from './question-line.tsx';
import { useAnswer } from './use-answer.ts';
import { VerdictPanel } from './verdict-panel.tsx';

const FIRST = 'node-kayles P5';
const EXAMPLES = [
  'nim 3 5 7',
  'node-kayles P10',
  'node-kayles petersen',
  'kayles 7 7',
  'dawsons-chess 14 [misere]',
  'node-kayles P9 + P11 [conjunctive]',
];

export function App() {
  const [question, setQuestion] = useState(() => questionOfAddress(location.href) ?? FIRST);
  const [before, setBefore] = useState<readonly string[]>([]);
  const { answer, progress, stop } = useAnswer(question);

  useEffect(() => {
    const follow = () => {
      setQuestion(questionOfAddress(location.href) ?? FIRST);
      setBefore([]);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  function show(next: string, trail: readonly string[]) {
    setQuestion(next);
    setBefore(trail);
    history.replaceState(null, '', addressOfQuestion(location.href, next));
  }

  return (
    <>
      <header>
        <strong>Impartial</strong>
        <span>who wins, which moves win, and why</span>
      </header>
      <search>
        <QuestionLine question={question} answer={answer} onChange={(next) => show(next, [])} />
      </search>
      <main aria-busy={progress === 'working'}>
        <h1 className="hidden">Position</h1>
        <VerdictPanel answer={answer} progress={progress} onStop={stop} onMove={(to) => show(to, [...before, question])} />
        {before.length > 0 && (
          <button type="button" onClick={() => show(before.at(-1) ?? FIRST, before.slice(0, -1))}>
            Undo
          </button>
        )}
      </main>
      <nav aria-label="Examples">
        <h2>Try</h2>
        <ul>
          {EXAMPLES.map((example) => (
            <li key={example}>
              <a href={addressOfQuestion('', example)}>{example}</a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
