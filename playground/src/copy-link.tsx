/** Copies the address, which is the whole game. */
import { useState } from 'react';
import { LONGEST_LINK } from './address.ts';
import { Icon } from './icon.tsx';

const SHOWN_MILLISECONDS = 2000;
const COPIED = 'Link copied.';

/** What could not be done is said aloud elsewhere on the page. */
export function CopyLink({ onSay }: { onSay(words: string): void }) {
  const [isCopied, setCopied] = useState(false);
  async function copy() {
    if (location.href.length > LONGEST_LINK) return onSay('This position does not fit into a link. Save it as a file instead.');
    try {
      await navigator.clipboard.writeText(location.href);
    } catch {
      return onSay('The link is in the address bar.');
    }
    setCopied(true);
    setTimeout(() => setCopied(false), SHOWN_MILLISECONDS);
  }
  return (
    <>
      <button type="button" className="copy-button" aria-label={isCopied ? COPIED : 'Copy link'} onClick={copy}>
        <Icon name="link" /> <span>{isCopied ? COPIED : 'Copy link'}</span>
      </button>
      <span className="hidden" role="status">
        {isCopied ? COPIED : ''}
      </span>
    </>
  );
}
