/** Copies the address, which is the whole game. A line that is too long for a link is saved as a file instead. */
import { useState } from 'react';
import { LONGEST_LINK } from './address.ts';
import { Icon } from './icon.tsx';
import { saveFile } from './save-file.ts';

const SHOWN_MILLISECONDS = 2000;
const COPIED = 'Link copied.';

interface Properties {
  /** What is saved: the line as it stands. */
  readonly line: string;
  /** What could not be done is said aloud elsewhere on the page. */
  onSay(words: string): void;
}

export function CopyLink({ line, onSay }: Properties) {
  const [isCopied, setCopied] = useState(false);
  const isTooLong = encodeURIComponent(line).length > LONGEST_LINK || location.href.length > LONGEST_LINK;
  async function copy() {
    try {
      await navigator.clipboard.writeText(location.href);
    } catch {
      return onSay('The link is in the address bar.');
    }
    setCopied(true);
    setTimeout(() => setCopied(false), SHOWN_MILLISECONDS);
  }
  function save() {
    saveFile(`${line.trim().split(/\s/, 1)[0]?.slice(0, 40) || 'question'}.txt`, `${line.trim()}\n`);
    onSay('This position does not fit into a link. It was saved as a file: drop it on the page to open it again.');
  }
  const words = isTooLong ? 'Save as file' : isCopied ? COPIED : 'Copy link';
  return (
    <>
      <button type="button" className="copy-button" aria-label={words} onClick={isTooLong ? save : copy}>
        <Icon name={isTooLong ? 'download' : 'link'} /> <span>{words}</span>
      </button>
      <span className="hidden" role="status">
        {isCopied ? COPIED : ''}
      </span>
    </>
  );
}
