/** The statement of a theorem with its proof, over the board. Loaded when it is first opened. */
import { useEffect, useRef } from 'react';
import { linkToTheorem } from '../address.ts';
import './papers.css';
import { statements } from './statements.ts';
import { TheoremArticle } from './theorem-article.tsx';

export function ProofSheet({ theorem: id, onClose }: { theorem: string; onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const theorem = statements.theorems.find((each) => each.id === id);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="sheet proof-sheet" onClose={onClose} aria-labelledby="proof-title">
      <h2 id="proof-title">{theorem?.title ?? id}</h2>
      {theorem === undefined ? <p>This theorem belongs to a ruleset of your own.</p> : <TheoremArticle theorem={theorem} />}
      <p className="sheet-foot">
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>{' '}
        {theorem !== undefined && <a href={linkToTheorem(id)}>All theorems and papers</a>}
      </p>
    </dialog>
  );
}
