/** The question line; where it is no question, what is wrong and in which column. */
import type { BadQuestion, Verdict } from 'impartial';

interface Properties {
  readonly question: string;
  readonly answer: Verdict | BadQuestion | undefined;
  onChange(question: string): void;
}

export function QuestionLine({ question, answer, onChange }: Properties) {
  const error = answer !== undefined && 'error' in answer && answer.question === question ? answer.error : undefined;
  return (
    <>
      <label htmlFor="question">Question</label>
      <input
        id="question"
        value={question}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-invalid={error !== undefined}
        aria-describedby="sentence"
        onChange={(event) => onChange(event.target.value)}
      />
      <p id="sentence" className={error === undefined ? '' : 'bad'}>
        {error === undefined
          ? 'A ruleset and a position, such as node-kayles P10 + C7 [misere].'
          : `Column ${error.at + 1}: ${error.message}`}
      </p>
    </>
  );
}
