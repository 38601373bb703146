/** A question line in colours: ruleset bold, options quiet, holes and the piece in colour, and the token that is wrong underlined. */
import type { InputError } from 'impartial';

export function tokenEnd(line: string, at: number): number {
  const end = line.slice(at).search(/\s/);
  return end <= 0 ? Math.max(line.length, at) : at + end;
}

/** Lines longer than this are shown without colours. */
const MOST_COLOURED = 4000;

export function ColouredLine({ line, error }: { readonly line: string; readonly error: Pick<InputError, 'at'> | undefined }) {
  if (line.length > MOST_COLOURED) return <>{line.slice(0, MOST_COLOURED)}</>;
  if (error === undefined) return <>{coloured(line)}</>;
  const end = tokenEnd(line, error.at);
  return (
    <>
      {coloured(line.slice(0, error.at))}
      <u className="wrong">{line.slice(error.at, end) || ' '}</u>
      {line.slice(end)}
    </>
  );
}

function coloured(line: string) {
  const pieces = line.split(/(^\s*[a-z][a-z0-9-]*|\s\[[^\]]*\]\s*$|\{n\}|\s@\S+)/);
  return pieces.map((piece, index) => {
    const key = `${index} ${piece}`;
    if (/^\s*[a-z][a-z0-9-]*$/.test(piece) && index === 1) return <b key={key}>{piece}</b>;
    if (/^\s\[/.test(piece)) return <i key={key}>{piece}</i>;
    if (piece === '{n}' || /^\s@/.test(piece)) return <em key={key}>{piece}</em>;
    return <span key={key}>{piece}</span>;
  });
}
