/** Copies the address, which is the whole game. */
import { useState } from 'react';
import { LONGEST_LINK } from '../address.ts';
import { Icon } from '../icon.tsx';

const SHOWN_MILLISECONDS = 2000;

export function CopyLink() {
  const [word, setWord] = useState('');
  async function copy() {
    const isLong = location.href.length > LONGEST_LINK;
    const said = isLong
      ? 'This position does not fit into a link. Save it as a file instead.'
      : await navigator.clipboard.writeText(location.href).then(
          () => 'Link copied.',
          () => 'The link is in the address bar.',
        );
    setWord(said);
    setTimeout(() => setWord(''), SHOWN_MILLISECONDS);
  }
  return (
    <>
      <button type="button" className="copy-button" aria-label="Copy link" onClick={copy}>
        <Icon name="link" /> <span>{word === 'Link copied.' ? 'Copied' : 'Copy link'}</span>
      </button>
      <span className="hidden" role="status">
        {word}
      </span>
    </>
  );
}
