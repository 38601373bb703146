/** Why nothing is known: the theorems that were passed over with their reasons, and what would help. */
import type { Answer } from '../solver/tasks.ts';
import { toSentence } from '../words.ts';

interface Properties {
  readonly answer: Answer;
  onSearch(): void;
}

export function NotKnown({ answer: { passedOver, help }, onSearch }: Properties) {
  return (
    <>
      <h3>Why no theorem</h3>
      {passedOver.length === 0 && <p className="passed-over">No theorem fits this position.</p>}
      <ul className="passed-over">
        {passedOver.map(({ title, why }) => (
          <li key={title + why}>
            <b>{title}</b>: {why}.
          </li>
        ))}
      </ul>
      <h3>What would help</h3>
      <ul className="passed-over">
        {help.map((sentence) => (
          <li key={sentence}>{toSentence(sentence)}</li>
        ))}
      </ul>
      <button type="button" onClick={onSearch}>
        Search four times as far
      </button>
    </>
  );
}
