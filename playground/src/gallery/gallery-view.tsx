/** The gallery: each paper with its games and famous positions, a picture each, and a slip in print. */
import { useEffect, useState } from 'react';
import { linkTo } from '../address.ts';
import { MiniPicture } from '../boards/mini-picture.tsx';
import { useDesk } from '../desk/use-desk.ts';
import type { Look } from '../solver/tasks.ts';
import { type Card, PAPERS, slipOf } from './papers.ts';

export function GalleryView() {
  const looks = useLooks();
  return (
    <main className="gallery">
      <h1>Gallery</h1>
      <p className="gallery-lead">
        Five papers, their games and six positions each. Open a card to play it. What is printed wrongly has a card of its own;{' '}
        <a href="#view=papers">all statements</a> are listed with what became of them.
      </p>
      {PAPERS.map((paper) => {
        const { cite, title, sentence, cards } = paper;
        const slip = slipOf(paper);
        return (
          <section key={title}>
            <h2>{title}</h2>
            <p>
              {sentence} <cite>{cite}</cite>
            </p>
            <ul className="cards">
              {cards.map((card) => (
                <li key={card.question}>
                  <a href={linkTo(card.question)}>
                    <MiniPicture shape={looks.get(card.question)?.shapes[0]} />
                    <b>{card.title}</b>
                    <code>{card.question}</code>
                    <span>{claim(card, looks.get(card.question))}</span>
                  </a>
                </li>
              ))}
              {slip !== undefined && (
                <li className="slip-card">
                  <a href={linkTo(slip.counterexample.at)}>
                    <b>A slip in print</b>
                    <span className="slip-place">{slip.name}</span>
                    <p>
                      <b>Printed:</b> {slip.says}
                    </p>
                    <p>
                      <b>True:</b> {slip.truth}
                    </p>
                    <code>{slip.counterexample.at}</code>
                  </a>
                </li>
              )}
            </ul>
          </section>
        );
      })}
    </main>
  );
}

/** `next player wins by 2.2`. */
function claim({ outcome, by }: Card, look: Look | undefined): string {
  if (look?.side !== undefined)
    return outcome === 'N' ? `alliance ${look.side} wins by taking ${by}` : `alliance ${3 - look.side} wins`;
  return outcome === 'P' ? 'previous player wins' : `next player wins by ${by?.replace('>', ' → ')}`;
}

/** What the positions of all cards look like, one after another. */
function useLooks(): ReadonlyMap<string, Look> {
  const [looks, setLooks] = useState<ReadonlyMap<string, Look>>(new Map());
  const desk = useDesk();
  useEffect(() => {
    let wanted = true;
    (async () => {
      for (const { question } of PAPERS.flatMap(({ cards }) => cards)) {
        const look = await desk.ask('look', { question, narrow: true }).catch(() => undefined);
        if (!wanted) return;
        if (look !== undefined && !('error' in look)) setLooks((known) => new Map([...known, [question, look]]));
      }
    })();
    return () => {
      wanted = false;
      desk.stop();
    };
  }, [desk]);
  return looks;
}
