/** A line that is no position, where nothing else is on the board: what is wrong with it, and where. */

interface Properties {
  readonly line: string;
  /** What is said of it. */
  readonly words: string;
  /** Where it goes wrong. */
  readonly at: number;
}

/** Characters that are shown before and behind the place. */
const BEFORE = 24;
const BEHIND = 40;

export function BadLine({ line, words, at }: Properties) {
  const start = Math.max(0, at - BEFORE);
  const [token = ''] = line.slice(at, at + BEHIND).split(/\s/, 1);
  const rest = line.slice(at + token.length);
  return (
    <section className="verdict-box bad-line">
      <h2>This line is no position</h2>
      <p className="bad-place">
        <code>
          {start > 0 && '…'}
          {line.slice(start, at)}
          <u className="wrong">{token || '\u00a0'}</u>
          {rest.slice(0, BEHIND)}
          {rest.length > BEHIND && '…'}
        </code>
      </p>
      <p className="under">{words}</p>
    </section>
  );
}
