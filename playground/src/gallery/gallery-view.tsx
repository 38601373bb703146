/** The gallery: each paper with its games and famous positions, a picture each, and a slip in print. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { linkTo, type Sight } from '../address.ts';
import { MiniPicture } from '../boards/mini-picture.tsx';
import { useDesk } from '../desk/use-desk.ts';
import { useRulesets } from '../rulesets/use-rulesets.ts';
import type { Look } from '../solver/tasks.ts';
import { type Card, CLASSICS, MISERE, PAPERS, slipOf } from './papers.ts';

export function GalleryView() {
  const others = useOthers();
  const questions = useMemo(
    () => [
      ...[...PAPERS, MISERE, CLASSICS].flatMap(({ cards }) => cards.map(({ question }) => question)),
      ...others.map(({ question }) => question),
    ],
    [others],
  );
  const looks = useLooks(questions);
  return (
    <main className="gallery">
      <h1>Gallery</h1>
      <p className="gallery-lead">
        Five papers, their games and six positions each. Open a card to play it. What is printed wrongly has a card of its own;{' '}
        <a href="#papers">all statements</a> are listed with what became of them.
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
              <Positions cards={cards} looks={looks} />
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
      <section>
        <h2>{MISERE.title}</h2>
        <p>
          {MISERE.sentence} <cite>{MISERE.cite}</cite>
        </p>
        <ul className="cards">
          <Positions cards={MISERE.cards} looks={looks} see="quotient" />
        </ul>
      </section>
      <section>
        <h2>{CLASSICS.title}</h2>
        <p>
          {CLASSICS.sentence} <a href="#tour=8">To the tour</a>
        </p>
        <ul className="cards">
          <Positions cards={CLASSICS.cards} looks={looks} />
        </ul>
      </section>
      <section>
        <h2>Other games</h2>
        <p>Games that none of these papers is about, with a position each.</p>
        <ul className="cards">
          {others.map(({ title, inShort, question }) => (
            <li key={question}>
              <a href={linkTo(question)}>
                <MiniPicture shape={looks.get(question)?.shapes[0]} />
                <b>{title}</b>
                <code>{question}</code>
                <span>{inShort}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}

interface PositionsProperties {
  readonly cards: readonly Card[];
  readonly looks: ReadonlyMap<string, Look>;
  /** What they open with, where that is not the board. */
  readonly see?: Sight;
}

function Positions({ cards, looks, see }: PositionsProperties) {
  return cards.map((card) => (
    <li key={card.question}>
      <a href={linkTo(card.question, see)}>
        <MiniPicture shape={looks.get(card.question)?.shapes[0]} />
        <b>{card.title}</b>
        <code>{card.question}</code>
        <span>{claim(card, looks.get(card.question))}</span>
      </a>
    </li>
  ));
}

/** The rulesets of the catalogue that no paper has a card of. */
function useOthers() {
  const rulesets = useRulesets();
  return useMemo(() => {
    const shown = new Set([...PAPERS, CLASSICS].flatMap(({ cards }) => cards.map(({ question }) => question.split(' ', 1)[0])));
    return rulesets
      .filter(({ id }) => !shown.has(id))
      .map(({ id, title, inShort, sample }) => ({ title, inShort, question: `${id} ${sample}` }));
  }, [rulesets]);
}

/** `next player wins by 2.2`. */
function claim({ outcome, by }: Card, look: Look | undefined): string {
  if (look?.side !== undefined)
    return outcome === 'N' ? `alliance ${look.side} wins by taking ${by}` : `alliance ${3 - look.side} wins`;
  return outcome === 'P' ? 'previous player wins' : `next player wins by ${by?.replaceAll('>', ' → ')}`;
}

/** What the positions of all cards look like, one after another. */
function useLooks(questions: readonly string[]): ReadonlyMap<string, Look> {
  const [looks, setLooks] = useState<ReadonlyMap<string, Look>>(new Map());
  const known = useRef(looks);
  const desk = useDesk();
  useEffect(() => {
    let wanted = true;
    (async () => {
      for (const question of questions) {
        if (known.current.has(question)) continue;
        const look = await desk.ask('look', { question, narrow: true }).catch(() => undefined);
        if (!wanted) return;
        if (look === undefined || 'error' in look) continue;
        known.current = new Map([...known.current, [question, look]]);
        setLooks(known.current);
      }
    })();
    return () => {
      wanted = false;
      desk.stop();
    };
  }, [desk, questions]);
  return looks;
}
