/** Lines that may be meant by one that is no position: a click takes one. */

export function MeantLines({ lines, onTake }: { lines: readonly string[]; onTake(line: string): void }) {
  if (lines.length === 0) return null;
  return (
    <p className="meant">
      Did you mean{' '}
      {lines.map((line, index) => (
        <span key={line}>
          {index > 0 && ' · '}
          <button type="button" className="link" onClick={() => onTake(line)}>
            {line}
          </button>
        </span>
      ))}
      ?
    </p>
  );
}
