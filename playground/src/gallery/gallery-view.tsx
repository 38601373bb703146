/** The gallery: each paper with its games and famous positions, a picture each, and a slip in print. */
import { useEffect, useState } from 'react';
import { linkTo } from '../address.ts';
import type { Shape } from '../shape/shape.ts';
import { useDesk } from '../solver/use-desk.ts';
import { MiniPicture } from './mini-picture.tsx';
import { PAPERS } from './papers.ts';

export function GalleryView() {
  const shapes = useShapes();
  return (
    <main className="gallery">
      <h1>Gallery</h1>
      {PAPERS.map(({ cite, title, sentence, cards, slips }) => {
        const slip = slips.find((each) => each.outcome !== undefined);
        return (
          <section key={title}>
            <h2>{title}</h2>
            <p>
              {sentence} <cite>{cite}</cite>
            </p>
            <ul className="cards">
              {cards.map(({ question, title: name, outcome }) => (
                <li key={question}>
                  <a href={linkTo(question)}>
                    <MiniPicture shape={shapes.get(question)} />
                    <b>{name}</b>
                    <code>{question}</code>
                    <span>{outcome === 'N' ? 'next player wins' : 'previous player wins'}</span>
                  </a>
                </li>
              ))}
              {slip !== undefined && (
                <li className="slip-card">
                  <a href={linkTo(slip.counterexample)}>
                    <b>A slip in print</b>
                    <span>
                      {slip.statement}. Printed: {slip.printed}
                    </span>
                    <span>True: {slip.truth}</span>
                    <code>{slip.counterexample}</code>
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

/** The shapes of all cards, one after another. */
function useShapes(): ReadonlyMap<string, Shape> {
  const [shapes, setShapes] = useState<ReadonlyMap<string, Shape>>(new Map());
  const desk = useDesk();
  useEffect(() => {
    let wanted = true;
    (async () => {
      for (const { question } of PAPERS.flatMap(({ cards }) => cards)) {
        const look = await desk.ask('look', { question, narrow: true }).catch(() => undefined);
        if (!wanted) return;
        const shape = look === undefined || 'error' in look ? undefined : look.shapes[0];
        if (shape !== undefined) setShapes((known) => new Map([...known, [question, shape]]));
      }
    })();
    return () => {
      wanted = false;
      desk.stop();
    };
  }, [desk]);
  return shapes;
}
