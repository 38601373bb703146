/** Powers and indices of plain text, `2^k − 1` and `K_m`, set as such. */
const PART = /(?<=[\p{L}\d)])([\^_])(\([^()]{1,20}\)|[\p{L}\d]{1,4})/u;

export function Formula({ text }: { text: string }) {
  const pieces: { readonly kind: 'text' | 'sup' | 'sub'; readonly content: string }[] = [];
  let rest = text;
  for (let match = PART.exec(rest); match !== null; match = PART.exec(rest)) {
    const [whole, sign, inner = ''] = match;
    const content = inner.startsWith('(') ? inner.slice(1, -1) : inner;
    pieces.push({ kind: 'text', content: rest.slice(0, match.index) }, { kind: sign === '^' ? 'sup' : 'sub', content });
    rest = rest.slice(match.index + whole.length);
  }
  return [...pieces, { kind: 'text' as const, content: rest }].map(({ kind, content }, index) => {
    const key = `${index} ${content}`;
    if (kind === 'sup') return <sup key={key}>{content}</sup>;
    return kind === 'sub' ? <sub key={key}>{content}</sub> : <span key={key}>{content}</span>;
  });
}
