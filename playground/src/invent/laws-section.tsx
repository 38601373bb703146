/** The laws that every ruleset keeps: whether the game in the editor does, and where not, a position and a play that show it. */
import { useState } from 'react';
import type { OwnLaws, Problem } from '../box/messages.ts';
import { capital, plural, toSentence } from '../words.ts';
import type { LoadedGame } from './use-invention.ts';

interface Properties {
  readonly laws: OwnLaws | undefined;
  readonly problem: Problem | undefined;
  readonly game: LoadedGame | undefined;
  onShow(line: string): void;
  onRun(): void;
}

export function LawsSection({ laws, problem, game, onShow, onRun }: Properties) {
  return (
    <section aria-label="Laws">
      <h2>Laws</h2>
      {problem !== undefined && (
        <div className="invent-breach" role="alert">
          <p>
            <b>{problem.line === undefined ? problem.words : `Line ${problem.line}: ${problem.words}`}</b>
          </p>
          {problem.kind !== 'code' && (
            <button type="button" onClick={onRun}>
              Run again
            </button>
          )}
        </div>
      )}
      {problem === undefined && laws === undefined && <p>{game === undefined ? '' : 'Being tried…'}</p>}
      {problem === undefined && laws?.breach !== undefined && (
        <Broken breach={laws.breach} id={game?.facts.id ?? ''} onShow={onShow} />
      )}
      {problem === undefined && laws !== undefined && <Tried laws={laws} />}
    </section>
  );
}

interface BrokenProperties extends Pick<Properties, 'onShow'> {
  readonly breach: NonNullable<OwnLaws['breach']>;
  readonly id: string;
}

function Broken({ breach: { law, position, message }, id, onShow }: BrokenProperties) {
  const isPosition = position.startsWith(`${id} `);
  // A play that comes back is told by its moves.
  const isPlay = /^the moves? .* comes? back to the same position$/.test(message);
  return (
    <div className="invent-breach" role="alert">
      <p>
        <b>✕ {capital(law)}: broken.</b>
      </p>
      <p>
        {isPlay && 'From '}
        <code>{position}</code>
        {isPlay ? ` ${message}.` : `: ${toSentence(message)}`}
      </p>
      {isPosition && (
        <button type="button" className="link" onClick={() => onShow(position)}>
          Show it on the board
        </button>
      )}
    </div>
  );
}

/** What holds, and the list of laws for those who ask. */
function Tried({ laws: { laws, positions, complete, breach, states } }: { readonly laws: OwnLaws }) {
  const [showsAll, setShowsAll] = useState(false);
  const broken = states.filter(({ holds }) => !holds).length;
  const others = states.length - broken;
  const on = positions > 0 ? `Tried on ${plural(positions, 'position')}.` : '';
  const words =
    breach === undefined
      ? complete
        ? `✓ All ${laws} laws hold.`
        : '✓ No law is broken as far as 2 s reach.'
      : others === 0
        ? ''
        : `✓ ${broken > 1 ? `${others} of the ${laws - 1} other laws hold` : `The ${others} other laws hold`}.`;
  return (
    <>
      <p>
        <b>{words}</b> <span className="small">{on}</span>{' '}
        {states.length > 0 && (
          <button type="button" className="link small" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            Which laws
          </button>
        )}
      </p>
      {showsAll && (
        <ul className="invent-laws">
          {states.map(({ law, holds }) => (
            <li key={law} className={holds ? '' : 'broken'}>
              {holds ? '✓' : '✕'} {capital(law)}
              <span className="hidden">{holds ? ': holds' : ': broken'}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
