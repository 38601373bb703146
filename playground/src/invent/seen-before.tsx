/** Where the first values of a family were seen before: among named games and octal codes. Equal values are never called a proof. */
import { useEffect, useState } from 'react';
import { linkTo } from '../address.ts';
import type { OwnFamily, OwnPeriod } from '../box/messages.ts';
import { useDesk } from '../desk/use-desk.ts';
import type { SeenFamily } from '../solver/tasks.ts';

/** Fewer values say nothing. */
const LEAST = 12;
const MOST = 30;

/** What the OEIS calls the values of some games. */
const OEIS: Readonly<Record<string, string>> = {
  'octal 0.137: {n}': 'A002187',
  'dawsons-chess {n}': 'A002187',
  'octal 0.77: {n}': 'A002186',
  'kayles {n}': 'A002186',
  'grundys-game {n}': 'A002188',
};

interface Properties {
  readonly family: OwnFamily;
  readonly period: OwnPeriod | undefined;
  /** Whether the values are those of normal disjunctive play. */
  readonly isPlain: boolean;
}

export function SeenBefore({ family, period: found, isPlain }: Properties) {
  const desk = useDesk();
  const [seen, setSeen] = useState<readonly SeenFamily[]>();
  const end = family.values.findIndex((value) => typeof value !== 'number');
  const values = family.values.slice(0, end < 0 ? MOST + 3 : Math.min(end, MOST + 3));
  const text = isPlain && values.length >= LEAST ? values.join(',') : '';
  useEffect(() => {
    setSeen(undefined);
    if (text === '') return;
    let isOver = false;
    desk
      .ask('seen', { values: text.split(',').map(Number) })
      .then((found) => !isOver && found !== undefined && setSeen(found))
      .catch(() => {});
    return () => {
      isOver = true;
      desk.stop();
    };
  }, [text, desk]);
  if (text === '') return null;
  const { code, period } = found?.ifCode ?? {};
  const [best, ...others] = seen ?? [];
  const known = seen?.map(({ question }) => OEIS[question]).find((name) => name !== undefined);
  const octalPeriod = seen?.find((each) => each.period !== undefined)?.period;
  return (
    <section aria-label="Seen before?">
      <h2>Seen before?</h2>
      {seen === undefined && <p>Looking…</p>}
      {seen !== undefined && best === undefined && <p>Not among the games here, nor among octal codes of three digits.</p>}
      {best !== undefined && (
        <p>
          Its first {best.compared} values are those of <a href={linkTo(best.question)}>{best.title}</a>
          {best.from === family.from ? '' : ` from n = ${best.from} on`}
          {others.length > 0 && (
            <>
              , also of{' '}
              {others.slice(0, 3).map((other, index) => (
                <span key={other.question}>
                  {index > 0 && ', '}
                  <a href={linkTo(other.question)}>{other.title}</a>
                </span>
              ))}
            </>
          )}
          . That proves nothing.
          {code === undefined && octalPeriod !== undefined && ` If it is the same game, the period is ${octalPeriod}.`}
        </p>
      )}
      {code !== undefined && (
        <p>
          Its small positions move as <a href={linkTo(`octal ${code}: {n}`)}>octal {code}</a> does.
          {period !== undefined && ` If it is the same game, the period is ${period}.`}
        </p>
      )}
      <p className="small">
        {known !== undefined && (
          <>
            <a href={`https://oeis.org/${known}`} rel="noopener noreferrer" target="_blank">
              OEIS {known}
            </a>
            {' · '}
          </>
        )}
        <a
          href={`https://oeis.org/search?q=${text.split(',').slice(1, 20).join('%2C')}`}
          rel="noopener noreferrer"
          target="_blank"
        >
          Search the OEIS
        </a>
      </p>
    </section>
  );
}
